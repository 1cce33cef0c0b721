/** An action of 18 Ghosts in pictures: who goes, and where to or against whom. */
import { figure, mirror } from '../../kit/board.ts';
import { svg } from '../../kit/draw.ts';
import type { Part } from '../../texts/pictures.ts';
import type { Texts } from '../../texts/texts.ts';
import { kind, type Action, type Ghost, type Room, type View } from './castle.ts';
import { FAMILY } from './families.ts';

const WIDTH = 76;
const sized = (drawn: string, word: string): Part => ({ draw: `<span style="display:block;width:${WIDTH}px;text-align:center">${drawn}${word}</span>` });

export function drawn(action: Action, view: View, texts: Texts): readonly Part[] {
  const ghost = ({ seat, colour }: Ghost, word = ''): Part => sized(figure({ family: FAMILY[seat] ?? 'round', colour, own: seat === view.viewer, letter: texts.say(`letter-${colour}`) }), word);
  const carpet = (room: Room): Part => {
    const lies = kind(room);
    const floor = lies === 'mirror' || lies === 'portal' ? svg(100, 100, mirror()) : `<span style="display:block;aspect-ratio:1;border-radius:12px;background:var(--pat-${lies}) center/18px,var(--${lies})"></span>`;
    return sized(floor, room);
  };
  const at = (room: Room): Part => (view.castle[room] ? ghost(view.castle[room], room) : carpet(room));
  switch (action.do) {
    case 'move':
      return [at(action.origin), { sign: '→' }, carpet(action.target)];
    case 'fight':
      return [at(action.origin), { sign: '⚔' }, at(action.target)];
    case 'place':
      return [{ sign: '→' }, carpet(action.room)];
    case 'release':
      return [ghost({ seat: view.viewer ?? 0, colour: action.colour }), { sign: '↑' }];
    case 'pass':
      return [];
  }
}

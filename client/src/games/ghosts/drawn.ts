/** An action of Ghosts in pictures: the card that is laid, or the pile that is taken. */
import type { Part } from '../../texts/pictures.ts';
import type { Texts } from '../../texts/texts.ts';
import { back, face } from './art.ts';
import type { Action, Card, View } from './words.ts';

const WIDTH = 92;

export function drawn(action: Action, view: View, texts: Texts): readonly Part[] {
  const card = (one: Card): Part => ({ draw: face(one, { language: texts.language, word: texts.say('screen-family', { family: one.family }), width: WIDTH }) });
  switch (action.do) {
    case 'play':
      return [card(action.card)];
    case 'take': {
      const top = view.pile.at(-1);
      return top === undefined ? [] : [card(top), { sign: '→', word: texts.say('action-take') }];
    }
    case 'redraw':
      return [{ draw: back(WIDTH) }];
    default:
      return [];
  }
}

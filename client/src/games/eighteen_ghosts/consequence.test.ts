import { expect, test } from 'vitest';
import box from '$texts/games/eighteen_ghosts/box.py?raw';
import recorded from '../../../tests/recorded/18-ghosts-2.json';
import { momentsOf } from '../../../tests/recorded.ts';
import type { RecordedGame } from '../../../tests/recorded.ts';
import { CASTLE, COLOURS, PORTAL_ROOM } from './castle.ts';
import type { Action, Event, View } from './castle.ts';
import { consequence, lit } from './consequence.ts';

const moments = momentsOf(recorded as unknown as RecordedGame, 0);

/** Everything that was foretold in a recorded game. */
const foretold = moments.flatMap((moment) =>
  [...moment.foretold].map(([action, told]) => {
    const view = moment.view as View;
    const then = { events: told.events as readonly Event[], view: told.view as View | null };
    return { view, then, read: consequence(view, JSON.parse(action) as Action, then, 0) };
  }),
);

test('every fight names its loser, and the portal of the loser’s colour turns', () => {
  const fights = foretold.filter(({ read }) => read.action.do === 'fight');
  expect(fights.length).toBeGreaterThan(10);
  for (const { read } of fights) {
    expect(read.fight).not.toBeNull();
    expect(read.turn?.colour).toBe(read.fight?.loser.colour);
    if (read.escapes.length === 0) expect(read.isBad).toBe(read.fight?.isWon === false);
  }
});

test('a lost fight that frees one of one’s own is not bad, a won one that frees only another’s is', () => {
  const view = { options: {}, outside: [] } as unknown as View;
  const [mine, theirs] = [{ seat: 0, colour: 'yellow' }, { seat: 1, colour: 'blue' }] as const;
  const fight = (loser: typeof mine | typeof theirs, fled: { seat: number; colour: string }): boolean => {
    const events = [{ event: 'attacked', ghost: mine, defender: theirs }, { event: 'beaten', ghost: loser }, { event: 'escaped', ghost: fled, room: 'e4' }];
    return consequence(view, { do: 'fight', origin: 'a5', target: 'a4' }, { events: events as unknown as Event[], view: null }, 0).isBad;
  };
  expect(fight(mine, mine)).toBe(false);
  expect(fight(mine, theirs)).toBe(true);
  expect(fight(theirs, theirs)).toBe(true);
});

test('whoever escapes is outside in the view that is foretold', () => {
  const escapes = foretold.filter(({ read }) => read.escapes.length > 0);
  expect(escapes.length).toBeGreaterThan(0);
  for (const { read, view, then } of escapes) expect(then.view?.outside.length).toBe(view.outside.length + read.escapes.length);
});

test('a lantern goes on only for a colour that was not outside before', () => {
  for (const { read, view } of foretold) for (const light of read.lights) expect(lit(view, light.seat)).not.toContain(light.colour);
});

test('in the short game every ghost lights a lantern of its own', () => {
  const view = { options: { goal: 'three' }, outside: [{ seat: 0, colour: 'red' }, { seat: 0, colour: 'red' }, { seat: 1, colour: 'blue' }] } as unknown as View;
  expect(lit(view, 0)).toEqual(['red', 'red']);
});

test('the drawn castle is the printed one', () => {
  const printed = [...box.matchAll(/^ {4}"([A-Z. ]{9})",$/gm)].map((row) => row[1]?.replaceAll(' ', ''));
  expect(CASTLE).toEqual(printed);
  const rooms = /PORTAL_ROOMS: Final = \((.*)\)/.exec(box)?.[1]?.match(/[a-e][1-5]/g);
  expect(COLOURS.map((colour) => PORTAL_ROOM[colour])).toEqual(rooms);
});

import { describe, expect, test } from 'vitest';
import stuck from '../../../tests/recorded/18-ghosts-2-2.json';
import long from '../../../tests/recorded/18-ghosts-2-1.json';
import recorded from '../../../tests/recorded/18-ghosts-2.json';
import { momentsOf } from '../../../tests/recorded.ts';
import type { RecordedGame } from '../../../tests/recorded.ts';
import type { Event, Ghost, View } from './castle.ts';
import { follow } from './figures.ts';
import type { Figure } from './figures.ts';
import { motion } from './motion.ts';
import type { Picture } from './motion.ts';

const GAMES = [recorded, long, stuck] as unknown as RecordedGame[];
const SEATS = [0, 1, null];

/** What the events of this game tell of the view; the rest is about whose turn it is. */
const told = ({ castle, portals, dungeon, outside, in_box, released }: View) => ({ castle, portals, dungeon, outside, in_box, released });

/** Every picture that is shown on the way through a game, with the event that led to it. */
function* pictures(game: RecordedGame, seat: number | null): Generator<{ event: Event; picture: Picture; isLast: boolean; view: View }> {
  let picture: Picture | null = null;
  for (const moment of momentsOf(game, seat)) {
    const events = moment.events as readonly Event[];
    for (const [i, event] of events.entries()) {
      if (picture === null) break;
      picture = motion.after(picture, event, seat);
      yield { event, picture, isLast: i === events.length - 1, view: moment.view as View };
    }
    picture = moment.view as View;
  }
}

describe('movements of recorded games', () => {
  test.each(GAMES.flatMap((game) => SEATS.map((seat) => [game, seat] as const)))('leave the true view behind after the last event', (game, seat) => {
    let shown = 0;
    for (const { picture, isLast, view } of pictures(game, seat)) {
      if (!isLast) continue;
      expect(told(picture)).toEqual(told(view));
      expect(picture.fight).toBeUndefined();
      shown += 1;
    }
    expect(shown).toBe(game.steps.length - 1);
  });

  test('are looked at for at most 400 ms', () => {
    for (const game of GAMES) for (const { event } of pictures(game, 0)) expect(motion.ms(event)).toBeLessThanOrEqual(400);
  });

  test('never lose or double a ghost, and each event moves at most one figure but the one that is attacked', () => {
    for (const game of GAMES) {
      let before: readonly Figure[] = [];
      for (const { event, picture } of pictures(game, 0)) {
        const now = follow(before, picture);
        expect(new Set(now.map((figure) => figure.key)).size).toBe(18);
        const moved = now.filter((figure) => before.some((old) => old.key === figure.key && old.place !== figure.place));
        const most = event.event === 'beaten' ? 2 : 1;
        expect(moved.length, JSON.stringify(event)).toBeLessThanOrEqual(most);
        before = now;
      }
    }
  });
});

const EMPTY: View = {
  viewer: 0, to_act: [0], result: null, options: { start: 'first', goal: 'colours', turn_limit: 0 }, castle: {}, portals: { red: 'north', blue: 'south', yellow: 'east' },
  dungeon: [], outside: [], in_box: [], placing: false, turn: 0, active: 0, released: null, past: [],
};
const RED: Ghost = { seat: 0, colour: 'red' };
const BLUE: Ghost = { seat: 1, colour: 'blue' };
const after = (view: View, ...events: Event[]): Picture => events.reduce<Picture>((picture, event) => motion.after(picture, event, 0), view);

describe('a fight', () => {
  const before = { ...EMPTY, castle: { b1: RED, b2: BLUE } };
  const attacked: Event = { event: 'attacked', ghost: RED, origin: 'b1', target: 'b2', defender: BLUE };

  test('is seen in one room with both ghosts', () => {
    const picture = after(before, attacked);
    expect(picture.castle).toEqual({ b2: BLUE });
    expect(picture.fight).toEqual({ ghost: RED, origin: 'b1', room: 'b2' });
  });
  test('that is won leaves the attacker in the room', () => {
    expect(after(before, attacked, { event: 'beaten', ghost: BLUE, room: 'b2' })).toMatchObject({ castle: { b2: RED }, dungeon: [BLUE] });
  });
  test('that is lost leaves the defender in the room', () => {
    expect(after(before, attacked, { event: 'beaten', ghost: RED, room: 'b2' })).toMatchObject({ castle: { b2: BLUE }, dungeon: [RED] });
  });
});

describe('figures', () => {
  test('of one colour keep their identity while another one of them moves', () => {
    const before = follow([], { ...EMPTY, castle: { a1: RED, c3: RED } });
    const now = follow(before, { ...EMPTY, castle: { a2: RED, c3: RED } });
    const key = (figures: readonly Figure[], place: string) => figures.find((figure) => figure.place === place)?.key;
    expect(key(now, 'c3')).toBe(key(before, 'c3'));
    expect(key(now, 'a2')).toBe(key(before, 'a1'));
  });
  test('that are freed are in the hand of the opponent, not in the dungeon', () => {
    const figures = follow([], { ...EMPTY, dungeon: [RED, RED], released: 'red' });
    expect(figures.map((figure) => figure.place).sort()).toEqual(['dungeon', 'hand']);
  });
});

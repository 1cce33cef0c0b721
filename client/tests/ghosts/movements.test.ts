/** The movements of whole recorded games: what they draw is what the server then shows. */
import { describe, expect, test } from 'vitest';
import { identify, type Whereabouts } from '../../src/games/ghosts/identity.ts';
import { motion } from '../../src/games/ghosts/motion.ts';
import type { Event, View } from '../../src/games/ghosts/words.ts';
import { momentsOf, viewersOf, type RecordedGame } from '../recorded.ts';

const games = import.meta.glob<RecordedGame>('../recorded/ghosts-*.json', { import: 'default', eager: true });
const seen = Object.entries(games).flatMap(([path, game]) =>
  viewersOf(game).map((viewer) => ({ name: `${path.split('/').at(-1)} as ${viewer}`, moments: momentsOf(game, viewer) })),
);

/** What lies on the table, as far as events tell of it. */
function drawn({ hand, hand_sizes, pile, fog_beside, top, fear, direction, points, piles, took, round, result }: View) {
  return { hand, hand_sizes, pile, fog_beside, top, fear, direction, points, piles, took, round, result };
}

describe.each(seen)('$name', ({ moments }) => {
  test('after the events of every news the picture is what the server shows', () => {
    let shown = moments[0]?.view as unknown as View;
    for (const { events, view } of moments.slice(1)) {
      const told = events as unknown as readonly Event[];
      const picture = told.reduce((before, event) => motion.after(before, event, before.viewer), shown);
      shown = view as unknown as View;
      // A deal tells the others' cards to nobody, and only its end how many each one has.
      const deals = told.some(({ event }) => event === 'round-began' || event === 'redrawn');
      expect(drawn({ ...picture, ...(deals ? { hand_sizes: shown.hand_sizes } : {}) })).toEqual(drawn(shown));
    }
  });

  test('no movement takes longer than 400 ms', () => {
    const events = moments.flatMap(({ events: told }) => told as unknown as readonly Event[]);
    expect(Math.max(...events.map((event) => motion.ms(event)))).toBeLessThanOrEqual(400);
  });

  test('every card has a key of its own, and keeps it on its way from the hand to the pile', () => {
    let shown = moments[0]?.view as unknown as View;
    let known = identify(null, shown);
    const look = (picture: View): Whereabouts => {
      const now = identify(known, picture);
      const keys = [...now.hand, ...now.pile, ...now.fog].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      return now;
    };
    for (const { events, view } of moments.slice(1)) {
      for (const event of events as unknown as readonly Event[]) {
        shown = motion.after(shown, event, shown.viewer);
        const held = known.hand.map(({ key }) => key);
        known = look(shown);
        if (event.event === 'played') {
          const laid = (event.kind === 'fog' ? known.fog : known.pile).at(-1)?.key ?? '';
          expect(held.includes(laid)).toBe(event.seat === shown.viewer);
        }
      }
      shown = view as unknown as View;
      known = look(shown);
    }
  });
});

test('the end of a round is read before the points are laid aside', () => {
  expect(motion.holds?.({ event: 'markers-laid-aside', points: [1, 1] })).toBe(true);
  expect(motion.holds?.({ event: 'round-began', round: 2, seat: 0 })).toBe(false);
});

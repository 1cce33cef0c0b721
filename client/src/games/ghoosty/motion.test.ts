/** The movements of whole recorded games: what they draw is what the server then shows. */
import { describe, expect, test } from 'vitest';
import { momentsOf, viewersOf, type RecordedGame } from '../../../tests/recorded.ts';
import { identify, type Whereabouts } from './identity.ts';
import { motion } from './motion.ts';
import type { Event, Picture } from './words.ts';

const games = import.meta.glob<RecordedGame>('../../../tests/recorded/ghoosty-*.json', { import: 'default', eager: true });
const seen = Object.entries(games).flatMap(([path, game]) =>
  viewersOf(game).map((viewer) => ({ name: `${path.split('/').at(-1)} as ${viewer}`, moments: momentsOf(game, viewer) })),
);

/** What lies on the table, as far as events tell of it. */
function drawn({ hand, hands, known, houses, crypt, cemetery, toms, exile, left, direction, points, gained, boos, ending, result }: Picture) {
  return { hand, hands, known, houses, crypt, cemetery, toms, exile, left, direction, points, gained, boos, ending, result };
}

describe.each(seen)('$name', ({ moments }) => {
  test('after the events of every news the picture is what the server shows', () => {
    let shown = moments[0]?.view as unknown as Picture;
    for (const { events, view } of moments.slice(1)) {
      const told = events as unknown as readonly Event[];
      const picture = told.reduce((before, event) => motion.after(before, event, before.viewer), shown);
      shown = view as unknown as Picture;
      // Only the end of a deal tells how many cards lie where.
      const deals = told.some(({ event }) => event === 'round-began');
      const { hand, hands, houses, crypt } = shown;
      expect(drawn(deals ? { ...picture, hand, hands, houses, crypt } : picture)).toEqual(drawn(shown));
      expect(picture.drawn ?? null).toBeNull();
    }
  });

  test('no movement takes longer than 400 ms', () => {
    const events = moments.flatMap(({ events: told }) => told as unknown as readonly Event[]);
    expect(Math.max(...events.map((event) => motion.ms(event)))).toBeLessThanOrEqual(400);
  });

  test('every card has a key of its own, and keeps it from the own hand to the cemetery', () => {
    let shown = moments[0]?.view as unknown as Picture;
    let known = identify(null, shown);
    const look = (picture: Picture): Whereabouts => {
      const now = identify(known, picture);
      const keys = [...now.hand, ...now.cemetery, ...now.drawn].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      return now;
    };
    for (const { events, view } of moments.slice(1)) {
      for (const event of events as unknown as readonly Event[]) {
        const wasDrawn = Boolean(shown.drawn);
        shown = motion.after(shown, event, shown.viewer);
        const held = known.hand.map(({ key }) => key);
        known = look(shown);
        if (event.event === 'played' && !wasDrawn) expect(held.includes(known.cemetery.at(-1)?.key ?? '')).toBe(event.seat === shown.viewer);
      }
      shown = view as unknown as Picture;
      known = look(shown);
    }
  });
});

test('the end of a round is read before the next one is dealt', () => {
  expect(motion.holds?.({ event: 'round-began', round: 2, seat: 0 })).toBe(true);
  expect(motion.holds?.({ event: 'round-began', round: 1, seat: 0 })).toBe(false);
});

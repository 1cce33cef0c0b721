import { describe, expect, test } from 'vitest';
import recorded from '../../../tests/recorded/rest-in-peace-2.json';
import { momentsOf, viewersOf } from '../../../tests/recorded.ts';
import type { RecordedGame } from '../../../tests/recorded.ts';
import { motion } from './motion.ts';
import type { Card, Event, View } from './words.ts';

const game = recorded as unknown as RecordedGame;
const games = import.meta.glob<RecordedGame>('../../../tests/recorded/rest-in-peace-*.json', { import: 'default', eager: true });
const seen = Object.entries(games).flatMap(([path, one]) => viewersOf(one).map((seat) => ({ name: path.split('/').at(-1), one, seat })));

/** What is noted at Bloody Mary is what she counts; nobody names it. */
const BLOODY_MARY = 21;
const plain = ({ seat, value, psychic, choice }: Card) => ({ seat, value, psychic, choice: psychic === BLOODY_MARY ? [] : choice });
/** What the events of this game tell of the view; what cards count, and who decides next, the view alone tells. */
const told = ({ round, row, families, end, discarded, result }: View) => ({
  round, end, discarded, result,
  row: row.map(({ cards, ...spot }) => ({ ...spot, cards: cards.map(plain) })),
  families: families.map(({ hand, hand_size, pile_size, pile_top, psychics, villas, castles, discarded: gone }) => ({ hand: hand && [...hand].sort(), hand_size, pile_size, pile_top, psychics: [...psychics].sort(), villas, castles, gone: [...gone].sort() })),
});

describe('movements of recorded games', () => {
  test.each(seen)('of $name leave the true view behind after the last event, for seat $seat', ({ one, seat }) => {
    let picture: View | null = null;
    let shown = 0;
    for (const moment of momentsOf(one, seat)) {
      const events = moment.events as readonly Event[];
      if (picture !== null) {
        const last = events.reduce((before: View, event) => motion.after(before, event, seat), picture);
        expect(told(last), JSON.stringify(events)).toEqual(told(moment.view as View));
        shown += 1;
      }
      picture = moment.view as View;
    }
    expect(shown).toBe(one.steps.length - 1);
  });

  test('are looked at for at most 400 ms', () => {
    for (const { events } of momentsOf(game, 0)) for (const event of events as readonly Event[]) expect(motion.ms(event)).toBeLessThanOrEqual(400);
  });

  test('wait for the reader before each card of the tenth round, and again when the totals are those that were counted', () => {
    const [before, last] = momentsOf(game, 0).slice(-2);
    const read: { event: Event['event']; totals: number[] }[] = [];
    let picture = before?.view as View;
    for (const event of last?.events as readonly Event[]) {
      if (motion.holds?.(event, picture)) read.push({ event: event.event, totals: picture.families.map(({ total }) => total) });
      picture = motion.after(picture, event, 0);
    }
    expect(read.map(({ event }) => event)).toEqual([...Array(8).fill('end-revealed'), 'round-won']);
    expect(read.at(-1)?.totals).toEqual((last?.view as View).families.map(({ total }) => total));
  });
});

const VIEW = momentsOf(game, 0)[0]?.view as View;
const after = (view: View, ...events: Event[]): View => events.reduce((picture: View, event) => motion.after(picture, event, 0), view);

describe('a picture', () => {
  test('after a truce shows the token at the next place', () => {
    expect(after(VIEW, { event: 'round-drawn', round: 1 }).row.slice(0, 2).map(({ villas }) => villas)).toEqual([0, 2]);
  });
  test('shows two tokens that changed places', () => {
    const swapped = after(VIEW, { event: 'tokens-swapped', seat: 0, first: 1, first_residence: 'villa', second: 3, second_residence: 'castle' });
    expect([swapped.row[0]?.castles, swapped.row[2]?.villas]).toEqual([1, 1]);
  });
  test('carries a card on to the next round', () => {
    const next = after(VIEW, { event: 'ghost-played', seat: 1, value: 1 }, { event: 'ghost-carried', seat: 1, value: 1 }, { event: 'round-began', round: 2, seat: 1 });
    expect(next.row.slice(0, 2).map(({ cards }) => cards.map(plain))).toEqual([[], [{ seat: 1, value: 1, psychic: 0, choice: [] }]]);
  });
  test('names both values at the card that asks for two', () => {
    const named = after(VIEW, { event: 'psychic-played', seat: 0, psychic: 25 }, { event: 'value-named', seat: 0, psychic: 25, value: 2 }, { event: 'value-named', seat: 0, psychic: 25, value: 5 });
    expect(named.row[0]?.cards[0]?.choice).toEqual([2, 5]);
  });
});

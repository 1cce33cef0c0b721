/** The table of Ghost for $ale over whole recorded games: what movements draw is what the server then shows. */
import { describe, expect, test } from 'vitest';
import { momentsOf, viewersOf, type RecordedGame } from '../../../tests/recorded.ts';
import { oddsOf, rungsOf, supposedNext, waysLeft } from './knowledge.ts';
import { motion } from './motion.ts';
import { among, handOf, meant, NOTHING, strokeOf } from './picking.ts';
import type { Action, Conclusions, Event, Picture, View } from './words.ts';

const games = import.meta.glob<RecordedGame>('../../../tests/recorded/ghost-for-sale-*.json', { import: 'default', eager: true });
const seen = Object.entries(games).flatMap(([path, game]) => viewersOf(game).map((viewer) => ({ name: `${path.split('/').at(-1)} as ${viewer}`, viewer, moments: momentsOf(game, viewer) })));

/** What lies on the table, as far as events tell of it. */
function drawn({ players, lots, truelight, stack, stack_seen_by }: View) {
  return {
    players: players.map(({ hand, hand_count, spent, question, has_reserved, points, glass, ghosts, paintings, doubles }) => ({ hand, hand_count, spent, question, has_reserved, points, glass, ghosts, paintings, doubles })),
    lots: lots.map(({ name, tokens, bids, owner, is_used, guess }) => ({ name, tokens, bids, owner, is_used, guess })),
    truelight, stack, stack_seen_by,
  };
}

describe.each(seen)('$name', ({ viewer, moments }) => {
  test('after the events of every news the picture is what the server shows', () => {
    let shown = moments[0]?.view as unknown as Picture;
    for (const { events, view } of moments.slice(1)) {
      const told = events as unknown as readonly Event[];
      const picture = told.reduce((before, event) => motion.after(before, event, viewer), shown);
      shown = view as unknown as Picture;
      // A new round lays out everything anew; at the end all hands are shown.
      if (told.some(({ event }) => event === 'round-began' || event === 'game-ended')) continue;
      expect(drawn(picture)).toEqual(drawn(shown));
    }
  });

  test('each sold house is read once, while its bids lie there face up', () => {
    let shown = moments[0]?.view as unknown as Picture;
    for (const { events, view } of moments.slice(1)) {
      const told = events as unknown as readonly Event[];
      const read: string[] = [];
      let picture = shown;
      for (const event of told) {
        const last = picture.playback?.last;
        if (motion.holds?.(event, picture) && picture.playback?.of === 'sale' && last?.event === 'sold') {
          const bids = picture.lots.find(({ name }) => name === last.property)?.bids ?? [];
          expect(bids.length).toBeGreaterThan(0);
          expect(bids.filter(({ card }) => card === null)).toEqual([]);
          read.push(last.property);
        }
        picture = motion.after(picture, event, viewer);
      }
      expect(read).toEqual(told.flatMap((event) => (event.event === 'sold' ? [event.property] : [])));
      shown = view as unknown as Picture;
    }
  });

  test('whatever is offered can be meant by touching things, or has a button', () => {
    for (const { choices, view } of moments) {
      const { phase } = view as unknown as View;
      for (const action of choices as unknown as readonly Action[]) {
        if (action.do === 'declare') expect(meant(phase, { ...NOTHING, token: action, target: String(action.lot) as '1' })).toEqual(action);
        if (action.do === 'bid') expect(meant(phase, { ...NOTHING, card: action.card, target: action.target })).toEqual(action);
        if (action.do === 'guess') expect(meant(phase, { ...NOTHING, guess: action.ghosts })).toEqual(action);
        if (action.do === 'remove') expect(among([action], meant(phase, { ...NOTHING, remove: action }))).toEqual(action);
        if (action.do === 'choose') expect(meant(phase, { ...NOTHING, say: action.card })).toEqual(action);
      }
    }
  });

  test('every one of the twelve cards has its place for the whole game', () => {
    if (viewer === null) return;
    for (const { view } of moments) expect(handOf(view as unknown as View, viewer).map(({ card }) => card)).toEqual([1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9, 10]);
  });

  test('no movement takes longer than 400 ms', () => {
    for (const { events } of moments) for (const event of events as unknown as readonly Event[]) expect(motion.ms(event)).toBeLessThanOrEqual(400);
  });
});

const told = {
  ways: 2, properties: [{ name: 'Culzean', counts: [], claims: [] }],
  each_way: [{ questions: ['true', 'false'], ghosts: [1], places: [1] }, { questions: ['true', 'true'], ghosts: [6], places: [5] }],
  prospects: [{ action: { do: 'declare', lot: 1, face: 'painting', kind: 'single' }, lot: 1, ghosts: [2, 6], places: [2, 5] }],
} as unknown as Conclusions;
const ROW = [0, 1, 3, 4, 0, 0];

test('a ladder counts the ways of the server, and its last rung is for all that is more', () => {
  expect(oddsOf(told, 0, ROW)).toMatchObject({ ways: 2, rungs: [0, 1, 0, 0, 0, 1], numbers: [1, 6], mean: 0.5 });
  expect(rungsOf(ROW)).toEqual(['0', '1', '2', '3', '4', '5+']);
});

test('what a token would change is what the server says', () => {
  const lay = (face: 'ghost' | 'painting'): Action => ({ do: 'declare', lot: 1, face, kind: 'single' });
  expect(oddsOf(told, 0, ROW, {}, lay('painting'))).toMatchObject({ rungs: [0, 0, 1, 0, 0, 1], numbers: [2, 6], mean: 1.5 });
  expect(oddsOf(told, 0, ROW, {}, lay('ghost'))?.numbers).toEqual([1, 6]);
});

test('what is supposed leaves the ways in which it is so', () => {
  expect(waysLeft(told, { 1: 'false' })).toBe(1);
  expect(oddsOf(told, 0, ROW, { 1: 'false' })?.numbers).toEqual([1]);
  expect([undefined, 'true', 'false'].map((one) => supposedNext(one as 'true'))).toEqual(['true', 'false', undefined]);
});

test('digits choose a card first, then a house; T and Y the places of information', () => {
  const choices: Action[] = [{ do: 'bid', card: 10, target: 'truelight' }, { do: 'pass' }];
  expect(strokeOf('0', choices, NOTHING)).toEqual({ stroke: 'card', card: 10 });
  expect(strokeOf('3', choices, { ...NOTHING, card: 10 })).toEqual({ stroke: 'target', target: '3' });
  expect(strokeOf('t', choices, { ...NOTHING, card: 10 })).toEqual({ stroke: 'target', target: 'truelight' });
  expect(strokeOf('p', choices, NOTHING)).toEqual({ stroke: 'action', action: { do: 'pass' } });
});

test('before a house come the own tokens, each with its digit', () => {
  const choices: Action[] = [{ do: 'declare', lot: 2, face: 'painting', kind: 'double' }];
  expect(strokeOf('4', choices, NOTHING)).toEqual({ stroke: 'token', token: { face: 'painting', kind: 'double' } });
  expect(strokeOf('1', choices, NOTHING)).toBeNull();
  expect(strokeOf('4', choices, { ...NOTHING, token: { face: 'painting', kind: 'double' } })).toEqual({ stroke: 'target', target: '4' });
});

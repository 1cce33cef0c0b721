import { describe, expect, test } from 'vitest';
import { strokeOf } from './keyboard.ts';
import { stacked } from './layout.ts';
import { GIVE_UP, HOLD, ofDigit, ofHand, ofLane, ofPast, ofPsychic, ofSeat, ofToken, ofValue } from './picking.ts';
import type { Action, Card } from './words.ts';

const ghost = (seat: number, value: number): Card => ({ seat, value, psychic: 0, choice: [], worth: null, trail: [] });
const psychic = (seat: number, number: number): Card => ({ seat, value: 0, psychic: number, choice: [], worth: null, trail: [] });

describe('touching a thing', () => {
  test.each<[Action]>([[{ do: 'play-ghost', value: 3 }], [{ do: 'discard', value: 3 }], [{ do: 'lay-ghost', value: 3 }], [{ do: 'name', value: 3 }], [{ do: 'play-blind' }]])('a ghost in hand means %j', (action) => {
    expect(ofHand([action], 3)).toEqual(action);
  });
  test.each<[Action]>([[{ do: 'play-psychic', psychic: 12 }], [{ do: 'lay-psychic', psychic: 12 }]])('an own psychic means %j', (action) => {
    expect(ofPsychic([action], 12)).toEqual(action);
    expect(ofPsychic([action], 13)).toBeNull();
  });
  test.each<[Action, Card]>([
    [{ do: 'remove-ghost', value: 4 }, ghost(1, 4)],
    [{ do: 'remove-psychic', psychic: 8 }, psychic(1, 8)],
    [{ do: 'copy', value: 4 }, ghost(0, 4)],
    [{ do: 'take-back-ghost', value: 4 }, ghost(0, 4)],
    [{ do: 'take-back-psychic', psychic: 8 }, psychic(0, 8)],
    [{ do: 'carry-ghost', value: 4 }, ghost(0, 4)],
    [{ do: 'carry-psychic', psychic: 8 }, psychic(0, 8)],
  ])('a card at the round means %j on its side only', (action, card) => {
    expect(ofLane([action], card, 0)).toEqual(action);
    expect(ofLane([action], { ...card, seat: 1 - card.seat }, 0)).toBeNull();
  });
  test('a ghost of an earlier round is recalled, only an own one', () => {
    expect(ofPast([{ do: 'recall', value: 2 }], ghost(0, 2), 0)).toEqual({ do: 'recall', value: 2 });
    expect(ofPast([{ do: 'recall', value: 2 }], ghost(1, 2), 0)).toBeNull();
  });
  test.each<[Action]>([[{ do: 'turn-up', seat: 1 }], [{ do: 'banish', seat: 1 }]])('a pile means %j', (action) => {
    expect(ofSeat([action], 1)).toEqual(action);
    expect(ofSeat([action], 0)).toBeNull();
  });
  test('a house means the token of its kind', () => {
    const action: Action = { do: 'swap', place: 4, residence: 'castle' };
    expect([ofToken([action], 4, 'castle'), ofToken([action], 4, 'villa')]).toEqual([action, null]);
  });
  test.each<[Action]>([[{ do: 'name', value: 6 }], [{ do: 'fetch', value: 6 }], [{ do: 'recall', value: 6 }]])('a tile means %j', (action) => {
    expect(ofValue([action], 6)).toEqual(action);
  });
});

describe('keys', () => {
  const at = (choices: Action[]) => ({ choices, me: 0, isInside: false });
  test('a digit chooses whatever has that value', () => {
    expect(ofDigit([HOLD, { do: 'remove-ghost', value: 5 }], 5)).toEqual({ do: 'remove-ghost', value: 5 });
    expect(strokeOf('5', at([{ do: 'name', value: 5 }]))).toEqual({ stroke: 'choose', action: { do: 'name', value: 5 } });
  });
  test('E ends the turn at once, A only asks first', () => {
    expect(strokeOf('e', at([HOLD, GIVE_UP]))).toEqual({ stroke: 'do', action: HOLD });
    expect(strokeOf('a', at([HOLD, GIVE_UP]))).toEqual({ stroke: 'choose', action: GIVE_UP });
    expect(strokeOf('e', at([GIVE_UP]))).toBeNull();
  });
  test('up is their pile, down is mine', () => {
    const choices: Action[] = [{ do: 'turn-up', seat: 0 }, { do: 'turn-up', seat: 1 }];
    expect(strokeOf('ArrowUp', at(choices))).toEqual({ stroke: 'choose', action: choices[1] });
    expect(strokeOf('ArrowDown', at(choices))).toEqual({ stroke: 'choose', action: choices[0] });
  });
});

describe('the hand', () => {
  test('lies card by card while there is room, then in stacks', () => {
    expect(stacked([1, 1, 2], 360).map(({ value, count, copy }) => [value, count, copy])).toEqual([[1, 1, 0], [1, 1, 1], [2, 1, 0]]);
    expect(stacked([1, 1, 1, 2, 2, 3, 4, 5], 360).map(({ value, count }) => [value, count])).toEqual([[1, 3], [2, 2], [3, 1], [4, 1], [5, 1]]);
  });
});

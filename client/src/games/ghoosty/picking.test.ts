import { describe, expect, test } from 'vitest';
import { among, largest, liftedOf, LUCK, otherMimis, pointedStack, smallest, strokeOf, TAKE, TOM, touchedStack } from './picking.ts';
import { type Action, type Card, type Play, stacksOf } from './words.ts';

const play = (value: number, count = 1, mimis = 0): Play => ({ do: 'play', value, count, mimis });
/** A 9 fits, a 4 only as a quartet with a Mimi Kry. */
const choices: readonly Action[] = [play(4, 3, 1), play(9), play(9, 1, 1), play(9, 2), play(9, 2, 1), TOM, LUCK, TAKE];
const hand: readonly Card[] = ['tom', '2', '4', '4', '4', '9', '9', '10', 'mimi'];

describe('building a play', () => {
  test('the first touch lifts the smallest play', () => {
    expect(touchedStack(choices, '9', null, false)).toEqual({ wish: 'choose', action: play(9) });
  });
  test('each further touch lifts one more, past the last one lets go', () => {
    expect(touchedStack(choices, '9', play(9), false)).toEqual({ wish: 'choose', action: play(9, 2) });
    expect(touchedStack(choices, '9', play(9, 2), false)).toEqual({ wish: 'let-go' });
  });
  test('where only a quartet fits, that is what the first touch lifts', () => {
    expect(smallest(choices, 4)).toEqual(play(4, 3, 1));
  });
  test('Mimi Kry joins what is chosen, and leaves it again', () => {
    expect(touchedStack(choices, 'mimi', play(9, 2), false)).toEqual({ wish: 'choose', action: play(9, 2, 1) });
    expect(otherMimis(choices, play(9, 2, 1))).toEqual(play(9, 2));
  });
  test('several Mimi Krys join one after the other where that is allowed', () => {
    const any = [play(9), play(9, 1, 1), play(9, 1, 2)];
    expect(otherMimis(any, play(9, 1, 1))).toEqual(play(9, 1, 2));
    expect(otherMimis(any, play(9, 1, 2))).toEqual(play(9));
  });
  test('a quartet that needs Mimi Kry keeps her', () => {
    expect(otherMimis(choices, play(4, 3, 1))).toEqual(play(4, 3, 1));
  });
  test('every play of a ghost can be lifted by touching it and Mimi Kry', () => {
    const sizes = [1, 2, 3, 4];
    const pairs = sizes.flatMap((count) => [0, 1, 2, 3, 4].map((mimis) => play(9, count, mimis)));
    const hands = sizes.flatMap((most) => [0, 1, 2, 4].map((mimis) => pairs.filter((one) => one.count <= most && one.mimis <= mimis)));
    const asked = hands.flatMap((hand) => sizes.flatMap((size) => [hand.filter((one) => one.count + one.mimis >= size), hand.filter((one) => one.count + one.mimis === size)]));
    for (const offered of asked) {
      const lifted = new Set<string>();
      const touch = (chosen: Play | null): void => {
        for (const card of ['9', 'mimi'] as const) {
          const wish = touchedStack(offered, card, chosen, false);
          if (wish.wish !== 'choose' || lifted.has(JSON.stringify(wish.action))) continue;
          lifted.add(JSON.stringify(wish.action));
          touch(wish.action as Play);
        }
      };
      touch(null);
      expect(lifted).toEqual(new Set(offered.map((one) => JSON.stringify(one))));
    }
  });
  test('Mimi Kry alone is explained', () => {
    expect(touchedStack(choices, 'mimi', null, false)).toEqual({ wish: 'explain-mimi' });
  });
  test('all at once', () => {
    expect(touchedStack(choices, '9', null, true)).toEqual({ wish: 'choose', action: play(9, 2) });
    expect(largest(choices, 9, play(9, 1, 1))).toEqual(play(9, 2, 1));
  });
  test('what does not fit is tried, so that the server says why', () => {
    expect(touchedStack(choices, '2', null, false)).toEqual({ wish: 'try', action: play(2) });
  });
  test('pointing foretells the smallest play, and nothing where there is none', () => {
    expect(pointedStack(choices, '9')).toEqual(play(9));
    expect(pointedStack(choices, '2')).toBeNull();
    expect(pointedStack(choices, 'tom')).toEqual(TOM);
  });
  test('what is lifted is what is chosen', () => {
    expect(liftedOf('9', play(9, 2, 1))).toBe(2);
    expect(liftedOf('mimi', play(9, 2, 1))).toBe(1);
    expect(liftedOf('tom', TOM)).toBe(1);
    expect(among(choices, play(9, 3))).toBeNull();
  });
});

describe('keys', () => {
  const keys = { choices, chosen: null, stacks: stacksOf(hand), perRow: 3, place: 2, letters: 'gnhp' };
  test('arrows walk through the stacks and their rows', () => {
    expect(strokeOf('ArrowRight', keys)).toEqual({ stroke: 'focus', place: 3 });
    expect(strokeOf('ArrowLeft', { ...keys, place: 0 })).toEqual({ stroke: 'focus', place: 5 });
    expect(strokeOf('ArrowDown', keys)).toEqual({ stroke: 'focus', place: 5 });
    expect(strokeOf('ArrowUp', keys)).toBeNull();
  });
  test('a digit jumps to a value, again to the next that begins so', () => {
    expect(strokeOf('9', keys)).toEqual({ stroke: 'focus', place: 3 });
    expect(strokeOf('1', keys)).toEqual({ stroke: 'focus', place: 4 });
  });
  test('letters mean what is possible, and nothing else', () => {
    expect(strokeOf('g', keys)).toEqual({ stroke: 'choose', action: LUCK });
    expect(strokeOf('n', keys)).toEqual({ stroke: 'choose', action: TAKE });
    expect(strokeOf('h', keys)).toBeNull();
    expect(strokeOf('m', { ...keys, stacks: stacksOf(['9']) })).toBeNull();
    expect(strokeOf('t', keys)).toEqual({ stroke: 'stack', card: 'tom', isAll: false });
  });
  test('Enter lays what is chosen, Escape lets go', () => {
    expect(strokeOf('Enter', keys)).toBeNull();
    expect(strokeOf('Enter', { ...keys, chosen: play(9) })).toEqual({ stroke: 'confirm' });
    expect(strokeOf('Escape', { ...keys, chosen: play(9) })).toEqual({ stroke: 'let-go' });
  });
});

import { expect, test } from 'vitest';
import type { Turned } from '$protocol';
import { greatest, nextTurn, orderOf, swing, turnAt } from './turns.ts';

const turns = [4, 9, 20].map((step) => ({ step }) as Turned);

test('the curve of the reader comes first', () => {
  expect(orderOf(4, 2)).toEqual([2, 0, 1, 3]);
  expect(orderOf(3, null)).toEqual([0, 1, 2]);
});

test('the turning point at hand is the last that has happened', () => {
  expect([0, 4, 8, 9, 30].map((step) => turnAt(turns, step))).toEqual([0, 0, 0, 1, 2]);
  expect(turnAt([], 3)).toBe(-1);
});

test('after the last turning point comes the first', () => {
  expect([0, 4, 20].map((step) => nextTurn(turns, step))).toEqual([4, 9, 4]);
  expect(nextTurn([], 3)).toBeNull();
});

test('a change is told with its sign', () => {
  expect([swing(0.4, 0.48), swing(0.24, 0.11), swing(0.5, 0.5)]).toEqual(['+8', '−13', '+0']);
});

test('where there is little room stand the greatest turning points, in their order and with their numbers', () => {
  const all = [0.1, -0.4, 0.05, 0.3, -0.2].map((change, step) => ({ step, before: 0.5, after: 0.5 + change }) as Turned);
  expect(greatest(all, 3).map(({ number, turn }) => [number, turn.step])).toEqual([[2, 1], [4, 3], [5, 4]]);
});

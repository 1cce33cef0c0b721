import { expect, test } from 'vitest';
import type { AnyEvent } from '$protocol';
import { knownToAll } from './passing.ts';

const laid = (card: string) => ({ event: 'laid', seat: 0, card }) as unknown as AnyEvent;
const drew = (cards: readonly string[] | null) => ({ event: 'drawn', seat: 0, cards }) as unknown as AnyEvent;

test('what everybody was told in the same words may be said before the curtain opens', () => {
  const told = [[laid('red-2')], [laid('blue-1')]];
  expect(knownToAll(told, [told, [[laid('white-1')], ...told]])).toEqual(told);
});

test('what one of them was told otherwise, or not at all, is kept back', () => {
  const missed = [[laid('red-2'), drew(null)], [drew(['blue-1'])]];
  const other = [[laid('red-2'), drew(['black-3'])]];
  expect(knownToAll(missed, [other])).toEqual([[laid('red-2')]]);
  expect(knownToAll(missed, [missed, []])).toEqual([]);
});

test('what was told earlier is not what is told again', () => {
  const missed = [[laid('red-2')], [laid('red-2')]];
  expect(knownToAll(missed, [[[laid('red-2')]]])).toEqual([[laid('red-2')]]);
});

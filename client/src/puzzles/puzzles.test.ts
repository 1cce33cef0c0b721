import { beforeEach, describe, expect, it } from 'vitest';
import { routeOf, toPuzzle, toPuzzles } from '../pages/route.ts';
import { weekOf } from './nights.ts';
import { SolvedPuzzles } from './solved.svelte.ts';

beforeEach(() => localStorage.clear());

describe('the way to a puzzle', () => {
  it('is found again in its address', () => {
    expect(routeOf(toPuzzles())).toEqual({ page: 'puzzles' });
    expect(routeOf(toPuzzle('ghost-for-sale', '0a1b2c3d'))).toEqual({ page: 'puzzle', game: 'ghost-for-sale', id: '0a1b2c3d' });
  });

  it('takes no more than a name can have of five thousand characters', () => {
    expect(routeOf(`#/puzzles/${'x'.repeat(5000)}/${'y'.repeat(5000)}`)).toEqual({ page: 'puzzle', game: 'x'.repeat(64), id: 'y'.repeat(64) });
  });
});

describe('what this browser has solved', () => {
  it('is remembered with its tries, and stays as it was', () => {
    new SolvedPuzzles().note('aaaaaaaa', 2, null);
    const again = new SolvedPuzzles();
    again.note('aaaaaaaa', 1, null);
    expect([again.has('aaaaaaaa'), again.tries('aaaaaaaa'), again.has('bbbbbbbb')]).toEqual([true, 2, false]);
  });

  it('counts nights in a row, also while the newest is still to be solved', () => {
    const solved = new SolvedPuzzles();
    for (const night of ['2026-11-14', '2026-11-16', '2026-11-17']) solved.note(`n${night}`, 1, night);
    expect([solved.inARow('2026-11-17'), solved.inARow('2026-11-18'), solved.inARow('2026-11-19')]).toEqual([2, 2, 0]);
  });

  it('lights the candles of the week from Monday on', () => {
    const solved = new SolvedPuzzles();
    solved.note('aaaaaaaa', 1, '2026-11-17');
    expect(weekOf('2026-11-22')).toEqual(weekOf('2026-11-16'));
    expect(solved.week('2026-11-18').map(({ isLit, isToday }) => [isLit, isToday]).slice(0, 3)).toEqual([[false, false], [true, false], [false, true]]);
  });

  it('is forgotten where somebody else has written nonsense there', () => {
    localStorage.setItem('geisterstunde.puzzles', '{"solved":{"a":"b"},"nights":[7]}');
    expect(new SolvedPuzzles().has('a')).toBe(false);
  });
});

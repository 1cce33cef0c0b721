import { describe, expect, it } from 'vitest';
import { asCode, guideOf, routeOf, toLookBack, toSetup, toTable } from './route.ts';

describe('the address', () => {
  it('leads to the shelf without anything behind the #', () => {
    expect(routeOf('')).toEqual({ page: 'start' });
    expect(routeOf('#')).toEqual({ page: 'start' });
  });

  it('leads to a table by its name, with or without a key', () => {
    expect(routeOf('#mola-kerin-tusol')).toEqual({ page: 'table', code: 'mola-kerin-tusol', key: null });
    expect(routeOf('#mola-kerin-tusol/abc')).toEqual({ page: 'table', code: 'mola-kerin-tusol', key: 'abc' });
  });

  it('leads to the pages of the house', () => {
    expect(routeOf(toSetup('ghosts'))).toEqual({ page: 'setup', game: 'ghosts' });
    expect(routeOf('#/house')).toEqual({ page: 'house', key: null });
    expect(routeOf('#/house/abc')).toEqual({ page: 'house', key: 'abc' });
    expect(routeOf(toTable('a-b-c'))).toEqual({ page: 'table', code: 'a-b-c', key: null });
  });

  it('leads to a moment of a finished game, counted as people count', () => {
    expect(routeOf(toLookBack('a-b-c', 1, 31))).toEqual({ page: 'look-back', code: 'a-b-c', game: 1, step: 31 });
    expect(routeOf(toLookBack('a-b-c', 0))).toEqual({ page: 'look-back', code: 'a-b-c', game: 0, step: null });
    expect(routeOf('#/look-back/A B C/x/-3')).toEqual({ page: 'look-back', code: 'a-b-c', game: 0, step: null });
  });

  it('leads from the rules to the guided first game where there is one', () => {
    const games = [{ name: 'ghosts', has_guide: true }, { name: 'wisps', has_guide: false }];
    expect(guideOf(games, 'ghosts')).toBe('/#/learn/ghosts');
    expect(routeOf('#/learn/ghosts')).toEqual({ page: 'learn', game: 'ghosts', table: null });
    expect(guideOf(games, 'ghosts', 'mola-kerin-tusol')).toBe('/#/learn/ghosts/mola-kerin-tusol');
    expect(routeOf('#/learn/ghosts/mola-kerin-tusol')).toEqual({ page: 'learn', game: 'ghosts', table: 'mola-kerin-tusol' });
    expect(guideOf(games, 'wisps')).toBeNull();
    expect(guideOf([], 'ghosts')).toBeNull();
  });

  it('leads to the shelf from a page that does not exist', () => {
    expect(routeOf('#/nonsense')).toEqual({ page: 'start' });
  });

  it('takes no more than a name can have of five thousand characters', () => {
    const route = routeOf(`#${'x'.repeat(5000)}/${'y'.repeat(5000)}`);
    expect(route).toEqual({ page: 'table', code: 'x'.repeat(64), key: 'y'.repeat(64) });
  });

  it('survives an address that cannot be decoded', () => {
    expect(routeOf('#%E0%A4%A')).toMatchObject({ page: 'table' });
  });
});

describe('the name of a table', () => {
  it('is read as people type it', () => {
    expect(asCode('  Mola Kerin. Tusol ')).toBe('mola-kerin-tusol');
  });
});

import { expect, test } from 'vitest';
import { leadFrom, wishedAt } from './together.ts';

test('the wish to lead is kept for its table and told once', () => {
  leadFrom('mola-kerin-tusol', 12);
  expect(location.hash).toBe('#mola-kerin-tusol');
  expect(wishedAt('another-table')).toBeNull();
  expect(wishedAt('mola-kerin-tusol')).toBe(12);
  expect(wishedAt('mola-kerin-tusol')).toBeNull();
});

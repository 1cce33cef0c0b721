import { expect, test } from 'vitest';
import folders from '../../games/folders.json';
import { keysOf } from './game_keys.ts';

test.each(Object.keys(folders))('the keys of %s are told in both languages, each once', async (game) => {
  const [german, english] = [await keysOf(game, 'de'), await keysOf(game, 'en')];
  expect(german.length).toBeGreaterThan(3);
  expect(english).toHaveLength(german.length);
  for (const rows of [german, english]) {
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
    expect(rows.every(({ keys }) => keys.every((key) => key !== '' && key !== 'null'))).toBe(true);
  }
  expect(german.map(({ what }) => what)).not.toEqual(english.map(({ what }) => what));
});

test('a table that nobody has drawn has no keys of its own', async () => {
  expect(await keysOf('brought-along', 'de')).toEqual([]);
});

import { expect, test } from 'vitest';
import { textsOf } from '../../texts/catalogues.ts';
import { HOLD } from './picking.ts';
import { type Occasion, sayingOf } from './saying.ts';
import type { Action } from './words.ts';

test('whoever leads is told to lay more only while there is something to lay', async () => {
  const texts = await textsOf('en', 'rest-in-peace');
  const said = (choices: Action[]) =>
    sayingOf({ view: { result: null, stage: 'turn', row: [], round: 1 }, me: 0, foe: 'Rumble', choices, looked: null, totals: [10, 9] } as unknown as Occasion, texts).small;
  expect(said([HOLD, { do: 'play-ghost', value: 2 }])).toContain('Or lay more.');
  expect(said([HOLD])).toBe('End your turn, then it is up to Rumble.');
});

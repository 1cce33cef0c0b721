import { expect, test, vi } from 'vitest';
import type { ShownTable } from '../table/contract.ts';
import { HINT_TOO, pressed } from './table_keys.ts';

function tableWith(askHint: () => void): ShownTable {
  const texts = { say: () => 'm r t g v z j n' };
  return { texts, opened: null, replay: null, hint: null, mayHint: true, askHint } as unknown as ShownTable;
}

test.each(['t', HINT_TOO, HINT_TOO.toUpperCase()])('%s asks for a hint', (key) => {
  const askHint = vi.fn();
  pressed(new KeyboardEvent('keydown', { key }), tableWith(askHint));
  expect(askHint).toHaveBeenCalledOnce();
});

test('a letter that the game has used is no hint', () => {
  const askHint = vi.fn();
  const event = new KeyboardEvent('keydown', { key: 't', cancelable: true });
  event.preventDefault();
  pressed(event, tableWith(askHint));
  expect(askHint).not.toHaveBeenCalled();
});

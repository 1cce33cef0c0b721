import { expect, test, vi } from 'vitest';
import type { ShownTable } from '../table/contract.ts';
import { answered, HINT_TOO, pressed } from './table_keys.ts';

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

test('a question of the others is answered before the game uses the letter', () => {
  const no = vi.fn();
  document.body.innerHTML = '<div id="prompt"><button data-answer="no"></button></div>';
  document.querySelector('button')?.addEventListener('click', no);
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard);
  const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true });
  window.addEventListener('keydown', (key) => answered(key, tableWith(vi.fn())), { capture: true, once: true });
  document.body.dispatchEvent(event);
  expect(no).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  const other = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true });
  answered(other, tableWith(vi.fn()));
  expect(other.defaultPrevented).toBe(false);
});

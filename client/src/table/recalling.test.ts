import { expect, it } from 'vitest';
import type { TableLine } from '../net/line.ts';
import type { LogLine } from './contract.ts';
import type { LogStore } from './log.svelte.ts';
import { Recalling } from './recalling.svelte.ts';

it('an answer that comes after somebody went back to now is not shown any more', async () => {
  let answer: (told: unknown) => void = () => undefined;
  const line = { ask: () => new Promise((resolve) => (answer = resolve)) } as unknown as TableLine;
  const asked = { number: 3, moment: 2, view: null } as unknown as LogLine<string>;
  const log = { lines: [{ number: 3, view: 'then' }], remember: () => undefined } as unknown as LogStore<string>;
  const recalling = new Recalling<string>({ log, line: () => line, texts: () => null, refuse: () => undefined });

  const looking = recalling.look(asked);
  void recalling.look(null);
  answer({ type: 'looked', events: [], view: 'then' });
  await looking;
  expect(recalling.past).toBe(null);

  const again = recalling.look(asked);
  answer({ type: 'looked', events: [], view: 'then' });
  await again;
  expect(recalling.past).toBe('then');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LookBackSheet } from '$protocol';
import { LookBackStore } from './look_back.svelte.ts';

const sheet = (state: LookBackSheet['state'], more: Partial<LookBackSheet> = {}): LookBackSheet => ({ state, place: 0, done: 0, whole: 0, found: null, refusal: null, sentence: '', by_itself: false, ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function store(looks: LookBackSheet[], ask = () => Promise.resolve(sheet('working'))): LookBackStore {
  return new LookBackStore({ look: () => Promise.resolve(looks.shift() ?? sheet('ready')), ask, cancel: () => Promise.resolve(sheet('unasked')) });
}

test('whoever wants it has it begun where nobody has, and looks until it is ready', async () => {
  const one = store([sheet('unasked'), sheet('working', { done: 3, whole: 12 }), sheet('ready')]);
  await one.begin(true);
  expect(one.sheet?.state).toBe('working');
  await vi.advanceTimersByTimeAsync(800);
  expect(one.share).toBe(0.25);
  await vi.advanceTimersByTimeAsync(800);
  expect(one.sheet?.state).toBe('ready');
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever only came by a link does not have it begun', async () => {
  const one = store([sheet('unasked')]);
  await one.begin(false);
  expect(one.sheet?.state).toBe('unasked');
});

test('where a game ended it is begun only if the house offers that, and a refusal is nobody’s trouble', async () => {
  const idle = store([sheet('unasked', { by_itself: true })]);
  await idle.beginByItself();
  expect(idle.sheet?.state).toBe('working');
  idle.close();
  const ask = vi.fn(() => Promise.resolve(sheet('working')));
  await store([sheet('unasked')], ask).beginByItself();
  expect(ask).not.toHaveBeenCalled();
  const refused = store([sheet('unasked', { by_itself: true })], () => Promise.reject(new Error('Many want to look back just now.')));
  await refused.beginByItself();
  expect([refused.trouble, refused.sheet?.state]).toEqual(['', 'unasked']);
});

test('cancelled is cancelled: an answer that was on its way says nothing any more', async () => {
  let late: (sheet: LookBackSheet) => void = () => undefined;
  const looks = [Promise.resolve(sheet('working')), new Promise<LookBackSheet>((resolve) => (late = resolve))];
  const one = new LookBackStore({ look: () => looks.shift() ?? Promise.reject(new Error('asked too often')), ask: () => Promise.resolve(sheet('working')), cancel: () => Promise.resolve(sheet('unasked')) });
  await one.begin(true);
  await vi.advanceTimersByTimeAsync(800);
  await one.cancel();
  late(sheet('working'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(one.sheet?.state).toBe('unasked');
  expect(one.trouble).toBe('');
});

test('whoever goes away before the first answer has nothing begun', async () => {
  const ask = vi.fn(() => Promise.resolve(sheet('working')));
  const one = store([sheet('unasked')], ask);
  const begun = one.begin(true);
  one.close();
  await begun;
  expect(ask).not.toHaveBeenCalled();
});

test('a refusal is told, and what was known before stays', async () => {
  const one = store([sheet('unasked')], () => Promise.reject(new Error('Many want to look back just now.')));
  await one.begin(true);
  expect(one.trouble).toBe('Many want to look back just now.');
  expect(one.sheet?.state).toBe('unasked');
});

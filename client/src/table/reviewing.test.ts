import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Led } from '$protocol';
import type { Asked, TableLine } from '../net/line.ts';
import { Reviewing } from './reviewing.svelte.ts';

const led = (person: number | null, step: number): Led => ({ type: 'led', game: 0, person, seat: person, name: person === 0 ? 'Ada' : 'Ben', step, eyes: null });
let asked: Asked[] = [];

function reviewing(person: number | null): Reviewing {
  const line = { ask: (question: Asked) => (asked.push(question), Promise.resolve(null)) } as unknown as TableLine;
  return new Reviewing({ line: () => line, person: () => person });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});

describe('a game looked at together', () => {
  test('is followed only by whoever wants to', () => {
    const ben = reviewing(1);
    ben.hear(led(0, 3));
    expect(ben.isFollowing).toBe(false);
    ben.follow(true);
    expect(ben.isFollowing).toBe(true);
  });
  test('is told step by step, and of many steps in a moment the last', () => {
    const ada = reviewing(0);
    ada.lead(1, null);
    vi.runAllTimers();
    ada.hear(led(0, 1));
    for (const step of [2, 3, 4]) ada.lead(step, 1);
    vi.runAllTimers();
    expect(asked).toEqual([{ type: 'lead', step: 1, eyes: null }, { type: 'lead', step: 4, eyes: 1 }]);
  });
  test('goes on with whoever takes over, and who led goes along', () => {
    const ada = reviewing(0);
    ada.lead(1, null);
    vi.runAllTimers();
    ada.hear(led(0, 1));
    expect(ada.isLeading).toBe(true);
    ada.hear(led(1, 2));
    expect([ada.isLeading, ada.isFollowing]).toEqual([false, true]);
  });
  test('ends when nobody leads any more', () => {
    const ben = reviewing(1);
    ben.hear(led(0, 3));
    ben.follow(true);
    ben.hear(led(null, 3));
    expect([ben.led, ben.isFollowing]).toEqual([null, false]);
  });
  test('shows for a moment what somebody points at', () => {
    const ben = reviewing(1);
    ben.hear({ type: 'pointed', person: 0, seat: 0, name: 'Ada', thing: 'room=b2' });
    expect(ben.pointed?.thing).toBe('room=b2');
    vi.runAllTimers();
    expect(ben.pointed).toBeNull();
  });
  test('lets who watches neither lead nor point', () => {
    const watcher = reviewing(null);
    watcher.point('room=b2');
    expect([watcher.mayLead, asked]).toEqual([false, []]);
  });
});

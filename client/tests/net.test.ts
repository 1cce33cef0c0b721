/** The line heals itself, and keys of seats are never lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyFromServer } from '../protocol.ts';
import { FROZEN_AFTER, Line, WAITS, type LineState, type Socket } from '../src/net/line.ts';
import { forgetKey, forgetTable, keepKey, keptTables, keysFor } from '../src/net/seats.ts';

class FakeSocket implements Socket {
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  private readonly listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    (this.listeners[type] ??= []).push(listener);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): void {
    this.readyState = 1;
    this.tell('open', null);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.tell('close', null);
  }

  say(message: unknown): void {
    this.tell('message', JSON.stringify(message));
  }

  tell(type: string, data: unknown): void {
    for (const listener of this.listeners[type] ?? []) listener({ data });
  }
}

function lineOf() {
  const sockets: FakeSocket[] = [];
  const states: LineState[] = [];
  const heard: AnyFromServer[] = [];
  const line = new Line({
    code: 'mola-kerin-tusol',
    token: 'key',
    language: () => 'de',
    listener: { hear: (message) => heard.push(message), change: (state) => states.push(state) },
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const newest = () => sockets.at(-1) as FakeSocket;
  const welcome = (number: number) => newest().say({ type: 'welcome', news: { number } });
  return { line, sockets, states, heard, newest, welcome };
}

describe('the line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says hello with its key and the newest number that it heard', () => {
    const { newest, welcome, line } = lineOf();
    newest().open();
    expect(newest().sent[0]).toEqual({ type: 'hello', token: 'key', last: 0, lang: 'de' });
    welcome(7);
    newest().say({ type: 'heard', news: { number: 8 } });
    newest().close();
    vi.advanceTimersByTime(WAITS[0] ?? 0);
    newest().open();
    expect(newest().sent[0]).toMatchObject({ type: 'hello', last: 8 });
    line.close();
  });

  it('tries again after 1, 2, 4, 8 and then every 15 seconds', () => {
    const { sockets, newest, line, states } = lineOf();
    for (const wait of [...WAITS, WAITS.at(-1) ?? 0]) {
      const before = sockets.length;
      newest().close();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(before + 1);
    }
    expect(states).toEqual(['away']);
    line.close();
  });

  it('says a command again after a break, with the same id, until it is answered', async () => {
    const { newest, welcome, line } = lineOf();
    newest().open();
    welcome(1);
    const answer = line.do({ do: 'undo' });
    const first = newest().sent.at(-1);
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().open();
    expect(newest().sent.at(-1)).toEqual(first);
    newest().say({ type: 'done', id: first?.id, number: 2 });
    await expect(answer).resolves.toMatchObject({ type: 'done', number: 2 });
    newest().close();
    vi.advanceTimersByTime(WAITS[1] ?? 0);
    newest().open();
    expect(newest().sent.map(({ type }) => type)).toEqual(['hello']);
    line.close();
  });

  it('does not say a question again: what it asked about may have changed', async () => {
    const { newest, welcome, line } = lineOf();
    newest().open();
    welcome(1);
    const answer = line.ask({ type: 'hint' });
    newest().close();
    await expect(answer).resolves.toBeNull();
    line.close();
  });

  it('is frozen when it is open and nobody answers, and up again at the first word', () => {
    const { newest, welcome, line, states } = lineOf();
    newest().open();
    welcome(1);
    vi.advanceTimersByTime(FROZEN_AFTER + 5001);
    expect(line.state).toBe('frozen');
    newest().say({ type: 'pong', n: 1 });
    expect(states).toEqual(['up', 'frozen', 'up']);
    line.close();
  });

  it('is not disturbed by words of somebody in between', () => {
    const { newest, heard, line } = lineOf();
    newest().open();
    newest().tell('message', '<html>502</html>');
    newest().tell('message', 'null');
    expect(heard).toEqual([]);
    line.close();
  });

  it('that was closed stays closed', () => {
    const { sockets, newest, line } = lineOf();
    newest().open();
    line.close();
    vi.advanceTimersByTime(60000);
    expect(sockets.length).toBe(1);
  });
});

describe('keys of seats', () => {
  beforeEach(() => localStorage.clear());
  const key = (token: string, seat: number | null, name = 'Mira') => ({ token, seat, name, game: 'ghosts' });

  it('are several for a table where people share a device', () => {
    keepKey('a', key('one', 1));
    keepKey('a', key('two', 0, 'Jonas'));
    expect(keysFor('a').map(({ token }) => token)).toEqual(['two', 'one']);
  });

  it('stay when another key without a seat is tried', () => {
    keepKey('a', key('good', 0));
    keepKey('a', key('other', null));
    forgetKey('a', 'other');
    expect(keysFor('a').map(({ token }) => token)).toEqual(['good']);
  });

  it('of the page before this client are still good', () => {
    localStorage.setItem('geisterstunde.seats', JSON.stringify({ a: { token: 'old', game: 'ghosts', at: 5 } }));
    expect(keysFor('a')).toEqual([{ token: 'old', seat: null, name: '', game: 'ghosts', at: 5 }]);
  });

  it('are read from whatever somebody wrote there', () => {
    for (const broken of ['{', '[]', 'null', '{"a": 3}', '{"a": [{"token": 3}]}']) {
      localStorage.setItem('geisterstunde.seats', broken);
      expect(keysFor('a')).toEqual([]);
      expect(keptTables()).toEqual([]);
    }
  });

  it('are forgotten table by table', () => {
    keepKey('a', key('one', 0));
    keepKey('b', key('two', 0));
    forgetTable('a');
    expect(keptTables().map(([code]) => code)).toEqual(['b']);
  });

  it('are known until a reload where the browser keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    keepKey('a', key('one', 0));
    full.mockRestore();
    expect(keysFor('a').map(({ token }) => token)).toEqual(['one']);
  });
});

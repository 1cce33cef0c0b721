import { expect, test } from 'vitest';
import type { HouseTable, WayIn } from '$protocol';
import { textsOf } from '../../texts/catalogues.ts';
import { ago, forFriends, inOrder, SHOWN, size, stretch, typed } from './seen.ts';

const tables = (phase: HouseTable['phase'], count: number): HouseTable[] =>
  Array.from({ length: count }, () => ({ game: 'ghosts', phase, players: 2, people: 2, bots: 0, connected: 2, watchers: 0, since: 0, games_played: 0, is_bot_thinking: false }));
const way = (address: string, reach: WayIn['reach']): WayIn => ({ address, reach, qr: reach === 'machine' ? '' : '<svg/>' });

test('tables that run come before those that gather, and what is over is folded away', () => {
  const seen = inOrder([...tables('over', 12), ...tables('before', 1), ...tables('playing', 2)]);
  expect(seen.shown.map((table) => table.phase)).toEqual(['playing', 'playing', 'before']);
  expect([seen.more.length, seen.over.length]).toEqual([0, 12]);
});

test('forty tables leave room for what stands below them, and one more is no reason to fold', () => {
  expect([inOrder(tables('playing', 40)).shown.length, inOrder(tables('playing', 40)).more.length]).toEqual([SHOWN, 40 - SHOWN]);
  expect(inOrder(tables('playing', SHOWN + 1)).more).toEqual([]);
});

test('what leads only to this machine is nothing for friends', () => {
  const [chosen, near, here] = [way('https://ghosts.example/', 'chosen'), way('http://192.168.178.23:8018/', 'network'), way('http://localhost:8018/', 'machine')];
  expect(forFriends([chosen, near, here])).toEqual([chosen, near]);
  expect(forFriends([here])).toEqual([]);
  expect([chosen, near, here].map((one) => typed(one.address))).toEqual(['ghosts.example', '192.168.178.23:8018', 'localhost:8018']);
});

test('times and sizes are told in the largest unit that fits, in both languages', async () => {
  const [de, en] = [await textsOf('de'), await textsOf('en')];
  expect([30, 300, 7300, 90_000, 260_000].map((seconds) => stretch(seconds, de))).toEqual(['1 Min.', '5 Min.', '2 Std.', '1 Tag', '3 Tagen']);
  expect([30, 300, 90_000].map((seconds) => ago(seconds, de))).toEqual(['gerade eben', 'vor 5 Min.', 'vor 1 Tag']);
  expect([30, 300, 90_000].map((seconds) => ago(seconds, en))).toEqual(['just now', '5 min ago', '1 day ago']);
  expect([120_000, 2_440_000].map((bytes) => size(bytes, 'de'))).toEqual(['120 kB', '2,4 MB']);
});

import { expect, test } from 'vitest';
import type { Chair, Proposal } from '$protocol';
import type { SeatKey } from '../net/seats.ts';
import { awaitedHere, type Handed } from './handing.ts';

const chair = (name: string, away = false): Chair => ({ who: 'person', name, person: 0, level: away ? 'flake' : null, away, avatar: '' });
const key = (seat: number): SeatKey => ({ token: `t${seat}`, seat, name: '', game: 'ghosts', at: 0 });
const seen = (seat: number, { turn = [] as number[], proposals = [] as Proposal[], chairs = [chair('Eule'), chair('Mira'), chair('Farn')] } = {}): Handed => ({ seat, chairs, proposals, isTurnOf: (one) => one !== null && turn.includes(one) });
const proposed = (kind: Proposal['kind'], by: number, agreed: number[] = []): Proposal => ({ kind, by, agreed, seconds: null });
const seats = (keys: readonly SeatKey[]) => keys.map((one) => one.seat);
const here = [key(0), key(1)];

test('the device goes to whoever is on turn, unless whoever has it is on turn too', () => {
  expect(seats(awaitedHere(here, seen(0, { turn: [1] })))).toEqual([1]);
  expect(seats(awaitedHere(here, seen(0, { turn: [0, 1] })))).toEqual([]);
});

test('it goes to whoever is asked, also in the midst of a turn and after the end', () => {
  expect(seats(awaitedHere(here, seen(0, { turn: [0], proposals: [proposed('resign', 0)] })))).toEqual([1]);
  expect(seats(awaitedHere(here, seen(0, { proposals: [proposed('rematch', 0)] })))).toEqual([1]);
});

test('whoever has it answers first; then all others at this device, and nobody who sits elsewhere', () => {
  const asked = [proposed('undo', 2)];
  expect(seats(awaitedHere(here, seen(0, { turn: [1], proposals: asked })))).toEqual([]);
  expect(seats(awaitedHere(here, seen(0, { turn: [2], proposals: [proposed('undo', 2, [0])] })))).toEqual([1]);
  expect(seats(awaitedHere(here, seen(1, { turn: [2], proposals: [proposed('undo', 2, [0, 1])] })))).toEqual([]);
});

test('for whom a ghost plays nobody waits, and only what is everybody’s is asked of them', () => {
  const chairs = [chair('Eule'), chair('Mira', true), chair('Farn')];
  expect(seats(awaitedHere(here, seen(0, { turn: [1], chairs })))).toEqual([]);
  expect(seats(awaitedHere(here, seen(0, { proposals: [proposed('resign', 0)], chairs })))).toEqual([]);
  expect(seats(awaitedHere(here, seen(0, { proposals: [proposed('undo', 0)], chairs })))).toEqual([1]);
});

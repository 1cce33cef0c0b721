import { describe, expect, test } from 'vitest';
import type { Action, View } from './castle.ts';
import { choiceAt, live, pick } from './picking.ts';

const view = {
  castle: { a1: { seat: 0, colour: 'red' }, a2: { seat: 1, colour: 'blue' }, b2: { seat: 0, colour: 'yellow' }, e5: { seat: 0, colour: 'red' } },
} as unknown as View;
const step: Action = { do: 'move', origin: 'a1', target: 'b1' };
const fight: Action = { do: 'fight', origin: 'a1', target: 'a2' };
const other: Action = { do: 'move', origin: 'b2', target: 'b3' };
const turn: readonly Action[] = [step, fight, other, { do: 'release', colour: 'red' }];

describe('a touch', () => {
  test('on a ghost that can be led chooses it', () => {
    expect(pick(view, turn, null, 'a1')).toEqual({ is: 'ghost', room: 'a1' });
  });
  test('on a room that the chosen ghost can go to is that action', () => {
    expect(pick(view, turn, 'a1', 'b1')).toEqual({ is: 'action', action: step });
    expect(pick(view, turn, 'a1', 'a2')).toEqual({ is: 'action', action: fight });
  });
  test('on the chosen ghost lets go of it', () => {
    expect(pick(view, turn, 'a1', 'a1')).toEqual({ is: 'let-go' });
  });
  test('on another ghost of one’s own chooses that one', () => {
    expect(pick(view, turn, 'a1', 'b2')).toEqual({ is: 'ghost', room: 'b2' });
  });
  test('on a room that cannot be reached asks the server why', () => {
    expect(pick(view, turn, 'a1', 'd4')).toEqual({ is: 'attempt', action: { do: 'move', origin: 'a1', target: 'd4' } });
    expect(pick(view, turn, 'b2', 'a2')).toEqual({ is: 'attempt', action: { do: 'fight', origin: 'b2', target: 'a2' } });
  });
  test('on a ghost that cannot be led asks the server why', () => {
    expect(pick(view, turn, null, 'a2')).toMatchObject({ is: 'attempt', action: { do: 'move', origin: 'a2' } });
    expect(pick(view, turn, null, 'e5')).toMatchObject({ is: 'attempt', action: { do: 'move', origin: 'e5' } });
  });
  test('on an empty room with nothing chosen does nothing', () => {
    expect(pick(view, turn, null, 'd4')).toEqual({ is: 'nothing' });
  });
  test('while one waits does nothing', () => {
    expect(pick(view, [], null, 'a1')).toEqual({ is: 'nothing' });
  });
});

describe('while ghosts are set into rooms, a touch', () => {
  const placing: readonly Action[] = [{ do: 'place', room: 'b1' }];
  test('on a possible room is that action', () => {
    expect(pick(view, placing, null, 'b1')).toEqual({ is: 'action', action: placing[0] });
  });
  test('anywhere else asks the server why not', () => {
    expect(pick(view, placing, null, 'c1')).toEqual({ is: 'attempt', action: { do: 'place', room: 'c1' } });
  });
});

test('Tab reaches only rooms where something can be done', () => {
  expect(live(turn, null)).toEqual(['a1', 'b2']);
  expect(live(turn, 'a1')).toEqual(['a1', 'b1', 'a2']);
});

test('without a chosen ghost no room names a move', () => {
  expect(choiceAt(turn, null, 'b1')).toBeNull();
});

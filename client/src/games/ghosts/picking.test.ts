import { expect, test } from 'vitest';
import { among, isSameAction, KEEP, mostGivenBack, mustTake, play, REDRAW, strokeOf, TAKE, touched } from './picking.ts';
import type { Action, Card } from './words.ts';

const RED: Card = { family: 'red', value: 2 };
const BLUE: Card = { family: 'blue', value: 3 };
const choices: readonly Action[] = [play(RED), TAKE];
const desk = { choices, cards: 5, place: -1, given: 0 };
const giving = { choices: [0, 1, 2].map((points): Action => ({ do: 'give-back', points })), cards: 0, place: -1, given: 2 };

test('a finger chooses, mouse and keys do at once', () => {
  expect(touched(choices, play({ ...RED }), 'finger')).toEqual({ wish: 'choose', action: play(RED) });
  expect(touched(choices, play(RED), 'mouse').wish).toBe('do');
  expect(touched(choices, play(RED), 'keys').wish).toBe('do');
});

test('a card that cannot be laid is tried, so that the server says why not', () => {
  expect(touched(choices, play(BLUE), 'finger')).toEqual({ wish: 'try', action: play(BLUE) });
});

test('actions are the same if they do the same', () => {
  expect(isSameAction(play(RED), play({ family: 'red', value: 2 }))).toBe(true);
  expect(isSameAction(play(RED), play(BLUE))).toBe(false);
  expect(isSameAction({ do: 'give-back', points: 1 }, { do: 'give-back', points: 2 })).toBe(false);
  expect(isSameAction(null, TAKE)).toBe(false);
  expect(isSameAction(TAKE, { do: 'take' })).toBe(true);
});

test('only the pile is left when nothing else can be done', () => {
  expect(mustTake([TAKE])).toBe(true);
  expect(mustTake(choices)).toBe(false);
  expect(mustTake([])).toBe(false);
});

test('as many points may be given back as the choices say', () => {
  expect(mostGivenBack(giving.choices)).toBe(2);
  expect(mostGivenBack(choices)).toBe(0);
});

test('numbers and arrows go from card to card, round and round', () => {
  expect(strokeOf('3', desk)).toEqual({ stroke: 'focus', place: 2 });
  expect(strokeOf('9', desk)).toBeNull();
  expect(strokeOf('ArrowRight', desk)).toEqual({ stroke: 'focus', place: 0 });
  expect(strokeOf('ArrowLeft', desk)).toEqual({ stroke: 'focus', place: 4 });
  expect(strokeOf('ArrowRight', { ...desk, place: 4 })).toEqual({ stroke: 'focus', place: 0 });
  expect(strokeOf('ArrowRight', { ...desk, cards: 0 })).toBeNull();
});

test('letters mean what they name, and only if it can be done', () => {
  expect(strokeOf('t', desk)).toEqual({ stroke: 'wish', action: TAKE });
  expect(strokeOf('S', desk)).toEqual({ stroke: 'wish', action: TAKE });
  expect(strokeOf('n', desk)).toBeNull();
  expect(strokeOf('n', { ...desk, choices: [KEEP, REDRAW] })).toEqual({ stroke: 'wish', action: REDRAW });
  expect(strokeOf('k', { ...desk, choices: [KEEP] })).toEqual({ stroke: 'wish', action: KEEP });
  expect(strokeOf('x', desk)).toBeNull();
});

test('Escape lets go, Enter confirms what is chosen', () => {
  expect(strokeOf('Escape', desk)).toEqual({ stroke: 'let-go' });
  expect(strokeOf('Enter', desk)).toEqual({ stroke: 'confirm' });
});

test('points go into the bowl and out of it, never more than there may be', () => {
  expect(strokeOf('1', giving)).toEqual({ stroke: 'give', points: 1 });
  expect(strokeOf('3', giving)).toBeNull();
  expect(strokeOf('ArrowLeft', giving)).toEqual({ stroke: 'give', points: 2 });
  expect(strokeOf('ArrowRight', giving)).toEqual({ stroke: 'give', points: 1 });
  expect(strokeOf('ArrowRight', { ...giving, given: 0 })).toEqual({ stroke: 'give', points: 0 });
  expect(strokeOf('Enter', giving)).toEqual({ stroke: 'confirm' });
});

test('what is not to be had is among no choices', () => {
  expect(among(choices, KEEP)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { pressed, pressedInDungeon } from './keyboard.ts';

const LETTERS = { red: 'R', blue: 'B', yellow: 'G' };

describe('in the castle', () => {
  test('arrows walk from room to room and stop at the wall', () => {
    expect(pressed('ArrowRight', 'c3', null)).toEqual({ is: 'room', room: 'd3' });
    expect(pressed('ArrowUp', 'c1', null)).toEqual({ is: 'room', room: 'c1' });
    expect(pressed('ArrowDown', 'a5', null)).toEqual({ is: 'room', room: 'a5' });
  });
  test('a letter and a digit jump to a room', () => {
    expect(pressed('b', 'c3', null)).toEqual({ is: 'column', column: 'b' });
    expect(pressed('4', 'c3', 'b')).toEqual({ is: 'room', room: 'b4' });
    expect(pressed('D', 'c3', null)).toEqual({ is: 'column', column: 'd' });
  });
  test('a digit alone, or one that no row has, is nothing', () => {
    expect(pressed('4', 'c3', null)).toBeNull();
    expect(pressed('7', 'c3', 'b')).toBeNull();
  });
  test('Escape lets go, and other keys are left to others', () => {
    expect(pressed('Escape', 'c3', null)).toEqual({ is: 'let-go' });
    expect(pressed('Enter', 'c3', null)).toBeNull();
    expect(pressed('Tab', 'c3', null)).toBeNull();
    expect(pressed('h', 'c3', null)).toBeNull();
  });
});

describe('in the dungeon', () => {
  test('the letter of a colour goes to a ghost that can be freed, and to no other', () => {
    expect(pressedInDungeon('g', 'red', null, ['red', 'yellow'], LETTERS)).toEqual({ is: 'colour', colour: 'yellow' });
    expect(pressedInDungeon('b', 'red', null, ['red', 'yellow'], LETTERS)).toBeNull();
  });
  test('arrows go round', () => {
    expect(pressedInDungeon('ArrowDown', 'yellow', null, ['red', 'yellow'], LETTERS)).toEqual({ is: 'colour', colour: 'red' });
    expect(pressedInDungeon('ArrowUp', 'red', null, ['red', 'yellow'], LETTERS)).toEqual({ is: 'colour', colour: 'yellow' });
  });
  test('a digit after the d that led here goes to the room', () => {
    expect(pressedInDungeon('4', 'red', 'd', ['red'], LETTERS)).toEqual({ is: 'room', room: 'd4' });
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nameOfThing, thingCalled } from '../src/table/things.ts';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 10, height: 10 } as DOMRect);
  document.body.innerHTML = '<p></p><button data-room="b2"><svg><path /></svg></button><button data-face="ghost" data-kind="double"></button>';
});

describe('a thing on the table', () => {
  test('is named by its mark, also where something in it was touched', () => {
    expect(nameOfThing(document.querySelector('path'))).toBe('room=b2');
  });
  test('is named by several marks where one is not enough', () => {
    expect(nameOfThing(document.querySelector('[data-face]'))).toBe('face=ghost,kind=double');
  });
  test('is found again by its name', () => {
    expect(thingCalled('face=ghost,kind=double')).toBe(document.querySelector('[data-face]'));
  });
  test('beside all things there is none', () => {
    expect(nameOfThing(document.querySelector('p'))).toBeNull();
  });
  test.each(['', 'room', 'nonsense=1', 'room="]*{}', 'x'.repeat(65), '@nowhere'])('%s is none', (name) => {
    expect(thingCalled(name)).toBeNull();
  });
});

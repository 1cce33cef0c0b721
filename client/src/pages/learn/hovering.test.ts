import { expect, it } from 'vitest';
import { hoveringAt, type Shown } from './hovering.ts';

const ROOM = { width: 348, height: 200, home: 360, screen: 740, isWaited: false };
const thing = (y: number, height: number, rank = 0): Shown => ({ x: 20, y, width: 100, height, rank });

it('stays at home where it hides nothing', () => {
  expect(hoveringAt([], ROOM)).toBe(360);
  expect(hoveringAt([thing(100, 80), thing(600, 100, 1)], ROOM)).toBe(360);
});

it('goes no farther than it has to', () => {
  expect(hoveringAt([thing(340, 60)], ROOM)).toBe(406);
  expect(hoveringAt([thing(500, 240)], ROOM)).toBe(294);
});

it('stays on the screen, and rather hides what comes second', () => {
  const [first, second] = [thing(200, 530), thing(10, 150, 1)];
  expect(hoveringAt([first, second], ROOM)).toBe(6);
  expect(hoveringAt([{ ...first, rank: 1 }, { ...second, rank: 0 }], ROOM)).toBeGreaterThan(160);
});

it('leaves the hand below its home free where something is to be done, unless that hides more', () => {
  expect(hoveringAt([thing(340, 60)], { ...ROOM, isWaited: true })).toBe(134);
  expect(hoveringAt([thing(20, 60), thing(180, 60), thing(340, 60)], { ...ROOM, isWaited: true })).toBe(406);
});

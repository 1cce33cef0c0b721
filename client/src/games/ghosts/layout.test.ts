import { describe, expect, test } from 'vitest';
import { clockwise, frameOf, geometry, onTheWay } from './layout.ts';

const SCREENS = [
  { name: 'a phone', width: 360, height: 740, stage: [360, 404] },
  { name: 'a short phone', width: 390, height: 664, stage: [390, 358] },
  { name: 'a phone of somebody who watches', width: 360, height: 740, stage: [360, 588] },
  { name: 'a tablet', width: 820, height: 1180, stage: [820, 720] },
  { name: 'a small desktop', width: 1280, height: 720, stage: [932, 374] },
  { name: 'a laptop', width: 1280, height: 800, stage: [932, 454] },
  { name: 'a tablet that lies', width: 1180, height: 820, stage: [832, 416] },
  { name: 'a high window', width: 1180, height: 960, stage: [832, 556] },
  { name: 'a desktop', width: 1440, height: 900, stage: [1092, 496] },
] as const;
const PLAYERS = [2, 3, 4, 5, 6];
const cases = SCREENS.flatMap((screen) => PLAYERS.map((players) => ({ ...screen, players })));

describe.each(cases)('on $name with $players players', ({ width, height, stage, players }) => {
  const frame = frameOf(width, height);
  const table = geometry(stage[0], stage[1], players, frame);

  test('everything lies on the stage', () => {
    const boxes = [table.pile, table.drawPile, table.fog, table.sack].map(({ x, y, width: w }) => [x - w / 2, y - w * 0.7, x + w / 2, y + w * 0.7] as const);
    for (const [left, top, right, bottom] of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(stage[0]);
      expect(bottom).toBeLessThanOrEqual(stage[1]);
    }
  });

  test('the others sit from left to right, clockwise from the own seat', () => {
    expect(table.seats).toHaveLength(players - 1);
    expect(table.seats.map(({ x }) => x)).toEqual(table.seats.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(table.along).toEqual(table.along.toSorted((a, b) => a - b));
    expect(table.along[0]).toBe(0);
  });

  test('no two seats lie on each other', () => {
    const [halfWidth, halfHeight] = frame.isWide ? [90, 30] : [23 * frame.unit, 30];
    table.seats.forEach((one, i) =>
      table.seats.slice(i + 1).forEach((other) => expect(Math.abs(one.x - other.x) >= 2 * halfWidth || Math.abs(one.y - other.y) >= 2 * halfHeight).toBe(true)),
    );
  });

  test('no seat lies on the thermometer', () => {
    const { x, y, height: tall } = table.thermometer;
    const [halfWidth, halfHeight] = frame.isWide ? [96, 30] : [frame.unit * 30, frame.unit * 40];
    const isFree = table.seats.every((seat) => Math.abs(seat.x - x) > halfWidth + tall * 0.1 || Math.abs(seat.y - y) > halfHeight + tall / 2);
    expect(isFree).toBe(true);
  });

  test('the pile leaves the flag of the thermometer free', () => {
    expect(table.pile.x - table.pile.width / 2).toBeGreaterThan(table.thermometer.x + (table.thermometer.height * 0.418) / 2 - 12);
  });

  test('the draw pile hides nothing of the thermometer', () => {
    const { x, height: tall } = table.thermometer;
    expect(Math.abs(table.drawPile.x - x)).toBeGreaterThan(table.drawPile.width / 2 + tall * 0.209);
  });

  test('five cards fit side by side, each with a strip that a finger can touch', () => {
    expect(frame.step * 4 + frame.card).toBeLessThanOrEqual(frame.isWide ? stage[0] : width);
    expect(frame.step).toBeGreaterThanOrEqual(44);
  });

  test('no arrow lies under a seat', () => {
    const under = table.chevrons.filter(({ x, y }) => table.seats.some((seat) => Math.abs(x - seat.x) < 20 && Math.abs(y - seat.y) < 20));
    expect(under).toEqual([]);
    expect(table.chevrons.length).toBeGreaterThan(8);
  });
});

test('a phone keeps the measures of the drawing', () => {
  expect(frameOf(360, 740)).toEqual({ isWide: false, unit: 1, card: 92, step: 60.5, handHeight: 184 });
});

test('a landscape tablet has no side panel', () => {
  expect(frameOf(1024, 768).isWide).toBe(false);
});

test('seats are counted clockwise from the nearest one', () => {
  expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
});

test('an arrow is on the way only in the direction of play', () => {
  expect(onTheWay(0.1, 0, 0.3, true).isOn).toBe(true);
  expect(onTheWay(0.1, 0, 0.3, false).isOn).toBe(false);
  expect(onTheWay(0.9, 0, 0.3, false).isOn).toBe(true);
  expect(onTheWay(0.05, 0.9, 0.2, true).isOn).toBe(true);
});

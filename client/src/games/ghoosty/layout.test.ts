import { describe, expect, test } from 'vitest';
import { FINGER, handLayout, kindOf, LOW, middleOf, pileLayout } from './layout.ts';
import { type Card, ORDER, type Stack } from './words.ts';

const SCREENS = [[360, 740], [390, 664], [820, 1180], [1280, 720], [1440, 900]] as const;
const stacks = (kinds: number, count: number): Stack[] => ORDER.slice(0, kinds).map((card: Card) => ({ card, count }));
const cases = SCREENS.flatMap(([width, height]) => [1, 4, 5, 6, 9, 16].map((kinds) => ({ width, height, kinds })));

describe.each(cases)('$kinds kinds on $width × $height', ({ width, height, kinds }) => {
  const kind = kindOf(width);
  const hand = handLayout(stacks(kinds, kinds > 9 ? 2 : 1), kind, width, height < LOW[kind]);
  test('the whole hand is on the screen', () => {
    for (const row of hand.rows) {
      const last = row.stacks.at(-1);
      expect((last?.left ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width - (kind === 'wide' ? 316 : 0));
    }
    expect(hand.rows.reduce((sum, row) => sum + row.stacks.length, 0)).toBe(kinds);
  });
  test('of every stack a finger finds a strip of 44 pixels or more', () => {
    for (const row of hand.rows) {
      row.stacks.slice(1).forEach((spot, i) => expect(spot.left - (row.stacks[i]?.left ?? 0)).toBeGreaterThanOrEqual(FINGER));
    }
  });
});

test('a hand of thirty cards, most of them alone, leaves every stack its strip', () => {
  for (const [width, height] of SCREENS) {
    const many = stacks(16, 1).map(({ card }, i) => ({ card, count: i < 12 ? 1 : i < 14 ? 4 : 5 }));
    const hand = handLayout(many, kindOf(width), width, height < LOW[kindOf(width)]);
    const strips = hand.rows.flatMap((row) => row.stacks.slice(1).map((spot, i) => spot.left - (row.stacks[i]?.left ?? 0)));
    expect(Math.min(...strips)).toBeGreaterThanOrEqual(FINGER);
  }
});

test('equal ghosts on top are all shown, however many there are', () => {
  expect(pileLayout(9, 3, 100, 4).shown).toBe(4);
  expect(pileLayout(9, 3, 100, 2).shown).toBe(3);
  expect(pileLayout(0, 0, 100, 4)).toEqual({ shown: 0, lefts: [], width: 100 });
});

test('the middle gives way where there is little room', () => {
  expect(middleOf('phone', 300, false).card).toBe(92);
  expect(middleOf('phone', 190, false).card).toBeLessThan(70);
  expect(middleOf('wide', 460, false)).toEqual({ card: 172, church: 236 });
});

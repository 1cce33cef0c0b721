/** How the hand lies: side by side as long as there is room, else equal values in one stack (actions go by value anyway). */

/** So many cards lie side by side, at most that wide a table. */
const ROOM: readonly (readonly [width: number, cards: number])[] = [[600, 7], [1100, 8], [Infinity, 9]];

export interface Held {
  readonly value: number;
  readonly count: number;
  /** Which one of its value it is. */
  readonly copy: number;
}

export function stacked(hand: readonly number[], width: number): readonly Held[] {
  const room = ROOM.find(([most]) => width <= most)?.[1] ?? 0;
  if (hand.length > room) return [...new Set(hand)].map((value) => ({ value, count: hand.filter((one) => one === value).length, copy: 0 }));
  return hand.map((value, i) => ({ value, count: 1, copy: hand.slice(0, i).filter((one) => one === value).length }));
}

/** Where things lie and how large they are, from the size of the screen alone. Pure. */
import { r1 } from '../../kit/draw.ts';
import type { Stack } from './words.ts';

export type Kind = 'phone' | 'tablet' | 'wide';

export const kindOf = (width: number): Kind => (width <= 640 ? 'phone' : width <= 1100 ? 'tablet' : 'wide');

/** Screens that are lower than this are low. */
export const LOW: Readonly<Record<Kind, number>> = { phone: 690, tablet: 0, wide: 800 };

/** More kinds of ghosts than this do not stand as cards side by side on a phone. */
const MOST_CARDS: Readonly<Record<Kind, number>> = { phone: 5, tablet: 7, wide: 99 };
export const SIDE = 316;
/** So wide a strip of every stack is free for a finger. */
export const FINGER = 44;

export interface Row {
  readonly stacks: readonly Spot[];
  readonly width: number;
  readonly card: number;
}

export interface Spot extends Stack {
  readonly place: number;
  readonly left: number;
  readonly width: number;
  /** How far each card of the stack lies from the one before. */
  readonly step: number;
}

export interface HandLayout {
  readonly isMini: boolean;
  readonly rows: readonly Row[];
  readonly perRow: number;
}

export function handLayout(stacks: readonly Stack[], kind: Kind, width: number, isLow: boolean): HandLayout {
  const kinds = stacks.length;
  const isTwo = kinds > MOST_CARDS[kind];
  const perRow = isTwo ? Math.ceil(kinds / 2) : Math.max(kinds, 1);
  const parts = isTwo ? [stacks.slice(0, perRow), stacks.slice(perRow)] : [stacks];
  const room = roomOf(kind, width);
  if (kind === 'phone' && isTwo) return { isMini: true, perRow, rows: parts.map((part, i) => minis(part, i * perRow, perRow, room + 12)) };
  return { isMini: false, perRow, rows: parts.map((part, i) => fan(part, i * perRow, kinds, kind, room, isLow)) };
}

const roomOf = (kind: Kind, width: number): number => (kind === 'phone' ? width - 20 : kind === 'tablet' ? width - 160 : width - SIDE - 188);

function minis(stacks: readonly Stack[], first: number, perRow: number, room: number): Row {
  const width = Math.min(64, Math.floor((room / perRow) * 10) / 10);
  return { card: width - 1, width: room, stacks: stacks.map((stack, i) => ({ ...stack, place: first + i, left: i * width, width, step: 0 })) };
}

function fan(stacks: readonly Stack[], first: number, kinds: number, kind: Kind, room: number, isLow: boolean): Row {
  const isTwo = kinds > MOST_CARDS[kind];
  const card = kind === 'phone' ? (isLow ? 72 : 84) : kind === 'tablet' ? (isTwo ? 122 : 140) : isLow ? 100 : kinds > 9 ? 126 : 132;
  const within = kind === 'phone' ? (kinds > 4 ? 9 : 26) : kinds > 7 ? 9 : 40;
  const sizes: readonly (readonly [number, number])[] = kind === 'phone' ? [[card, within], [Math.min(card, 74), 9], [68, 5]] : [[card, within], [card, 9], [Math.min(card, 100), 5], [84, 4], [60, 3]];
  const enough = kind === 'phone' && stacks.length > 3 ? Math.min(60, room / stacks.length) : FINGER;
  const fitting = sizes.find(([size, apart]) => stepOf(stacks, size, apart, kind, room) >= enough) ?? (sizes.at(-1) as readonly [number, number]);
  return laidOut(stacks, first, fitting, stepOf(stacks, ...fitting, kind, room));
}

/** How far apart stacks of that size can stand: the rest of the room is shared out among them. */
function stepOf(stacks: readonly Stack[], card: number, within: number, kind: Kind, room: number): number {
  const extra = stacks.reduce((sum, { count }) => sum + (count - 1) * within, 0);
  return Math.min(card + (kind === 'phone' ? 8 : 14), (room - card - extra) / Math.max(1, stacks.length - 1));
}

function laidOut(stacks: readonly Stack[], first: number, [card, within]: readonly [number, number], step: number): Row {
  let x = 0;
  const spots = stacks.map((stack, i): Spot => {
    const left = x;
    x += step + (stack.count - 1) * within;
    return { ...stack, place: first + i, left: r1(left), width: card + (stack.count - 1) * within, step: within };
  });
  return { card, width: r1(Math.max(card, x - step + card)), stacks: spots };
}

/** The cemetery's cards from left to right: the equal ones on top lie wider apart. */
export interface PileLayout {
  /** How many are shown; the others lie below. */
  readonly shown: number;
  readonly lefts: readonly number[];
  readonly width: number;
}

export function pileLayout(cards: number, run: number, card: number, most: number): PileLayout {
  const shown = Math.min(cards, Math.max(most, run));
  let x = 0;
  const lefts = Array.from({ length: shown }, (_, i) => {
    const left = x;
    x += card * (i >= shown - run - 1 ? 0.3 : 0.2);
    return r1(left);
  });
  return { shown, lefts, width: r1((lefts.at(-1) ?? 0) + card) };
}

/** How wide a card of the cemetery and the church may be in a middle of that height. */
export function middleOf(kind: Kind, height: number, isBuilding: boolean): { card: number; church: number } {
  // What is about to be laid hangs over the pile, and over nobody's seat.
  const below = kind === 'phone' ? (isBuilding ? 140 : 106) : 74;
  const widest = kind === 'phone' ? (isBuilding ? 80 : 92) : kind === 'tablet' ? 150 : 172;
  const card = Math.max(kind === 'phone' ? 52 : 84, Math.min(widest, Math.floor((height - below) / 1.45)));
  const church = Math.min(kind === 'phone' ? 112 : kind === 'tablet' ? 250 : 236, Math.max(60, Math.floor((height - 70) * 0.62)));
  return { card, church };
}

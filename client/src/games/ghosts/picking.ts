/** Touches and keys become wishes, and wishes become actions. Pure: nothing here knows a browser. */
import type { With } from '../../table/touching.ts';
import { type Action, type Card, isSame } from './words.ts';

// A finger sees first and does then, a mouse has seen already, so have keys.
export type { With };

export type Wish =
  | { readonly wish: 'choose'; readonly action: Action }
  | { readonly wish: 'do'; readonly action: Action }
  | { readonly wish: 'try'; readonly action: Action };

export const play = (card: Card): Action => ({ do: 'play', card });
export const TAKE: Action = { do: 'take' };
export const KEEP: Action = { do: 'keep' };
export const REDRAW: Action = { do: 'redraw' };

/** The choice that means this, or null if it is not to be had now. */
export function among(choices: readonly Action[], action: Action): Action | null {
  return choices.find((choice) => isSameAction(choice, action)) ?? null;
}

export function isSameAction(a: Action | null, b: Action | null): boolean {
  if (a === null || b === null || a.do !== b.do) return a === b;
  if (a.do === 'play' && b.do === 'play') return isSame(a.card, b.card);
  return a.do !== 'give-back' || b.do !== 'give-back' || a.points === b.points;
}

/** What a touch on the thing that stands for an action means. */
export function touched(choices: readonly Action[], action: Action, by: With): Wish {
  const choice = among(choices, action);
  if (choice === null) return { wish: 'try', action };
  return { wish: by === 'finger' ? 'choose' : 'do', action: choice };
}

/** Whether there is nothing to lay, only the pile to take. */
export const mustTake = (choices: readonly Action[]): boolean => choices.length === 1 && choices[0]?.do === 'take';

/** How many points may be given back, of those that the choices name. */
export const mostGivenBack = (choices: readonly Action[]): number =>
  Math.max(0, ...choices.map((choice) => (choice.do === 'give-back' ? choice.points : 0)));

/** What a key means at the table; null if nothing. */
export type Stroke =
  | { readonly stroke: 'focus'; readonly place: number }
  | { readonly stroke: 'give'; readonly points: number }
  | { readonly stroke: 'wish'; readonly action: Action }
  | { readonly stroke: 'confirm' }
  | { readonly stroke: 'let-go' };

export interface Desk {
  readonly choices: readonly Action[];
  readonly cards: number;
  /** Which card has the focus or is chosen, from 0 on; -1 for none. */
  readonly place: number;
  /** How many points lie in the bowl. */
  readonly given: number;
}

export function strokeOf(key: string, desk: Desk): Stroke | null {
  if (desk.choices.some((choice) => choice.do === 'give-back')) return giving(key, desk);
  if (key === 'Escape') return { stroke: 'let-go' };
  if (key === 'Enter') return { stroke: 'confirm' };
  if (/^[1-9]$/.test(key)) return Number(key) <= desk.cards ? { stroke: 'focus', place: Number(key) - 1 } : null;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return moved(desk, key === 'ArrowRight' ? 1 : -1);
  const action = { t: TAKE, s: TAKE, n: REDRAW, k: KEEP }[key.toLowerCase()];
  const choice = action === undefined ? null : among(desk.choices, action);
  return choice === null ? null : { stroke: 'wish', action: choice };
}

function moved({ cards, place }: Desk, by: 1 | -1): Stroke | null {
  if (cards === 0) return null;
  const from = place < 0 ? (by === 1 ? -1 : 0) : place;
  return { stroke: 'focus', place: (from + by + cards) % cards };
}

function giving(key: string, { choices, given }: Desk): Stroke | null {
  const most = mostGivenBack(choices);
  if (/^[0-9]$/.test(key)) return Number(key) <= most ? { stroke: 'give', points: Number(key) } : null;
  // The bowl stands on the left: to the left gives, to the right keeps.
  if (key === 'ArrowLeft') return { stroke: 'give', points: Math.min(most, given + 1) };
  if (key === 'ArrowRight') return { stroke: 'give', points: Math.max(0, given - 1) };
  return key === 'Enter' ? { stroke: 'confirm' } : null;
}

/** Touches and keys become wishes: building a play of equal ghosts out of the choices. Pure: nothing here knows a browser. */
import type { Action, Card, Play, Stack } from './words.ts';

export const TOM: Action = { do: 'play-tom' };
export const LUCK: Action = { do: 'try-luck' };
export const TAKE: Action = { do: 'take-cemetery' };
export const HOUSE: Action = { do: 'draw-from-house' };
export const PASS: Action = { do: 'pass' };

export function isSame(a: Action | null, b: Action | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.do !== 'play' || b.do !== 'play') return a.do === b.do;
  return a.value === b.value && a.count === b.count && a.mimis === b.mimis;
}

/** The choice that means this, or null if it is not to be had now. */
export const among = (choices: readonly Action[], action: Action): Action | null => choices.find((choice) => isSame(choice, action)) ?? null;

const playsOf = (choices: readonly Action[], value: number): readonly Play[] => choices.filter((choice): choice is Play => choice.do === 'play' && choice.value === value);

/** The smallest play of a value, with as few Mimi Krys as can be: what the first touch lifts. */
export function smallest(choices: readonly Action[], value: number): Play | null {
  return [...playsOf(choices, value)].sort((a, b) => a.count + a.mimis * 1.1 - b.count - b.mimis * 1.1)[0] ?? null;
}

/** All ghosts of a value at once, with the Mimi Krys that are chosen already. */
export function largest(choices: readonly Action[], value: number, chosen: Action | null): Play | null {
  const mimis = chosen?.do === 'play' && chosen.value === value ? chosen.mimis : 0;
  const most = (plays: readonly Play[]) => [...plays].sort((a, b) => b.count - a.count || a.mimis - b.mimis)[0] ?? null;
  const plays = playsOf(choices, value);
  return most(plays.filter((play) => play.mimis === mimis)) ?? most(plays);
}

/** One ghost more than chosen; past the last one, beside Mimi Krys, as few as can be, else nothing: so every play can be lifted. */
export function oneMore(choices: readonly Action[], chosen: Play): Play | null {
  const row = playsOf(choices, chosen.value)
    .filter(({ mimis }) => mimis === chosen.mimis)
    .sort((a, b) => a.count - b.count);
  const more = row.find(({ count }) => count > chosen.count);
  return more ?? (chosen.mimis > 0 && row.length > 1 ? (row[0] as Play) : null);
}

/** One Mimi Kry more beside what is chosen; past the last one none, or as few as this play can do with. */
export function otherMimis(choices: readonly Action[], chosen: Play): Play {
  const far = ({ count }: Play) => Math.abs(count - chosen.count);
  const plays = [...playsOf(choices, chosen.value)].filter(({ mimis }) => mimis !== chosen.mimis).sort((a, b) => a.mimis - b.mimis || far(a) - far(b));
  return plays.find(({ mimis }) => mimis > chosen.mimis) ?? plays[0] ?? chosen;
}

export type Wish =
  | { readonly wish: 'choose'; readonly action: Action }
  | { readonly wish: 'try'; readonly action: Action }
  | { readonly wish: 'let-go' }
  | { readonly wish: 'explain-mimi' };

/** What a touch on a stack of the hand means. */
export function touchedStack(choices: readonly Action[], card: Card, chosen: Action | null, isAll: boolean): Wish {
  if (card === 'tom') return isSame(chosen, TOM) ? { wish: 'let-go' } : among(choices, TOM) ? { wish: 'choose', action: TOM } : { wish: 'try', action: TOM };
  if (card === 'mimi') return chosen?.do === 'play' ? { wish: 'choose', action: otherMimis(choices, chosen) } : { wish: 'explain-mimi' };
  const value = Number(card);
  if (isAll) {
    const all = largest(choices, value, chosen);
    return all ? { wish: 'choose', action: all } : { wish: 'try', action: { do: 'play', value, count: 1, mimis: 0 } };
  }
  if (chosen?.do === 'play' && chosen.value === value) {
    const more = oneMore(choices, chosen);
    return more ? { wish: 'choose', action: more } : { wish: 'let-go' };
  }
  const first = smallest(choices, value);
  return first ? { wish: 'choose', action: first } : { wish: 'try', action: { do: 'play', value, count: 1, mimis: 0 } };
}

/** What pointing at a stack foretells: the smallest play of it. */
export function pointedStack(choices: readonly Action[], card: Card): Action | null {
  if (card === 'mimi') return null;
  return card === 'tom' ? among(choices, TOM) : smallest(choices, Number(card));
}

/** How many of a stack are lifted by what is chosen. */
export function liftedOf(card: Card, chosen: Action | null): number {
  if (chosen?.do === 'play-tom') return card === 'tom' ? 1 : 0;
  if (chosen?.do !== 'play') return 0;
  return card === 'mimi' ? chosen.mimis : Number(card) === chosen.value ? chosen.count : 0;
}

/** Whether a stack has a part in any of the choices. */
export function canPlay(choices: readonly Action[], card: Card): boolean {
  if (card === 'tom') return among(choices, TOM) !== null;
  if (card === 'mimi') return choices.some((choice) => choice.do === 'play' && choice.mimis > 0);
  return choices.some((choice) => choice.do === 'play' && choice.value === Number(card));
}

// ---------- keys ----------

export type Stroke =
  | { readonly stroke: 'focus'; readonly place: number }
  | { readonly stroke: 'stack'; readonly card: Card; readonly isAll: boolean }
  | { readonly stroke: 'choose'; readonly action: Action }
  | { readonly stroke: 'confirm' }
  | { readonly stroke: 'let-go' };

export interface Keys {
  readonly choices: readonly Action[];
  readonly chosen: Action | null;
  readonly stacks: readonly Stack[];
  /** How many stacks stand in a row. */
  readonly perRow: number;
  /** Which stack has the focus; -1 for none. */
  readonly place: number;
  /** The letters for luck, take, house and pass, in the reader's language. */
  readonly letters: string;
}

export function strokeOf(key: string, keys: Keys): Stroke | null {
  const { stacks, place, perRow, chosen, choices } = keys;
  if (key === 'Escape') return chosen === null ? null : { stroke: 'let-go' };
  if (key === 'Enter') return chosen === null ? null : { stroke: 'confirm' };
  const held = (card: Card) => choices.length > 0 && stacks.some((stack) => stack.card === card);
  const focused = stacks[place];
  const letter = key.toLowerCase();
  if (letter === 'a' && focused && choices.length > 0) return { stroke: 'stack', card: focused.card, isAll: true };
  if (letter === 'm' && held('mimi')) return { stroke: 'stack', card: 'mimi', isAll: false };
  if (letter === 't' && held('tom')) return { stroke: 'stack', card: 'tom', isAll: false };
  const named = [LUCK, TAKE, HOUSE, PASS][keys.letters.indexOf(letter)];
  if (letter.length === 1 && named && among(choices, named)) return { stroke: 'choose', action: named };
  const to = placeOf(key, stacks, perRow, place);
  return to === null ? null : { stroke: 'focus', place: to };
}

function placeOf(key: string, stacks: readonly Stack[], perRow: number, place: number): number | null {
  const last = stacks.length - 1;
  if (last < 0) return null;
  if (/^[0-9]$/.test(key)) {
    // The next stack from here whose value begins so: 1, 10, 11 … come one after the other.
    const fits = (i: number) => (stacks[i] as Stack).card.startsWith(key);
    const after = stacks.map((_, i) => (Math.max(place, -1) + 1 + i) % stacks.length);
    return after.find(fits) ?? null;
  }
  if (place < 0) return key === 'ArrowRight' || key === 'ArrowDown' ? 0 : key === 'ArrowLeft' ? last : null;
  if (key === 'ArrowRight') return (place + 1) % stacks.length;
  if (key === 'ArrowLeft') return (place + last) % stacks.length;
  if (key === 'ArrowDown') return place + perRow <= last ? place + perRow : perRow <= last && place < perRow ? last : null;
  if (key === 'ArrowUp') return place - perRow >= 0 ? place - perRow : null;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

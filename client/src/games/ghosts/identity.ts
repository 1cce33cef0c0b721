/**
 * Which card is which: a view names equal cards alike, but on the table every card keeps its identity while it
 * travels, from the hand to the pile and back. Keys are given by comparing each picture with the one before.
 */
import { type Card, isSame, type View } from './words.ts';

export interface Known {
  readonly key: string;
  readonly card: Card;
}

export interface Whereabouts {
  readonly hand: readonly Known[];
  readonly pile: readonly Known[];
  readonly fog: readonly Known[];
  /** How many keys were given so far. */
  readonly given: number;
}

const NOTHING: Whereabouts = { hand: [], pile: [], fog: [], given: 0 };
const FOG: Card = { family: 'fog', value: 0 };

export function identify(before: Whereabouts | null, view: View): Whereabouts {
  const old = before ?? NOTHING;
  let given = old.given;
  const beside = Array.from({ length: view.fog_beside }, () => FOG);
  const hand = kept(old.hand, view.hand);
  const pile = keptFromTheStart(old.pile, view.pile);
  const fog = keptFromTheStart(old.fog, beside);
  // What left one place may have come to another: laid from the hand, or taken back from the pile.
  const loose = [...hand.loose, ...pile.loose, ...fog.loose];
  const known = (card: Card, key: string | null): Known => {
    if (key !== null) return { key, card };
    const place = loose.findIndex((one) => isSame(one.card, card));
    if (place >= 0) return loose.splice(place, 1)[0] as Known;
    given += 1;
    return { key: `card-${given}`, card };
  };
  const named = (cards: readonly Card[], keys: readonly (string | null)[]) => cards.map((card, i) => known(card, keys[i] ?? null));
  const [pileNow, fogNow, handNow] = [named(view.pile, pile.keys), named(beside, fog.keys), named(view.hand, hand.keys)];
  return { hand: handNow, pile: pileNow, fog: fogNow, given };
}

interface Kept {
  readonly keys: readonly (string | null)[];
  readonly loose: readonly Known[];
}

/** Cards in any order: each one is matched with an equal one of before. */
function kept(before: readonly Known[], cards: readonly Card[]): Kept {
  const left = [...before];
  const keys = cards.map((card) => {
    const place = left.findIndex((one) => isSame(one.card, card));
    return place < 0 ? null : (left.splice(place, 1)[0] as Known).key;
  });
  return { keys, loose: left };
}

/** Cards that lie on each other: what is equal from the bottom on has stayed. */
function keptFromTheStart(before: readonly Known[], cards: readonly Card[]): Kept {
  let same = 0;
  while (same < before.length && same < cards.length && isSame((before[same] as Known).card, cards[same] as Card)) same += 1;
  const keys = cards.map((_, i) => (i < same ? (before[i] as Known).key : null));
  return { keys, loose: before.slice(same) };
}

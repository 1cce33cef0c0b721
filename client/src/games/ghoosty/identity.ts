/**
 * Which card is which: a view names equal cards alike, but on the table every card keeps its identity while it
 * travels, from the hand to the cemetery and back. Keys are given by comparing each picture with the one before.
 */
import type { Card, Picture } from './words.ts';

export interface Known {
  readonly key: string;
  readonly card: Card;
}

export interface Whereabouts {
  readonly hand: readonly Known[];
  readonly cemetery: readonly Known[];
  readonly drawn: readonly Known[];
  /** How many keys were given so far. */
  readonly given: number;
}

const NOTHING: Whereabouts = { hand: [], cemetery: [], drawn: [], given: 0 };

export function identify(before: Whereabouts | null, picture: Picture): Whereabouts {
  const old = before ?? NOTHING;
  let given = old.given;
  const lying = picture.cemetery.map(({ card }) => card);
  const shown = picture.drawn ? [picture.drawn.card] : [];
  const hand = kept(old.hand, picture.hand);
  const cemetery = keptFromTheBottom(old.cemetery, lying);
  const drawn = kept(old.drawn, shown);
  // What left one place may have come to another: played from the hand, drawn and played, or taken up again.
  const loose = [...drawn.loose, ...hand.loose, ...cemetery.loose];
  const known = (card: Card, key: string | null): Known => {
    if (key !== null) return { key, card };
    const place = loose.findIndex((one) => one.card === card);
    if (place >= 0) return loose.splice(place, 1)[0] as Known;
    given += 1;
    return { key: `ghost-${given}`, card };
  };
  const named = (cards: readonly Card[], keys: readonly (string | null)[]) => cards.map((card, i) => known(card, keys[i] ?? null));
  const [lyingNow, drawnNow, handNow] = [named(lying, cemetery.keys), named(shown, drawn.keys), named(picture.hand, hand.keys)];
  return { hand: handNow, cemetery: lyingNow, drawn: drawnNow, given };
}

interface Kept {
  readonly keys: readonly (string | null)[];
  readonly loose: readonly Known[];
}

/** Cards in any order: each one is matched with an equal one of before. */
function kept(before: readonly Known[], cards: readonly Card[]): Kept {
  const left = [...before];
  const keys = cards.map((card) => {
    const place = left.findIndex((one) => one.card === card);
    return place < 0 ? null : (left.splice(place, 1)[0] as Known).key;
  });
  return { keys, loose: left };
}

/** Cards that lie on each other: what is equal from the bottom on has stayed. */
function keptFromTheBottom(before: readonly Known[], cards: readonly Card[]): Kept {
  let same = 0;
  while (same < before.length && before[same]?.card === cards[same]) same += 1;
  return { keys: cards.map((_, i) => (i < same ? (before[i] as Known).key : null)), loose: before.slice(same) };
}

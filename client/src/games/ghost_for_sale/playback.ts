/** What is shown while an auction is revealed and houses are scored: it grows event by event, and ends with the news. */
import type { Seat } from '../../table/contract.ts';
import type { BidCard, Event, Looked, OpenBid, Picture, Playback } from './words.ts';

/** Whether an event tells what became of cards, or of a house. */
export function isPayment({ event }: Event): boolean {
  return ['spent', 'taken-back', 'sold', 'unsold', 'kept'].includes(event);
}

function kindOf(event: Event, before: Playback | undefined): Playback['of'] | null {
  switch (event.event) {
    case 'bid-revealed':
    case 'spent':
    case 'taken-back':
      return event.target === 'truelight' || event.target === 'stack' ? event.target : 'sale';
    case 'looked':
      return 'truelight';
    case 'stack-seen':
      return 'stack';
    case 'sold':
    case 'unsold':
      return 'sale';
    case 'question-revealed':
    case 'scored':
      return 'scoring';
    case 'kept':
      return before?.of ?? null;
    default:
      return null;
  }
}

/** The playback after an event; undefined where nothing is revealed. */
export function played(picture: Picture, event: Event): Playback | undefined {
  const of = kindOf(event, picture.playback);
  if (of === null) return undefined;
  const before = picture.playback?.of === of ? picture.playback : undefined;
  const looks = before?.looks ?? [];
  return {
    of,
    bids: bidsAfter(picture, event, before, of),
    looks: event.event === 'looked' ? [...looks, event] : looks,
    stackSeen: event.event === 'stack-seen' ? event : (before?.stackSeen ?? null),
    scored: event.event === 'scored' ? { ...before?.scored, [event.property]: event } : (before?.scored ?? {}),
    unsold: event.event === 'unsold' ? [...(before?.unsold ?? []), event.property] : (before?.unsold ?? []),
    last: event,
  };
}

function bidsAfter(picture: Picture, event: Event, before: Playback | undefined, of: Playback['of']): readonly OpenBid[] {
  if (of !== 'truelight' && of !== 'stack') return [];
  const bids = before?.bids ?? bidders(picture[of]);
  const change = (seat: Seat, what: (bid: OpenBid) => OpenBid) => bids.map((bid) => (bid.seat === seat ? what(bid) : bid));
  if (event.event === 'bid-revealed') return change(event.seat, (bid) => ({ ...bid, cards: [...bid.cards, event.card] }));
  if (event.event === 'spent') return change(event.seat, (bid) => ({ ...bid, fate: 'spent' }));
  if (event.event === 'taken-back') return change(event.seat, (bid) => ({ ...bid, fate: 'back' }));
  return bids;
}

/** Everybody who bids there, in the order of the first cards. */
function bidders(bids: readonly BidCard[]): readonly OpenBid[] {
  return [...new Set(bids.map(({ seat }) => seat))].map((seat) => ({ seat, cards: [], fate: null }));
}

/** A line of the ranking; its place is known once somebody has looked. */
export interface Ranked {
  readonly seat: Seat;
  readonly cards: readonly number[];
  readonly sum: number;
  readonly fate: OpenBid['fate'];
  readonly look: Looked | null;
  /** Who is looked at from this line: the next one. */
  readonly owner: Seat | null;
}

/** The ranking as far as it was told: first who has looked, in that order; below the sums as they are. */
export function ranking({ bids, looks, stackSeen }: Playback): readonly Ranked[] {
  const told = looks.flatMap(({ seat, owner }, i) => (i === looks.length - 1 ? [seat, owner] : [seat]));
  const first = stackSeen ? [stackSeen.seat] : told;
  const place = (seat: Seat) => (first.includes(seat) ? first.indexOf(seat) : first.length);
  return bids
    .map(({ seat, cards, fate }) => {
      const look = looks.find((one) => one.seat === seat) ?? null;
      return { seat, cards, fate, look, owner: look?.owner ?? null, sum: cards.reduce((sum, card) => sum + card, 0) };
    })
    .sort((a, b) => place(a.seat) - place(b.seat) || b.sum - a.sum);
}

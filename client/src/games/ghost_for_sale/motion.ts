/** How the events of Ghost for $ale become movements: the picture after each one, how long it is looked at, its sound. */
import type { Motion, Seat, Sound } from '../../table/contract.ts';
import { isPayment, played } from './playback.ts';
import { backOf, type BidCard, type Event, type Lot, type Picture, type Player, type Tokens } from './words.ts';

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

const inOrder = (cards: readonly number[]): readonly number[] => [...cards].sort((a, b) => a - b);

function without(cards: readonly number[], card: number): readonly number[] {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

function player(picture: Picture, seat: Seat, change: (before: Player) => Partial<Player>): Picture {
  return { ...picture, players: picture.players.map((one, place) => (place === seat ? { ...one, ...change(one) } : one)) };
}

function lotCalled(picture: Picture, name: string, change: (before: Lot) => Partial<Lot>): Picture {
  return { ...picture, lots: picture.lots.map((lot) => (lot.name === name ? { ...lot, ...change(lot) } : lot)) };
}

/** Changes the bids at a place: Mrs. Truelight, the stack, or a property by its name. */
function bidsAt(picture: Picture, target: string, change: (before: readonly BidCard[]) => readonly BidCard[]): Picture {
  if (target === 'truelight') return { ...picture, truelight: change(picture.truelight) };
  if (target === 'stack') return { ...picture, stack: change(picture.stack) };
  return lotCalled(picture, target, ({ bids }) => ({ bids: change(bids) }));
}

function setAside(picture: Picture, { seat, card }: Of<'set-aside'>): Picture {
  return player({ ...picture, to_reserve: picture.to_reserve - 1 }, seat, ({ hand, hand_count, reserved }) => ({
    hand: hand && without(hand, card),
    hand_count: hand_count - 1,
    reserved: inOrder([...(reserved ?? []), card]),
  }));
}

function declared(picture: Picture, { seat, property, face, kind }: Of<'declared'>): Picture {
  const laid = lotCalled(picture, property, ({ tokens }) => ({ tokens: added(tokens, { seat, face, kind, count: 1 }) }));
  return player(laid, seat, ({ ghosts, paintings, doubles }) => {
    if (kind === 'double') return { doubles: doubles - 1 };
    return face === 'ghost' ? { ghosts: ghosts - 1 } : { paintings: paintings - 1 };
  });
}

const FACES: readonly Tokens['face'][] = ['ghost', 'painting'];
const KINDS: readonly Tokens['kind'][] = ['single', 'double'];

/** One more token in the order in which a view shows them: by seat, face and kind. */
function added(tokens: readonly Tokens[], token: Tokens): readonly Tokens[] {
  const isSame = (one: Tokens) => one.seat === token.seat && one.face === token.face && one.kind === token.kind;
  if (tokens.some(isSame)) return tokens.map((one) => (isSame(one) ? { ...one, count: one.count + 1 } : one));
  const rank = ({ seat, face, kind }: Tokens) => seat * 4 + FACES.indexOf(face) * 2 + KINDS.indexOf(kind);
  return [...tokens, token].sort((a, b) => rank(a) - rank(b));
}

function removed(picture: Picture, { property, owner, kind }: Of<'removed'>): Picture {
  const isIt = (one: Tokens) => one.seat === owner && one.face === 'ghost' && one.kind === kind;
  return lotCalled(picture, property, ({ tokens }) => ({
    is_used: true,
    removed: { seat: owner, face: 'ghost', kind, count: 1 },
    tokens: tokens.map((one) => (isIt(one) ? { ...one, count: one.count - 1 } : one)).filter(({ count }) => count > 0),
  }));
}

function bidLaid(picture: Picture, { seat, target, back, card }: Of<'bid-laid'>): Picture {
  const laid = bidsAt(picture, target, (bids) => [...bids, { seat, back, card }]);
  return player({ ...laid, active: seat }, seat, ({ hand, hand_count }) => ({
    hand: hand && card !== null ? without(hand, card) : hand,
    hand_count: hand_count - 1,
  }));
}

/** The first card of the seat that is still face down and shows that back; an own one is known already. */
function bidRevealed(picture: Picture, { seat, target, card }: Of<'bid-revealed'>): Picture {
  return bidsAt(picture, target, (bids) => {
    const place = bids.findIndex((bid) => bid.seat === seat && bid.card === null && bid.back === backOf(picture, card));
    return bids.map((bid, i) => (i === place ? { ...bid, card } : bid));
  });
}

function spent(picture: Picture, { seat, target, cards }: Of<'spent'>): Picture {
  const gone = bidsAt(picture, target, (bids) => bids.filter((bid) => bid.seat !== seat));
  return player(gone, seat, (before) => ({ spent: inOrder([...before.spent, ...cards]) }));
}

function takenBack(picture: Picture, { seat, target, cards }: Of<'taken-back'>): Picture {
  const gone = bidsAt(picture, target, (bids) => bids.filter((bid) => bid.seat !== seat));
  return player(gone, seat, ({ hand, hand_count }) => ({ hand: hand && inOrder([...hand, ...cards]), hand_count: hand_count + cards.length }));
}

function changed(picture: Picture, event: Event): Picture {
  switch (event.event) {
    case 'set-aside':
      return setAside(picture, event);
    case 'reserved':
      return player(picture, event.seat, ({ hand, hand_count }) => ({ has_reserved: true, hand_count: hand === null ? hand_count - event.count : hand_count }));
    case 'chosen':
      return player(picture, event.seat, ({ question }) => ({ has_chosen: true, question: event.card ?? question }));
    case 'declared':
      return declared(picture, event);
    case 'bid-laid':
      return bidLaid(picture, event);
    case 'passed':
      return player(picture, event.seat, () => ({ has_passed: true }));
    case 'bid-revealed':
      return bidRevealed(picture, event);
    case 'looked':
      return player(picture, event.owner, ({ question }) => ({ glass: event.seat, question: event.card ?? question }));
    case 'stack-seen':
      return { ...picture, stack_seen_by: event.seat, stack_trues: event.trues };
    case 'spent':
      return spent(picture, event);
    case 'taken-back':
      return takenBack(picture, event);
    case 'sold':
      return lotCalled(picture, event.property, () => ({ owner: event.seat }));
    case 'kept':
      return player(picture, event.seat, ({ kept }) => ({ kept: [...kept, event.special] }));
    case 'removed':
      return removed(picture, event);
    case 'used':
      return lotCalled(picture, event.property, () => ({ is_used: true }));
    case 'guessed':
      return lotCalled(picture, event.property, () => ({ guess: event.ghosts }));
    case 'question-revealed':
      return player(picture, event.seat, () => ({ question: event.card, real: event.real }));
    case 'scored':
      return player(picture, event.seat, ({ points }) => ({ points: points + event.points }));
    case 'special-laid':
      return lotCalled(picture, event.property, () => ({ special: event.special }));
    case 'game-ended':
      return { ...picture, phase: 'over', result: event.result };
    case 'lot-drawn':
    case 'round-began':
    case 'unsold':
    case 'declined':
      return picture;
  }
}

function after(picture: Picture, event: Event): Picture {
  return { ...changed(picture, event), to_act: [], playback: played(picture, event) };
}

/**
 * What is read before it goes on: the open bids before each look, the looks before the cards are paid, each sold house
 * while its bids still lie there, all before the "?" cards, each scored house, and the round.
 */
function holds(event: Event, picture?: Picture): boolean {
  const last = picture?.playback?.last;
  if (last === undefined) return false;
  switch (event.event) {
    case 'looked':
    case 'stack-seen':
    case 'scored':
    case 'round-began':
    case 'game-ended':
      return true;
    case 'spent':
    case 'taken-back':
      return last.event === 'looked' || last.event === 'stack-seen' || last.event === 'sold';
    case 'bid-revealed':
      return last.event === 'unsold' || (isPayment(last) && event.target === 'stack');
    case 'question-revealed':
    case 'unsold':
      return last.event === 'unsold';
    default:
      return false;
  }
}

const MS: Readonly<Record<Event['event'], number>> = {
  'lot-drawn': 240, 'round-began': 360, 'special-laid': 180, 'set-aside': 240, reserved: 240, chosen: 240, declared: 280, 'bid-laid': 260, passed: 180,
  'bid-revealed': 200, looked: 320, 'stack-seen': 300, spent: 240, 'taken-back': 260, sold: 280, unsold: 240, kept: 280, removed: 320, used: 300, guessed: 240,
  declined: 180, 'question-revealed': 280, scored: 320, 'game-ended': 400,
};

const SOUNDS: Readonly<Partial<Record<Event['event'], Sound>>> = {
  'round-began': 'bell', 'special-laid': 'card', 'set-aside': 'card', chosen: 'cloth', declared: 'marker', 'bid-laid': 'card', passed: 'knock', 'bid-revealed': 'card',
  looked: 'chime', 'stack-seen': 'cloth', sold: 'knock', removed: 'cloth', used: 'steps', guessed: 'chime', 'question-revealed': 'boo', scored: 'marker', 'game-ended': 'win',
};

export const motion: Motion<Picture, Event> = { after, ms: (event) => MS[event.event], holds, sound: (event) => SOUNDS[event.event] ?? null };

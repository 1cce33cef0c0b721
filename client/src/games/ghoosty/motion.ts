/** How the events of Ghoosty! become movements: the picture after each one, how long it is looked at, its sound. */
import type { Motion, Seat, Sound } from '../../table/contract.ts';
import { type Card, cardOf, type Event, inOrder, type Lying, type Picture } from './words.ts';

type Told<Name extends Event['event']> = Extract<Event, { event: Name }>;

const changed = <T>(list: readonly T[], place: number, change: (before: T) => T): readonly T[] => list.map((before, i) => (i === place ? change(before) : before));

function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Cards leave a hand for all to see; what was known to be there is known no more. */
function lose(picture: Picture, seat: Seat, cards: readonly Card[]): Picture {
  return {
    ...picture,
    hand: seat === picture.viewer ? without(picture.hand, cards) : picture.hand,
    hands: changed(picture.hands, seat, (size) => size - cards.length),
    known: changed(picture.known, seat, (known) => without(known, cards)),
  };
}

/** Cards come into a hand for all to see, and everybody remembers them (§1.5). */
function gain(picture: Picture, seat: Seat, cards: readonly Card[]): Picture {
  return {
    ...picture,
    hand: seat === picture.viewer ? inOrder([...picture.hand, ...cards]) : picture.hand,
    hands: changed(picture.hands, seat, (size) => size + cards.length),
    known: changed(picture.known, seat, (known) => inOrder([...known, ...cards])),
  };
}

function played(picture: Picture, { seat, value, count, mimis }: Told<'played'>): Picture {
  const lying: Lying[] = [
    ...Array.from({ length: count }, () => ({ card: cardOf(value), value })),
    ...Array.from({ length: mimis }, () => ({ card: 'mimi' as const, value })),
  ];
  const cards = lying.map(({ card }) => card);
  const rest = picture.drawn ? { ...picture, drawn: null } : lose(picture, seat, cards);
  return { ...rest, active: seat, to_act: [], cemetery: [...picture.cemetery, ...lying] };
}

function tomPlayed(picture: Picture, seat: Seat): Picture {
  const rest = picture.drawn ? { ...picture, drawn: null } : lose(picture, seat, ['tom']);
  return { ...rest, active: seat, to_act: [], toms: picture.toms + 1 };
}

function taken(picture: Picture, seat: Seat): Picture {
  const cards = picture.cemetery.map(({ card }) => card);
  return { ...gain(picture, seat, cards), active: seat, to_act: [], cemetery: [] };
}

function refilled(picture: Picture, { seat, count, cards }: Told<'refilled'>): Picture {
  return {
    ...picture,
    hand: cards !== null && seat === picture.viewer ? inOrder([...picture.hand, ...cards]) : picture.hand,
    hands: changed(picture.hands, seat, (size) => size + count),
    crypt: picture.crypt - count,
  };
}

/** Who passes has shown nothing but Mimi Krys (§3.11). */
function passed(picture: Picture, seat: Seat): Picture {
  const mimis = Array.from({ length: picture.hands[seat] ?? 0 }, () => 'mimi' as const);
  return { ...picture, active: seat, to_act: [], known: changed(picture.known, seat, () => mimis) };
}

function roundBegan(picture: Picture, { round, seat }: Told<'round-began'>): Picture {
  return {
    ...picture, round, starter: seat, active: seat, to_act: [], direction: 'clockwise', cemetery: [], exile: [], toms: 0, left: [], ending: null, drawn: null,
    gained: picture.gained.map(() => 0), known: picture.known.map(() => []), hand: [],
  };
}

function pointsGiven(picture: Picture, { seat, points, total }: Told<'points-given'>): Picture {
  return { ...picture, points: changed(picture.points, seat, () => total), gained: changed(picture.gained, seat, () => points) };
}

function after(picture: Picture, event: Event): Picture {
  switch (event.event) {
    case 'round-began':
      return roundBegan(picture, event);
    case 'played':
      return played(picture, event);
    case 'tom-played':
      return tomPlayed(picture, event.seat);
    case 'luck-tried':
      return { ...picture, active: event.seat, to_act: [], crypt: picture.crypt - 1, drawn: { card: event.card, seat: event.seat } };
    case 'house-drawn':
      return { ...picture, active: event.seat, to_act: [], houses: changed(picture.houses, event.seat, (left) => left - 1), drawn: { card: event.card, seat: event.seat } };
    case 'cemetery-taken':
      return taken(picture, event.seat);
    case 'card-kept':
      return { ...gain(picture, event.seat, [event.card]), drawn: null };
    case 'passed':
      return passed(picture, event.seat);
    case 'direction-reversed':
      return { ...picture, direction: event.direction };
    case 'exiled':
      return { ...picture, cemetery: [], exile: inOrder([...picture.exile, ...picture.cemetery.map(({ card }) => card)]) };
    case 'refilled':
      return refilled(picture, event);
    case 'midnight-struck':
      return { ...picture, crypt: 0 };
    case 'skipped':
    case 'extra-turn-given':
      return picture;
    case 'left':
      return { ...picture, left: [...picture.left, event.seat] };
    case 'round-ended':
      return { ...picture, to_act: [], ending: event.cause };
    case 'points-given':
      return pointsGiven(picture, event);
    case 'boo-given':
      return { ...picture, boos: changed(picture.boos, event.seat, () => event.boos) };
    case 'game-ended':
      return { ...picture, to_act: [], result: event.result };
  }
}

const MS: Readonly<Record<Event['event'], number>> = {
  'round-began': 400, played: 260, 'tom-played': 300, 'luck-tried': 400, 'house-drawn': 400, 'cemetery-taken': 400, 'card-kept': 240, passed: 240,
  'direction-reversed': 320, exiled: 400, refilled: 260, 'midnight-struck': 400, skipped: 400, 'extra-turn-given': 200, left: 400,
  'round-ended': 320, 'points-given': 120, 'boo-given': 240, 'game-ended': 320,
};

const SOUNDS: Readonly<Record<Event['event'], Sound | null>> = {
  'round-began': 'cloth', played: 'card', 'tom-played': 'steps', 'luck-tried': 'knock', 'house-drawn': 'stone', 'cemetery-taken': 'cloth', 'card-kept': 'card', passed: 'boo',
  'direction-reversed': 'turn', exiled: 'chain', refilled: 'card', 'midnight-struck': 'bell', skipped: 'steps', 'extra-turn-given': 'chime', left: 'chime',
  'round-ended': 'boo', 'points-given': 'marker', 'boo-given': 'boo', 'game-ended': 'win',
};

export const motion: Motion<Picture, Event> = {
  after,
  ms: (event) => MS[event.event],
  // Before the next round is dealt the end of this one is read.
  holds: (event) => event.event === 'round-began' && event.round > 1,
  sound: (event) => SOUNDS[event.event],
};

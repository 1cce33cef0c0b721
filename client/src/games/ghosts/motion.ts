/** How the events of Ghosts become movements: the picture after each one, how long it is looked at, its sound. */
import type { Motion, Seat, Sound } from '../../table/contract.ts';
import { type Card, type Event, isSame, type View } from './words.ts';

/** The order of a hand, as the server shows it. */
const FAMILIES: readonly Card['family'][] = ['yellow', 'red', 'blue', 'white', 'black', 'green', 'fog'];
const inOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => FAMILIES.indexOf(a.family) - FAMILIES.indexOf(b.family) || a.value - b.value);

const with_ = <T>(list: readonly T[], place: number, change: (before: T) => T): readonly T[] =>
  list.map((before, i) => (i === place ? change(before) : before));

function without(hand: readonly Card[], card: Card): readonly Card[] {
  const place = hand.findIndex((held) => isSame(held, card));
  return place < 0 ? hand : hand.filter((_, i) => i !== place);
}

const EMPTY = { pile: [], fog_beside: 0, top: null, fear: 0 } as const;

function played(picture: View, event: Extract<Event, { event: 'played' }>): View {
  const { seat, card, kind, fear } = event;
  const isOwn = seat === picture.viewer;
  const { next, next_after_mirror } = picture;
  // Between two players nothing turns (§3.4): the view says who comes next either way.
  const turns = kind === 'mirror' && next !== next_after_mirror;
  const turned = picture.direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  return {
    ...picture,
    active: seat,
    to_act: [],
    fear,
    ...(turns ? { direction: turned, next: next_after_mirror, next_after_mirror: next } : {}),
    hand: isOwn ? without(picture.hand, card) : picture.hand,
    hand_sizes: with_(picture.hand_sizes, seat, (size) => size - 1),
    ...(kind === 'fog' ? { fog_beside: picture.fog_beside + 1 } : { pile: [...picture.pile, card], top: card }),
  };
}

function drew(picture: View, seat: Seat, card: Card | null): View {
  return {
    ...picture,
    hand: card !== null && seat === picture.viewer ? inOrder([...picture.hand, card]) : picture.hand,
    hand_sizes: with_(picture.hand_sizes, seat, (size) => size + 1),
    draw_pile: picture.draw_pile - 1,
  };
}

function redrawn(picture: View, seat: Seat): View {
  return {
    ...picture,
    hand: seat === picture.viewer ? [] : picture.hand,
    draw_pile: picture.draw_pile + (picture.hand_sizes[seat] ?? 0),
    hand_sizes: with_(picture.hand_sizes, seat, () => 0),
  };
}

function pileTaken(picture: View, event: Extract<Event, { event: 'pile-taken' }>): View {
  return {
    ...picture,
    ...EMPTY,
    active: event.seat,
    to_act: [],
    points: with_(picture.points, event.seat, () => event.points),
    piles: with_(picture.piles, event.seat, (piles) => piles + 1),
    took: with_(picture.took, event.seat, () => true),
  };
}

function roundEnded(picture: View, seat: Seat): View {
  return {
    ...picture,
    ...EMPTY,
    phase: 'give-back',
    active: seat,
    to_act: [],
    hand: [],
    hand_sizes: picture.hand_sizes.map(() => 0),
    draw_pile: 0,
  };
}

function laidAside(picture: View, points: readonly number[]): View {
  return { ...picture, points, points_before: points, piles: picture.piles.map(() => 0), took: picture.took.map(() => false) };
}

function roundBegan(picture: View, round: number, seat: Seat): View {
  return {
    ...picture,
    ...EMPTY,
    round,
    phase: 'deal',
    starter: seat,
    active: seat,
    to_act: [],
    direction: 'clockwise',
    hand: [],
    answered: picture.answered.map(() => false),
  };
}

function dealt(picture: View, seat: Seat, cards: readonly Card[]): View {
  return {
    ...picture,
    hand: seat === picture.viewer ? cards : picture.hand,
    hand_sizes: with_(picture.hand_sizes, seat, () => cards.length),
  };
}

function after(picture: View, event: Event): View {
  switch (event.event) {
    case 'round-began':
      return roundBegan(picture, event.round, event.seat);
    case 'dealt':
      return dealt(picture, event.seat, event.cards);
    case 'redrawn':
      return redrawn(picture, event.seat);
    case 'played':
      return played(picture, event);
    case 'drew':
      return drew(picture, event.seat, event.card);
    case 'drew-unseen':
      return drew(picture, event.seat, null);
    case 'pile-taken':
      return pileTaken(picture, event);
    case 'round-ended':
      return roundEnded(picture, event.seat);
    case 'gave-back':
      return { ...picture, to_act: [], points: with_(picture.points, event.seat, () => event.left) };
    case 'markers-laid-aside':
      return laidAside(picture, event.points);
    case 'game-ended':
      return { ...picture, phase: 'over', to_act: [], result: event.result };
  }
}

const MS: Readonly<Record<Event['event'], number>> = {
  'round-began': 320,
  dealt: 400,
  redrawn: 320,
  played: 320,
  drew: 220,
  'drew-unseen': 220,
  'pile-taken': 400,
  'round-ended': 320,
  'gave-back': 240,
  'markers-laid-aside': 240,
  'game-ended': 400,
};

const SOUNDS: Readonly<Record<Event['event'], Sound | null>> = {
  'round-began': 'turn',
  dealt: 'card',
  redrawn: 'cloth',
  played: 'card',
  drew: null,
  'drew-unseen': null,
  'pile-taken': 'marker',
  'round-ended': 'bell',
  'gave-back': 'marker',
  'markers-laid-aside': null,
  'game-ended': 'win',
};

export const motion: Motion<View, Event> = {
  after,
  // A mirror is looked at a little longer: the card comes, then the arrows turn.
  ms: (event) => (event.event === 'played' && event.kind === 'mirror' ? 400 : MS[event.event]),
  // Before the points are laid aside, and before the game is over, the end of the round is read.
  holds: (event) => event.event === 'markers-laid-aside' || event.event === 'game-ended',
  sound: (event) => (event.event === 'played' && event.kind === 'fog' ? 'cloth' : SOUNDS[event.event]),
};

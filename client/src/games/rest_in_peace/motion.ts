/** How the events of Rest in Peace become movements: the picture after each one, how long it is looked at, its sound. */
import type { Motion, Seat, Sound } from '../../table/contract.ts';
import { type Card, type EndCard, type Event, type Family, lastOf, type Residence, type Spot, type View } from './words.ts';

type Of<K extends Event['event']> = Extract<Event, { event: K }>;

/** The psychic for which two values are named (§7.25). */
const NAMES_TWO = 25;

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const without = <T>(list: readonly T[], place: number): T[] => list.filter((_, i) => i !== place);
const less = (values: readonly number[], value: number): number[] => (values.includes(value) ? without(values, values.indexOf(value)) : [...values]);

const spotAt = (picture: View, place: number, change: (spot: Spot) => Partial<Spot>): View => ({
  ...picture,
  row: picture.row.map((spot, i) => (i === place - 1 ? { ...spot, ...change(spot) } : spot)),
});
const family = (picture: View, seat: Seat, change: (family: Family) => Partial<Family>): View => ({
  ...picture,
  families: picture.families.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});
const both = (picture: View, change: (family: Family) => Partial<Family>): View => family(family(picture, 0, change), 1, change);

/** What lies there now and counts something that no event tells: the view says it at once. */
const card = (seat: Seat, value: number, psychic = 0): Card => ({ seat, value, psychic, choice: [], worth: null, trail: [] });
const waiting = (seat: Seat, value: number, psychic: number, is_open = false, is_seen = false): EndCard => ({ seat, value, psychic, is_open, is_seen });

const laid = (picture: View, played: Card): View => spotAt(picture, picture.round, ({ cards }) => ({ cards: [...cards, played] }));
function lifted(picture: View, place: number, seat: Seat, value: number, psychic: number): View {
  return spotAt(picture, place, ({ cards }) => {
    const at = cards.findLastIndex((one) => one.seat === seat && one.value === value && one.psychic === psychic);
    return { cards: at < 0 ? cards : without(cards, at) };
  });
}
const toEnd = (picture: View, end: EndCard): View => ({ ...picture, end: [...picture.end, end] });

const toHand = (picture: View, seat: Seat, values: readonly number[], count: number): View =>
  family(picture, seat, ({ hand, hand_size }) => ({ hand: hand === null ? null : sorted([...hand, ...values]), hand_size: hand_size + count }));
const fromHand = (picture: View, seat: Seat, value: number): View =>
  family(picture, seat, ({ hand, hand_size }) => ({ hand: hand === null ? null : less(hand, value), hand_size: hand_size - 1 }));
const toPsychics = (picture: View, seat: Seat, psychic: number): View => family(picture, seat, ({ psychics }) => ({ psychics: sorted([...psychics, psychic]) }));
const fromPsychics = (picture: View, seat: Seat, psychic: number): View => family(picture, seat, ({ psychics }) => ({ psychics: less(psychics, psychic) }));

function drew(picture: View, seat: Seat, count: number, values: readonly number[]): View {
  const drawn = toHand(picture, seat, values, count);
  return family(drawn, seat, ({ pile_size }) => ({ pile_size: pile_size - count, pile_top: 0 }));
}

function began(picture: View, { round, seat }: Of<'round-began'>): View {
  const fresh = both({ ...picture, stage: 'turn', round, active: seat, chooser: seat, starter: seat, loser: null, played: 0, doing: 0, to_act: [] }, () => ({ total: 0 }));
  return picture.carried === null ? fresh : { ...laid(fresh, picture.carried), carried: null };
}

function chose(picture: View, seat: Seat, psychic: number, choice: readonly number[]): View {
  return spotAt(picture, picture.round, ({ cards }) => {
    const at = cards.findLastIndex((one) => one.seat === seat && one.psychic === psychic);
    return { cards: cards.map((one, i) => (i === at ? { ...one, choice } : one)) };
  });
}

/** Whoever names two values names one after the other; the card has them when both are known. */
function named(picture: View, { seat, psychic, value }: Of<'value-named'>): View {
  if (psychic !== NAMES_TWO) return chose(picture, seat, psychic, [value]);
  if (picture.picked === 0) return { ...picture, picked: value };
  return { ...chose(picture, seat, psychic, [picture.picked, value]), picked: 0 };
}

function recalled(picture: View, { seat, value }: Of<'recalled'>): View {
  const place = picture.row.findLastIndex(({ cards }, i) => i < picture.round - 1 && cards.some((one) => one.seat === seat && one.value === value)) + 1;
  return family(lifted(picture, place, seat, value, 0), seat, ({ pile_size }) => ({ pile_size: pile_size + 1 }));
}

/** Whoever was allowed to look into the other hand looks no more when the round is decided. */
const closed = (picture: View): View => (picture.viewer === null ? picture : family(picture, 1 - picture.viewer, () => ({ hand: null })));

function won(picture: View, { round, seat, villas, castles }: Of<'round-won'>): View {
  const taken = spotAt(picture, round, () => ({ winner: seat, villas: 0, castles: 0, villas_taken: villas, castles_taken: castles }));
  return family({ ...taken, loser: round < lastOf(picture) ? 1 - seat : null, starter: seat }, seat, (before) => ({ villas: before.villas + villas, castles: before.castles + castles }));
}

/** After a truce the tokens of the round go on to the next place. */
function drawn(picture: View, round: number): View {
  const { villas = 0, castles = 0 } = picture.row[round - 1] ?? {};
  if (round >= lastOf(picture)) return picture;
  const gone = spotAt(picture, round, () => ({ villas: 0, castles: 0 }));
  return spotAt(gone, round + 1, (next) => ({ villas: next.villas + villas, castles: next.castles + castles }));
}

function swapped(picture: View, event: Of<'tokens-swapped'>): View {
  const moved = (residence: Residence, by: number) => (spot: Spot) => (residence === 'villa' ? { villas: spot.villas + by } : { castles: spot.castles + by });
  const { first, second, first_residence, second_residence } = event;
  const lifts = spotAt(spotAt(picture, first, moved(first_residence, -1)), second, moved(second_residence, -1));
  return spotAt(spotAt(lifts, second, moved(first_residence, 1)), first, moved(second_residence, 1));
}

/** Cards that lie open at the tenth round need no turning up: they are there when their turn comes. */
function revealed(picture: View, event: Of<'end-revealed'>): View {
  const tenth = picture.round === lastOf(picture) ? picture : both({ ...picture, round: lastOf(picture), loser: null, played: 0, active: picture.starter }, () => ({ total: 0 }));
  const at = tenth.end.findIndex(({ is_open }) => !is_open);
  const open = tenth.end.slice(0, Math.max(at, 0)).map(({ seat, value, psychic }) => card(seat, value, psychic));
  const shown = { ...tenth, end: tenth.end.slice(at + 1) };
  const turned = [...open, card(event.seat, event.value, event.psychic)].reduce(laid, shown);
  return family(turned, event.seat, ({ total }) => ({ total: total + event.value }));
}

function counted(picture: View, { first_total, second_total }: Of<'end-counted'>): View {
  const open = picture.end.map(({ seat, value, psychic }) => card(seat, value, psychic)).reduce(laid, { ...picture, end: [] });
  return family(family(open, 0, () => ({ total: first_total })), 1, () => ({ total: second_total }));
}

function banished(picture: View, { seat, value, is_open, is_seen }: Of<'banished'>): View {
  const gone = fromHand(picture, seat, value);
  return is_open ? laid(gone, card(seat, value)) : toEnd(gone, waiting(seat, value, 0, false, is_seen));
}

function shown(picture: View, { seat, values }: Of<'hand-shown'>): View {
  return picture.viewer === null ? picture : family(picture, seat, () => ({ hand: values }));
}

const ghostPlayed = (picture: View, { seat, value }: Of<'ghost-played' | 'blind-played'>): View => ({ ...laid(fromHand(picture, seat, value), card(seat, value)), played: picture.played + 1, to_act: [] });

function carried(picture: View, seat: Seat, value: number, psychic: number): View {
  return { ...lifted(picture, picture.round, seat, value, psychic), carried: card(seat, value, psychic) };
}

function after(picture: View, event: Event): View {
  switch (event.event) {
    case 'row-laid':
      return { ...picture, row: picture.row.map((spot, i) => ({ ...spot, psychic: event.psychics[i] ?? 0, is_there: i < lastOf(picture) - 1 })) };
    case 'tokens-laid':
      return { ...picture, row: picture.row.map((spot, i) => ({ ...spot, villas: event.residences[i] === 'villa' ? 1 : 0, castles: event.residences[i] === 'castle' ? 1 : 0 })) };
    case 'drew':
      return drew(picture, event.seat, event.count, event.values);
    case 'drew-secretly':
      return drew(picture, event.seat, event.count, []);
    case 'round-began':
      return began(picture, event);
    case 'ghost-played':
      return ghostPlayed(picture, event);
    case 'blind-played':
      return family(ghostPlayed(picture, event), event.seat, () => ({ is_blind: 0 }));
    case 'psychic-played':
      return { ...laid(fromPsychics(picture, event.seat, event.psychic), card(event.seat, 0, event.psychic)), played: picture.played + 1, to_act: [] };
    case 'held':
      return { ...picture, active: 1 - event.seat, chooser: 1 - event.seat, played: 0, to_act: [] };
    case 'gave-up':
      return { ...picture, loser: event.seat, to_act: [] };
    case 'value-named':
      return named(picture, event);
    case 'fetched':
      return family(laid(picture, card(event.seat, event.value)), event.seat, ({ pile_size }) => ({ pile_size: pile_size - 1 }));
    case 'pile-shuffled':
      return family(picture, event.seat, () => ({ pile_top: 0 }));
    case 'ghost-removed':
      return family(lifted(picture, picture.round, event.owner, event.value, 0), event.owner, ({ discarded }) => ({ discarded: [...discarded, event.value] }));
    case 'psychic-removed':
      return { ...lifted(picture, picture.round, event.owner, 0, event.psychic), discarded: sorted([...picture.discarded, event.psychic]) };
    case 'copied':
      return chose(picture, event.seat, 16, [event.value]);
    case 'recalled':
      return recalled(picture, event);
    case 'top-turned-up':
      return chose(family(picture, event.owner, () => ({ pile_top: event.value })), event.seat, 19, [event.value]);
    case 'banished':
      return banished(picture, event);
    case 'discarded':
      return family(fromHand(picture, event.seat, event.value), event.seat, ({ discarded }) => ({ discarded: [...discarded, event.value] }));
    case 'hand-shown':
      return shown(picture, event);
    case 'ghost-taken-back':
      return toHand(lifted(picture, picture.round, event.seat, event.value, 0), event.seat, [event.value], 1);
    case 'psychic-taken-back':
      return toPsychics(lifted(picture, picture.round, event.seat, 0, event.psychic), event.seat, event.psychic);
    case 'ghost-carried':
      return carried(picture, event.seat, event.value, 0);
    case 'psychic-carried':
      return carried(picture, event.seat, 0, event.psychic);
    case 'tokens-swapped':
      return swapped(picture, event);
    case 'round-won':
      return closed(won(picture, event));
    case 'round-drawn':
      return closed(drawn(picture, event.round));
    case 'psychic-taken':
      return toPsychics(spotAt(picture, picture.round, () => ({ is_there: false })), event.seat, event.psychic);
    case 'psychic-discarded':
      return { ...spotAt(picture, picture.round, () => ({ is_there: false })), discarded: sorted([...picture.discarded, event.psychic]) };
    case 'went-to-end':
      return toEnd(lifted(picture, picture.round, event.seat, 0, 13), waiting(event.seat, 0, 13, true));
    case 'ghost-laid':
      return toEnd(fromHand(picture, event.seat, event.value), waiting(event.seat, event.value, 0));
    case 'psychic-laid':
      return toEnd(fromPsychics(picture, event.seat, event.psychic), waiting(event.seat, 0, event.psychic));
    case 'psychic-turned-up':
      return spotAt(picture, event.place, () => ({ psychic: event.psychic }));
    case 'end-revealed':
      return revealed(picture, event);
    case 'end-counted':
      return counted(picture, event);
    case 'game-ended':
      return { ...picture, stage: 'over', to_act: [], result: event.result };
    case 'banished-nobody':
    case 'hand-shown-to-other':
    case 'declined':
    case 'end-played-dead':
    case 'end-truced':
      return picture;
  }
}

const MS: Readonly<Partial<Record<Event['event'], number>>> = {
  'row-laid': 400, 'tokens-laid': 400, 'round-began': 320, 'round-won': 320, 'round-drawn': 400, 'psychic-taken': 300, 'psychic-played': 280, 'gave-up': 240, held: 200, 'value-named': 240,
  'drew-secretly': 240, drew: 320, 'ghost-removed': 240, 'psychic-removed': 240, 'psychic-discarded': 240, copied: 240, 'top-turned-up': 300, 'tokens-swapped': 320, 'went-to-end': 320,
  'ghost-laid': 320, 'psychic-laid': 320, banished: 320, 'end-counted': 300, 'game-ended': 320, declined: 0, 'banished-nobody': 200,
};

const SOUNDS: Readonly<Partial<Record<Event['event'], Sound>>> = {
  'row-laid': 'chime', drew: 'card', 'drew-secretly': 'card', 'round-began': 'turn', 'ghost-played': 'boo', 'blind-played': 'boo', fetched: 'boo', 'psychic-played': 'chime', 'value-named': 'knock',
  held: 'cloth', 'gave-up': 'cloth', 'round-won': 'bell', 'round-drawn': 'bell', 'psychic-taken': 'chime', 'ghost-removed': 'cloth', 'psychic-removed': 'cloth', discarded: 'cloth', copied: 'card',
  'top-turned-up': 'card', recalled: 'card', 'pile-shuffled': 'card', banished: 'stone', 'ghost-laid': 'stone', 'psychic-laid': 'stone', 'went-to-end': 'stone', 'hand-shown': 'card',
  'ghost-taken-back': 'card', 'psychic-taken-back': 'card', 'ghost-carried': 'steps', 'psychic-carried': 'steps', 'tokens-swapped': 'steps', 'psychic-turned-up': 'chime', 'end-revealed': 'knock',
  'end-played-dead': 'chain', 'end-truced': 'bell', 'end-counted': 'bell', 'game-ended': 'win',
};

/** Each card of the tenth round is turned up by hand, and all of them are looked at, with what they count, before it is won. */
function holds(event: Event, picture?: View): boolean {
  if (event.event === 'end-revealed') return true;
  if (picture === undefined || picture.round !== lastOf(picture)) return false;
  return event.event === 'round-won' || (event.event === 'game-ended' && picture.row.at(-1)?.winner === null);
}

export const motion: Motion<View, Event> = {
  after,
  ms: (event) => MS[event.event] ?? 260,
  holds,
  sound: (event) => SOUNDS[event.event] ?? null,
};

/** What touching a thing means: which of the choices a card, a pile, a house or a value stands for. */
import type { Seat } from '../../table/contract.ts';
import type { Action, Card, Residence } from './words.ts';

export const HOLD: Action = { do: 'hold' };
export const GIVE_UP: Action = { do: 'give-up' };
export const DECLINE: Action = { do: 'decline' };
export const BLIND: Action = { do: 'play-blind' };

type Choices = readonly Action[];

export const isSame = (a: Action | null, b: Action | null): boolean => JSON.stringify(a) === JSON.stringify(b);
export const among = (choices: Choices, action: Action): Action | null => choices.find((choice) => isSame(choice, action)) ?? null;

const withValue = (choices: Choices, value: number, kinds: readonly Action['do'][]): Action | null =>
  choices.find((choice) => kinds.includes(choice.do) && 'value' in choice && choice.value === value) ?? null;
const withPsychic = (choices: Choices, psychic: number, kinds: readonly Action['do'][]): Action | null =>
  choices.find((choice) => kinds.includes(choice.do) && 'psychic' in choice && choice.psychic === psychic) ?? null;

/** A ghost in the own hand: played, discarded, laid at the tenth round, drawn by chance, or its value named. */
export const ofHand = (choices: Choices, value: number): Action | null =>
  withValue(choices, value, ['play-ghost', 'discard', 'lay-ghost', 'name']) ?? among(choices, BLIND);

/** An own psychic: played, or laid at the tenth round. */
export const ofPsychic = (choices: Choices, psychic: number): Action | null => withPsychic(choices, psychic, ['play-psychic', 'lay-psychic']);

/** What one would have to do with a card that cannot be chosen now, so that the server says why not. */
export const triedWith = (card: { readonly value: number } | { readonly psychic: number }): Action =>
  'value' in card ? { do: 'play-ghost', value: card.value } : { do: 'play-psychic', psychic: card.psychic };

/** An open card of the present round, seen by that seat. */
export function ofLane(choices: Choices, card: Card, seat: Seat): Action | null {
  const isOwn = card.seat === seat;
  if (card.psychic > 0) return withPsychic(choices, card.psychic, isOwn ? ['take-back-psychic', 'carry-psychic'] : ['remove-psychic']);
  return withValue(choices, card.value, isOwn ? ['copy', 'take-back-ghost', 'carry-ghost', 'name'] : ['remove-ghost', 'name']);
}

/** An own ghost of an earlier round. */
export const ofPast = (choices: Choices, card: Card, seat: Seat): Action | null => (card.seat === seat && card.value > 0 ? withValue(choices, card.value, ['recall']) : null);

/** A pile, or the family that it belongs to. */
export const ofSeat = (choices: Choices, seat: Seat): Action | null => among(choices, { do: 'turn-up', seat }) ?? among(choices, { do: 'banish', seat });

/** A token in the row. */
export const ofToken = (choices: Choices, place: number, residence: Residence): Action | null => among(choices, { do: 'swap', place, residence });

/** A value as such: named, fetched out of the pile or recalled. */
export const ofValue = (choices: Choices, value: number): Action | null => withValue(choices, value, ['name', 'fetch', 'recall']);

/** Whether values are asked for, so that tiles show them. */
export const asksValue = (choices: Choices): boolean => choices.some((choice) => choice.do === 'name' || choice.do === 'fetch' || choice.do === 'recall');
export const asksToken = (choices: Choices): boolean => choices.some((choice) => choice.do === 'swap');
export const asksSeat = (choices: Choices): boolean => choices.some((choice) => choice.do === 'turn-up' || choice.do === 'banish');

/** What a digit chooses: the first thing of that value that can be chosen at all. */
export const ofDigit = (choices: Choices, digit: number): Action | null => choices.find((choice) => 'value' in choice && choice.value === digit) ?? null;

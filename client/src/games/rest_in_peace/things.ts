/** By which card, value, pile or house an action is done. */
import type { Seat } from '../../table/contract.ts';
import type { Action, View } from './words.ts';

/** A card that lies at the present round. */
export const lying = (seat: Seat, { value, psychic }: { value: number; psychic: number }): string =>
  `lane-${seat}-${psychic > 0 ? `p${psychic}` : value}`;

export function things(action: Action, _view: View, seat: Seat | null): readonly string[] {
  const own = seat ?? 0;
  const foe = 1 - own;
  switch (action.do) {
    case 'play-ghost':
    case 'lay-ghost':
    case 'discard':
      return [`value=${action.value}`];
    case 'play-psychic':
    case 'lay-psychic':
      return [`psychic=${action.psychic}`];
    case 'name':
    case 'fetch':
    case 'recall':
      return [`tile=${action.value}`];
    case 'remove-ghost':
      return [`thing=${lying(foe, { value: action.value, psychic: 0 })}`];
    case 'remove-psychic':
      return [`thing=${lying(foe, { value: 0, psychic: action.psychic })}`];
    case 'copy':
    case 'take-back-ghost':
    case 'carry-ghost':
      return [`thing=${lying(own, { value: action.value, psychic: 0 })}`];
    case 'take-back-psychic':
    case 'carry-psychic':
      return [`thing=${lying(own, { value: 0, psychic: action.psychic })}`];
    case 'turn-up':
    case 'banish':
      return [`@pile-${action.seat}`];
    case 'swap':
      return [`thing=place-${action.place}`];
    case 'play-blind':
      return ['act=blind'];
    case 'hold':
    case 'give-up':
    case 'decline':
      return [`act=${action.do}`];
  }
}

/** What a choice would bring, read from what the server foretells. Nothing is worked out here. */
import type { Foretold, Seat } from '../../table/contract.ts';
import type { Action, Event, Picture } from './words.ts';

export interface Outcome {
  readonly action: Action;
  /** How many cards are laid. */
  readonly size: number;
  /** How many go into exile, and why. */
  readonly exiled: number;
  readonly cause: 'quartet' | 'klapper' | null;
  readonly isTurned: boolean;
  readonly skipped: Seat | null;
  readonly isAgain: boolean;
  /** As number what the seat would be out; 0 if it would not. */
  readonly place: number;
  readonly refill: number;
  readonly isMidnight: boolean;
  readonly taken: number;
  readonly endsRound: boolean;
  /** Who acts then; null if that is not told, or if nobody does. */
  readonly next: Seat | null;
  /** Whether there is nothing certain to be told: luck decides. */
  readonly isLuck: boolean;
}

export function outcomeOf(action: Action, foretold: Foretold<Picture, Event>): Outcome {
  const { events, view } = foretold;
  const told = <Name extends Event['event']>(name: Name) => events.find((event): event is Extract<Event, { event: Name }> => event.event === name);
  const exile = told('exiled');
  const isAgain = told('extra-turn-given') !== undefined;
  return {
    action,
    size: action.do === 'play' ? action.count + action.mimis : action.do === 'play-tom' ? 1 : 0,
    exiled: exile?.count ?? 0,
    cause: exile?.cause ?? null,
    isTurned: events.filter(({ event }) => event === 'direction-reversed').length % 2 === 1,
    skipped: told('skipped')?.seat ?? null,
    isAgain,
    place: told('left')?.place ?? 0,
    refill: told('refilled')?.count ?? 0,
    isMidnight: told('midnight-struck') !== undefined,
    taken: told('cemetery-taken')?.count ?? 0,
    endsRound: told('round-ended') !== undefined,
    next: view?.to_act[0] ?? null,
    isLuck: action.do === 'try-luck' || action.do === 'draw-from-house',
  };
}

/** What a play is called: two, three or a quartet of equal ghosts; a single one has no name. */
export function comboOf({ action, size, cause }: Outcome): 'single' | 'double' | 'triple' | 'quartet' {
  if (cause === 'quartet') return 'quartet';
  if (action.do !== 'play' || size < 2) return 'single';
  return size === 2 ? 'double' : 'triple';
}

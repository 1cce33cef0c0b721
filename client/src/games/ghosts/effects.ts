/** What a card would do, as the server has foretold it, and why another one does not fit, as the server has said. */
import type { Refusal } from '$protocol';
import type { Foretold, Seat } from '../../table/contract.ts';
import type { Action, Card, Event, Kind, View } from './words.ts';

/** What laying a card would bring. */
export interface Effect {
  readonly kind: Kind;
  readonly fear: number;
  /** Who would have the turn then; null as long as that is not certain. */
  readonly next: Seat | null;
  /** Whether the round would end with it. */
  readonly ends: boolean;
}

type Telling = Foretold<View, Event>;

const told = <K extends Event['event']>(foretold: Telling | null, name: K): Extract<Event, { event: K }> | null =>
  (foretold?.events.find(({ event }) => event === name) as Extract<Event, { event: K }> | undefined) ?? null;

export function effectOf(foretold: Telling | null, view: View): Effect | null {
  const played = told(foretold, 'played');
  if (foretold === null || played === null) return null;
  const ended = told(foretold, 'round-ended');
  const certain = ended?.seat ?? foretold.view?.active ?? null;
  return {
    kind: played.kind,
    fear: played.fear,
    next: certain ?? (played.kind === 'mirror' ? view.next_after_mirror : view.next),
    ends: ended !== null,
  };
}

/** How many points there would be after taking the pile. */
export const pointsAfterTaking = (foretold: Telling | null): number | null => told(foretold, 'pile-taken')?.points ?? null;

/** What stands on the tag below a card, as keys of sentences; `isNo` is for a card that does not fit. */
export interface Tag {
  readonly head: readonly [key: string, args: Readonly<Record<string, number>>];
  readonly foot: readonly [key: string, args: Readonly<Record<string, number>>];
  readonly isNo: boolean;
  readonly sign: 'up' | 'mirror' | 'fog' | null;
}

export function tagOf(card: Card, effect: Effect | null): Tag | null {
  if (effect === null) return null;
  const { fear } = effect;
  switch (effect.kind) {
    case 'opened':
      return { head: ['screen-tag-start', {}], foot: ['screen-tag-fear', { fear }], isNo: false, sign: null };
    case 'other-family':
      return { head: ['screen-tag-more', { value: card.value }], foot: ['screen-tag-fear', { fear }], isNo: false, sign: 'up' };
    case 'mirror':
      return { head: ['screen-tag-mirror', {}], foot: ['screen-tag-stays', { fear }], isNo: false, sign: 'mirror' };
    case 'fog':
      return { head: ['screen-tag-fog', {}], foot: ['screen-tag-stays', { fear }], isNo: false, sign: 'fog' };
  }
}

/** The tag of a card that is not among the choices: the server's reason in short. */
export function tagOfRefusal(refusal: Refusal | null): Tag | null {
  if (refusal === null) return null;
  const { fear, value, sum } = refusal.args;
  if (refusal.key === 'too-much-fear' && typeof fear === 'number' && typeof value === 'number' && typeof sum === 'number')
    return { head: ['screen-tag-sum', { fear, value, sum }], foot: ['screen-tag-too-much', {}], isNo: true, sign: null };
  if (refusal.key === 'open-with-ghost')
    return { head: ['screen-tag-fog', {}], foot: ['screen-tag-later', {}], isNo: true, sign: null };
  return null;
}

/** What is looked at just now: an action that is pointed at or chosen, with what it would bring. */
export interface Preview {
  readonly action: Action;
  readonly card: Card | null;
  readonly effect: Effect | null;
  /** For taking the pile: the points then. */
  readonly points: number | null;
}

export function previewOf(action: Action | null, foretold: Telling | null, view: View): Preview | null {
  if (action === null) return null;
  return {
    action,
    card: action.do === 'play' ? action.card : null,
    effect: effectOf(foretold, view),
    points: pointsAfterTaking(foretold),
  };
}

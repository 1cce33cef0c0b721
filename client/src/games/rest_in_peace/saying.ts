/** What the prompt says: one line in bold and a small one. It speaks to its reader. */
import type { Mood } from '../../kit/faces.ts';
import type { Foretold } from '../../table/contract.ts';
import type { Texts } from '../../texts/texts.ts';
import { among, BLIND, HOLD } from './picking.ts';
import { type Action, type Event, has, KINDS, type View } from './words.ts';

export interface Saying {
  readonly bold: string;
  readonly small: string;
  readonly isWaiting: boolean;
  readonly mood: Mood | undefined;
}

/** All that decides on what is said. */
export interface Occasion {
  readonly view: View;
  readonly me: number;
  readonly foe: string;
  readonly isWatching: boolean;
  readonly choices: readonly Action[];
  /** What is looked at or chosen, and what it would bring. */
  readonly looked: Action | null;
  readonly foretold: Foretold<View, Event> | null;
  /** Both totals as they are shown, own first. */
  readonly totals: readonly [number, number];
  /** What the server says is happening, and what has happened last. */
  readonly prompt: string;
  readonly last: string;
  /** Why the turn cannot be ended, in the server's words. */
  readonly whyNoHold: string;
  /** Whether the reader goes on by hand, and how many cards are still to be turned up. */
  readonly isHeld: boolean;
  readonly left: number;
  /** What has ended the tenth round before it was counted; empty if nothing has. */
  readonly brokenOff: string;
  readonly isPast: boolean;
}

export const psychicName = (texts: Texts, psychic: number): string => texts.say(`psychic-${psychic}`);
export const quoted = (texts: Texts, psychic: number): string => texts.say('table-quoted', { name: psychicName(texts, psychic) });
/** What a psychic does, with what was agreed. */
export function effect(texts: Texts, psychic: number, options: View['options']): string {
  const agreed = Object.fromEntries(Object.entries(options).filter((pair): pair is [string, string | number] => typeof pair[1] !== 'object'));
  return texts.say(`psychic-${psychic}.effect`, agreed);
}
export const stakeOf = (texts: Texts, spot: { villas: number; castles: number }): string => texts.joined(KINDS.map((kind) => ({ kind, count: has(spot, kind) })).filter(({ count }) => count > 0).map((several) => texts.say('table-stake', several)));

const say = (bold: string, small = '', mood?: Mood): Saying => ({ bold, small, isWaiting: false, mood });

export function sayingOf(occasion: Occasion, texts: Texts): Saying {
  const { view, choices, isWatching, isPast, totals, left } = occasion;
  if (occasion.isHeld) {
    // Two psychics end the tenth round at once: then nothing is counted.
    if (occasion.brokenOff !== '') return say(occasion.brokenOff, texts.say('table-say-ten-over'), 'scared');
    const bold = texts.say('table-say-ten', { own: totals[0], other: totals[1] });
    return say(bold, left > 0 ? texts.say('table-say-ten-more', { left }) : texts.say('table-say-ten-over'), 'scared');
  }
  if (view.result !== null) return say(texts.result(view.result), '', view.result.winners.includes(occasion.me) ? 'laugh' : 'sad');
  if (choices.length === 0 || isWatching || isPast) return waiting(occasion, texts);
  return view.stage === 'turn' ? turn(occasion, texts) : choosing(occasion, texts);
}

function waiting({ view, me, foe, prompt, last, isWatching, isPast }: Occasion, texts: Texts): Saying {
  const thinks = !isWatching && !isPast && view.to_act[0] === 1 - me;
  const bold = thinks ? texts.say('table-say-thinks', { seat: foe }) : view.to_act.length > 0 || last === '' ? prompt : last;
  return { bold, small: bold === last ? '' : last, isWaiting: true, mood: thinks ? 'think' : undefined };
}

/** Both totals that would follow, own first, as long as the round goes on. */
export function totalsAfter({ view, me }: Pick<Occasion, 'view' | 'me'>, foretold: Foretold<View, Event> | null): readonly [number, number] | null {
  const next = foretold?.view ?? null;
  if (next === null || next.round !== view.round || next.loser !== view.loser) return null;
  return [next.families[me]?.total ?? 0, next.families[1 - me]?.total ?? 0];
}

function turn(occasion: Occasion, texts: Texts): Saying {
  const { view, me, looked, totals, choices, foe } = occasion;
  const [own, other] = totals;
  if (looked !== null && looked.do !== 'hold') return foretelling(occasion, looked, texts);
  if (among(choices, BLIND) !== null) return say(texts.say('table-say-blind'), texts.say('table-say-behind-more', { own, other }), 'scared');
  const spot = view.row[view.round - 1];
  const mayLay = choices.some(({ do: what }) => what.startsWith('play-'));
  if (among(choices, HOLD) !== null) return say(texts.say('table-say-ahead', { own, other }), texts.say(mayLay ? 'table-say-ahead-more' : 'table-say-ahead-last', { seat: foe }));
  if (spot !== undefined && spot.cards.length === 0 && view.starter === me) {
    const stake = stakeOf(texts, spot);
    return say(texts.say('table-say-start', { stake }), spot.psychic > 0 ? texts.say('table-say-start-more', { psychic: quoted(texts, spot.psychic) }) : '');
  }
  if (own > other) return say(texts.say('table-say-ahead', { own, other }), occasion.whyNoHold);
  return say(texts.say('table-say-behind', { need: other + 1 - own }), texts.say('table-say-behind-more', { own, other }));
}

function foretelling(occasion: Occasion, looked: Action, texts: Texts): Saying {
  const { view, totals, foretold } = occasion;
  const after = totalsAfter(occasion, foretold);
  if (looked.do === 'give-up') {
    const ends = foretold?.events.some(({ event }) => event === 'game-ended') ?? false;
    return say(texts.say('table-say-give-up'), texts.say(ends ? 'table-say-give-up-end' : 'table-say-give-up-more'), 'think');
  }
  if (looked.do === 'play-psychic') {
    const stand = after !== null && (after[0] !== totals[0] || after[1] !== totals[1]) ? `${texts.say('table-say-stand', { own: after[0], other: after[1] })} ` : '';
    return say(texts.say('table-say-psychic', { psychic: quoted(texts, looked.psychic) }), stand + effect(texts, looked.psychic, view.options), 'think');
  }
  if (looked.do !== 'play-ghost' || after === null) return say(texts.action(looked), '', 'think');
  const [own, other] = after;
  return say(texts.say('table-say-play', { value: looked.value, before: totals[0], own }), texts.say(own > other ? 'table-say-enough' : 'table-say-not-enough', { own, other }));
}

/** The question of an effect, or of the end of a round, and what the looked-at answer would bring. */
function choosing(occasion: Occasion, texts: Texts): Saying {
  return say(question(occasion, texts), answer(occasion, texts), 'think');
}

function question({ view, foe, choices, prompt }: Occasion, texts: Texts): string {
  if (view.first_token) return texts.say('table-say-swap-second', { place: view.first_token.place, stake: texts.say('table-stake', { kind: view.first_token.residence, count: 1 }) });
  const key = `table-say-${view.stage}`;
  if (choices.length === 0 || !texts.knows(key)) return prompt;
  return texts.say(key, { psychic: view.doing, seat: foe, left: view.picked });
}

function answer(occasion: Occasion, texts: Texts): string {
  const { view, me, foe, looked, foretold, totals } = occasion;
  if (looked === null || looked.do === 'decline') return hint(occasion, texts);
  if (looked.do === 'lay-psychic') return effect(texts, looked.psychic, view.options);
  if (looked.do === 'lay-ghost') {
    const there = view.end.filter(({ seat, value }) => seat === me && value > 0).map(({ value }) => value);
    const all = [...there, looked.value];
    const sum = all.length > 1 ? `${all.join(' + ')} = ${all.reduce((a, b) => a + b, 0)}` : String(looked.value);
    return texts.say('table-say-lay-sum', { value: looked.value, sum, seat: foe });
  }
  const after = totalsAfter(occasion, foretold);
  // What it does stands on the button already.
  if (after === null || view.loser !== null) return hint(occasion, texts);
  if (looked.do === 'remove-ghost' || looked.do === 'remove-psychic') return texts.say('table-say-remove-how', { seat: foe, next: after[1], before: totals[1], own: after[0] });
  return `${texts.action(looked)}. ${texts.say('table-say-stand', { own: after[0], other: after[1] })}`;
}

function hint({ view, choices }: Occasion, texts: Texts): string {
  if (view.stage === 'lay') return texts.say('table-say-lay-more');
  if (view.doing > 0) return effect(texts, view.doing, view.options);
  return choices.some(({ do: what }) => what.startsWith('remove') || what.startsWith('take-back') || what.startsWith('carry') || what === 'copy') ? texts.say('table-say-touch-card') : '';
}

/** Whether the present place decides the game, and for whom; a danger is told before a chance. */
export function riskAt(view: View, me: number, texts: Texts): string {
  const decides = view.decides ?? [];
  const seat = [1 - me, me].find((one) => decides.includes(one));
  return seat === undefined ? '' : texts.say('table-risk', { is_you: seat === texts.reader ? 'you' : 'other', seat: texts.nameOf(seat) });
}

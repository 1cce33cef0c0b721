/** What the prompt says: one line in bold and a small one. It speaks to its reader. */
import type { Mood } from '../../kit/faces';
import type { Seat } from '../../table/contract.ts';
import type { Texts } from '../../texts/texts.ts';
import { comboOf, type Outcome } from './effects.ts';
import { among, HOUSE, LUCK, PASS, TAKE } from './picking.ts';
import { type Action, type Card, type Conclusions, type Event, type Picture, spoken, topOf } from './words.ts';

export interface Saying {
  readonly bold: string;
  readonly small: string;
  /** Whether others are being waited for. */
  readonly isWaiting: boolean;
  /** Whether somebody thinks. */
  readonly isThinking: boolean;
  readonly mood: Mood | undefined;
  readonly speaker: Seat | null;
}

/** All that decides on what is said. */
export interface Occasion {
  readonly view: Picture;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly choices: readonly Action[];
  /** What is chosen, and what it would bring as far as that is told. */
  readonly chosen: Action | null;
  readonly outcome: Outcome | null;
  readonly conclusions: Conclusions | null;
  /** The events of the last action, and the last of them as a sentence. */
  readonly lately: readonly Event[];
  readonly last: string;
  readonly prompt: string;
  readonly isPast: boolean;
  readonly isHeld: boolean;
  /** Whether Mimi Kry was touched without anything to go with. */
  readonly isAboutMimi: boolean;
  /** A card that was drawn in vain, and on what it did not fit. */
  readonly failed: { readonly card: Card; readonly top: number; readonly seat: Seat } | null;
}

type Own = (bold: string, small: string, mood?: Mood) => Saying;

export function sayingOf(occasion: Occasion, texts: Texts): Saying {
  const { view, seat, choices } = occasion;
  const own: Own = (bold, small, mood) => ({ bold, small, isWaiting: false, isThinking: false, mood, speaker: seat });
  if (view.result !== null) return own(texts.say('table-over'), texts.say('table-over-how'), 'happy');
  if (occasion.isHeld) return { ...own(texts.say('table-round-over', { round: view.round }), begins(occasion, texts)), isWaiting: true };
  if (choices.length === 0 || seat === null || occasion.isPast) return waiting(occasion, texts);
  if (occasion.chosen !== null) return own(plans(occasion.chosen, occasion, texts), followsOf(occasion.chosen, occasion.outcome, occasion, texts), moodOf(occasion.outcome));
  if (occasion.isAboutMimi) return own(texts.say('table-mimi-tip'), texts.say('table-mimi-how'), 'think');
  return turn(occasion, own, texts);
}

const moodOf = (outcome: Outcome | null): Mood => (outcome === null || outcome.isLuck ? 'think' : outcome.cause !== null || outcome.place > 0 ? 'laugh' : outcome.taken > 0 ? 'scared' : 'happy');

function begins({ lately, names, seat }: Occasion, texts: Texts): string {
  const over = lately.find((event) => event.event === 'round-ended');
  const starter = over?.event === 'round-ended' ? over.seats[0] : undefined;
  if (starter === undefined) return '';
  return starter === seat ? texts.say('table-you-start') : texts.say('table-starts', { name: names[starter] ?? '' });
}

function waiting({ view, seat, names, prompt, last, isPast, failed }: Occasion, texts: Texts): Saying {
  const actor = view.to_act[0] ?? view.active;
  const isOther = actor >= 0 && actor !== seat;
  const isThinking = isOther && view.to_act.length > 0 && !isPast && view.ending === null;
  if (failed !== null && failed.seat === seat) {
    return { bold: texts.say('table-unlucky', { card: spoken(failed.card), top: failed.top }), small: last, isWaiting: false, isThinking: false, mood: 'scared', speaker: seat };
  }
  const isOut = seat !== null && view.left.includes(seat) && view.ending === null;
  const bold = isThinking ? texts.say('table-thinks', { name: names[actor] ?? '' }) : last || prompt;
  const small = isThinking ? (isOut ? texts.say('table-you-are-out') : last) : '';
  return { bold, small, isWaiting: true, isThinking, mood: isThinking ? 'think' : undefined, speaker: actor >= 0 ? actor : seat };
}

function turn({ view, choices, lately, last, seat, failed }: Occasion, own: Own, texts: Texts): Saying {
  const top = topOf(view);
  const cards = view.cemetery.length;
  const can = (action: Action) => among(choices, action) !== null;
  const plays = choices.some((choice) => choice.do === 'play' || choice.do === 'play-tom');
  if (can(HOUSE)) return own(texts.say('table-house-turn'), texts.say('table-house-risk', { count: cards, top }), 'boo');
  if (can(PASS) && !plays) return own(texts.say(can(LUCK) ? 'table-only-mimis-luck' : 'table-only-mimis'), '', 'think');
  if (!plays) return own(texts.say('table-nothing-fits', { top }), can(LUCK) ? texts.say(can(TAKE) ? 'table-try-luck-or-take' : 'table-or-luck') : texts.say('table-must-take', { count: cards }), 'scared');
  const or = can(LUCK) ? (can(TAKE) ? 'table-or-luck-or-take' : 'table-or-luck') : can(TAKE) ? 'table-or-take' : '';
  const otherwise = or === '' ? '' : texts.say(or);
  const why = againOf(lately, seat);
  if (why !== null) return own(texts.say('table-again', { why }), joined(texts.say('table-play-on', { top }), otherwise), 'laugh');
  const happened = failed === null ? last : texts.say('table-unlucky', { card: spoken(failed.card), top: failed.top });
  return own(texts.say('table-your-turn', { top }), joined(happened, otherwise));
}

/** Why this seat is on turn again; null if it is not. */
export function againOf(lately: readonly Event[], seat: Seat | null): string | null {
  const again = lately.find((event) => event.event === 'extra-turn-given');
  if (again?.event !== 'extra-turn-given' || again.seat !== seat) return null;
  const exile = lately.find((event) => event.event === 'exiled');
  if (exile?.event === 'exiled') return exile.cause;
  const play = lately.find((event) => event.event === 'played');
  return play?.event === 'played' ? (play.count + play.mimis === 2 ? 'double' : 'triple') : 'other';
}

/** What a choice is, in a few words. */
export function plans(action: Action, { view, outcome }: Pick<Occasion, 'view' | 'outcome'>, texts: Texts): string {
  switch (action.do) {
    case 'play': {
      const size = action.count + action.mimis;
      const combo = outcome ? comboOf(outcome) : size === 1 ? 'single' : size === 2 ? 'double' : 'triple';
      return texts.say('table-plays', { combo, value: action.value, count: action.count, mimis: action.mimis });
    }
    case 'play-tom':
      return texts.say('table-tom-says');
    case 'try-luck':
      return texts.say('table-luck-says');
    case 'take-cemetery':
      return texts.say('table-take-says', { count: view.cemetery.length });
    case 'draw-from-house':
      return texts.say('table-house-says');
    case 'pass':
      return texts.say('table-pass-says');
  }
}

/** What follows from a choice for certain, or how the odds are; empty until it is told. */
export function followsOf(action: Action, outcome: Outcome | null, { view, names, seat, conclusions }: Pick<Occasion, 'view' | 'names' | 'seat' | 'conclusions'>, texts: Texts): string {
  if (action.do === 'try-luck') return texts.say('table-luck-follows', { tenths: tenthsOf(conclusions), count: view.cemetery.length });
  if (action.do === 'draw-from-house') return texts.say('table-house-risk', { count: view.cemetery.length, top: topOf(view) });
  if (outcome === null) return '';
  const next = nextOf(outcome, conclusions);
  return joined(
    action.do === 'pass' && texts.say('table-pass-follows'),
    outcome.exiled > 0 && texts.say('table-then-exile', { count: outcome.exiled }),
    action.do === 'play' && outcome.exiled === 0 && texts.say('table-then-scary', { value: action.value }),
    outcome.isTurned && names.length > 2 && texts.say('table-then-turned'),
    outcome.skipped !== null && (outcome.skipped === seat ? texts.say('table-then-skipped-you') : texts.say('table-then-skipped', { name: names[outcome.skipped] ?? '' })),
    outcome.place > 0 && texts.say('table-then-out', { place: outcome.place }),
    outcome.endsRound && texts.say('table-then-round-over'),
    outcome.isAgain && texts.say('table-then-again'),
    !outcome.isAgain && !outcome.endsRound && next !== null && (next === seat ? texts.say('table-then-you') : texts.say('table-then-next', { name: names[next] ?? '' })),
    outcome.refill > 0 && texts.say('table-then-refill', { count: outcome.refill }),
    outcome.isMidnight && texts.say('table-then-midnight'),
  );
}

/** Who would act then: as foretold, else as the server concludes. */
function nextOf(outcome: Outcome, conclusions: Conclusions | null): Seat | null {
  if (outcome.next !== null) return outcome.next >= 0 ? outcome.next : null;
  if (conclusions === null || outcome.skipped !== null) return null;
  return outcome.isTurned ? conclusions.next_if_turned : conclusions.next;
}

/** Which ghosts fit alone on what lies there, as short as can be: "6 to 14, Georg, Tom". */
export function fitsOf({ fitting }: Conclusions, texts: Texts): string {
  const values = fitting.map(Number).filter((value) => value > 1);
  const spans: (readonly [number, number])[] = [];
  for (const value of values) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] === value - 1) spans[spans.length - 1] = [last[0], value];
    else spans.push([value, value]);
  }
  const told = spans.flatMap(([from, to]) => (to - from > 1 ? [texts.say('table-fit-span', { from, to })] : from === to ? [String(from)] : [String(from), String(to)]));
  const fearless = fitting.filter((card) => card === '1' || card === 'tom').sort();
  const list = [...told, ...fearless.map((card) => texts.say('table-fit-one', { card: spoken(card) }))].join(', ');
  return texts.say('table-fits', { list, which: spans.length === 1 && spans[0]?.[0] === 2 ? 'all' : fitting.length > 4 ? 'some' : 'few' });
}

/** Out of ten cards that could be drawn so many fit. */
export const tenthsOf = (conclusions: Conclusions | null): number =>
  conclusions === null || conclusions.luck.of === 0 ? 0 : Math.round((conclusions.luck.playable / conclusions.luck.of) * 10);

const joined = (...sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ');

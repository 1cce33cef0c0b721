/** What the prompt says: one line in bold and a small one. It speaks to its reader. */
import type { Texts } from '../../texts/texts.ts';
import type { Mood } from '../../kit/faces';
import type { Seat } from '../../table/contract.ts';
import type { Effect, Preview } from './effects.ts';
import { mostGivenBack, mustTake } from './picking.ts';
import type { Action, Card, View } from './words.ts';

export interface Saying {
  readonly bold: string;
  readonly small: string;
  /** Whether others are being waited for. */
  readonly isWaiting: boolean;
  readonly mood: Mood | undefined;
  /** Whose figure speaks; null is nobody's. */
  readonly speaker: Seat | null;
}

/** All that decides on what is said. */
export interface Occasion {
  readonly view: View;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly choices: readonly Action[];
  readonly preview: Preview | null;
  /** What is happening, as the server says it. */
  readonly prompt: string;
  /** What has happened last. */
  readonly last: string;
  readonly isPast: boolean;
  /** Whether the reader has to go on by hand: the round is over. */
  readonly isHeld: boolean;
}

/** The top of the thermometer. */
const FULL = 7;

export function sayingOf(occasion: Occasion, texts: Texts): Saying {
  const { view, seat, choices } = occasion;
  const own = (bold: string, small: string, mood?: Mood): Saying => ({ bold, small, isWaiting: false, mood, speaker: seat });
  if (occasion.isHeld) return own(texts.say('screen-say-round-over', { left: view.options.rounds - view.round, following: view.round + 1 }), '');
  if (view.phase === 'over') return own(texts.say('screen-say-again'), texts.say('screen-say-again-more'));
  if (choices.length === 0 || seat === null || occasion.isPast) return waiting(occasion, texts);
  if (view.phase === 'answer') return answering(choices, own, texts);
  if (view.phase === 'give-back') return own(texts.say('screen-say-give'), texts.say('screen-say-give-more', { most: mostGivenBack(choices) }), 'love');
  return occasion.preview === null ? turn(occasion, own, texts) : foretelling(occasion, occasion.preview, own, texts);
}

type Own = (bold: string, small: string, mood?: Mood) => Saying;

function waiting({ view, seat, names, prompt, last, isPast }: Occasion, texts: Texts): Saying {
  const actor = view.phase === 'play' ? (view.to_act[0] ?? view.active) : null;
  const isOther = actor !== null && actor !== seat;
  const thinks = isOther && view.to_act.length > 0 && !isPast;
  return {
    bold: thinks ? texts.say('screen-say-thinks', { seat: names[actor] ?? '' }) : view.to_act.length > 0 || last === '' ? prompt : last,
    small: thinks ? last : '',
    isWaiting: true,
    mood: thinks ? 'think' : undefined,
    speaker: actor ?? seat,
  };
}

function answering(choices: readonly Action[], own: Own, texts: Texts): Saying {
  if (!choices.some((choice) => choice.do === 'redraw')) return own(texts.say('screen-say-keep'), texts.say('screen-say-keep-more'));
  return own(texts.say('screen-say-redraw'), texts.say('screen-say-redraw-more'), 'think');
}

function turn({ view, names, choices }: Occasion, own: Own, texts: Texts): Saying {
  const next = names[view.next] ?? '';
  if (mustTake(choices)) return own(texts.say('screen-say-must'), texts.say('screen-say-must-more'), 'scared');
  if (view.top === null) {
    const isFog = choices.every((choice) => choice.do === 'play' && choice.card.family === 'fog');
    const key = isFog ? 'screen-say-open-fog' : 'screen-say-open';
    return own(texts.say(key), texts.say(`${key}-more`, { next }));
  }
  const about = { ...named(view.top), fear: view.fear, next };
  if (view.fear === FULL) return own(texts.say('screen-say-full', about), texts.say('screen-say-full-more', about), 'think');
  return own(texts.say('screen-say-turn'), texts.say('screen-say-turn-more', about));
}

function foretelling(occasion: Occasion, preview: Preview, own: Own, texts: Texts): Saying {
  const { view, seat } = occasion;
  if (preview.action.do === 'take') {
    const before = view.points[seat ?? 0] ?? 0;
    const points = preview.points ?? before + 1;
    const isLost = (view.piles[seat ?? 0] ?? 0) === 0 && before > 0;
    const small = texts.say(isLost ? 'screen-say-taking-lost' : 'screen-say-taking-more');
    return own(texts.say('screen-say-taking', { before, more: points - before, points }), small, 'boo');
  }
  if (preview.card === null || preview.effect === null) return turn(occasion, own, texts);
  const { card, effect } = preview;
  const bold = texts.say(BOLD[effect.kind], { ...named(card), fear: effect.fear, before: view.fear });
  return own(bold, afterwards(occasion, card, effect, texts));
}

const BOLD: Readonly<Record<Effect['kind'], string>> = {
  opened: 'screen-say-starts',
  'other-family': 'screen-say-adds',
  mirror: 'screen-say-mirrors',
  fog: 'screen-say-fogs',
};

function afterwards({ view, names }: Occasion, card: Card, effect: Effect, texts: Texts): string {
  if (effect.next === null) return '';
  const next = names[effect.next] ?? '';
  if (effect.ends) return texts.say('screen-say-then-ends', { next });
  if (effect.kind === 'mirror' && view.next !== view.next_after_mirror) return texts.say('screen-say-then-turned', { next });
  if (effect.kind === 'fog' && view.top !== null) return texts.say('screen-say-then-top', { ...named(view.top), next });
  if (effect.kind === 'other-family' && effect.fear === FULL) return texts.say('screen-say-then-full', { ...named(card), next });
  return texts.say('screen-say-then', { next });
}

const named = ({ family, value }: Card): { family: string; value: number } => ({ family, value });

/** What the prompt says: one line in bold and a small one. It speaks to its reader. */
import type { Mood } from '../../kit/faces';
import type { Foretold, Seat } from '../../table/contract.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Odds } from './knowledge.ts';
import { offers, type Picked } from './picking.ts';
import type { Action, Event, Picture, Playback } from './words.ts';

export interface Saying {
  readonly bold: string;
  readonly small: string;
  /** What the others see of a bid. */
  readonly sees?: string;
  readonly isWaiting?: boolean;
  readonly mood?: Mood;
}

/** All that decides on what is said. */
export interface Occasion {
  readonly view: Picture;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  /** Whether the reader is asked for something. */
  readonly isAsked: boolean;
  readonly choices: readonly Action[];
  readonly picked: Picked;
  /** The cards that were picked to be put aside. */
  readonly aside: readonly number[];
  /** The chances of the house that is picked, now and after what is picked. */
  readonly now: Odds | null;
  readonly then: Odds | null;
  /** What the card that is picked would bring, as soon as the server has said. */
  readonly foretold: Foretold<Picture, Event> | null;
  /** How many turns come before the reader's; null where none does. */
  readonly turnsBefore: number | null;
  /** What is happening, as the server says it. */
  readonly prompt: string;
  readonly texts: Texts;
}

export function sayingOf(occasion: Occasion): Saying {
  const { view, seat, isAsked, texts } = occasion;
  if (view.playback) return revealing(occasion, view.playback);
  if (view.phase === 'over') return { bold: texts.say('screen-say-over'), small: '' };
  if (seat === null || !isAsked) return waiting(occasion);
  switch (view.phase) {
    case 'reserving':
      return reserving(occasion);
    case 'choosing': {
      const { say } = occasion.picked;
      return { bold: texts.say('screen-say-secret'), small: say ? texts.say('screen-secret-is', { question: say }) : texts.say('screen-say-secret-how') };
    }
    case 'declaring':
      return declaring(occasion, seat);
    case 'informing':
    case 'selling':
      return bidding(occasion, seat);
    case 'deciding':
      return deciding(occasion);
    default:
      return { bold: occasion.prompt, small: '' };
  }
}

/** Possible numbers in words: 2, 1 or 2, 1–4. */
export function said(odds: Odds | null, texts: Texts): string {
  const numbers = odds?.numbers ?? [];
  const [one = 0, other = one] = [numbers[0], numbers.at(-1)];
  if (numbers.length < 2) return String(one);
  return texts.say(numbers.length === 2 ? 'screen-or' : 'screen-range', { one, other });
}

function waiting({ view, seat, names, prompt, turnsBefore, texts }: Occasion): Saying {
  const { active } = view;
  // Whoever has just moved is shown as the active one until the answer is there, and need not be told to think.
  if (active === null || active === seat) {
    const others = view.to_act.filter((one) => one !== seat).map((one) => names[one] ?? '');
    const bold = others.length > 0 ? texts.say('screen-say-wait-for', { count: others.length, names: texts.joined(others) }) : prompt;
    return { bold, small: '', isWaiting: true, mood: 'think' };
  }
  const small = turnsBefore === null ? '' : texts.say('screen-say-after', { turns: turnsBefore });
  return { bold: texts.say('screen-say-thinks', { name: names[active] ?? '' }), small, isWaiting: true, mood: 'think' };
}

function reserving({ view, seat, aside, texts }: Occasion): Saying {
  const player = view.players[seat ?? 0];
  const left = view.to_reserve - aside.length;
  const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + card, 0);
  const later = sum(aside) + sum(player?.reserved ?? []);
  const small = later > 0 ? texts.say('screen-say-reserve-sums', { now: sum(player?.hand ?? []) - sum(aside), later }) : texts.say('screen-say-reserve-how');
  return { bold: texts.say('screen-say-reserve', { left }), small };
}

function declaring({ view, picked, now, then, texts }: Occasion, seat: Seat): Saying {
  const player = view.players[seat];
  const lot = view.lots[Number(picked.target) - 1];
  if (picked.token === null || lot === undefined) {
    const left = (player?.ghosts ?? 0) + (player?.paintings ?? 0) + (player?.doubles ?? 0);
    return { bold: texts.say('screen-say-declare'), small: texts.say('screen-say-declare-how', { left }) };
  }
  return { bold: texts.say('screen-say-declare-this', { face: picked.token.face, house: lot.name }), small: changing(now, then, texts) };
}

/** How many ghosts there would be, beside how many there are. */
function changing(now: Odds | null, then: Odds | null, texts: Texts): string {
  if (now === null || then === null) return '';
  const [before, after] = [said(now, texts), said(then, texts)];
  return before === after ? texts.say('screen-say-declare-same', { now: before }) : texts.say('screen-say-declare-then', { then: after, now: before });
}

function bidding(occasion: Occasion, seat: Seat): Saying {
  const { view, picked, choices, texts } = occasion;
  if (picked.card !== null && picked.target !== null) return bidThis(occasion, seat);
  const isInforming = view.phase === 'informing';
  const mayPass = offers(choices, 'pass');
  if (view.is_last_card) return mayPass ? { bold: texts.say('screen-say-last'), small: texts.say('screen-say-last-how') } : { bold: texts.say('screen-say-last-unlit'), small: '' };
  if (view.is_second_card) return { bold: texts.say('screen-say-second'), small: texts.say('screen-say-second-how') };
  const how = !isInforming ? 'screen-say-sell-how' : mayPass ? 'screen-say-inform-how' : 'screen-say-inform-first';
  const stack = choices.some((choice) => choice.do === 'bid' && choice.target === 'stack') ? 'yes' : 'no';
  return { bold: texts.say('screen-say-bid'), small: texts.say(how, { stack }) };
}

function bidThis({ view, picked, foretold, texts }: Occasion, seat: Seat): Saying {
  const card = picked.card ?? 0;
  const lot = view.lots[Number(picked.target) - 1];
  const there = picked.target === 'truelight' ? view.truelight : picked.target === 'stack' ? view.stack : (lot?.bids ?? []);
  const own = [...there.flatMap((bid) => (bid.seat === seat && bid.card !== null ? [bid.card] : [])), card];
  const sum = own.length > 1 ? `${own.join(' + ')} = ${own.reduce((a, b) => a + b, 0)}` : String(card);
  const laid = foretold?.events.find((event) => event.event === 'bid-laid');
  const sees = laid === undefined ? '' : laid.is_open ? texts.say('screen-say-others-see-open', { card }) : texts.say('screen-say-others-see', { back: laid.back });
  return { bold: texts.say('screen-say-bid-this', { card, target: lot?.name ?? picked.target ?? '' }), small: texts.say('screen-say-bid-sum', { sum }), sees };
}

function deciding({ view, names, picked, now, then, choices, texts }: Occasion): Saying {
  const lot = view.lots[(view.deciding ?? 0) - 1];
  const house = lot?.name ?? '';
  const spooks = changing(now, then, texts);
  if (lot?.special === 'crystal') {
    const percent = now === null || picked.guess === null ? 0 : Math.round((100 * (now.exact[picked.guess] ?? 0)) / Math.max(1, now.ways));
    const small = picked.guess === null ? texts.say('screen-say-crystal-how') : texts.say('screen-say-crystal-this', { ghosts: picked.guess, percent });
    return { bold: texts.say('screen-say-crystal', { house }), small };
  }
  if (lot?.special === 'crypt') return { bold: texts.say('screen-say-crypt', { house }), small: `${texts.say('screen-say-crypt-how')} ${spooks}` };
  if (offers(choices, 'use')) return { bold: texts.say('screen-say-mirror-minus', { house }), small: `${texts.say('screen-say-mirror-minus-how')} ${spooks}` };
  if (picked.remove) return { bold: texts.say('screen-say-mirror-this', { name: names[picked.remove.owner] ?? '', kind: picked.remove.kind }), small: spooks };
  return { bold: texts.say('screen-say-mirror', { house }), small: texts.say('screen-say-mirror-how') };
}

function revealing({ view, seat, names, texts }: Occasion, { last, of }: Playback): Saying {
  const name = (who: Seat) => names[who] ?? '';
  switch (last.event) {
    case 'looked':
      if (last.seat === seat && last.card !== null) {
        const about = { question: last.card, name: name(last.owner) };
        return { bold: texts.say('screen-say-looked', about), small: texts.say('screen-say-looked-how', about), mood: 'happy' };
      }
      return { bold: texts.say(last.owner === seat ? 'screen-say-looks-you' : 'screen-say-looks', { name: name(last.seat), owner: name(last.owner) }), small: texts.say('screen-say-looks-how') };
    case 'stack-seen': {
      const trues = last.trues ?? 'none';
      return { bold: texts.say('screen-say-stack', { trues, name: name(last.seat) }), small: texts.say('screen-say-stack-how', { trues }) };
    }
    case 'bid-revealed':
      return { bold: texts.say('screen-say-cards-open'), small: of === 'sale' ? texts.say('screen-line', { phase: 'sale' }) : texts.say('screen-say-cards-open-how', { of }) };
    case 'spent':
    case 'taken-back':
      return { bold: texts.say('screen-say-paid'), small: texts.say('screen-say-paid-how') };
    case 'sold':
      return { bold: texts.say(last.seat === seat ? 'screen-say-sold-you' : 'screen-say-sold', { house: last.property, name: name(last.seat) }), small: offered(view, last.property, last.seat, (one) => (one === seat ? texts.say('screen-you') : name(one)), texts) };
    case 'unsold':
      return { bold: texts.say('screen-say-unsold', { house: last.property }), small: '' };
    case 'question-revealed': {
      const liars = view.players.flatMap(({ question }, one) => (question === 'false' ? [name(one)] : []));
      return { bold: texts.say('screen-say-truth'), small: texts.say('screen-say-truth-how', { liars: liars.length, names: texts.joined(liars) }) };
    }
    case 'scored': {
      const whose = last.seat === seat ? texts.say('screen-for-you') : name(last.seat);
      return { bold: texts.say('screen-say-scored', { house: last.property, count: last.ghosts }), small: texts.say('screen-say-scored-for', { points: last.points, name: whose }) };
    }
    default:
      return { bold: texts.event(last), small: '' };
  }
}

/** What everybody has bid for a house that is sold: first who gets it, then from the highest bid down. */
function offered({ lots }: Picture, house: string, winner: Seat, name: (seat: Seat) => string, texts: Texts): string {
  const sums = new Map<Seat, number>();
  for (const { seat, card } of lots.find((lot) => lot.name === house)?.bids ?? []) sums.set(seat, (sums.get(seat) ?? 0) + (card ?? 0));
  const told = [...sums].sort(([one, a], [other, b]) => Number(other === winner) - Number(one === winner) || b - a).map(([one, sum]) => `${name(one)}: ${sum}`);
  return texts.say('screen-say-sold-how', { many: told.length, bids: told.join(', ') });
}

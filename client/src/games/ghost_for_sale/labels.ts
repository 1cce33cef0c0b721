/** What a screen reader hears of a house. */
import type { Desk } from './desk.svelte.ts';
import { said } from './saying.ts';
import { type Lot, tokenCount } from './words.ts';

export function labelOf(desk: Desk, lot: Lot, number: number): string {
  const tokens = lot.tokens.map(({ count, face, seat }) => desk.say('screen-tokens', { count, face, colour: desk.colour(seat) })).join(', ');
  const odds = desk.odds[number - 1] ?? null;
  const scored = desk.view.playback?.scored[lot.name];
  const more = [
    lot.special ? `${desk.say('screen-special', { special: lot.special })} ${desk.say('screen-special-does', { special: lot.special })}` : '',
    lot.bids.length > 0 ? desk.say('screen-house-bids', { count: lot.bids.length }) : '',
    lot.owner !== null ? desk.say('screen-house-owner', { name: desk.names[lot.owner] ?? '' }) : '',
    scored ? desk.say('screen-house-scored', { count: scored.ghosts, points: scored.points }) : '',
    desk.can(String(number) as '1') ? desk.say('screen-house-free') : '',
  ];
  return desk.say('screen-house', {
    number,
    name: lot.name,
    tokens: tokens || desk.say('screen-no-tokens'),
    possible: odds !== null && tokenCount(lot) > 0 ? desk.say('screen-possible', { numbers: said(odds, desk.table.texts) }) : '',
    points: lot.points.join(' '),
    more: more.filter(Boolean).join(' '),
  });
}

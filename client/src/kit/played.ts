// A card that was played, small: the number takes a third of it, so that it can still be read when it is 40 pixels wide.
import { cast } from './cast.ts';
import { MOTIFS } from './colours.ts';
import type { GameColour } from './colours.ts';
import { disc, esc, INK, lettering, line, PAPER, path, place } from './draw.ts';
import { emblem } from './emblems.ts';
import { bat, hill, stars } from './pieces.ts';

export interface PlayedOptions {
  colour: GameColour;
  /** The figure on it and the number in its corner; a psychic may stand for a number, too. */
  figure?: string;
  value?: number;
  psychic?: number;
  badge?: 'bat' | 'snake';
  label?: string;
}

const NIGHT = stars(100, 60, 8, 9) + place(70, 30, 1, disc(0, 0, 15, '#FFE9B0', ' opacity=".9"')) + place(20, 142, 1, hill(140, 60, '#383680')) + place(80, 142, 1, hill(150, 44, '#2B2968'));

function corner(colour: GameColour, value: number | undefined): string {
  const motif = `<g class="motif">${MOTIFS[colour](`var(--${colour}-pat)`)}</g>`;
  if (!value) return path('M5 20Q5 5 20 5H40Q42 22 36 32Q22 36 5 34z', `var(--${colour})`) + place(21, 20, 0.5, motif);
  return path('M5 20Q5 5 20 5H60Q66 40 58 70Q40 79 5 76z', `var(--${colour})`) + place(48, 60, 0.5, motif) + lettering(33, 59, value, 62, INK);
}

/** The psychic's emblem on its ball; beside a number it makes room. */
function seer(psychic: number, beside: boolean): string {
  const [x, y, r, size] = beside ? [60, 92, 32, 46] : [50, 72, 38, 56];
  const foot = beside ? 'M29 122H93L97 134H23z' : 'M28 122H72L78 134H22z';
  return disc(x, y, r, '#7FB8DE') + disc(x, y, r - 3, '#F6FCFF') + emblem(psychic, size).replace('<svg ', `<svg x="${x - size / 2}" y="${y - size / 2}" `) + path(foot, '#7A4A33');
}

export function playedCard({ colour, figure, value, psychic, badge, label }: PlayedOptions): string {
  const name = label ? `role="img" aria-label="${esc(label)}"` : 'aria-hidden="true"';
  const ground = psychic ? '<rect width="100" height="140" fill="#C9E4F7"/>' : `<rect width="100" height="140" fill="#2C2A66"/>${NIGHT}`;
  const stands = psychic ? seer(psychic, Boolean(value)) : figure ? place(29, 60.1, 0.66, cast(figure, { bare: true, shadow: false })) : '';
  const sign = badge ? place(22, 96, 0.92, disc(0, 0, 15, PAPER) + (badge === 'snake' ? line('M-9 6C3 8 8 3 3 0S-8-1-7-6S3-9 7-7', INK, 3.6) : place(0, -2, 0.5, bat(INK)))) : '';
  return `<svg class="pc" viewBox="0 0 100 140" ${name}><rect width="100" height="140" rx="13" fill="${PAPER}"/><svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128">${ground}</svg><rect x="3.5" y="3.5" width="93" height="133" rx="11" fill="none" stroke="${PAPER}" stroke-width="7"/>${stands}${corner(colour, value)}${sign}</svg>`;
}

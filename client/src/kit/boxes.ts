// Boxes: standing game boxes whose lid is the picture.
import { bare } from './cast.ts';
import { esc, lettering, path, pixels, place, SHADOW } from './draw.ts';
import { lookOf } from './look.ts';
import { hill, moon, stars } from './pieces.ts';
import { cut, INDIGO, k } from './paper.ts';

const SIGNS = ['M-6 7a6 6 0 0 1 12 0zM0-1a4 4 0 1 1 .1 0z', 'M0-8a8 8 0 1 0 .1 0zM0-5v5l4 2', 'M-6-1h12v8h-12zM-3-1v-4M3-1v-4M0-1v-4'] as const;

/** Players, minutes or age at the foot of the lid, with its sign. */
const fact = (text: string, i: 0 | 1 | 2): string =>
  `<g transform="translate(${[22, 82, 146][i]} 246)"><path d="${SIGNS[i]}" fill="${i ? 'none' : '#1B1530'}" stroke="#1B1530" stroke-width="1.8" stroke-linecap="round"/><text x="12" y="5.5" font-family="var(--font-text)" font-weight="700" font-size="16" fill="#1B1530">${esc(text)}</text></g>`;

/** The lid of a game that is not ours: a ghost under the moon. */
const unknownArt = (): string => stars(200, 90, 20, 11) + place(146, 62, 1, moon(28)) + place(60, 196, 1, hill(260, 80, k(2))) + place(150, 200, 1, hill(280, 60, k(4))) + bare('flake', 44, 70, 1.1, { accessory: [] });

function lid(game: string, title: string, meta: readonly string[]): string {
  const art = lookOf(game)?.lid ?? unknownArt;
  return (
    `<rect width="200" height="260" fill="${k(4)}"/><svg y="56" width="200" height="176" viewBox="0 14 200 176"><rect y="0" width="200" height="220" fill="${k(0)}"/>${art()}</svg>` +
    path('M0 0H200V64Q150 50 100 62T0 60z', k(5)) + path('M0 0H200V58Q150 44 100 56T0 54z', k(3)) +
    lettering(100, 42, title, title.length > 16 ? 22 : title.length > 11 ? 33 : title.length > 8 ? 42 : 46, '#FFF6DC', 'title') +
    path('M0 226Q50 218 100 226T200 224V260H0z', k(5)) + path('M0 230Q50 222 100 230T200 228V260H0z', '#FBF4E4') +
    meta.slice(0, 3).map((text, i) => fact(text, i as 0 | 1 | 2)).join('')
  );
}

export interface BoxOptions {
  /** Players, minutes, age as they are printed on the box. */
  meta?: readonly string[];
  width?: number;
  cls?: string;
  /** The name on the lid. */
  title: string;
}

/** A standing box; games of other people get a plain one with their name. */
export function box(game: string, { meta = [], width, cls = '', title }: BoxOptions): string {
  return (
    `<svg class="gs-box ${esc(cls)}" viewBox="-4 -18 232 296" width="${pixels(width, 220)}" style="${cut(lookOf(game)?.paper ?? INDIGO)}" aria-hidden="true">` +
    path('M2 262H204L226 248V256L206 272H8z', SHADOW, ' opacity=".35"') + path('M0 0L22-14H222L200 0z', 'var(--tint)') + path('M200 0L222-14V246L200 260z', k(5)) + path('M213-8.3L222-14V246L213 251.7z', k(6)) +
    `<svg x="0" y="0" width="200" height="260" viewBox="0 0 200 260">${lid(game, title, meta)}</svg><path d="M0 0H200V260H0z" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.5"/></svg>`
  );
}

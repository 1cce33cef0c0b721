// The five boxes: standing game boxes whose lid is the picture.
import { castle, chateau, manor, villa } from './buildings.ts';
import { cast } from './cast.ts';
import { disc, esc, lettering, line, own, path, pixels, place, SHADOW } from './draw.ts';
import type { GhostOptions } from './figure.ts';
import { fog, grave, hill, moon, stars, tree } from './pieces.ts';
import { k, skin } from './skins.ts';
import type { Game } from './skins.ts';

const bare = (name: string, x: number, y: number, s: number, o: Omit<GhostOptions, 'letter'> = {}, turn = 0): string => place(x, y, s, cast(name, { ...o, bare: true }), turn);

/** The pictures of the lids, 200 × 196 from the top left corner. */
const ART: Readonly<Record<Game, () => string>> = {
  '18-ghosts': () => stars(200, 90, 20, 11) + place(150, 58, 1, moon(26)) + place(20, 196, 1, hill(260, 96, k(2))) + place(94, 146, .62, castle()) + place(150, 200, 1, hill(300, 66, k(4), .4)) + place(60, 206, 1, hill(300, 46, k(5))) + bare('spitz', 112, 80, .95, { colour: 'blue' }, 6) + bare('rund', 6, 92, .9, { colour: 'red', mood: 'happy' }, -6),
  ghosts: () => stars(200, 80, 14, 5) + place(150, 46, 1, moon(30)) + place(60, 196, 1, hill(240, 90, k(3), .4)) + place(150, 200, 1, hill(260, 66, k(4), .6)) + bare('mummies', 60, 86, .84) + bare('skeletons', 6, 102, .78, {}, -8) + bare('frankies', 118, 98, .8, {}, 7) + bare('ghosts', 62, 14, .74, {}, -4) + place(100, 166, 1, fog(260, 'var(--haze)', .34)),
  ghoosty: () => stars(200, 80, 18, 3) + place(100, 66, 1, disc(0, 0, 74, 'var(--orb)', ' opacity=".1"') + disc(0, 0, 58, 'var(--orb-2)') + disc(0, 0, 54, 'var(--orb)') + [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((a) => `<path d="M0-49v${a % 90 ? 6 : 11}" stroke="#6B4A12" stroke-width="${a % 90 ? 2.5 : 4}" stroke-linecap="round" transform="rotate(${a})"/>`).join('') + line('M0 0V-36M0 0L-6-24', '#6B4A12', 5) + disc(0, 0, 5, '#C8324B')) + place(30, 196, 1, hill(220, 66, k(3))) + place(170, 196, 1, hill(220, 56, k(4))) + place(24, 158, 1.05, grave(0)) + place(178, 162, 1.1, grave(2)) + place(142, 150, .8, grave(1)) + place(100, 204, 1, hill(300, 40, k(5))) + bare('g1', 16, 96, .86, {}, -5) + bare('gT', 102, 94, .86, {}, 4) + place(100, 178, 1, fog(260, 'var(--haze)', .3)),
  'ghost-for-sale': () => stars(200, 70, 14, 9) + place(40, 40, 1, moon(24)) + place(20, 196, 1, hill(240, 70, k(3))) + place(116, 142, 1.05, manor('#E7C3E0', '#4A1B4D', '#C99BC4')) + place(100, 200, 1, hill(320, 66, k(4), .55)) + place(100, 206, 1, hill(300, 36, k(5), .3)) + place(26, 196, 1, tree(k(6))) + bare('truelight', 96, 74, .96, {}, 3) + place(44, 190, 1, line('M0 0V-44', '#6B4128', 6) + `<g transform="rotate(-5 0 -46)"><rect x="-34" y="-70" width="68" height="38" rx="4" fill="#FFF6DC"/><rect x="-34" y="-70" width="68" height="38" rx="4" fill="none" stroke="#6B4128" stroke-width="3"/>` + lettering(0, -42, '$ale', 27, '#B3263F', 'title') + '</g>'),
  'rest-in-peace': () => stars(200, 80, 18, 21) + place(100, 50, 1, moon(26)) + place(36, 130, .82, villa()) + place(164, 130, .84, chateau()) + place(20, 196, 1, hill(220, 72, k(3), .5)) + place(180, 196, 1, hill(220, 72, k(4), .5)) + place(100, 206, 1, hill(320, 40, k(5))) + bare('wisps5', 6, 84, .88, { accessory: ['tophat'], mood: 'sly', scale: 1 }, -4) + bare('turnips4', 106, 86, .88, { scale: 1, mood: 'grumpy', accessory: [], flip: true }, 4) + place(100, 176, 1.25, path('M-12 8h24l4 8h-32z', '#6B4128') + disc(0, -2, 15, '#9FD8FF') + disc(-3, -5, 11, '#DDF3FF') + disc(0, -2, 24, '#9FD8FF', ' opacity=".25"')),
};

export const TITLES: Readonly<Record<Game, string>> = { '18-ghosts': '18 Ghosts', ghosts: 'Ghosts', ghoosty: 'Ghoosty!', 'ghost-for-sale': 'Ghost for $ale', 'rest-in-peace': 'Rest in Peace' };

const SIGNS = ['M-6 7a6 6 0 0 1 12 0zM0-1a4 4 0 1 1 .1 0z', 'M0-8a8 8 0 1 0 .1 0zM0-5v5l4 2', 'M-6-1h12v8h-12zM-3-1v-4M3-1v-4M0-1v-4'] as const;

/** Players, minutes or age at the foot of the lid, with its sign. */
const fact = (text: string, i: 0 | 1 | 2): string =>
  `<g transform="translate(${[22, 82, 146][i]} 246)"><path d="${SIGNS[i]}" fill="${i ? 'none' : '#1B1530'}" stroke="#1B1530" stroke-width="1.8" stroke-linecap="round"/><text x="12" y="5.5" font-family="var(--font-text)" font-weight="700" font-size="16" fill="#1B1530">${esc(text)}</text></g>`;

/** The lid of a game that is not ours: a ghost under the moon. */
const unknownArt = (): string => stars(200, 90, 20, 11) + place(146, 62, 1, moon(28)) + place(60, 196, 1, hill(260, 80, k(2))) + place(150, 200, 1, hill(280, 60, k(4))) + bare('flake', 44, 70, 1.1, { accessory: [] });

function lid(game: string, title: string, meta: readonly string[]): string {
  const art = own(ART, game) ?? unknownArt;
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
  /** The name on the lid; that of our own games is known. */
  title?: string;
}

/** A standing box; games of other people get a plain one with their name. */
export function box(game: string, { meta = [], width, cls = '', title }: BoxOptions = {}): string {
  const name = own(TITLES, game) ?? title ?? game;
  return (
    `<svg class="gs-box ${esc(cls)}" viewBox="-4 -18 232 296" width="${pixels(width, 220)}" style="${skin(game) || skin('18-ghosts')}" aria-hidden="true">` +
    path('M2 262H204L226 248V256L206 272H8z', SHADOW, ' opacity=".35"') + path('M0 0L22-14H222L200 0z', 'var(--tint)') + path('M200 0L222-14V246L200 260z', k(5)) + path('M213-8.3L222-14V246L213 251.7z', k(6)) +
    `<svg x="0" y="0" width="200" height="260" viewBox="0 0 200 260">${lid(game, name, meta)}</svg><path d="M0 0H200V260H0z" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.5"/></svg>`
  );
}

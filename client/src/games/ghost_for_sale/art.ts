// Pieces of Ghost for $ale that the kit lacks, in the same hand: paper-cut, no ids, no filters. Strings of SVG.
import { disc, lettering, line, path, place } from '../../kit/draw.ts';
import { ghost, MOTIFS } from '../../kit/ghost.ts';
import type { Back, Colour, Face, Question, Special, TokenKind } from './words.ts';

const INK = '#1B1530';
const PAPER = 'var(--paper)';
const GOLD = '#FFC94F';
const DARK_GOLD = '#B87410';
const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${extra}/>`;
const SHEET = 'M6 42V20C6 9 12 3 21 3S36 9 36 20V42C33 42 33 37 31 37S29 42 26 42S23 37 21 37S19 42 16 42S13 37 11 37S9 42 6 42z';

export interface Mark {
  readonly face: Face;
  readonly kind: TokenKind;
  readonly colour: Colour;
  readonly letter: string;
  readonly size?: number;
  readonly state?: '' | 'real' | 'false';
}

/** A declaration token: the shape says the face, colour and letter whose it is; what peeps out behind says it has two. */
export function mark({ face, kind, colour, letter, size = 26, state = '' }: Mark): string {
  const isDouble = kind === 'double';
  const K = `var(--${colour})`;
  const small = letter.length > 1;
  const frame = (x = 0, y = 0, turn = 0, canvas = K): string => `<g transform="translate(${x} ${y}) rotate(${turn} 21 24)">${rect(3, 5, 36, 38, 4, INK)}${rect(5, 7, 32, 34, 3, DARK_GOLD)}${rect(6, 8, 29, 31, 2, GOLD)}${rect(10, 12, 22, 24, 1.5, canvas)}</g>`;
  const sheet = (fill: string): string => `<path d="${SHEET}" fill="${fill}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"/>` + path('M9 24V20C9 12 13 6.5 20 6C13 9 12 16 12 24z', '#fff', ' opacity=".45"') + (disc(15, 13.5, 3, INK) + disc(26.5, 13.5, 3, INK) + disc(16, 12.3, 1.1, '#fff') + disc(27.5, 12.3, 1.1, '#fff'));
  let art: string;
  if (face === 'ghost') art = (isDouble ? frame(9, -1, 10, '#F6E7C6') : '') + sheet(K) + `<path d="M10.5 38V30A10.5 9.500 0 0 1 31.500 30V38C29 36 28.500 41 26 41S23 36.500 21 36.500S19 41 16 41S13 36 10.500 38z" fill="#FBF4E4"/>` + lettering(21, 36.5, letter, small ? 13 : 16, INK);
  else art = (isDouble ? `<g transform="translate(12 -7) rotate(14 21 20) scale(.8)">${sheet('#F4F1EA')}</g>` : line('M14 6L21 1L28 6', '#8A5A1C', 2)) + (state === 'real' ? `<g transform="translate(3 -8) scale(.86)">${sheet('#F4F1EA')}</g>` : '') + frame(0, 3) + lettering(21, 34, letter, small ? 15 : 19, INK);
  const halo = state === 'real' ? `<g class="halo">${disc(23, 24, 30, '#FFE9B0', ' opacity=".22"')}${disc(23, 24, 24, '#FFE9B0', ' opacity=".35"')}</g>` : '';
  const x = state === 'false' ? line('M5 42L40 6', '#FF9C86', 4.5) : '';
  return `<svg class="mk ${state ? 'mk-' + state : ''}" viewBox="-2 -4 52 54" width="${size}" height="${(size * 54) / 52}" aria-hidden="true">${halo}<g${state === 'false' ? ' opacity=".38"' : ''}>${art}</g>${x}</svg>`;
}

const coin = (x: number, y: number): string => place(x, y, 1, path('M-11 0V4A11 4.6 0 0 0 11 4V0z', DARK_GOLD) + `<ellipse rx="11" ry="4.6" fill="${GOLD}"/><ellipse rx="7" ry="2.6" fill="#E09A14"/>`);
const COINS: Readonly<Record<Back, readonly (readonly [number, number])[]>> = { large: [[-11, 6], [11, 6], [-11, 1], [11, 1], [0, 8], [0, 3], [0, -2], [0, -7]], small: [[0, 5]] };
const pileArt = (back: Back): string => COINS[back].map(([x, y]) => coin(x, y)).join('');

/** The money on the back of a card. */
export const pile = (back: Back, size = 22): string => `<svg class="pile" viewBox="-24 -14 48 28" width="${size}" height="${size * 0.583}" aria-hidden="true">${pileArt(back)}</svg>`;

export interface LyingBid {
  readonly colour: Colour;
  readonly letter: string;
  readonly back: Back;
  readonly card?: number | null;
  readonly size?: number;
  readonly state?: '' | 'pre';
}

/** A bid as it lies there: its back, or for eyes that may see it the value. */
export function bid({ colour, letter, back, card = null, size = 20, state = '' }: LyingBid): string {
  const K = `var(--${colour})`;
  const small = letter.length > 1;
  const inner = card !== null ? rect(1.5, 1.5, 37, 53, 6, PAPER) + path('M1.5 7.5a6 6 0 0 1 6-6h25a6 6 0 0 1 6 6V14H1.5z', K) + lettering(20, 12.4, letter, 12, INK) + lettering(20, 38, card, card > 9 ? 24 : 27, INK) + place(20, 46, 0.62, pileArt(back))
    : rect(1.5, 1.5, 37, 53, 6, PAPER) + rect(4, 4, 32, 48, 4, K) + place(20, 20, 0.62, MOTIFS[colour](`var(--${colour}-pat)`)) + disc(20, 17, 10.5, PAPER) + lettering(20, small ? 21.6 : 22.6, letter, small ? 13 : 16, INK) + rect(5.5, 31, 29, 19.5, 4, '#2A1640') + place(20, back === 'large' ? 42 : 39, back === 'large' ? 0.62 : 0.78, pileArt(back));
  return `<svg class="bid ${state}" viewBox="0 0 40 56" width="${size}" height="${size * 1.4}" aria-hidden="true">${rect(2, 3, 38, 53, 6, '#08061C', ' opacity=".35"')}${inner}</svg>`;
}

/** A magnifying glass: the rim in the colour of its owner, with the owner's letter. */
export function glass({ colour, letter, size = 26 }: { readonly colour: Colour; readonly letter: string; readonly size?: number }): string {
  return `<svg class="glass" viewBox="0 0 44 44" width="${size}" height="${size}" aria-hidden="true">${line('M29 29L39 39', INK, 9)}${line('M29 29L39 39', '#8A5A3C', 6)}${disc(18, 18, 16.5, INK)}${disc(18, 18, 15, `var(--${colour})`)}${disc(18, 18, 11, '#D8F0FF')}${lettering(18, 24, letter, letter.length > 1 ? 12 : 16)}${line('M10 16q1-5 5-7', '#fff', 2.4)}</svg>`;
}

/** A "?" card: its back, or what it says in a word. */
export function questionCard({ says = null, word = '', width = 60 }: { readonly says?: Question | null; readonly word?: string; readonly width?: number }): string {
  const isTrue = says === 'true';
  const art = says === null
    ? rect(0, 0, 60, 84, 7, PAPER) + rect(4, 4, 52, 76, 5, '#3E133B') + disc(30, 42, 24, '#892F74') + disc(30, 42, 18, '#AA3F8A') + lettering(30, 56, '?', 40, '#FFE9B0', 'title')
    : rect(0, 0, 60, 84, 7, PAPER) + rect(4, 4, 52, 58, 5, isTrue ? '#14553A' : '#7A2417') + (isTrue
      ? place(7, 6, 0.46, ghost({ bare: true, mood: 'happy', accessory: 'halo', shadow: false }))
      : place(7, 6, 0.46, ghost({ bare: true, mood: 'sly', accessory: 'mask', shadow: false }))) + lettering(30, 77, word, word.length > 5 ? 13 : 15, INK);
  return `<svg class="qc" viewBox="0 0 60 84" width="${width}" height="${width * 1.4}" aria-hidden="true">${rect(1, 2, 60, 84, 7, '#08061C', ' opacity=".35"')}${art}</svg>`;
}
/** Told the truth, or lied. */
export const sign = (says: Question, size = 20): string => `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${says === 'true' ? disc(12, 12, 11, '#0E6B3C') + line('M6.5 12.5l4 4L18 8', '#fff', 3.2) : disc(12, 12, 11, '#A8280E') + line('M7.5 7.5l9 9m0-9l-9 9', '#fff', 3.2)}</svg>`;

const SPECIALS: Readonly<Record<Special, string>> = {
  dark: path('M26 6a15 15 0 1 0 8 22A13 13 0 1 1 26 6z', '#FFE9B0') + line('M8 10l3 3M6 18h3M12 5l2 3', '#9D92D8', 2.4),
  legend: path('M20 11C15 7 8 7 5 9V31C8 29 15 29 20 33C25 29 32 29 35 31V9C32 7 25 7 20 11z', PAPER) + line('M20 11V32', '#B39B6C', 2) + line('M9 15q4-1 7 1M9 20q4-1 7 1M24 16q3-2 7-1M24 21q3-2 7-1', '#8A7A5C', 2),
  public: disc(20, 20, 15, '#FFF6DC') + path('M5 20Q20 5 35 20Q20 35 5 20z', '#3A86FF') + disc(20, 20, 6.5, '#fff') + disc(20, 20, 3.6, INK),
  mirror: path('M20 3C29 3 33 11 33 19S29 34 20 34S7 27 7 19S11 3 20 3z', '#D98E12') + path('M20 7C26 7 29 13 29 19S26 30 20 30S11 25 11 19S14 7 20 7z', '#B9E2F7') + line('M15 20L22 11M18 25L26 15', '#fff', 2.6) + rect(17, 33, 6, 6, 1, '#D98E12'),
  crypt: path('M6 36V18A14 14 0 0 1 34 18V36z', '#8F8AB0') + path('M12 36V20a8 8 0 0 1 16 0V36z', '#1B1530') + disc(17, 23, 2, '#FFE9B0') + disc(23.5, 23, 2, '#FFE9B0') + line('M20 6V14M16.5 9.5h7', '#4A4468', 2.6),
  crystal: path('M10 30H30L33 37H7z', '#7A4A33') + disc(20, 18, 14, '#7FB8DE') + disc(18, 16, 10.5, '#D3EEFF') + path('M20 10l1.8 5 5 1.8-5 1.8-1.8 5-1.8-5-5-1.8 5-1.8z', '#fff'),
  portraits: rect(3, 8, 16, 22, 2, '#C97F00') + rect(6, 11, 10, 16, 1, '#6FA8DC') + rect(21, 8, 16, 22, 2, '#C97F00') + rect(24, 11, 10, 16, 1, '#F08AA8') + disc(11, 17, 3, PAPER) + path('M7 27q4-8 8 0z', PAPER) + disc(29, 17, 3, PAPER) + path('M25 27q4-8 8 0z', PAPER),
  normal: path('M8 36V19L20 8L32 19V36z', '#C9B8E8') + path('M4 21L20 6L36 21L33 23L20 11L7 23z', '#5A3F8C') + rect(17, 26, 6, 10, 1, '#4A2E20'),
};
/** The emblem of a special card. */
export const special = (name: Special, size = 28): string => `<svg class="sp" viewBox="0 0 40 40" width="${size}" height="${size}" aria-hidden="true">${SPECIALS[name]}</svg>`;

/** Cards in a hand. */
export const cardsIcon = (size = 18): string => `<svg viewBox="0 0 20 20" width="${size}" height="${size}" aria-hidden="true"><rect x="2" y="3.500" width="9.500" height="13.500" rx="2" fill="#AA3F8A" stroke="#FBF4E4" stroke-width="1.500" transform="rotate(-10 7 10)"/><rect x="8" y="3.500" width="9.500" height="13.500" rx="2" fill="#AA3F8A" stroke="#FBF4E4" stroke-width="1.500" transform="rotate(10 12 10)"/></svg>`;
/** A real ghost, as small as a letter. */
export const spook = (size = 12): string => `<svg viewBox="0 0 20 20" width="${size}" height="${size}" aria-hidden="true"><path d="M3 19V9C3 4 6 1 10 1S17 4 17 9V19L14 16.500L12 19L10 16.500L8 19L6 16.500z" fill="currentColor"/><circle cx="7.500" cy="8" r="1.700" fill="#1B1530"/><circle cx="12.500" cy="8" r="1.700" fill="#1B1530"/></svg>`;
/** The thumb that lies on the own secret. */
export const thumb = (size = 34): string => `<svg viewBox="0 0 40 44" width="${size}" height="${size * 1.1}" aria-hidden="true">${path('M20 2C30 2 36 10 36 21S31 42 20 42S4 32 4 21S10 2 20 2z', '#F2B48C')}${path('M20 2C30 2 36 10 36 21S31 42 20 42C28 36 31 29 31 21S27 6 20 2z', '#D9926A')}${line('M13 38C11 30 11 16 20 16S29 30 26 40M18 40C15 30 16 21 20 21S25 30 22 41M9 30C8 16 13 11 20 11S32 17 31 30', '#A85F3E', 1.8)}</svg>`;

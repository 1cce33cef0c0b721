/** Cards, church clock, houses and candles of Ghoosty!, in the kit's hand: strings of SVG, pure. */
import { card, type CardState, back } from '../../kit/card.ts';
import { disc as O, lettering, line as L, path as P, place, r1 } from '../../kit/draw.ts';
import { cast, MOTIFS } from '../../kit/ghost.ts';
import { win } from '../../kit/pieces.ts';
import { skin } from '../../kit/look.ts';
import type { Card } from './words.ts';

export type CardColour = 'yellow' | 'red' | 'blue' | 'white';

const COLOURS: Readonly<Partial<Record<Card, CardColour>>> = { tom: 'yellow', 1: 'yellow', 3: 'red', 12: 'red', 8: 'blue', 11: 'blue', mimi: 'blue' };
export const colourOf = (of: Card): CardColour => COLOURS[of] ?? 'white';
/** What stands in the corner of a card. */
export const signOf = (of: Card): string => (of === 'mimi' ? 'X' : of === 'tom' ? 'T' : of);
const figureOf = (of: Card): string => `g${signOf(of)}`;

export interface FaceOptions {
  readonly width: number;
  /** Its name at the foot. */
  readonly word: string;
  readonly state?: CardState;
  /** The value under which a Mimi Kry lies in the cemetery. */
  readonly as?: number;
}

/** A full card; a Mimi Kry in the cemetery shows the value that she copies, and an X. */
export function face(of: Card, { width, word, state = 'normal', as }: FaceOptions): string {
  const root = { game: 'ghoosty', width, state, word, zoom: 0.95 } as const;
  if (of === 'mimi' && as) return card({ ...root, figure: 'gX', keep: true, colour: colourOf(String(as) as Card), letter: 'X', value: as });
  return card({ ...root, figure: figureOf(of), colour: colourOf(of), value: signOf(of) });
}

export const backside = (width: number, isLit = false): string => back({ game: 'ghoosty', width, state: isLit ? 'playable' : 'facedown' });

/** A small card for big hands on small screens: the number first. */
export function mini(of: Card, w: number, h: number): string {
  const colour = colourOf(of);
  const sign = signOf(of);
  const m = w / 2;
  const q = Math.min(0.46, w / 118);
  const tw = sign.length > 1 ? 35 : 29;
  const k = (i: number) => `var(--k${i})`;
  return (
    `<svg class="mini" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" style="${skin('ghoosty')}" aria-hidden="true"><rect width="${w}" height="${h}" rx="8" fill="var(--paper)"/>` +
    P(`M4 ${h - 4}V34Q4 14 ${m} 6Q${w - 4} 14 ${w - 4} 34V${h - 4}z`, k(0)) + P(`M4 ${h - 4}V${h - 14}Q${m} ${h - 26} ${w - 4} ${h - 13}V${h - 4}z`, k(3)) +
    place(m - 50 * q, h - 4 - 112 * q, q, cast(figureOf(of), { bare: true, shadow: false })) +
    P(`M1.5 9Q1.5 1.5 9 1.5H${tw}Q${tw + 3} 18 ${tw - 3} 31Q19 37 1.5 35z`, `var(--${colour})`, colour === 'white' ? ' stroke="var(--paper-3)" stroke-width="1"' : '') +
    lettering(sign.length > 1 ? 17.5 : 15.5, 25, sign, 25) + (colour === 'white' ? '' : place(14, 31, 0.33, MOTIFS[colour](`var(--${colour}-pat)`))) +
    L(`M9 .8H${w - 9}Q${w - 0.8} .8 ${w - 0.8} 9V${h - 9}Q${w - 0.8} ${h - 0.8} ${w - 9} ${h - 0.8}H9Q.8 ${h - 0.8} .8 ${h - 9}V9Q.8 .8 9 .8z`, '#9E8F70', 1.2) + '</svg>'
  );
}

/** A hand of so many cards, seen from behind. */
export function handIcon(n: number, w = 40): string {
  const m = n > 12 ? 8 : n > 8 ? 7 : n > 4 ? 6 : n;
  const cards = Array.from({ length: m }, (_, i) => `<rect x="-8" y="-26" width="16" height="24" rx="3" fill="#136C62" stroke="#BDF5DC" stroke-width="2" transform="rotate(${r1((i - (m - 1) / 2) * (m > 4 ? 11 : 15))})"/>`).join('');
  return `<svg viewBox="-26 -32 52 36" width="${w}" height="${r1((w * 36) / 52)}" aria-hidden="true">${n ? cards : L('M-14-6H14', 'var(--line-strong)', 3, ' stroke-dasharray="1 7"')}</svg>`;
}

/** The clock: one card of the crypt is one minute; the bright slice is the time that is left. */
function clock(crypt: number, after: boolean): string {
  const turn = -crypt * 6;
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [r1(Math.sin(angle) * 37), r1(-Math.cos(angle) * 37)];
  const marks = Array.from({ length: 12 }, (_, i) => `<path d="M0-38v${i % 3 ? 4 : 7}" stroke="#5B3A1E" stroke-width="${i % 3 ? 2 : 3.4}" stroke-linecap="round" transform="rotate(${i * 30})"/>`).join('');
  return (
    O(0, 0, 62, 'var(--clockglow)', ` opacity="${after ? 0.35 : 0.16}"`) + O(0, 2, 47, '#08061C', ' opacity=".35"') + O(0, 0, 47, '#B37A12') + O(-1, -1, 45, '#FFC94F') + O(0, 0, 40, after ? '#F2FFEF' : '#FFF6DC') +
    (crypt ? P(`M0 0L${x} ${y}A37 37 0 ${crypt > 30 ? 1 : 0} 1 0-37z`, 'var(--candle)', ' opacity=".75"') : '') + marks +
    `<g class="hand-h" style="transform:rotate(${-crypt / 2}deg)">${L('M0 4V-20', '#3A2410', 5.5)}</g><g class="hand-m" style="transform:rotate(${turn}deg)">${L('M0 6V-32', '#3A2410', 3.6)}</g>` + O(0, 0, 4.5, '#C8324B')
  );
}

/** The church over the crypt, with its clock. */
export function church(crypt: number): string {
  const after = crypt === 0;
  const rays = after ? [-60, -40, 40, 60, 90, -90].map((d) => `<path d="M0-56v-12" stroke="var(--moon)" stroke-width="4" stroke-linecap="round" transform="rotate(${d})"/>`).join('') : '';
  return (
    '<svg class="church" viewBox="-4 0 188 300" aria-hidden="true">' +
    P('M92 292V206H176V292z', 'var(--stone2)') + P('M84 210L104 172H164L184 210z', 'var(--slate)') + P('M84 210L104 172H112L96 210z', '#fff', ' opacity=".1"') + [128, 154].map((x) => win(x, 254, 14, 28)).join('') +
    P('M28 292V104H128V292z', 'var(--stone)') + P('M28 292V104H46V292z', '#fff', ' opacity=".1"') + L('M34 214h14M108 222h14M112 232h10M34 128h10M36 270h8M114 274h10', 'var(--stone2)', 4) +
    P('M18 108Q60 84 78 8Q96 84 138 108Q78 120 18 108z', 'var(--slate)') + P('M18 108Q60 84 78 8Q74 80 56 113Q36 112 18 108z', '#fff', ' opacity=".12"') + L('M78 10V-6M71 0H85', 'var(--slate)', 4) +
    P('M44 292V244A34 34 0 0 1 112 244V292z', 'var(--stone2)') + P('M50 292V246A28 28 0 0 1 106 246V292z', after ? 'var(--lit)' : '#0A0720', after ? ' opacity=".85"' : '') +
    (after ? P('M50 292V262Q66 250 78 262T106 258V292z', 'var(--haze)', ' opacity=".7"') : '') + place(78, 156, 1, rays + clock(crypt, after)) + '</svg>'
  );
}

export interface HouseOptions {
  readonly scale: number;
  readonly isOpen: boolean;
  readonly roof: string;
  /** Whether everybody has left it: the flag is up. */
  readonly isLeft: boolean;
}

function storeys(n: number, y0: number): string {
  let drawn = '';
  for (let i = 0; i < Math.ceil(n / 2); i += 1) {
    const y = y0 - i * 15 - 3;
    for (const c of [0, 1]) {
      const lit = i * 2 + c < n;
      const x = 18 + c * 24;
      drawn += P(`M${x - 6} ${y}v-6a6 5 0 0 1 12 0v6z`, lit ? 'var(--lit)' : 'var(--dark)') + (lit ? O(x - 2.2, y - 5, 1.2, 'var(--ink)') + O(x + 2.2, y - 5, 1.2, 'var(--ink)') : '');
    }
    if (i) drawn += L(`M6 ${y0 - i * 15}H54`, 'var(--beam)', 1.4);
  }
  return drawn;
}

export const houseHeight = (n: number): number => Math.max(Math.ceil(n / 2), 1) * 15 + 46;

/** A house: every lit window is one ghost, two to a storey; it gets lower as it empties. */
export function house(n: number, { scale, isOpen, roof, isLeft }: HouseOptions): string {
  const H = houseHeight(n);
  const y0 = H - 20;
  const top = y0 - Math.ceil(n / 2) * 15;
  const door = isOpen
    ? P(`M21 ${H}V${H - 11}a9 8 0 0 1 18 0V${H}z`, n ? 'var(--lit)' : 'var(--dark)') + P(`M21 ${H}V${H - 11}q0-4 3-6l-9 2V${H + 3}z`, '#6B3B2E')
    : P(`M21 ${H}V${H - 11}a9 8 0 0 1 18 0V${H}z`, '#6B3B2E') + O(35, H - 7, 1.6, '#FFE08A') + L(`M22 ${H - 7}H33`, '#4A2415', 1.6);
  const flag = isLeft ? L(`M30 ${top - 22}V${top - 38}`, 'var(--line-strong)', 2) + P(`M30 ${top - 38}q9-4 18 2q-8 3-18 8z`, 'var(--good)') : '';
  return (
    `<svg class="house" viewBox="-4 -4 68 ${H + 8}" height="${r1((H + 8) * scale)}" width="${r1(68 * scale)}" style="--dark:color-mix(in srgb,var(--wall),#000 45%);--beam:color-mix(in srgb,var(--wall),#000 25%)" aria-hidden="true">` +
    `<ellipse cx="30" cy="${H - 1}" rx="32" ry="4" fill="#08061C" opacity=".3"/>` + P(`M6 ${H}V${top}H54V${H}z`, 'var(--wall)') + P(`M6 ${H}V${top}H14V${H}z`, '#fff', ' opacity=".1"') + storeys(n, y0) + L(`M6 ${y0}H54`, 'var(--beam)', 2) +
    P(`M1 ${top + 2}L30 ${top - 22}L59 ${top + 2}Q30 ${top + 6} 1 ${top + 2}z`, roof) + P(`M1 ${top + 2}L30 ${top - 22}L22 ${top + 4}Q10 ${top + 4} 1 ${top + 2}z`, '#fff', ' opacity=".16"') + P(`M42 ${top - 8}V${top - 21}H50V${top - 3}z`, roof) + door + flag + '</svg>'
  );
}

/** Four candles: how many equal ghosts lie on top; `would` more after the chosen play. */
export function candles(lit: number, would: number, w: number): string {
  const one = (i: number): string => {
    const on = i < lit;
    const wi = !on && i < lit + would;
    const x = 14 + i * 28;
    const flame = P(`M${x} 22c-8-2-8-11 0-20 8 9 8 18 0 20z`, wi ? '#FFF3C4' : 'var(--candle)', wi ? ' stroke="#FFB454" stroke-width="2.4" stroke-dasharray="3 2.4"' : '') + (wi ? '' : P(`M${x} 21c-4-1-4-6 0-11 4 5 4 10 0 11z`, '#FFF3C4'));
    return (
      (on || wi ? O(x, 14, 13, 'var(--candle)', ' opacity=".25"') : '') + `<rect x="${x - 6}" y="22" width="12" height="24" rx="2.5" fill="${on || wi ? '#FFF3D6' : 'var(--wax)'}"/>` +
      (on || wi ? `<g class="flicker">${flame}</g>` : L(`M${x} 22v-4`, 'var(--line-strong)', 2)) + P(`M${x - 10} 45H${x + 10}Q${x + 8} 50 ${x} 50T${x - 10} 45z`, '#D98E12')
    );
  };
  return `<svg class="candles" viewBox="0 0 112 52" width="${w}" height="${r1((w * 52) / 112)}" aria-hidden="true">${[0, 1, 2, 3].map(one).join('')}</svg>`;
}

export const cat = (size: number): string => cast('gT', { size, shadow: true });
export const jerry = (size: number): string => cast('g8', { size, shadow: false });
/** A small clock for the line that tells of midnight. */
export const bell = '<svg class="bell" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><circle cx="14" cy="14" r="12" fill="#FFC94F"/><circle cx="14" cy="14" r="9.5" fill="#FFF6DC"/><path d="M14 14V6M14 14V8" stroke="#3A2410" stroke-width="2.6" stroke-linecap="round"/></svg>';

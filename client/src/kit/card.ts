// Cards, 5:7 (250 × 350): faces, backs and their states. Psychics are in emblems.ts, properties and bids in properties.ts.
import { cast } from './cast.ts';
import { COLOURS, MOTIFS } from './colours.ts';
import type { GameColour } from './colours.ts';
import { disc, esc, INK, lettering, line, own, PAPER, path, pixels, place } from './draw.ts';
import type { GhostOptions } from './figure.ts';
import { lookOf, type Look } from './look.ts';
import { bat, fog, hill, moon, stars } from './pieces.ts';
import { cut, INDIGO, k } from './paper.ts';

export type CardState = 'normal' | 'playable' | 'chosen' | 'dimmed' | 'facedown';

/** What faces and backs have in common. */
export interface CardRoot {
  game: string;
  state?: CardState;
  /** In pixels; the height follows. */
  width?: number;
  /** Its name for screen readers; without one the card is decoration. */
  label?: string;
}

export interface CardOptions extends CardRoot {
  value?: number | string;
  colour?: GameColour;
  letter?: string;
  badge?: 'bat' | 'snake';
  /** A name of the cast, and how many of them. */
  figure?: string;
  count?: 1 | 2 | 3;
  figureOptions?: Omit<GhostOptions, 'letter'>;
  /** Whether the figure keeps its own colour. */
  keep?: boolean;
  plain?: boolean;
  zoom?: number;
  fogged?: boolean;
  /** One short word at the foot. */
  word?: string;
}

/** A figure of the cast standing at (x, y). */
export const standing = (name: string, x: number, y: number, s: number, o: Omit<GhostOptions, 'letter'> = {}): string => place(x - 50 * s, y - 112 * s, s, cast(name, { ...o, bare: true }));

/** Cards of a game that brings no look of its own. */
const HOUSE: Look = {
  game: '',
  paper: INDIGO,
  lid: () => '',
  scene: () => place(170, 104, 1, moon(34)) + place(125, 310, 1, hill(380, 54, k(4))),
  sign: () => disc(8, -5, 29, k(1)),
  peek: 'flake',
};
const FRAME = 'M22 0H228Q250 0 250 22V328Q250 350 228 350H22Q0 350 0 328V22Q0 0 22 0zM22 298H228V128C228 76 178 46 125 34C72 46 22 76 22 128z';
const PIPS = { 1: [[128, 290, 1.62]], 2: [[84, 284, 1.14], [172, 292, 1.2]], 3: [[126, 214, 0.98], [76, 292, 1.04], [178, 294, 1.06]] } as const;
const snake = line('M-11 7C4 10 10 4 4 0S-10-1-8-7S4-11 8-8', INK, 4.5);
const batty = place(0, -2, 0.62, bat(INK));

const known = (colour: string | undefined): GameColour | undefined => COLOURS.find((c) => c === colour);

/** The tab in the corner: value, pattern and letter, all readable in a fanned hand; short is the one upside down. */
function tab(o: CardOptions, short: boolean): string {
  const c = known(o.colour);
  const value = String(o.value ?? '');
  const long = value.length > 1;
  const mark = !short && Boolean(o.letter || o.badge);
  const motif = !short && c !== undefined && c !== 'white';
  const h = short ? 84 : mark ? 142 : motif ? 118 : 92;
  const w = long ? 82 : 68;
  const d = `M8 26Q8 8 26 8H${w}Q${w + 5} ${Math.round(h * 0.6)} ${w - 8} ${h - 14}Q46 ${h} 8 ${h - 2}z`;
  return (
    path(d, '#08061C', ' opacity=".22" transform="translate(2 3)"') +
    path(d, c ? `var(--${c})` : 'var(--tint)', c === 'white' ? ' stroke="var(--paper-3)" stroke-width="2"' : '') +
    lettering(long ? 44 : 39, 66, value, long ? 58 : 66, c === 'black' ? PAPER : INK) +
    (motif ? place(35, mark ? 84 : 92, 0.72, `<g class="motif">${MOTIFS[c](`var(--${c}-pat)`)}</g>`) : '') +
    (mark ? corner(o) : '')
  );
}

const corner = (o: CardOptions): string =>
  o.letter ? disc(34, 115, 17, PAPER) + lettering(34, 124, o.letter, o.letter.length > 1 ? 20 : 25) : disc(34, 115, 18, PAPER) + place(34, 115, 1.05, o.badge === 'bat' ? batty : snake);

function footWord(word: string, value: string): string {
  const right = value ? (value.length > 1 ? 158 : 174) : 236;
  return lettering((14 + right) / 2, 331, word, Math.min(32, Math.floor((right - 18) / (word.length * 0.47))), INK, 'title');
}

const FLAME = `<g class="flicker">${path('M125 4c-13-3-13-20 0-36 13 16 13 33 0 36z', 'var(--candle)') + path('M125 2c-6-2-6-11 0-19 6 8 6 17 0 19z', 'var(--flame)')}</g>`;

function root(o: CardRoot, inner: string): string {
  const width = pixels(o.width, 125);
  const name = o.label ? `role="img" aria-label="${esc(o.label)}"` : 'aria-hidden="true"';
  const flame = o.state === 'playable' || o.state === 'chosen' ? FLAME : '';
  return `<svg class="gs-card" data-state="${esc(o.state ?? 'normal')}" viewBox="0 0 250 350" width="${width}" height="${width * 1.4}" style="${cut((lookOf(o.game) ?? HOUSE).paper)}" ${name}>${inner}${flame}</svg>`;
}

/** A face: the picture inside the arch, what stands out of it, value and word. */
export function face(o: CardOptions, picture: string, standsOut: string): string {
  return root(
    o,
    `<rect width="250" height="350" rx="22" fill="${PAPER}"/><svg x="20" y="32" width="210" height="268" viewBox="20 32 210 268" style="${lookOf(o.game)?.faces ?? ''}">${picture}</svg>` +
      line('M24 300V130C24 80 74 50 127 38C178 50 226 78 230 128', '#08061C', 7, ' opacity=".28"') +
      path(FRAME, PAPER, ' fill-rule="evenodd"') +
      line('M22 298H228V128C228 76 178 46 125 34C72 46 22 76 22 128z', 'var(--paper-3)', 2) +
      line('M22 5H228Q245 5 245 22V328Q245 345 228 345H22Q5 345 5 328V22Q5 5 22 5z', 'var(--paper-2)', 3) +
      standsOut +
      (o.value !== undefined ? tab(o, false) + `<g transform="rotate(180 125 175)">${tab(o, true)}</g>` : '') +
      (o.word ? footWord(o.word, String(o.value ?? '')) : ''),
  );
}

/** A card with figures of the cast; facedown it is its back. */
export function card(o: CardOptions): string {
  if (o.state === 'facedown') return back({ game: o.game, colour: o.colour, state: o.state, width: o.width, label: o.label });
  const colour = known(o.colour);
  const figures = o.figure ? PIPS[o.count ?? 1].map(([x, y, s]) => standing(o.figure ?? '', x, y, s * (o.zoom ?? 1), { pattern: !o.plain, ...(colour && !o.keep ? { colour } : {}), ...o.figureOptions })).join('') : '';
  const mist = o.figure === 'fog' || o.fogged ? place(125, 254, 1, fog(206, '#fff', 0.55)) : '';
  return face(o, `<rect y="30" width="250" height="280" fill="${k(0)}"/>` + stars(250, 140, 16, 9) + (lookOf(o.game) ?? HOUSE).scene(), figures + mist);
}

export interface BackOptions extends CardRoot {
  colour?: GameColour;
  /** Ghost for $ale: the coins on the back. */
  pile?: 'small' | 'large';
}

export const coin = (x: number, y: number): string => place(x, y, 1, path('M-24 0V8A24 9 0 0 0 24 8V0z', '#B87410') + '<ellipse rx="24" ry="9" fill="#FFC94F"/><ellipse rx="17" ry="5.5" fill="#E09A14"/>');
const LARGE = [[90, 190], [160, 190], [90, 178], [160, 178], [125, 192], [125, 180], [125, 168], [125, 156]] as const;
const BLANK = `<rect width="250" height="350" rx="22" fill="${PAPER}"/><rect x="12" y="12" width="226" height="326" rx="14" fill="${k(5)}"/>`;
const BORDER = line('M26 14H224Q236 14 236 26V324Q236 336 224 336H26Q14 336 14 324V26Q14 14 26 14z', 'var(--tint)', 3, ' opacity=".55"');

const SMALL = 60;

/** Half a back; the other half is the same upside down. On a small one nobody sees the stars, and they are half of its parts. */
function half(sign: string, peek: string, isSmall: boolean): string {
  const ghost = standing(peek, 125, 204, 1.02, { colour: 'white', accessory: [], pattern: false, shadow: false, mood: 'calm' });
  return `<svg x="14" y="14" width="222" height="161" viewBox="14 14 222 161"><rect width="250" height="180" fill="${k(3)}"/>${disc(125, 150, 128, k(2))}${disc(125, 150, 96, k(1))}${isSmall ? '' : stars(250, 120, 18, 17)}${place(125, 58, 1, disc(0, 0, 34, 'var(--tint)') + sign)}${place(36, 178, 1, hill(120, 60, k(2)))}${place(214, 178, 1, hill(120, 60, k(2)))}${place(52, 74, 0.55, bat(k(5)))}${place(198, 74, 0.55, bat(k(5)))}<g style="--white:var(--tint);--white-hi:#fff;--white-lo:var(--k1)">${ghost}</g></svg>`;
}

/** The back of a card, mirrored like a playing card. */
export function back(o: BackOptions): string {
  const look = lookOf(o.game) ?? HOUSE;
  const other = own(look.backs ?? {}, o.colour);
  const side = half(look.sign(), other?.peek ?? look.peek, pixels(o.width, 125) < SMALL);
  const middle = o.pile === 'large' ? LARGE.map(([x, y]) => coin(x, y)).join('') : o.pile === 'small' ? coin(125, 178) : place(125, 175, 1, path('M0-24L6-6 24 0 6 6 0 24-6 6-24 0-6-6z', 'var(--moon)') + disc(0, 0, 5, k(4)));
  return root(
    o,
    `<g style="${other?.paper ?? ''}">${BLANK}${side}<g transform="rotate(180 125 175)">${side}</g>` +
      path('M12 160Q70 144 125 158T238 152V190Q180 206 125 192T12 198z', k(5)) + path('M12 165Q70 149 125 163T238 157V185Q180 201 125 187T12 193z', k(4)) + middle + BORDER + '</g>',
  );
}

/** A card under others, of which no more than the edge is seen: a whole back has a hundred parts, and piles are many. */
export function edge(o: BackOptions): string {
  return root(o, `<g style="${own(lookOf(o.game)?.backs ?? {}, o.colour)?.paper ?? ''}">${BLANK}${BORDER}</g>`);
}

// Drawn for this table in the kit's hand: the castle from above with its rugs and mirror halls, the garden around it, and the dungeon.
import { STAR } from '../../kit/colours.ts';
import { disc, esc, line, oval, path, r1 } from '../../kit/draw.ts';
import { candle, stars } from '../../kit/pieces.ts';
import { CELL, COLUMNS, corner, GAP, kind, middle, neighbour, ROOMS, ROWS, SIZE, WALL } from './castle.ts';
import type { Colour, Room } from './castle.ts';

export type Letters = Readonly<Record<Colour, string>>;

const slab = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" rx="${r}" fill="${fill}"${extra}/>`;

// ---------- rugs: calm, so that the ghosts are lively ----------
function stripes(colour: string): string {
  let d = '';
  for (let k = -70; k <= 70; k += 17.5) {
    const [x1, x2] = [Math.max(-34, k - 34), Math.min(34, k + 34)];
    if (x2 - x1 > 4) d += `M${r1(x1 + 1.5)} ${r1(k - x1 - 1.5)}L${r1(x2 - 1.5)} ${r1(k - x2 + 1.5)}`;
  }
  return line(d, colour, 5.5);
}
/** Rows of something, every second one shifted and one shorter. */
function rows(n: number, apart: number, one: (x: number, y: number) => string): string {
  let s = '';
  for (let j = 0; j < n; j++) for (let i = 0; i < (j % 2 ? n - 1 : n); i++) s += one(r1((i - (j % 2 ? n - 2 : n - 1) / 2) * apart), r1((j - (n - 1) / 2) * apart));
  return s;
}
const WEAVE: Readonly<Record<Colour, (colour: string) => string>> = {
  red: stripes,
  blue: (colour) => rows(5, 15.5, (x, y) => disc(x, y, 3.9, colour)),
  yellow: (colour) => rows(4, 19.5, (x, y) => `<path d="${STAR}" fill="${colour}" transform="translate(${x} ${y}) scale(.95)"/>`),
};

function rug(colour: Colour, letter: string, isCompact: boolean): string {
  const fringe = Array.from({ length: 15 }, (_, i) => `M${r1(-39 + i * 5.57)} -43v-4M${r1(-39 + i * 5.57)} 43v4`).join('');
  const rim = `var(--rug-${colour}-hi)`;
  const tag = `<g transform="translate(${isCompact ? '-32 -31) scale(1.42' : '-34 -33'})">${slab(-9, -9, 18, 18, 6, 'var(--tag)')}<text y="5.2" text-anchor="middle" class="tagtext">${esc(letter)}</text></g>`;
  return line(fringe, rim, 2) + slab(-43, -43, 86, 86, 9, rim) + slab(-40, -40, 80, 80, 7, `var(--rug-${colour})`) + WEAVE[colour](`var(--rug-${colour}-pat)`) + tag;
}

/** A mirror let into the floor. */
const HALL =
  slab(-46, -46, 92, 92, 10, 'var(--hall-edge)') + slab(-43, -43, 86, 86, 9, 'var(--hall)') +
  ([[-34, -34], [34, -34], [-34, 34], [34, 34]] as const).map(([x, y]) => disc(x, y, 4.5, '#C98A18') + disc(x - 0.8, y - 0.8, 2.8, '#FFE08A')).join('') +
  oval(0, 0, 40, 41, '#9C6508') + oval(0, -0.8, 38.6, 39.4, '#FFC94F') + oval(0, 0, 33.5, 34.5, '#B37A12') + oval(0, 0, 32, 33, '#86BEE4') + path('M-31.5-6A32 33 0 0 1 30.5-10L-24 22A32 33 0 0 1-31.5-6z', '#C3E6F8') +
  `<g class="shimmer">${line('M-16 2L4-22M-8 12L16-17', '#fff', 4.5, ' opacity=".95"')}${line('M12 18L22 6', '#fff', 3.4, ' opacity=".8"')}</g>`;

// ---------- the castle from above ----------
const tower = (x: number, y: number): string =>
  disc(x + 2, y + 3, 25, '#0006') + disc(x, y, 24, 'var(--wall-lo)') + disc(x, y, 21.5, 'var(--roof-1)') +
  path(`M${x} ${y}L${x - 15} ${y - 15}A21.5 21.5 0 0 1 ${x + 15} ${y - 15}z`, 'var(--roof-2)') + path(`M${x} ${y}L${x - 15} ${y + 15}A21.5 21.5 0 0 1 ${x - 15} ${y - 15}z`, 'var(--roof-3)') +
  path(`M${x} ${y}L${x + 15} ${y + 15}A21.5 21.5 0 0 1 ${x - 15} ${y + 15}z`, 'var(--roof-4)') + disc(x, y, 3.2, 'var(--candle)');

function walls(): string {
  const inset = WALL - 5;
  const inner = SIZE - 2 * inset;
  let battlements = '';
  for (let i = 1; i < 25; i++) {
    const p = r1(i * (SIZE / 25)) - 5.5;
    battlements += `M${p} 1.5h11v8h-11zM${p} ${SIZE - 14.5}h11v8h-11zM1.5 ${p}v11h8v-11zM${SIZE - 9.5} ${p}v11h8v-11z`;
  }
  return (
    slab(5, 9, SIZE, SIZE, 22, '#0007') + slab(0, 0, SIZE, SIZE, 20, 'var(--wall-lo)') + slab(0, 0, SIZE, SIZE - 5, 20, 'var(--wall)') + path(battlements, 'var(--wall-hi)') +
    slab(inset, inset, inner, inner, 12, 'var(--wall-in)') + slab(inset + 2.5, inset + 2.5, inner - 5, inner - 5, 10, 'var(--inner)')
  );
}

/** The doorways of a room to the east and the south; portal rooms have none. */
function doorways(room: Room): string {
  if (kind(room) === 'portal') return '';
  const [x, y] = corner(room);
  const leads = (to: Room | null): boolean => to !== null && kind(to) !== 'portal';
  const east = slab(x + 98, y + 31, GAP + 4, 38, 0, 'var(--floor)') + slab(x + 99, y + 28, GAP + 2, 4, 2, 'var(--jamb)') + slab(x + 99, y + 68, GAP + 2, 4, 2, 'var(--jamb)');
  const south = slab(x + 31, y + 98, 38, GAP + 4, 0, 'var(--floor)') + slab(x + 28, y + 99, 4, GAP + 2, 2, 'var(--jamb)') + slab(x + 68, y + 99, 4, GAP + 2, 2, 'var(--jamb)');
  return (leads(neighbour(room, 'east')) ? east : '') + (leads(neighbour(room, 'south')) ? south : '');
}

function floor(room: Room, letters: Letters, isCompact: boolean): string {
  const [x, y] = corner(room);
  const lies = kind(room);
  if (lies === 'portal') return slab(x, y, CELL, CELL, 9, 'var(--well)');
  return (
    slab(x, y, CELL, CELL, 9, 'var(--floor)') + line(`M${x + 4} ${y + 50}h3M${x + 93} ${y + 50}h3M${x + 50} ${y + 2}v3M${x + 50} ${y + 95}v3`, 'var(--floor-line)', 2) +
    `<g transform="translate(${x + 50} ${y + 50})">${lies === 'mirror' ? HALL : rug(lies, letters[lies], isCompact)}</g>`
  );
}

/** The whole castle without its portals and ghosts; letters in the wall name the rooms. */
export function castleSvg(letters: Letters, isCompact: boolean): string {
  const name = (x: number, y: number, text: string): string => `<text x="${x}" y="${y}" text-anchor="middle" class="coord${isCompact ? ' big' : ''}">${text}</text>`;
  const names = [...COLUMNS].map((column) => name(middle(`${column}1`)[0], SIZE - 6.5, column)).join('') + [...ROWS].map((row) => name(10.5, middle(`a${row}`)[1] + 5, row)).join('');
  const far = SIZE - 9;
  return (
    `<svg class="castle" viewBox="0 0 ${SIZE} ${SIZE}" aria-hidden="true">${walls()}${ROOMS.map(doorways).join('')}${ROOMS.map((room) => floor(room, letters, isCompact)).join('')}` +
    `${names}${tower(9, 9)}${tower(far, 9)}${tower(9, far - 2)}${tower(far, far - 2)}</svg>`
  );
}

// ---------- the garden around it ----------
const BUSHES = [[30, 330, 44], [86, 300, 30], [226, 560, 40], [22, 640, 38], [250, 330, 26], [1130, 30, 46], [1190, 14, 34], [1120, 860, 50], [1180, 885, 38], [270, 880, 40], [300, 24, 36], [262, 8, 28], [700, 890, 30], [640, 905, 36]] as const;
const bush = ([x, y, r]: (typeof BUSHES)[number]): string =>
  disc(x + 5, y + 7, r, '#0004') + disc(x, y, r, 'var(--bush)') + disc(r1(x - r * 0.14), r1(y - r * 0.16), r1(r * 0.76), 'var(--bush-2)') + disc(r1(x - r * 0.26), r1(y - r * 0.3), r1(r * 0.42), 'var(--bush-3)');
export const GARDEN =
  '<svg class="garden" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1440" height="900" fill="var(--g0)"/>' +
  disc(120, 60, 760, 'var(--g1)', ' opacity=".35"') + disc(120, 60, 520, 'var(--g1)', ' opacity=".4"') + path('M-20 470C140 420 200 520 330 470L330 560C200 610 140 520-20 560z', 'var(--path)', ' opacity=".5"') +
  BUSHES.map(bush).join('') + stars(330, 300, 0) + '</svg>';

// ---------- the dungeon ----------
function bricks(w: number, h: number): string {
  let d = '';
  for (let y = 0, j = 0; y < h; y += 22, j++) {
    d += `M0 ${y}H${w}`;
    for (let x = j % 2 ? 22 : 0; x < w; x += 44) d += `M${x} ${y}V${Math.min(h, y + 22)}`;
  }
  return line(d, 'var(--brick-line)', 2, ' opacity=".5"');
}
/** The walls of the dungeon: a tower beside the castle, or a strip below it. */
export const dungeonSvg = (isTall: boolean): string =>
  isTall
    ? `<svg class="dwall" viewBox="0 0 130 720" preserveAspectRatio="none" aria-hidden="true">${slab(0, 0, 130, 720, 16, 'var(--wall)')}${slab(8, 8, 114, 704, 12, 'var(--cell)')}${bricks(130, 720)}${slab(0, 0, 130, 720, 16, 'none', ' stroke="var(--wall-hi)" stroke-width="4"')}</svg>`
    : `<svg class="dwall" viewBox="0 0 352 62" preserveAspectRatio="none" aria-hidden="true">${slab(0, 0, 352, 62, 12, 'var(--wall)')}${slab(4, 4, 344, 54, 9, 'var(--cell)')}${bricks(352, 62)}</svg>`;

const dark = (d: string, thick: number, thin: number): string => line(d, '#0D0A22', thick) + line(d, 'var(--bar)', thin);
function bar(x: number, end: number, isTall: boolean, isUp: boolean): string {
  const [w, tip] = isTall ? [4, 10] : [2.6, 6];
  return dark(`M${x} 0V${end}`, isTall ? 7 : 4.4, isTall ? 4.4 : 2.8) + line(`M${x - 1} 0V${end}`, 'var(--bar-hi)', isTall ? 1.3 : 0.8) + (isUp ? path(`M${x - w} ${end - 1}h${2 * w}l${-w} ${tip}z`, 'var(--bar-hi)') : '');
}
/** The portcullis; it is up while a ghost can be freed. */
export function barsSvg(isTall: boolean, isUp: boolean): string {
  const [w, h, n] = isTall ? [100, 300, 5] : [160, 54, 8];
  const end = isUp ? (isTall ? 40 : 12) : h;
  const across = isUp ? [isTall ? 16 : 5] : isTall ? [70, 230] : [16, 42];
  return `<svg class="bars" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${across.map((y) => dark(`M0 ${y}H${w}`, isTall ? 6 : 4, isTall ? 4 : 2.4)).join('')}${Array.from({ length: n }, (_, i) => bar(r1(((i + 0.5) * w) / n), end, isTall, isUp)).join('')}</svg>`;
}
export const CANDLE = `<svg class="candle" viewBox="-34 -70 68 80" aria-hidden="true">${candle(28)}</svg>`;

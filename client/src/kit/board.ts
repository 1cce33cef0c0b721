// Pieces of a board: portals with a mouth of light, figures on their plates, lanterns, a standing mirror.
import { colourNamed, MOTIFS } from './colours.ts';
import type { Colour } from './colours.ts';
import { disc, esc, lettering, line, oval, path, pixels, r1 } from './draw.ts';
import { ghost } from './figure.ts';
import type { GhostOptions } from './figure.ts';

export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];

const NIGHT = '#1B1530';
const LIGHT = '#FFFDF0';
const bar = (x: number, y: number, w: number, h: number, r: number, fill: string): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

export interface PortalOptions {
  colour: Colour;
  facing: Facing;
  letter: string;
  compact?: boolean;
  /** Shows where it would face after its next turn. */
  next?: boolean;
  /** Whether it faces the wall: bricks instead of light. */
  wall?: boolean;
  /** Whether it has just turned: the arrow stays. */
  turned?: boolean;
  /** As a sign in a sentence or on a badge. */
  mini?: boolean;
}

const RING = 'M-20.5-41.5A46.3 46.3 0 1 0 20.5-41.5L15.3-31A34.6 34.6 0 1 1-15.3-31z';
const RING_LIT = 'M-20.5-41.5A46.3 46.3 0 1 0 20.5-41.5L18.6-37.7A42 42 0 1 1-18.6-37.7z';
const RIVETS = [70, 110, 150, 210, 250, 290].map((a) => `<path d="M0-45V-35.5" stroke="#231D49" stroke-width="3" transform="rotate(${a})"/>`).join('');

/** What comes out of the mouth: light, or bricks before it. */
function spill(wall: boolean, mini: boolean, rim: string, pattern: string): string {
  if (mini && wall) return bar(-24, -58, 48, 11, 3, '#6E6698') + line('M-10-58v11M4-58v11M17-58v11', '#2C2650', 2.6);
  if (mini) return path('M-24-61L-15-28H15L24-61z', '#FFF9DF', ` stroke="${NIGHT}" stroke-width="3"`) + line('M-9-55L0-46L9-55', pattern, 5);
  if (wall) return path('M-20-52L-15-30H15L20-52z', rim, ' opacity=".5"') + bar(-27, -57.5, 54, 9.5, 3, '#8E86B8') + line('M-14-57v9M0-57v9M14-57v9', '#4A4374', 2) + bar(-27, -57.5, 54, 2.6, 1.3, '#BDB5E2');
  return (
    path('M-45-118L-17-30H17L45-118Q0-128-45-118z', rim, ' opacity=".16" class="beam"') + path('M-36-100L-16-30H16L36-100Q0-108-36-100z', rim, ' opacity=".3" class="beam"') +
    path('M-26-76L-15-30H15L26-76Q0-82-26-76z', '#FFF9DF', ' opacity=".72" class="beam"') + path('M-19-58L-15-28H15L19-58z', LIGHT) + `<g class="chev">${line('M-11-62L0-52L11-62M-9-75L0-66.5L9-75', pattern, 5)}</g>`
  );
}

const nextMouth = (angle: number): string =>
  `<g class="nextmouth" style="transform:rotate(${angle + 90}deg)">${line('M-27-60L-17-26M27-60L17-26', '#FFF3C4', 3.4, ' stroke-dasharray="5 5"')}${path('M-25-88L-16-30H16L25-88Q0-94-25-88z', '#FFF3C4', ' opacity=".38"')}</g>`;
const turnArrow = (angle: number): string =>
  `<g class="turnarrow" style="transform:rotate(${angle}deg)">${line('M17-53A56 56 0 0 1 50-24', NIGHT, 11)}${line('M17-53A56 56 0 0 1 50-24', '#FFD98A', 6)}${path('M56.5-29L53.6-9L38.6-22.6z', '#FFD98A', ` stroke="${NIGHT}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`)}</g>`;

/** A whirl with a mouth; light falls into the one room before it. Drawn to the north and turned by CSS, the letter stays upright. */
export function portal({ colour, facing, letter, compact = false, next = false, wall = false, turned = false, mini = false }: PortalOptions): string {
  const c = colourNamed(colour);
  const angle = Math.max(0, FACINGS.indexOf(facing)) * 90;
  const [base, rim, shade, pattern] = [`var(--${c})`, `var(--${c}-hi)`, `var(--${c}-lo)`, `var(--${c}-pat)`];
  return (
    `<svg class="portal${mini ? ' mini' : ''}" viewBox="${mini ? '-64 -64 128 128' : '-50 -50 100 100'}" aria-hidden="true"><g class="turnable" style="transform:rotate(${angle}deg)">` +
    spill(wall, mini, rim, pattern) + path(RING, '#3A3363') + path(RING_LIT, '#837AB4') + RIVETS + disc(0, 0, 34.6, shade) +
    path('M-20-52L-19-22H19L20-52z', LIGHT, wall ? ' opacity=".55"' : '') + disc(0, 0, 30, base) + path('M-15.5-26L-17-34H17L15.5-26A30 30 0 0 0-15.5-26z', LIGHT) + '</g>' +
    line('M3-6a9 9 0 0 1 6 12a14.5 14.5 0 0 1-22 4a20 20 0 0 1-2-25a24.5 24.5 0 0 1 28-7', rim, 5.5, ' class="whirl"') +
    (next ? nextMouth(angle) : '') + (next || turned ? turnArrow(next ? angle : angle - 90) : '') +
    `<g transform="scale(${compact || mini ? 1.3 : 1})">${disc(0, 0, 15.5, NIGHT)}${disc(0, 0, 13.5, '#FBF4E4')}${lettering(0, 7, letter, 20, NIGHT)}</g></svg>`
  );
}

/** A plate: round ones are discs, pointed ones have six edges; one's own is moonlit, the others' is slate. */
export function plate(family: 'round' | 'spitz', own: boolean): string {
  const [top, side, rim] = own ? ['#FFE3A0', '#B9781F', '#FFF8E2'] : ['#453D7C', '#120E2A', '#B7ACEE'];
  if (family === 'round') return oval(50, 94, 43, 12.5, '#0B0820', ' opacity=".45"') + oval(50, 91.5, 43, 12.5, side) + oval(50, 86, 43, 12.5, rim) + oval(50, 86.5, 39.6, 10, top);
  return path('M4 93L20 82H80L96 93L80 105H20z', '#0B0820', ' opacity=".45"') + path('M4 86L20 75.5H80L96 86V92L80 102.5H20L4 92z', side) + path('M4 86L20 75.5H80L96 86L80 96.5H20z', rim) + path('M9.5 86L21.5 78.3H78.5L90.5 86L78.5 93.7H21.5z', top);
}

const plateTag = (letter: string, own: boolean, scale: number): string =>
  `<g transform="translate(${own ? 82 : 83} ${own ? 83 : 82}) scale(${scale})">${own ? disc(0, 0, 14, NIGHT) + disc(0, 0, 12, '#FFF8E2') : path('M0-17.5L17.5 0L0 17.5L-17.5 0z', '#B7ACEE') + path('M0-14.6L14.6 0L0 14.6L-14.6 0z', NIGHT)}${lettering(0, 6.4, letter, 18, own ? NIGHT : '#FFF8E2')}</g>`;

export interface FigureOptions extends Pick<GhostOptions, 'colour' | 'mood' | 'accessory' | 'title' | 'cls'> {
  family: 'round' | 'spitz';
  own: boolean;
  letter?: string;
  compact?: boolean;
  /** Whether it stands on its plate. */
  base?: boolean;
  size?: number;
}

/** One ghost on its plate, 100 × 104. */
export function figure({ family, colour, own, letter = '', compact = false, mood, accessory, base = true, size, cls = '', title }: FigureOptions): string {
  const px = size === undefined ? '' : `width="${pixels(size, 100)}" height="${r1(pixels(size, 100) * 1.04)}"`;
  const drawing = ghost({ family, colour, mood, accessory, edge: 'paper', shadow: false, bare: true });
  return `<svg class="figure ${own ? 'own' : 'other'} ${esc(cls)}" viewBox="0 0 100 104" ${px} ${title ? `role="img" aria-label="${esc(title)}"` : 'aria-hidden="true"'}>${base ? plate(family, own) : ''}<g class="body" style="--paper:${own ? '#FFF8E2' : '#16112E'}" transform="translate(13 5.1) scale(.74)">${drawing}</g>${letter ? plateTag(letter, own, compact ? 1.22 : 1) : ''}</svg>`;
}

/** The empty plate, dashed: here it would stand. */
export const emptyPlate = (family: 'round' | 'spitz'): string =>
  `<svg class="would" viewBox="0 0 100 104" aria-hidden="true"><g fill="#FFE9B055" stroke="#FFF3C4" stroke-width="4" stroke-dasharray="9 7" stroke-linecap="round">${family === 'round' ? '<ellipse cx="50" cy="72" rx="33" ry="13"/>' : '<path d="M12 72L50 59L88 72L50 85z"/>'}</g></svg>`;

export interface LanternOptions {
  colour: Colour;
  letter: string;
  lit?: boolean;
  /** Whether what is foretold would light it. */
  soon?: boolean;
  count?: number;
}

/** A lantern with pattern and letter; lit it also has a tick. Its iron is --iron, --iron-hi, --iron-lo, --glass, --tagoff, --tagofftext. */
export function lantern({ colour, lit = false, soon = false, letter, count = 0 }: LanternOptions): string {
  const c = colourNamed(colour);
  const [base, rim, pattern] = [`var(--${c})`, `var(--${c}-hi)`, `var(--${c}-pat)`];
  const inside = lit
    ? `<g transform="translate(30 60) scale(.62)">${MOTIFS[c](pattern)}</g><g class="flicker">${path('M30 58c-9-2-9-14 0-25 9 11 9 23 0 25z', base) + path('M30 57c-4.5-1-4.5-7 0-12 4.5 5 4.5 11 0 12z', LIGHT)}</g>`
    : `<g transform="translate(30 60) scale(.62)" opacity=".7">${MOTIFS[c]('var(--iron-hi)')}</g>` + line('M30 50v-8', 'var(--iron-hi)', 2.6) + (soon ? path('M30 48c-7-2-7-10 0-18 7 8 7 16 0 18z', 'none', ' stroke="#FFD98A" stroke-width="2.6" stroke-dasharray="4 3.4"') : '');
  return (
    `<svg class="lantern${lit ? ' lit' : ''}${soon ? ' soon' : ''}" viewBox="0 0 60 92" aria-hidden="true">` +
    (lit ? disc(30, 46, 34, base, ' opacity=".2"') + disc(30, 46, 26, rim, ' opacity=".3"') + line('M30 2V-5M57 14l5-5M3 14l-5-5M64 44h7M-4 44h-7', rim, 3) : '') +
    line('M22 14a8 8 0 0 1 16 0', 'var(--iron-hi)', 3) + path('M11 30Q30 4 49 30z', 'var(--iron)') + path('M13 29H47L51 70H9z', 'var(--iron-lo)') +
    path('M17 32H43L46.5 67H13.5z', lit ? rim : soon ? '#5A4A3A' : 'var(--glass)') + inside + path('M7 70H53V78Q30 84 7 78z', 'var(--iron)') +
    disc(30, 79, 12.5, NIGHT) + disc(30, 79, 10.8, lit ? '#FBF4E4' : 'var(--tagoff)') + lettering(30, 85, letter, 17, lit ? NIGHT : 'var(--tagofftext)') +
    (lit ? `<g transform="translate(50 30)">${disc(0, 0, 10.5, NIGHT) + disc(0, 0, 8.8, '#7FE3A9') + line('M-4 0L-1 3.4L4.4-3.4', '#0B3A20', 2.8)}</g>` : '') +
    (count > 1 ? `<g transform="translate(9 30)">${disc(0, 0, 10.5, NIGHT)}${lettering(0, 5, `${count}×`, 13, '#FFF8E2')}</g>` : '') + '</svg>'
  );
}

/** A standing mirror, 100 × 100 from the top left corner. */
export const mirror = (): string =>
  path('M50 6C72 6 82 26 82 48C82 72 72 90 50 90S18 72 18 48C18 26 28 6 50 6z', '#B37A12') + path('M50 9C70 9 79 28 79 48C79 70 69 87 50 87S21 70 21 48C21 28 30 9 50 9z', '#FFC94F') + path('M50 16C65 16 72 32 72 48C72 66 64 80 50 80S28 66 28 48C28 32 35 16 50 16z', '#7FB8DE') + path('M50 16C65 16 72 32 72 48C72 50 72 52 71.5 54L34 70C30 64 28 56 28 48C28 32 35 16 50 16z', '#B9E2F7') + line('M38 50L56 28M44 60L64 36', '#fff', 4, ' opacity=".9"') + ([[50, 5], [18, 48], [82, 48], [50, 91]] as const).map(([x, y]) => disc(x, y, 5, '#D98E12') + disc(x - 1, y - 1, 3, '#FFE08A')).join('');

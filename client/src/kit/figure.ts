// The one paper-cut ghost. Pure: same options in, same SVG string out. Names from outside that nobody knows are drawn as a plain ghost.
import { ACCESSORY, at } from './accessories.ts';
import type { Accessory } from './accessories.ts';
import { colourNamed, MOTIFS, tone } from './colours.ts';
import type { Colour, Tone } from './colours.ts';
import { disc, esc, hue, INK, own, PAPER, path, pen, pixels, r1 } from './draw.ts';
import { face, MOODS } from './faces.ts';
import type { Mood } from './faces.ts';
import { EXTRAS, SILHOUETTES } from './silhouettes.ts';
import type { Family, Hem, Silhouette } from './silhouettes.ts';

export interface GhostOptions {
  family?: Family;
  colour?: Colour;
  mood?: Mood;
  accessory?: Accessory | readonly Accessory[];
  /** Height in pixels. */
  size?: number;
  /** The pattern of the colour on the robe; 'force' also on families whose robe is full. */
  pattern?: boolean | 'force';
  /** Text on the tag. */
  letter?: string;
  /** 'paper': die-cut border for boards. */
  edge?: 'none' | 'paper';
  shadow?: boolean;
  flip?: boolean;
  tilt?: number;
  scale?: number;
  /** Colour of the accessory's cloth. */
  accent?: string;
  /** Its name for screen readers; without one it is decoration. */
  title?: string;
  /** Only the drawing (100 × 120 units), to be put into another svg. */
  bare?: boolean;
  cls?: string;
}

/** A hem from the right to the left. */
function hem([from, to, waves, depth, kind]: Hem): string {
  const w = (to - from) / waves;
  let s = '';
  for (let i = 0; i < waves; i++) {
    const d = r1(depth * (i % 2 ? 0.82 : 1));
    if (kind === 'zig') s += `q${r1(w * 0.12)} ${r1(d * 0.7)} ${r1(w * 0.42)} ${d}q${r1(w * 0.4)} ${r1(-d * 0.35)} ${r1(w * 0.58)} ${-d}`;
    else if (kind === 'bat') s += `q${r1(w * 0.5)} ${-depth} ${r1(w)} 0`;
    else if (kind === 'rag') s += `l${r1(w * 0.3)} ${d}l${r1(w * 0.35)} ${r1(-d * 0.6)}l${r1(w * 0.35)} ${r1(-d * 0.4)}`;
    else s += `c${r1(w * 0.02)} ${d} ${r1(w * 0.96)} ${d} ${r1(w)} 0`;
  }
  return s + 'z';
}

/** The back of the sheet, peeking out under the hem. */
function under(body: string, [from, to, waves, depth, kind]: Hem): string {
  const y = Number(/([\d.]+)$/.exec(body)?.[1] ?? 104);
  return `M${to + 3} ${y + 2}L${to + 9} ${y - 12}H${from - 9}L${from - 3} ${y + 2}` + hem([from - 3, to + 3, waves + 1, depth + 1.5, kind]);
}

/** Layered paper: rim light, shade, base; all the same cut. */
function layers(d: string, [base, rim, shade]: Tone): string {
  const cut = (k: number, dx: number, dy: number): string => ` transform="translate(${r1(50 * (1 - k) + dx)} ${r1(66 * (1 - k) + dy)}) scale(${k})"`;
  return path(d, rim) + path(d, shade, cut(0.965, 0.9, 0.9)) + path(d, base, cut(0.935, -0.5, -0.2));
}

/** The die-cut border: everything once more in paper, eight units wider. */
function border(d: string, behind: string): string {
  const wide = behind.replace(/stroke-width="([\d.]+)"/g, (_, w: string) => `stroke-width="${Number(w) + 8}"`).replace(/stroke="[^"]*"/g, `stroke="${PAPER}"`);
  return `<g stroke="${PAPER}" stroke-width="8" stroke-linejoin="round">${behind && `<g class="e">${wide}</g>`}${path(d, PAPER)}</g>`;
}

/** Eyes and mouth, or what the family and the mask have instead. */
function look(cut: Silhouette, mood: Mood, eyes: string, dark: boolean, masked: boolean): string {
  const [x, y, s] = cut.face;
  const glow = mood === 'grumpy' ? '#FF9468' : '#FFE9B0';
  if (eyes === 'skull') return disc(40, 40, 3.4, glow) + disc(63, 40, 3.4, glow);
  if (masked) return at(x, y, s, pen('M-6 13q6 5 12 0', 2.8, INK));
  return eyes === 'none' ? '' : at(x, y, s, face(mood, eyes, dark || eyes === PAPER));
}

function worn(cut: Silhouette, name: Accessory): string {
  const [slot, drawing] = ACCESSORY[name];
  const [fx, fy, fs] = cut.face;
  if (slot === 'top') return at(...cut.top, drawing);
  if (slot === 'hand') return at(...cut.hand, 1, drawing);
  return slot === 'face' ? at(fx, fy, fs, drawing) : at(fx, fy + 23 * fs, fs, drawing);
}

const tag = (letter: string, size: number): string =>
  `<g transform="translate(80 ${size < 60 ? 94 : 98}) scale(${size < 60 ? 1.4 : size < 84 ? 1.18 : 1})"><circle r="17" fill="${INK}"/><circle r="15" fill="${PAPER}"/><text y="8.5" text-anchor="middle" font-family="var(--font-text,sans-serif)" font-weight="700" font-size="${letter.length > 1 ? 19 : 24}" fill="${INK}">${esc(letter)}</text></g>`;

function stance({ flip = false, tilt = 0, scale = 1 }: GhostOptions): string {
  const turn = Number(tilt) || 0;
  const s = pixels(scale, 1);
  return ((flip ? 'translate(100 0) scale(-1 1)' : '') + (turn ? ` rotate(${turn} 50 66)` : '') + (s !== 1 ? ` translate(${r1(50 - 50 * s)} ${r1(112 - 112 * s)}) scale(${s})` : '')).trim();
}

const PLAIN_CLOTH: readonly string[] = ['bones', 'vamp', 'dog3'];

function figure(o: GhostOptions, size: number): string {
  const family: Family = own(SILHOUETTES, o.family) ? (o.family ?? 'sheet') : 'sheet';
  const cut = SILHOUETTES[family];
  const colour = colourNamed(o.colour);
  const paper = tone(colour);
  const dark = colour === 'black';
  const mood: Mood = o.mood && MOODS.includes(o.mood) ? o.mood : family === 'spitz' ? 'sly' : family === 'fog' ? 'sleepy' : 'happy';
  const wears = [o.accessory ?? []].flat().filter((name) => own(ACCESSORY, name));
  const d = cut.hem ? cut.body + hem(cut.hem) : cut.body;
  const [behind, front, eyes] = EXTRAS[family]?.(paper) ?? ['', ''];
  const patterned = o.pattern === 'force' || ((o.pattern ?? true) && !PLAIN_CLOTH.includes(family));
  return [
    o.shadow === false ? '' : path(d, '#0B0820', ' opacity=".16" transform="translate(3 4.5)"') + path(d, '#0B0820', ' opacity=".2" transform="translate(1.6 2.2)"'),
    o.edge === 'paper' ? border(d, behind) : '',
    behind + (cut.hem ? path(under(cut.body, cut.hem), paper[2]) : '') + layers(d, paper) + front,
    patterned ? at(...cut.motif, `<g class="motif">${MOTIFS[colour](paper[3])}</g>`) : '',
    look(cut, mood, eyes ?? (dark ? 'var(--moon,#FFE9B0)' : INK), dark, wears.includes('mask')),
    ...wears.map((name) => worn(cut, name)),
    o.letter ? tag(String(o.letter), size) : '',
  ].join('');
}

export function ghost(o: GhostOptions = {}): string {
  const size = pixels(o.size, 96);
  const move = stance(o);
  const drawing = move ? `<g transform="${move}">${figure(o, size)}</g>` : figure(o, size);
  const accent = o.accent ? hue(o.accent) : '';
  if (o.bare) return accent ? `<g style="--acc:${accent}">${drawing}</g>` : drawing;
  const name = o.title ? `role="img" aria-label="${esc(o.title)}"` : 'aria-hidden="true"';
  return `<svg class="gs-ghost ${esc(o.cls ?? '')}" viewBox="-4 -12 108 136" width="${r1((size * 108) / 136)}" height="${size}"${accent && ` style="--acc:${accent}"`} ${name}>${drawing}</svg>`;
}

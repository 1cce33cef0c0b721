// A chair behind the long table, and the candle that stands on it.
import { place, svg } from './draw.ts';
import { candle } from './pieces.ts';

const BACK = [
  '<path d="M14 150V54C14 27 38 15 60 3C82 15 106 27 106 54V150z" fill="var(--wood-2)"/>',
  '<path d="M20 150V56C20 33 42 22 60 12C78 22 100 33 100 56V150z" fill="var(--wood-3)"/>',
  '<path d="M25 150V58C25 38 45 27 60 19C75 27 95 38 95 58V150z" fill="var(--wood)"/>',
].join('');
const PLUS =
  '<path d="M38 116V82c0-15 9-25 22-25s22 10 22 25v36q-7.3 9-14.7 0-7.3 9-14.6 0-7.3 9-14.7 0z" fill="none" stroke="var(--velvet-line)" stroke-width="3" stroke-dasharray="6 6" stroke-linecap="round"/><g stroke="var(--velvet-line)" stroke-width="3.4" stroke-linecap="round"><path d="M60 76v16M52 84h16"/></g>';
const BUTTONS = '<g fill="var(--velvet-2)"><circle cx="46" cy="66" r="2.6"/><circle cx="60" cy="56" r="2.6"/><circle cx="74" cy="66" r="2.6"/></g>';
const KNOBS = '<g fill="var(--wood-3)"><circle cx="14" cy="52" r="7"/><circle cx="106" cy="52" r="7"/><circle cx="60" cy="5" r="6.5"/></g>';

/** The drawing of a chair, 120 × 150; a free one has a dashed ghost with a plus. */
export const chairParts = (free: boolean): string => `${BACK}<path d="M33 150V62C33 46 48 36 60 29C72 36 87 46 87 62V150z" fill="${free ? 'var(--velvet-0)' : 'var(--velvet)'}"/>${free ? PLUS : BUTTONS}${KNOBS}`;
export const chair = (free = false): string => `<svg class="chairback" viewBox="0 0 120 150" aria-hidden="true">${chairParts(free)}</svg>`;

const FLAME = /<g class="flicker">(.*?)<\/g>/;
const SMOKE = (h: number): string => `<path d="M0 ${-h - 6}c-8-8 8-12 0-22s6-10 2-18" fill="none" stroke="var(--text-2)" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;

/** The candle that tells of the line: 'bright' and 'burning' all is well, 'small' the server is silent, 'out' the line is gone. */
export function lineCandle(height: number, light: 'bright' | 'burning' | 'small' | 'out', scale = 1): string {
  const whole = candle(height, light === 'bright');
  const drawn =
    light === 'out' ? whole.replace(FLAME, '') + SMOKE(height) : light === 'small' ? whole.replace(FLAME, `<g transform="translate(0 ${(-height - 2) * 0.45}) scale(.55)">$1</g>`) : whole;
  return svg(60, height + 46, place(30, height + 38, scale, drawn), `width="60" height="${height + 46}" style="overflow:visible"`);
}

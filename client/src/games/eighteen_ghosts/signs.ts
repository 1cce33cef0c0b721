// Small signs on the castle: who would win, who would escape, where somebody went, who beats whom, who is outside.
import { ghost } from '../../kit/ghost.ts';
import { place, r1 } from '../../kit/draw.ts';
import { moon } from '../../kit/pieces.ts';
import { COLOURS, middle } from './castle.ts';
import type { Colour, Room } from './castle.ts';
import type { Letters } from './pieces.ts';

const sign = (drawing: string): string => `<svg class="ic" viewBox="-12 -12 24 24" aria-hidden="true">${drawing}</svg>`;
export const WINS = sign('<circle r="11" fill="#0F6B3F"/><path d="M-5.5 0L-1.5 4.5L6-4.5" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>');
export const LOSES = sign('<rect x="-10.5" y="-10.5" width="21" height="21" rx="4.5" fill="#9C2413"/><path d="M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>');
export const FLEES = sign('<path d="M-9 9V0A8 8 0 0 1 5-5.6" fill="none" stroke="#1B1530" stroke-width="2.6" stroke-linecap="round"/><path d="M2 5H8V-1M8 5L0-3" transform="translate(1-4) rotate(-90)" fill="none" stroke="#1B1530" stroke-width="2.6" stroke-linecap="round"/>');

/** The light under a ghost that can be led. */
export const HALO =
  '<svg class="halo" viewBox="0 0 100 104" aria-hidden="true"><ellipse cx="50" cy="89" rx="56" ry="22" fill="#FFB454" opacity=".22"/><ellipse cx="50" cy="89" rx="51" ry="18.5" fill="#FFB454" opacity=".45"/><ellipse cx="50" cy="88" rx="47" ry="15.5" fill="none" stroke="#FFD98A" stroke-width="3"/></svg>';

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return `${i ? 'L' : 'M'}${r1(Math.cos(angle) * r)} ${r1(Math.sin(angle) * r)}`;
  });
  return `${corners.join('')}z`;
}
/** The star behind somebody who can be fought. */
export const burst = (isWon: boolean): string => `<svg class="burst ${isWon ? 'w' : 'l'}" viewBox="-50 -50 100 100" aria-hidden="true"><path d="${star(isWon ? 12 : 9, 47, 36)}"/></svg>`;

/** An arrow from room to room, bent to one side, beginning and ending `cut` units away from the middles. */
export function arrow(from: Room, to: Room, cls: string, bend = 0, cut = 30): string {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return '';
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [sx, sy, ex, ey] = [x1 + ux * cut, y1 + uy * cut, x2 - ux * cut, y2 - uy * cut];
  const [mx, my] = [(sx + ex) / 2 - uy * bend, (sy + ey) / 2 + ux * bend];
  const d = `M${r1(sx)} ${r1(sy)}Q${r1(mx)} ${r1(my)} ${r1(ex)} ${r1(ey)}`;
  const turn = Math.round((Math.atan2(ey - my, ex - mx) * 180) / Math.PI);
  return `<g class="arw ${cls}"><path class="case" d="${d}"/><path class="line" d="${d}"/><path class="headp" d="M7 0L-8-9.5L-5 0L-8 9.5z" transform="translate(${r1(ex)} ${r1(ey)}) rotate(${turn})"/></g>`;
}

const AROUND: Readonly<Record<Colour, string>> = { red: '0 -62', blue: '58 42', yellow: '-58 42' };
/** Red beats blue beats yellow beats red, around the moon. */
export const wheelSvg = (letters: Letters): string =>
  `<svg viewBox="-112 -112 224 206" aria-hidden="true">${place(0, 4, 1, moon(34))}<g class="arc"><path d="M28-58Q66-42 66 8"/><path d="M30 60Q0 78-30 60"/><path d="M-66 8Q-66-42-28-58"/></g><g class="tip3"><path d="M0 10L-9-8H9z" transform="translate(66 12)"/><path d="M0 10L-9-8H9z" transform="translate(-34 58) rotate(112)"/><path d="M0 10L-9-8H9z" transform="translate(-26-60) rotate(-114)"/></g>` +
  COLOURS.map((colour) => `<g transform="translate(${AROUND[colour]}) scale(.62) translate(-50 -60)">${ghost({ family: 'sheet', colour, bare: true, edge: 'paper', letter: letters[colour], size: 50, shadow: false })}</g>`).join('') +
  '</svg>';

/** Ghosts of one family under the moon. */
export const paradeSvg = (family: 'round' | 'spitz', colours: readonly Colour[]): string =>
  `<svg viewBox="-116 -120 232 214" aria-hidden="true">${place(0, -44, 1, moon(46))}` +
  colours.slice(0, 3).map((colour, i) => `<g class="breathe" style="animation-delay:${-i * 1.4}s"><g transform="translate(${[-70, 0, 70][i]} ${i === 1 ? 18 : 34}) rotate(${[-9, 0, 9][i]}) scale(.86) translate(-50 -60)">${ghost({ family, colour, bare: true, edge: 'paper', mood: 'laugh', shadow: false })}</g></g>`).join('') +
  '</svg>';

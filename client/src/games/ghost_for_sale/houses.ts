// Six manors and six castles: only the roof line differs, the wall is the board. And the village behind them.
import { castle } from '../../kit/buildings.ts';
import { line, path, place } from '../../kit/draw.ts';
import { bat, hill, moon, stars } from '../../kit/pieces.ts';
import type { Kind } from './words.ts';

const chimney = (x: number, h = 20): string => path(`M${x} 40V${40 - h}h13V40z`, 'var(--roof-2)') + path(`M${x - 2} ${40 - h}h17v5h-17z`, 'var(--roof)');
const tower = (x: number, w: number, h: number, rh: number, flag: 0 | 1): string => path(`M${x} 56V${56 - h}h${w}V56z`, 'var(--wall)') + path(`M${x + w * 0.7} 56V${56 - h}h${w * 0.3}V56z`, '#0002') + path(`M${x - 4} ${57 - h}Q${x + w / 2 - 3} ${56 - h - rh * 0.5} ${x + w / 2} ${56 - h - rh}Q${x + w / 2 + 3} ${56 - h - rh * 0.5} ${x + w + 4} ${57 - h}z`, 'var(--roof)') + (flag ? line(`M${x + w / 2} ${56 - h - rh}v-8`, 'var(--roof)', 2) + path(`M${x + w / 2} ${48 - h - rh}q7-2 11 2q-5 2-11 3z`, '#FFB454') : '');
const battlements = (x1: number, x2: number, y: number, n: number): string => { const w = (x2 - x1) / (2 * n - 1); let d = `M${x1} 56V${y}`; for (let i = 0; i < n; i++) d += `h${w.toFixed(1)}` + (i < n - 1 ? `v7h${w.toFixed(1)}v-7` : ''); return path(d + 'V56z', 'var(--wall)'); };
const ROOFS = [
  chimney(34, 26) + chimney(152, 26) + path('M2 56L24 28H176L198 56z', 'var(--roof)') + path('M2 56L24 28H40L22 56z', '#fff2') + path('M62 56L100 6L138 56z', 'var(--roof-2)') + path('M70 56L100 16L130 56z', 'var(--wall)'),
  path('M4 56L16 34Q100 22 184 34L196 56z', 'var(--roof)') + path('M22 34Q30 14 46 14H154Q170 14 178 34z', 'var(--roof-2)') + [44, 86, 128].map((x) => path(`M${x} 54V38L${x + 14} 26L${x + 28} 38V54z`, 'var(--wall)') + path(`M${x + 9} 53V42a5 5 0 0 1 10 0V53z`, 'var(--lit)', ' opacity=".85"')).join(''),
  path('M4 56L52 12L100 56z', 'var(--roof)') + path('M100 56L148 12L196 56z', 'var(--roof)') + path('M20 56L52 26L84 56z', 'var(--wall)') + path('M116 56L148 26L180 56z', 'var(--wall)') + chimney(93, 34),
  path('M14 56V46H30V36H46V26H62V16H82V6H118V16H138V26H154V36H170V46H186V56z', 'var(--roof)') + path('M22 56V49H38V39H54V29H70V19H90V12H110V19H130V29H146V39H162V49H178V56z', 'var(--wall)') + path('M94 44V32a6 6 0 0 1 12 0V44z', 'var(--lit)', ' opacity=".85"'),
  path('M2 56Q30 26 64 30H136Q170 26 198 56z', 'var(--roof)') + path('M74 32V24Q74 4 100 2Q126 4 126 24V32z', 'var(--roof-2)') + line('M100 2v-6', 'var(--roof-2)', 3) + [84, 100, 116].map((x) => path(`M${x - 4} 31V22a4 4 0 0 1 8 0V31z`, 'var(--lit)', ' opacity=".8"')).join(''),
  tower(10, 42, 22, 32, 1) + path('M46 56L112 10L198 56z', 'var(--roof)') + path('M46 56L112 10L122 15L66 56z', '#fff2') + chimney(150, 18),
];
const CASTLES = [
  tower(4, 34, 20, 26, 0) + tower(162, 34, 20, 26, 0) + battlements(36, 164, 38, 6) + tower(82, 36, 26, 26, 1),
  tower(6, 40, 26, 26, 1) + battlements(40, 196, 36, 7) + tower(148, 26, 32, 18, 0),
  battlements(6, 194, 40, 9) + tower(44, 30, 24, 24, 0) + tower(126, 30, 24, 24, 0) + tower(88, 24, 30, 22, 1),
  tower(2, 28, 34, 18, 0) + tower(170, 28, 34, 18, 1) + path('M30 56V30L100 14L170 30V56z', 'var(--wall)') + path('M24 33L100 10L176 33L172 38L100 17L28 38z', 'var(--roof)'),
  tower(120, 56, 22, 32, 1) + battlements(4, 126, 34, 6) + tower(20, 22, 30, 18, 0),
  tower(0, 30, 16, 22, 0) + tower(170, 30, 16, 22, 0) + tower(46, 26, 24, 24, 0) + tower(128, 26, 24, 24, 0) + battlements(26, 174, 42, 7) + tower(84, 32, 22, 30, 1),
];
/** The roof of a house; its lower edge is the wall. */
export const roof = (at: number, kind: Kind): string => `<svg class="roof" viewBox="0 -6 200 62" preserveAspectRatio="none" aria-hidden="true">${(kind === 'castle' ? CASTLES : ROOFS)[at % 6] ?? ''}</svg>`;
const HUES: readonly (readonly [wall: string, roof: string, shade: string])[] = [
  ['#5A4A8E', '#8E6BC0', '#6F54A6'], ['#6B3F72', '#C758A2', '#9C417F'], ['#3F5190', '#6E8BE0', '#5570C2'], ['#5E4A5E', '#B5785F', '#8F5C4C'], ['#2F5F66', '#4FA79B', '#3B8580'], ['#704652', '#D97B72', '#B0605E'],
];

/** The colours of a house; castles have others than the manors that stood there. */
export const hues = (at: number, kind: Kind): string => {
  const [wall, top, shade] = HUES[(at + (kind === 'castle' ? 3 : 0)) % 6] ?? ['', '', ''];
  return `--wall:${wall};--roof:${top};--roof-2:${shade}`;
};

/** The village behind the houses. */
export const village = (w: number, h: number): string => `<svg class="village" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="${w}" height="${h}" fill="var(--k2)"/><rect width="${w}" height="${h * 0.5}" fill="var(--k1)"/>${stars(w, h * 0.45, 34, 12)}${place(w * 0.9, h * 0.16, 1, moon(Math.min(w, h) * 0.07))}${place(w * 0.47, h * 0.56, h / 640, castle())}${place(w * 0.2, h * 0.62, 1, hill(w * 0.9, h * 0.36, 'var(--k3)'))}${place(w * 0.8, h * 0.62, 1, hill(w * 0.9, h * 0.3, 'var(--k3)', 0.6))}<path d="M0 ${h * 0.5}Q${w / 2} ${h * 0.45} ${w} ${h * 0.5}V${h}H0z" fill="var(--k4)"/>${place(w * 0.06, h * 0.3, 0.5, bat('var(--k5)'))}${place(w * 0.6, h * 0.08, 0.4, bat('var(--k5)'))}</svg>`;

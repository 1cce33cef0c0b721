// Buildings: fragments that stand on their origin (bottom centre).
import { disc, line, path, r1 } from './draw.ts';
import { win } from './pieces.ts';
import { k, LIT } from './paper.ts';

const tower = (x: number, w: number, h: number, rh: number, c: string, hi: string, roof: string, flag = false): string =>
  path(`M${x - w / 2} 0V${-h}H${x + w / 2}V0z`, c) + path(`M${x - w / 2} 0V${-h}h${r1(w * .22)}V0z`, hi, ' opacity=".5"') + path(`M${x - w / 2 - 5} ${-h + 2}Q${x - w / 5} ${-h - rh * .45} ${x} ${-h - rh}Q${x + w / 5} ${-h - rh * .45} ${x + w / 2 + 5} ${-h + 2}Q${x} ${-h + 8} ${x - w / 2 - 5} ${-h + 2}z`, roof) + path(`M${x - w / 2 - 5} ${-h + 2}Q${x - w / 5} ${-h - rh * .45} ${x} ${-h - rh}Q${x - 3} ${-h - rh * .4} ${x - w * .12} ${-h + 5}Q${x - w * .3} ${-h + 5} ${x - w / 2 - 5} ${-h + 2}z`, '#fff', ' opacity=".12"') + (flag ? line(`M${x} ${-h - rh}v-14`, roof, 2) + path(`M${x} ${-h - rh - 14}q8-3 14 2q-6 2-14 5z`, 'var(--candle,#FFB454)') : '');
/** A wall with n battlements. */
const crenel = (x1: number, x2: number, h: number, n: number, c: string): string => {
  const w = r1((x2 - x1) / (2 * n - 1));
  return path(`M${x1} 0V${-h}` + Array.from({ length: n }, (_, i) => `h${w}` + (i < n - 1 ? `v8h${w}v-8` : '')).join('') + 'V0z', c);
};

export const castle = (): string =>
  tower(-96, 34, 118, 50, k(3), k(2), 'var(--roof)') + tower(100, 30, 142, 54, k(3), k(2), 'var(--roof)', true) + tower(18, 50, 196, 74, k(3), k(2), 'var(--roof)', true) +
  win(-96, -84, 8, 14, true) + win(100, -104, 8, 14) + win(10, -158, 9, 15, true) + win(28, -158, 9, 15) + win(18, -124, 9, 15) +
  crenel(-122, 124, 82, 10, k(4)) + tower(-56, 40, 140, 58, k(4), k(3), k(3)) + tower(66, 38, 108, 46, k(4), k(3), k(3)) + win(-62, -106, 8, 14, true) + win(-48, -78, 8, 14) + win(66, -78, 8, 14, true) + win(8, -58, 8, 14) + win(28, -58, 8, 14) + win(-96, -46, 7, 12) +
  crenel(-150, 152, 42, 13, k(5)) + path('M-18 0V-20A18 18 0 0 1 18-20V0z', LIT) + path('M-18 0V-20A18 18 0 0 1 18-20V0h-3v-20a15 15 0 0 0-30 0V0z', k(6)) + line('M-6-34V0M6-34V0M-15-14H15', k(6), 2.5) + win(-70, -12, 7, 11) + win(74, -12, 7, 11);

export const villa = (wall = '#F1C75B', roof = '#B5482F', dk = '#D9A532'): string =>
  path('M-44 0V-44H44V0z', wall) + path('M44 0V-44H30V0z', dk) + path('M-52-42L-26-74H30L52-42z', roof) + path('M-52-42L-26-74H-18L-42-42z', '#fff', ' opacity=".18"') + path('M-16-44V-66L2-86L20-66V-44z', wall) + path('M-22-62L2-92L26-62L20-60L2-82L-16-60z', roof) + path('M26-70V-88H36V-62z', roof) + win(2, -54, 10, 14) + win(-30, -16, 11, 17) + win(30, -16, 11, 17) + path('M-8 0V-20A8 8 0 0 1 8-20V0z', '#6B3B2E') + disc(4, -10, 1.5, '#FFE08A') + path('M-16 0H16V3H-16z', '#8A5A3C');

export const chateau = (wall = '#E79BC0', roof = '#8E3B8C', dk = '#C9739F'): string =>
  path('M-26 0V-58H26V0z', wall) + crenel(-30, 30, 62, 5, wall) + tower(-36, 22, 66, 32, wall, '#fff', roof, true) + tower(36, 22, 66, 32, dk, wall, roof) + tower(0, 22, 78, 30, wall, '#fff', roof, true) + win(0, -62, 7, 12) + win(-36, -46, 7, 12) + win(36, -46, 7, 12) + win(-14, -36, 7, 12) + win(14, -36, 7, 12) + path('M-9 0V-14A9 9 0 0 1 9-14V0z', '#5B2C55');

export const manor = (wall = '#C9B8E8', roof = '#5A3F8C', dk = '#A894D0'): string =>
  path('M-74 0V-50H74V0z', wall) + path('M40 0V-50H74V0z', dk) + path('M-80-48L-66-78H66L80-48z', roof) + path('M-80-48L-66-78H-56L-68-48z', '#fff', ' opacity=".09"') + path('M-26 0V-66L0-92L26-66V0z', wall) + path('M-33-62L0-98L33-62L26-60L0-88L-26-60z', roof) + path('M-60-76V-94H-48V-76zM48-76V-94H60V-76z', roof) + [-58, -40, 40, 58].map((x) => win(x, -24, 10, 17)).join('') + win(0, -52, 12, 18) + [-16, 16].map((x) => win(x, -24, 8, 14)).join('') + path('M-8 0V-20A8 8 0 0 1 8-20V0z', '#4A2E20') + [-54, 54].map((x) => path(`M${x - 6}-58V-64L${x}-71L${x + 6}-64V-58z`, LIT)).join('');


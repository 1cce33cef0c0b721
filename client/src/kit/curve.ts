// The curve of winning chances: where its lines run.
import { r1 } from './draw.ts';

export interface CurveSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The highest line of the scale: the highest chance, rounded up to a quarter. */
export const ceiling = (chances: readonly (readonly number[])[]): number => Math.min(100, Math.max(25, Math.ceil(Math.max(0, ...chances.flat()) / 25) * 25));

export const curveX = (size: CurveSize, at: number, last: number): number => r1(size.left + (at / Math.max(1, last)) * (size.width - size.left - size.right));
export const curveY = (size: CurveSize, percent: number, top: number): number => r1(size.top + (1 - percent / top) * (size.height - size.top - size.bottom));

/** The line of one seat through all its chances. */
export const curveLine = (size: CurveSize, chances: readonly (readonly number[])[], seat: number): string =>
  chances.map((row, i) => `${i ? 'L' : 'M'}${curveX(size, i, chances.length - 1)} ${curveY(size, row[seat] ?? 0, ceiling(chances))}`).join('');

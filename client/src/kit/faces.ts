// The moods of a ghost.
import { disc, INK, oval, path, pen } from './draw.ts';

export const MOODS = ['happy', 'boo', 'grumpy', 'sly', 'sleepy', 'scared', 'sad', 'laugh', 'wink', 'think', 'calm', 'love'] as const;
export type Mood = (typeof MOODS)[number];

/** A face around (0,0) with its eyes at ±11, drawn in ink k; dark: light eyes on dark cloth. */
export function face(mood: Mood, k: string, dark: boolean): string {
  const hl = dark ? INK : '#fff';
  const eye = (x: number, a = 4.6, b = 6.2) => oval(x, 0, a, b, k) + disc(x + (dark ? 0 : 1.5), dark ? 0.5 : -2.2, dark ? 2.1 : 1.6, hl);
  const lid = (x: number) => pen(`M${x - 5} 0q5 5 10 0`, 3.2, k);
  const arc = (x: number) => pen(`M${x - 5} 2q5-7.5 10 0`, 3.4, k);
  const smile = (y = 11, w = 6) => pen(`M${-w} ${y}q${w} ${w * .95} ${w * 2} 0`, 2.8, k);
  const blush = dark ? '' : `<g opacity=".5">${oval(-19, 8.5, 4.2, 2.8, '#F2789F')}${oval(19, 8.5, 4.2, 2.8, '#F2789F')}</g>`;
  const faces: Record<Mood, () => string> = {
    happy: () => eye(-11) + eye(11) + smile() + blush,
    boo: () => eye(-11, 5.2, 7) + eye(11, 5.2, 7) + oval(0, 15, 5.5, 7, k) + oval(0, 18.5, 3, 2.8, '#F2789F'),
    grumpy: () => eye(-11, 4.6, 4.8) + eye(11, 4.6, 4.8) + pen('M-18-8.5L-6-4.5M18-8.5L6-4.5', 3.6, k) + pen('M-6 14q6-6 12 0', 3, k),
    sly: () => [-11, 11].map((x) => path(`M${x - 6.5}-2.5h13c0 5-3 8-6.5 8s-6.5-3-6.5-8z`, k) + disc(x + 2, 0.8, 1.7, hl)).join('') + pen('M-5 12.5q7 4 11-2.5', 2.8, k),
    sleepy: () => lid(-11) + lid(11) + oval(0, 12, 3, 3.6, k) + blush,
    scared: () => eye(-11, 5.4, 7) + eye(11, 5.4, 7) + pen('M-18-10q4-4 8-3M18-10q-4-4-8-3', 2.6, k) + pen('M-8 15q2.7-5 5.3 0t5.3 0t5.3 0', 2.6, k),
    sad: () => eye(-11) + eye(11) + pen('M-17-8q5-1 8-4M17-8q-5-1-8-4', 2.6, k) + pen('M-5 15q5-5 10 0', 2.8, k),
    laugh: () => arc(-11) + arc(11) + path('M-8 9h16c0 8-4 11-8 11s-8-3-8-11z', k) + path('M-4.5 17c1-3 8-3 9 0-1 2-3 3-4.5 3s-3.5-1-4.5-3z', '#F2789F') + blush,
    wink: () => eye(-11) + arc(11) + smile() + blush,
    think: () => eye(-9.5, 4.4, 5.6) + eye(12.5, 4.4, 5.6) + pen('M8-10q5-4 10-1', 2.6, k) + pen('M-2 13h7', 2.8, k),
    calm: () => eye(-11, 4.2, 5.4) + eye(11, 4.2, 5.4) + pen('M-4 12q4 2.5 8 0', 2.6, k) + blush,
    love: () => [-11, 11].map((x) => path(`M${x} 6c-9-6-6-12-2.5-11 1.5.3 2.5 2 2.5 3 0-1 1-2.7 2.5-3 3.5-1 6.5 5-2.5 11z`, '#E4315F')).join('') + smile() + blush,
  };
  return faces[mood]();
}

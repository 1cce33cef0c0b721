/** Drawings that only this table has, in the hand of the kit: the rim, the thermometer's flag, sack, bowl, small signs. */
import { back as cardBack, card as cardFace, edge as cardEdge, type CardState } from '../../kit/card';
import { LETTERS_BOTH } from '../../kit/colours';
import { line, path, place, svg } from '../../kit/draw';
import { ghost, type Mood } from '../../kit/ghost';
import { bat, candle, grave, hill, moon, stars, tree } from '../../kit/scene';
import { token } from '../../kit/token';
import type { Geometry } from './layout.ts';
import type { Card, Family } from './words.ts';

type Language = 'de' | 'en';

const FIGURES: Readonly<Record<Family, string>> = {
  yellow: 'mummies',
  red: 'frankies',
  blue: 'skeletons',
  white: 'ghosts',
  black: 'vampires',
  green: 'zombies',
  fog: 'fog',
};

/** The letter of a colour: yellow and green meet on this table. */
export const letterOf = (family: Family, language: Language): string => (family === 'fog' ? '' : LETTERS_BOTH[language][family]);

export interface FaceOptions {
  readonly language: Language;
  /** The word at the card's foot. */
  readonly word: string;
  readonly width: number;
  readonly state?: CardState;
}

export const face = ({ family, value }: Card, { language, word, width, state = 'normal' }: FaceOptions): string =>
  cardFace({
    game: 'ghosts',
    figure: FIGURES[family],
    word,
    width,
    state,
    ...(family === 'fog' ? {} : { colour: family, letter: letterOf(family, language), value, count: value as 1 | 2 | 3 }),
  });

export const back = (width: number): string => cardBack({ game: 'ghosts', width });
export const edge = (width: number): string => cardEdge({ game: 'ghosts', width });

/** A colour with its pattern and letter, as it stands in a sentence. */
export const chipStyle = (family: Family): string => `background:var(--pat-${family}) center/12px,var(--${family})`;

export const coin = (value: 1 | 3, size: number): string => token({ kind: 'fear', value, colour: value === 3 ? 'red' : 'yellow', size });

/** Points as markers: as many threes as there are, then ones. */
export const markersOf = (points: number): readonly (1 | 3)[] => [
  ...Array.from({ length: Math.floor(points / 3) }, () => 3 as const),
  ...Array.from({ length: points % 3 }, () => 1 as const),
];

const writing = (x: number, y: number, text: string, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--font-text)" font-weight="700" font-size="${size}" fill="${fill}">${text}</text>`;

const BAG = 'M18 104C2 84 16 44 40 38H80C104 44 118 84 102 104Q60 116 18 104z';

/** The sack that takes the pile away, with somebody looking out of it. */
export const sack = (isAlarmed: boolean): string =>
  svg(
    120,
    112,
    path(BAG, '#08061C', ' opacity=".3" transform="translate(3 4)"') +
      place(35, -4, 0.5, ghost({ bare: true, family: 'boo', mood: isAlarmed ? 'boo' : 'calm', shadow: false })) +
      path(BAG, '#B98A5E') +
      path('M18 104C2 84 16 44 40 38H52C30 50 22 82 32 108Q24 107 18 104z', '#D9B083') +
      path('M36 34Q60 28 84 34L80 46Q60 40 40 46z', '#8A5A3C') +
      line('M38 46Q60 38 82 46', '#F1E4C8', 4) +
      line('M78 46q10 2 12 12', '#F1E4C8', 3.5) +
      path('M76 70l12 2-2 12-12-2z', '#A87A50') +
      line('M77 73l8 8M85 74l-7 7', '#F1E4C8', 2) +
      place(52, 80, 1, `<circle r="20" fill="#7A4A2E"/><circle r="18" fill="#FFC94F"/><circle r="13.5" fill="#FFE3A0"/>${writing(0, 8, '+1', 22, '#1B1530')}`),
    'class="sack"',
  );

const BOWL = 'M12 22H188C188 66 150 86 100 86S12 66 12 22z';

export const bowl = (): string =>
  svg(
    200,
    90,
    path(BOWL, '#08061C', ' opacity=".35" transform="translate(3 4)"') +
      path(BOWL, '#4B4470') +
      path('M12 22H60C60 60 80 80 100 86C50 86 12 66 12 22z', '#6A6298') +
      '<ellipse cx="100" cy="22" rx="94" ry="15" fill="#7E76A8"/><ellipse cx="100" cy="23" rx="82" ry="10" fill="#221D40"/>',
    'class="bowl"',
  );

const stroke = (d: string): string =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${d}"/></svg>`;

/** The signs on the tags. */
export const SIGNS = {
  mirror: stroke('M12 3v18M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5M3.5 12H9M15 12h5.5'),
  fog: stroke('M7 14a4 4 0 0 1 .5-8A5.500 5.500 0 0 1 18 8a3.200 3.200 0 0 1 0 6zM5 18h11M9 21.500h10'),
  up: stroke('M12 20V5M6 11l6-6 6 6'),
} as const;

export const crown = (): string =>
  `<svg viewBox="0 0 40 28" aria-hidden="true">${path('M4 26L2 6l10 8 8-13 8 13 10-8-2 20z', '#FFC24A')}${path('M4 26l-.4-4h32.800L36 26z', '#D98E12')}<circle cx="20" cy="16" r="3" fill="#C8324B"/></svg>`;

export const handOfBacks = (): string =>
  svg(
    34,
    30,
    [-16, 0, 16]
      .map((turn) => `<g transform="rotate(${turn} 17 40)"><rect x="9" y="4" width="16" height="23" rx="3" fill="#FBF4E4"/><rect x="11" y="6" width="12" height="19" rx="1.5" fill="#9C3823"/></g>`)
      .join(''),
    'width="34" height="30"',
  );

export const cloud = (): string =>
  '<svg class="wisp" viewBox="0 0 200 70" aria-hidden="true"><g fill="#fff"><path d="M14 52a16 16 0 0 1 10-29a24 24 0 0 1 42-8a20 20 0 0 1 32 8a14 14 0 0 1 6 29z" opacity=".34"/><path d="M84 62a13 13 0 0 1 8-24a22 22 0 0 1 40-6a18 18 0 0 1 30 8a11.500 11.500 0 0 1 8 22z" opacity=".42"/></g></svg>';

/** Cloth, window light and the wooden rim. */
export function tableTop({ width: w, height: h, rim, band }: Geometry): string {
  const pane = (x: number, y: number) => `M${x} ${y}l${w * 0.09} ${-h * 0.02}l${w * 0.035} ${h * 0.17}l${-w * 0.09} ${h * 0.02}z`;
  const panes = [0, 1].flatMap((column) => [0, 1, 2].map((row) => pane(w * (0.4 + column * 0.105 + row * 0.041), h * (0.26 + row * 0.195 - column * 0.023))));
  return (
    `<defs><clipPath id="ghosts-cloth"><path d="${rim}"/></clipPath><radialGradient id="ghosts-felt" cx=".46" cy=".42" r=".75"><stop offset="0" stop-color="var(--cloth-1)"/><stop offset=".6" stop-color="var(--cloth-2)"/><stop offset="1" stop-color="var(--cloth-3)"/></radialGradient><linearGradient id="ghosts-wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--wood-3)"/><stop offset="1" stop-color="var(--wood-2)"/></linearGradient></defs>` +
    `<path d="${rim}" fill="#0007" stroke="#0007" stroke-width="${band + 10}" transform="translate(0 ${band * 0.45})"/><path d="${rim}" fill="url(#ghosts-felt)"/>` +
    `<g clip-path="url(#ghosts-cloth)"><g fill="var(--moonbeam)">${panes.map((d) => `<path d="${d}"/>`).join('')}<path d="M${w * 0.39} ${h * 0.225}Q${w * 0.41} ${h * 0.1} ${w * 0.475} ${h * 0.04}Q${w * 0.56} ${h * 0.08} ${w * 0.597} ${h * 0.18}z"/></g><path d="${rim}" fill="none" stroke="#0006" stroke-width="${band * 1.9}"/></g>` +
    `<path d="${rim}" fill="none" stroke="#0005" stroke-width="${band + 4}"/><path d="${rim}" fill="none" stroke="url(#ghosts-wood)" stroke-width="${band}"/><path d="${rim}" fill="none" stroke="var(--groove)" stroke-width="${band * 0.62}"/>`
  );
}

/** The night around the table. */
export function sky(w: number, h: number, isWide: boolean, isOver: boolean): string {
  const above = !isWide
    ? ''
    : (isOver ? place((w - 348) * 0.28, h * 0.27, 1, moon(104, false)) : place(w - 430, 58, 1, moon(40))) + place(w - 535, 40, 0.7, bat('#0F0C28')) + place(w - 560, 66, 0.45, bat('#0F0C28'));
  const below = !isWide
    ? ''
    : place(w - 430, h, 1, hill(620, 150, 'var(--k5)', 0.5)) +
      `<g opacity=".4">${place(64, h - 96, 1.25, grave(0)) + place(128, h - 82, 1, grave(1)) + place(w - 500, h - 116, 1.15, grave(2))}</g>` +
      place(w - 440, h - 132, 1.25, tree('var(--k6)')) +
      place(w - 388, h - 128, 0.8, candle(40));
  return place(16, 12, 1, stars(w, h * 0.5, isWide ? 60 : 30, 1276543)) + above + place(w * 0.1, h, 1, hill(w * 0.5, h * 0.2, 'var(--k5)', 0.4)) + below;
}

/** A candle for each round: burnt down, burning, or waiting. At most so many as there is room for. */
export function candles(round: number, rounds: number, isOver: boolean): string {
  const unlit = (height: number) => candle(height, false).replace(/<g class="flicker">.*?<\/g>/, '');
  const one = (i: number) => (i < round - 1 || isOver ? unlit(14) : i === round - 1 ? candle(34, false) : unlit(40));
  const step = rounds > 5 ? 13 : 22;
  return svg(26 + step * (rounds - 1), 40, Array.from({ length: rounds }, (_, i) => place(14 + i * step, 38, 0.5, one(i))).join(''), `width="${(26 + step * (rounds - 1)) * 0.75}" height="30"`);
}

const MOODS: readonly Mood[] = ['happy', 'happy', 'calm', 'think', 'think', 'sad', 'boo', 'scared'];
/** The face in the bulb of the thermometer. */
export const bulbFace = (fear: number): string => place(26, 302, 0.72, ghost({ bare: true, family: 'boo', colour: 'white', mood: MOODS[fear] ?? 'scared', shadow: false, pattern: false }));

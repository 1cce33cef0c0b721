// The game colours: paper in four shades each, always with a pattern and a letter.
import { line, own } from './draw.ts';

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'white', 'black'] as const;
export type GameColour = (typeof COLOURS)[number];
export type Colour = GameColour | 'violet' | 'rose';
export type Language = 'de' | 'en';

/** Base, rim light, shade, pattern. */
export type Tone = readonly [base: string, rim: string, shade: string, pattern: string];

const TONES: Readonly<Record<Colour, Tone>> = {
  red: ['#E4572E', '#FF9468', '#BC3A1B', '#A42D12'],
  blue: ['#3A86FF', '#8FC0FF', '#1F61CF', '#1A53B8'],
  yellow: ['#FFC93C', '#FFEBA6', '#E09A14', '#C97F00'],
  green: ['#2FBF71', '#8BE8B3', '#1B8F52', '#117A43'],
  white: ['#F4F1EA', '#FFFFFF', '#CFC6DD', '#B9AECF'],
  black: ['#3B3355', '#A296D6', '#262040', '#8A7DB8'],
  violet: ['#8E6BE8', '#C9B4FF', '#6342BE', '#5736AE'],
  rose: ['#F08AA8', '#FFC6D4', '#C95C80', '#B54A6E'],
};

/** One letter for each colour, for games in which yellow and green never meet. */
export const LETTERS: Readonly<Record<Language, Readonly<Record<GameColour, string>>>> = {
  de: { red: 'R', blue: 'B', yellow: 'G', green: 'G', white: 'W', black: 'S' },
  en: { red: 'R', blue: 'B', yellow: 'Y', green: 'G', white: 'W', black: 'K' },
};

/** The letters where yellow and green meet: in German both begin with G. */
export const LETTERS_BOTH: Readonly<Record<Language, Readonly<Record<GameColour, string>>>> = {
  de: { ...LETTERS.de, yellow: 'Ge', green: 'Gr' },
  en: LETTERS.en,
};

/** The colour of this name, white for a name nobody knows. */
export const colourNamed = (name: string | undefined): Colour => (own(TONES, name) ? (name as Colour) : 'white');

export const tone = (name: string | undefined): Tone => {
  const c = colourNamed(name);
  const [base, rim, shade, pattern] = TONES[c];
  return [`var(--${c},${base})`, `var(--${c}-hi,${rim})`, `var(--${c}-lo,${shade})`, `var(--${c}-pat,${pattern})`];
};

export const STAR = 'M0-6.4L1.9-2 6.2-2 2.8 1 4 5.4 0 2.9-4 5.4-2.8 1-6.2-2-1.9-2z';

const stripes = (c: string): string => `<path d="M-20 9L-8-11M-7 11L7-12M7 11L20-9" stroke="${c}" stroke-width="6.5" stroke-linecap="round"/>`;
const dots = (c: string): string =>
  `<g fill="${c}"><circle cx="-17" cy="-4" r="4.6"/><circle cx="-6" cy="7" r="4.6"/><circle cy="-9" r="4.6"/><circle cx="7" cy="6" r="4.6"/><circle cx="17" cy="-5" r="4.6"/></g>`;
const starred = (c: string): string =>
  ([[-17, -2, 1], [0, 4, 1.15], [17, -3, 1]] as const).map(([x, y, s]) => `<path d="${STAR}" fill="${c}" transform="translate(${x} ${y}) scale(${s})"/>`).join('');
const waves = (c: string): string => line('M-22-5q5.5-8 11 0t11 0t11 0t11 0M-22 7q5.5-8 11 0t11 0t11 0t11 0', c, 5);
const crosses = (c: string): string =>
  ([[-16, -3], [0, 5], [16, -4]] as const).map(([x, y]) => `<path d="M${x - 4.5} ${y - 4.5}l9 9m0-9l-9 9" stroke="${c}" stroke-width="4" stroke-linecap="round"/>`).join('');

/** The pattern of each colour as a motif around (0,0), about 44 wide, drawn in the given colour. */
export const MOTIFS: Readonly<Record<Colour, (colour: string) => string>> = {
  red: stripes,
  blue: dots,
  yellow: starred,
  green: waves,
  black: crosses,
  white: () => '',
  violet: starred,
  rose: dots,
};

// The silhouettes of the one paper-cut ghost, in a drawing of 100 × 120.
import { disc, INK, oval, PAPER, path, pen } from './draw.ts';
import type { Tone } from './colours.ts';
import { ACCESSORY, at, GOLD, STEEL } from './accessories.ts';

export type Hem = readonly [from: number, to: number, waves: number, depth: number, kind?: 'zig' | 'bat' | 'rag'];
type Spot = readonly [x: number, y: number, scale: number];

/** body: left hem over the head to the right hem · face, top of the head, right hand, middle of the pattern. */
export interface Silhouette {
  readonly body: string;
  readonly hem?: Hem;
  readonly face: Spot;
  readonly top: Spot;
  readonly hand: readonly [x: number, y: number];
  readonly motif: Spot;
}

export const FAMILIES = ['sheet', 'round', 'spitz', 'boo', 'kid', 'wisp', 'turnip', 'mummy', 'frank', 'bones', 'vamp', 'zombie', 'bell', 'lord', 'hunch', 'cat', 'mouse', 'dog3', 'fog'] as const;
export type Family = (typeof FAMILIES)[number];

export const SILHOUETTES: Readonly<Record<Family, Silhouette>> = {
  sheet: { body: 'M13 102C18 90 20 82 20 74C12 77 5 72 7 65C9 60 15 62 20 60V50C20 28 32 14 50 14S80 28 80 50C84 47 86 39 92 40C99 42 95 56 82 65C82 78 84 90 89 102', hem: [89, 13, 4, 12], face: [50, 46, 1], top: [50, 15, 1], hand: [93, 44], motif: [50, 84, 1] },
  round: { body: 'M9 99C5 60 10 20 50 20S95 60 91 99', hem: [91, 9, 4, 13], face: [50, 50, 1.12], top: [50, 21, 1], hand: [88, 74], motif: [50, 87, 1] },
  spitz: { body: 'M19 104C27 90 23 74 27 58C31 40 43 27 50 10C54 1 68 1 75 11C67 9 62 13 64 21C69 34 74 44 75 58C77 76 75 90 82 104', hem: [82, 19, 3, 13, 'zig'], face: [51, 54, .92], top: [60, 8, .7], hand: [80, 74], motif: [51, 87, .95] },
  boo: { body: 'M50 12C67 12 78 25 78 44C84 42 85 31 92 33C99 36 95 53 80 61C81 76 86 86 97 92C98 100 91 105 83 103C76 103 72 109 63 112C52 115 37 112 29 100C22 89 20 75 20 61C5 53 1 36 8 33C15 31 16 42 22 44C22 25 33 12 50 12z', face: [50, 44, 1], top: [50, 13, 1], hand: [92, 38], motif: [49, 86, .95] },
  kid: { body: 'M21 104C22 96 23 88 24 82C19 84 13 80 15 75C17 72 20 72 19 64C17 43 31 30 50 30S83 43 81 64C80 72 83 72 85 75C87 80 81 84 76 82C77 88 78 96 79 104', hem: [79, 21, 3, 10], face: [50, 60, 1], top: [50, 31, .92], hand: [82, 80], motif: [50, 91, .8] },
  wisp: { body: 'M46 12C67 10 80 26 79 47C78 66 69 78 72 89C75 99 85 101 94 94C94 109 78 117 63 111C42 104 21 86 18 56C16 32 27 14 46 12z', face: [48, 46, 1], top: [47, 13, .95], hand: [80, 64], motif: [47, 82, .85] },
  turnip: { body: 'M50 25C73 22 92 35 90 57C88 77 67 86 60 98C58 107 54 113 47 117C48 108 44 103 39 97C29 86 12 77 10 57C8 35 27 22 50 25z', face: [50, 48, 1.02], top: [50, 26, 1], hand: [86, 72], motif: [50, 77, .8] },
  mummy: { body: 'M22 106C17 92 19 78 26 67C24 60 23 54 23 46C23 26 34 13 50 13S77 26 77 46C77 54 76 60 74 67C81 78 83 92 78 106', hem: [78, 22, 3, 7], face: [50, 43, .95], top: [50, 14, .95], hand: [80, 84], motif: [50, 88, .9] },
  frank: { body: 'M14 105C13 88 16 75 31 70L29 65C25 63 24 60 24 55V24C24 19 27 16 32 16H68C73 16 76 19 76 24V55C76 60 75 63 71 65L69 70C84 75 87 88 86 105', hem: [86, 14, 5, 7, 'rag'], face: [50, 46, .95], top: [50, 15, 1], hand: [86, 88], motif: [50, 88, .95] },
  bones: { body: 'M20 107C22 92 27 82 38 77C39 73 37 70 35 66C24 61 18 51 18 38C18 20 32 8 50 8S82 20 82 38C82 51 76 61 65 66C63 70 61 73 62 77C73 82 78 92 80 107', hem: [80, 20, 4, 9, 'zig'], face: [50, 38, 1], top: [50, 9, 1], hand: [80, 92], motif: [50, 90, .8] },
  vamp: { body: 'M9 109C14 94 20 84 24 74C18 66 13 56 11 43C20 46 27 51 31 58C27 52 27 46 27 40C27 23 36 13 50 13S73 23 73 40C73 46 73 52 69 58C73 51 80 46 89 43C87 56 82 66 76 74C80 84 86 94 91 109', hem: [91, 9, 4, 10, 'bat'], face: [50, 43, .88], top: [50, 14, .9], hand: [82, 84], motif: [50, 91, .9] },
  zombie: { body: 'M26 107C29 96 29 86 29 76C25 70 22 62 22 50C20 37 23 26 31 20C37 15 43 14 47 16L48 6L54 14L61 5L63 16C76 21 81 36 77 51C75 60 72 64 71 72C75 84 75 96 80 107', hem: [80, 26, 4, 8, 'rag'], face: [50, 44, .98], top: [54, 14, .9], hand: [12, 66], motif: [52, 90, .85] },
  bell: { body: 'M9 106C21 97 32 87 34 73C28 67 24 58 24 44C24 26 35 14 50 14S76 26 76 44C76 58 72 67 66 73C68 87 79 97 91 106', hem: [91, 9, 5, 10], face: [50, 44, .95], top: [50, 15, .95], hand: [72, 80], motif: [50, 92, 1] },
  lord: { body: 'M17 107C20 94 17 84 19 76C13 82 7 86 4 81C2 75 14 66 31 64C27 58 26 51 26 42C26 24 36 14 50 14S74 24 74 42C74 51 73 58 69 64C86 66 98 75 96 81C93 86 87 82 81 76C83 84 80 94 83 107', hem: [83, 17, 2, 10, 'zig'], face: [50, 42, .92], top: [50, 15, .95], hand: [94, 78], motif: [50, 93, .9] },
  hunch: { body: 'M14 107C18 92 16 84 20 77C9 71 6 57 11 47C16 36 28 31 40 34C45 20 62 10 78 19C95 29 94 53 87 70C85 84 88 95 91 107', hem: [91, 14, 5, 7, 'rag'], face: [34, 55, .85], top: [28, 37, .75], hand: [12, 88], motif: [62, 86, 1] },
  cat: { body: 'M20 106C16 86 18 72 23 62C17 48 16 30 17 12C27 16 33 21 39 27C46 25 54 25 61 27C67 21 73 16 83 12C84 30 83 48 77 62C82 72 84 86 80 106', hem: [80, 20, 3, 10], face: [50, 48, .95], top: [50, 26, .8], hand: [80, 88], motif: [50, 87, .9] },
  mouse: { body: 'M22 106C18 88 20 78 26 70C20 62 20 50 26 42C11 43 4 33 8 22C13 11 29 11 34 22C36 27 36 31 34 35C44 29 56 29 66 35C64 31 64 27 66 22C71 11 87 11 92 22C96 33 89 43 74 42C80 50 80 62 74 70C80 78 82 88 78 106', hem: [78, 22, 3, 9], face: [50, 54, .88], top: [50, 32, .8], hand: [80, 90], motif: [50, 88, .9] },
  dog3: { body: 'M16 106C12 92 14 84 17 78C6 78 0 70 3 60C0 50 4 40 12 40C20 38 26 40 30 46C27 34 30 20 36 16C44 10 56 10 64 16C70 20 73 34 70 46C74 40 80 38 88 40C96 40 100 50 97 60C100 70 94 78 83 78C86 84 88 92 84 106', hem: [84, 16, 4, 9], face: [50, 38, .7], top: [50, 14, .8], hand: [88, 90], motif: [50, 90, 1] },
  fog: { body: 'M12 98C1 96 0 80 11 77C8 64 22 55 33 61C36 45 60 41 67 55C79 48 94 58 90 72C101 76 100 95 88 98C80 100 78 104 68 104H24C18 104 18 99 12 98z', face: [50, 76, 1], top: [50, 48, .9], hand: [92, 86], motif: [50, 96, .7] },
};

/** What a family has besides its cut: behind the body, on the cloth, and the colour of its eyes ('skull' and 'none' are drawn with the cloth). */
type Extra = readonly [behind: string, front: string, eyes?: string];

const head = (x: number, y: number, s: number, turn: number, [, rim, shade]: Tone): string =>
  at(x, y, s, path('M-22-16C-30-14-33 2-28 12C-22 12-19 0-20-8zM22-16C30-14 33 2 28 12C22 12 19 0 20-8z', shade) + disc(-8, -3, 3.6, INK) + disc(8, -3, 3.6, INK) + disc(-7, -4, 1.2, '#fff') + disc(9, -4, 1.2, '#fff') + oval(0, 10, 12, 9, rim) + oval(0, 6, 4.5, 3.2, INK) + pen('M0 9v4M-6 13q6 5 12 0', 2, INK) + path('M-6 14l2 4 2-3zM6 14l-2 4-2-3z', '#fff') + pen('M-15-10l9 3M15-10l-9 3', 2.6, INK), turn);

export const EXTRAS: Partial<Record<Family, (tone: Tone) => Extra>> = {
  spitz: ([, , lo]) => [pen('M27 72C16 74 10 82 11 88M76 72C86 74 90 82 88 88', 9, lo), pen('M63 22Q56 28 50 27', 3, lo)],
  wisp: ([, , lo]) => ['', pen('M24 66q-7 6-6 13M77 62q8 4 9 11', 9, lo)],
  turnip: ([, hi, lo]) => [at(50, 26, 1, ACCESSORY.leaves[1]), pen('M20 42q6-9 14-11M80 42q-4-7-10-10', 2.6, hi) + pen('M40 92q6 2 10 0M52 101q-4 2-7 1', 2.2, lo)],
  mummy: ([, hi, lo]) => [path('M72 24C84 18 88 30 98 23L99 33C90 40 84 29 74 36zM26 88C15 93 12 84 2 91L3 101C12 95 16 103 27 99z', hi),
    pen('M28 26Q50 34 70 22M24 66Q46 60 75 68M23 79Q50 88 78 78M21 98Q44 90 79 99', 2.6, lo) + pen('M40 15Q60 24 74 34M27 60Q60 74 76 72', 2.6, hi) + path('M24 37Q50 31 76 37L76 53Q50 59 24 53z', '#3A2410'), PAPER],
  frank: () => [path('M12 42h14v12h-14zM74 42h14v12h-14z', '#8D93AE') + path('M8 39h6v18h-6zM86 39h6v18h-6z', STEEL),
    path('M21 33V20Q21 12 30 12H70Q79 12 79 20V33L72 27 65 33 58 27 51 33 44 27 36 33 29 27z', '#5C2A4E') + pen('M28 40h18M54 40h18', 4.2, '#5C2A4E') + pen('M67 55l7 7M66 61l3-3M70 64l3-3', 1.8, INK)],
  bones: () => ['', path('M50 13C65 13 76 24 76 38C76 49 71 55 63 58L62 69Q50 73 38 69L37 58C29 55 24 49 24 38C24 24 35 13 50 13z', PAPER) + oval(38.5, 39, 9, 10, INK) + oval(61.5, 39, 9, 10, INK) + path('M50 48l-3.5 6h7z', INK) + pen('M44 62v7M50 63v8M56 62v7', 2, INK) + pen('M50 82V100M36 86Q50 92 64 86M35 95Q50 101 65 95', 4, PAPER), 'skull'],
  vamp: () => ['', path('M24 74Q36 66 50 70Q64 66 76 74L50 98z', '#B3263F') + path('M31 41C31 30 38 24 50 24S69 30 69 41C69 58 60 66 50 66S31 58 31 41z', '#EDE4F5') + path('M28 40C28 22 38 14 50 14S72 22 72 40C68 36 67 32 62 29C57 28 53 32 50 37C47 32 43 28 38 29C33 32 32 36 28 40z', '#17122A') + path('M28 38l-7-9 3 15zM72 38l7-9-3 15z', '#EDE4F5'), INK],
  zombie: ([b, hi, lo]) => [pen('M40 74L14 66Q7 65 7 73', 11, lo), pen('M44 86L14 82Q7 81 7 89', 12, hi) + pen('M45 87L15 83.5Q9 82 8.5 89', 10, b) + pen('M70 26l-8 6M72 32l-6 5', 2, lo) + oval(38, 43, 8, 9, '#FDFBEF') + oval(61, 45, 5.5, 6, '#FDFBEF') + disc(40, 44, 3.6, INK) + disc(60, 46, 2.8, INK) + pen('M38 62q6-5 11 0t12-2', 3, INK) + path('M50 61l1 6 4-1 0-6z', '#FDFBEF') + at(52, 40, .8, ACCESSORY.plaster[1]), 'none'],
  hunch: ([, hi, lo]) => ['', pen('M43 36Q58 44 56 64', 3.5, lo) + pen('M60 24q14-4 22 8', 3, hi) + pen('M66 50l10 8M76 50l-10 8', 2.6, lo)],
  cat: ([, , lo]) => [pen('M76 98C94 102 100 84 92 76C87 71 80 75 84 82', 8, lo), path('M22 20l11 9-9 8zM78 20l-11 9 9 8z', '#F2A0B5') + pen('M12 52l14 3M12 62l14-2M88 52l-14 3M88 62l-14-2', 1.8, INK)],
  mouse: () => [pen('M76 100C92 104 98 94 94 86', 4.5, '#F2A0B5'), disc(21, 27, 8, '#F2A0B5') + disc(79, 27, 8, '#F2A0B5')],
  dog3: (t) => ['', head(18, 58, .62, -8, t) + head(82, 58, .62, 8, t) + head(50, 36, .92, 0, t) + pen('M20 80Q50 92 80 80', 6, '#5B2230') + [30, 40, 50, 60, 70].map((x) => path(`M${x - 3} ${84 - Math.abs(50 - x) * .1}l3-6 3 6z`, GOLD)).join(''), 'none'],
  fog: ([, hi, lo]) => [`<g opacity=".55">${path('M-2 70C8 60 20 66 24 60C34 44 52 50 56 44C66 34 86 42 86 54C96 56 102 64 98 74z', hi)}</g>` + path('M2 110Q20 102 44 108T98 106Q80 116 52 113T2 110z', hi, ' opacity=".8"'), pen('M18 92q9-6 17 0t17 0t17 0t13-1', 3, lo)],
  lord: ([, , lo]) => ['', path('M36 65L50 90 64 65 57 62H43z', PAPER) + path('M31 64L36 62 51 91 44 88zM69 64L64 62 49 91 56 88z', lo) + disc(50, 78, 1.6, INK) + disc(50, 84, 1.6, INK)],
};

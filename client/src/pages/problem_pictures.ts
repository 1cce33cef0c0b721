// What is seen where something is in the way: nobody left, all chairs taken, a locked door, a tab that has slept.
import { chairParts } from '../kit/chair.ts';
import { ghost } from '../kit/figure.ts';
import { candle, fog, grave, hill, moon, place, stars, svg, tree } from '../kit/scene.ts';

const SIGNPOST =
  '<g transform="translate(196 172)"><path d="M0 0V-86" stroke="#6B4128" stroke-width="9" stroke-linecap="round"/><path d="M-8-84h52l14 13-14 13h-52z" fill="#8A5A3C"/><path d="M8-50h-52l-13 12 13 12h52z" fill="#A9714C"/></g>';
const DOOR =
  '<g transform="translate(96 40)"><path d="M0 140V46C0 16 30 4 54-6C78 4 108 16 108 46V140z" fill="var(--wood-2)"/><path d="M10 140V48C10 24 34 14 54 6C74 14 98 24 98 48V140z" fill="var(--wood-3)"/><path d="M54 6V140M10 70H98M10 106H98" stroke="var(--wood-2)" stroke-width="4"/><circle cx="78" cy="88" r="7" fill="#FFC24A"/><path d="M78 90v10" stroke="#9A4B00" stroke-width="5" stroke-linecap="round"/></g>';
const COBWEB =
  '<g fill="none" stroke="var(--haze)" stroke-width="2" opacity=".8"><path d="M300 0L214 74M300 0L250 96M300 0L196 34M232 20Q244 32 246 58Q262 58 276 66M212 26Q228 46 226 66Q244 70 262 78"/></g>';
const sign = (text: string, x: number, y: number, size: number, turn = 0): string =>
  `<text x="${x}" y="${y}" font-family="var(--font-title)" font-size="${size}" font-weight="700" fill="var(--orb)" text-anchor="middle" transform="rotate(${turn} ${x} ${y})">${text}</text>`;
const sitter = (x: number, family: 'mouse' | 'turnip' | 'cat', colour: 'blue' | 'green' | 'yellow', mood: 'happy' | 'laugh'): string =>
  `<svg x="${x}" y="22" width="80" height="100" viewBox="0 0 120 150">${chairParts(false)}</svg>${place(x + 10, 52, 0.6, ghost({ family, colour, mood, bare: true }))}`;

export const PICTURES = {
  dead: (): string =>
    svg(300, 190, stars(300, 90, 16, 5) + place(246, 44, 1, moon(24)) + place(150, 184, 1, hill(360, 60, 'var(--k3)')) + place(72, 162, 1.2, grave(0)) + place(36, 172, 0.9, grave(2)) + place(252, 176, 1.1, tree('var(--k6)')) + SIGNPOST + place(96, 66, 0.95, ghost({ mood: 'think', bare: true, accessory: 'lantern' })) + place(150, 184, 1, fog(330, 'var(--haze)', 0.3))),
  full: (): string =>
    svg(300, 190, '<rect width="300" height="190" fill="var(--k1)" opacity=".35" rx="20"/>' + sitter(10, 'mouse', 'blue', 'happy') + sitter(78, 'turnip', 'green', 'laugh') + sitter(146, 'cat', 'yellow', 'happy') + '<path d="M0 112H236V126H0z" fill="var(--wood-3)"/><path d="M0 120H236V136H0z" fill="var(--wood)"/>' + place(216, 78, 0.8, ghost({ mood: 'calm', bare: true, accessory: 'tea' })) + '<path d="M0 176H300" stroke="var(--k6)" stroke-width="10" opacity=".35" stroke-linecap="round"/>'),
  code: (): string =>
    svg(300, 190, stars(300, 100, 14, 3) + place(150, 184, 1, hill(380, 40, 'var(--k3)')) + DOOR + place(18, 74, 0.88, ghost({ family: 'sheet', mood: 'think', bare: true, accessory: 'key' })) + sign('?', 236, 96, 64)),
  old: (): string =>
    svg(300, 190, stars(300, 90, 14, 8) + place(54, 46, 1, moon(22)) + place(150, 184, 1, hill(380, 50, 'var(--k3)')) + place(96, 52, 1.05, ghost({ family: 'sheet', mood: 'sleepy', bare: true, accessory: 'nightcap' })) + COBWEB + sign('z', 220, 72, 30, -8) + sign('z', 242, 52, 40, -8) + place(224, 172, 0.9, candle(30))),
} as const;

// Round tokens.
import { chateau, villa } from './buildings.ts';
import { colourNamed } from './colours.ts';
import type { Colour } from './colours.ts';
import { disc, lettering, letterDisc, line, path, pixels, place } from './draw.ts';
import { ghost } from './figure.ts';
import type { GhostOptions } from './figure.ts';

export type TokenKind = 'ghost' | 'painting' | 'double' | 'villa' | 'castle' | 'boo' | 'fear';

export interface TokenOptions {
  kind?: TokenKind;
  colour?: Colour;
  letter?: string;
  value?: number | string;
  size?: number;
}

const little = (x: number, y: number, s: number, o: GhostOptions): string => place(x, y, s, place(-50, -62, 1, ghost({ ...o, bare: true, shadow: false })));

const PICTURES: Readonly<Record<TokenKind, (value: number | string, shade: string) => string>> = {
  ghost: () => little(50, 52, 0.62, { mood: 'boo' }),
  painting: () => `<rect x="25" y="22" width="50" height="56" rx="4" fill="#C97F00"/><rect x="28" y="25" width="44" height="50" rx="2" fill="#FFC94F"/><rect x="33" y="30" width="34" height="40" fill="#6FA8DC"/>${path('M33 62Q44 46 52 58T67 54V70H33z', '#2FBF71')}${disc(58, 40, 5, '#FFF3C4')}`,
  double: (_, shade) => line('M50 20V80', shade, 3) + little(30, 54, 0.34, {}) + '<rect x="57" y="38" width="24" height="28" rx="2" fill="#FFC94F"/><rect x="61" y="42" width="16" height="20" fill="#6FA8DC"/>',
  villa: () => place(50, 76, 0.62, villa()),
  castle: () => place(50, 80, 0.58, chateau()),
  boo: () => little(50, 52, 0.6, { family: 'boo', mood: 'boo' }),
  fear: (value) => lettering(50, 68, value, 52),
};
const GROUND: Readonly<Record<TokenKind, string>> = { ghost: '#37305F', painting: '#37305F', double: '#37305F', villa: '#FFF0C9', castle: '#FFE3F0', fear: '#FFD08A', boo: '#5B4A9A' };

export function token({ kind = 'ghost', colour, letter = '', value = 1, size }: TokenOptions = {}): string {
  const c = colourNamed(colour);
  const px = pixels(size, 56);
  return `<svg class="gs-token" viewBox="0 0 100 100" width="${px}" height="${px}" aria-hidden="true">${disc(52, 54, 46, '#08061C', ' opacity=".3"')}${disc(50, 50, 47, `var(--${c}-lo)`)}${disc(49, 49, 45, `var(--${c})`)}${disc(50, 50, 36, GROUND[kind])}${PICTURES[kind](value, `var(--${c}-lo)`)}${letter ? letterDisc(80, 80, 15, letter) : ''}</svg>`;
}

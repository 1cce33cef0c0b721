import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('src/kit/tokens.css', 'utf8');

type Palette = Readonly<Record<string, string>>;

/** The colours that a block of the style sheet names. */
function palette(block: RegExp): Palette {
  const found = [...(block.exec(tokens)?.[1] ?? '').matchAll(/--([\w-]+):(#[0-9A-Fa-f]{6})\b/g)];
  return Object.fromEntries(found.map(([, name, colour]) => [name, colour]));
}
const paper = palette(/:root\{([\s\S]*?)\n\}/);
const night = { ...paper, ...palette(/:root,\[data-theme=night\]\{([\s\S]*?)\}\n/) };
const day = { ...night, ...palette(/\n\[data-theme=day\]\{([\s\S]*?)\}\n/) };

function luminance(colour: string): number {
  const channel = (at: number): number => {
    const v = parseInt(colour.slice(at, at + 2), 16) / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ground', 'ground-2', 'surface', 'surface-2'];
const texts = [
  ...GROUNDS.flatMap((ground) => ['text', 'text-2', 'link', 'accent-text', 'good', 'bad'].map((text) => [text, ground])),
  ...['accent', 'accent-2'].map((ground) => ['on-accent', ground]),
  ...['paper', 'paper-2'].flatMap((ground) => ['ink', 'ink-2'].map((text) => [text, ground])),
  ['candle-deep', 'paper'],
  ...['red', 'blue', 'yellow', 'green', 'white', 'black'].map((colour) => [`on-${colour}`, colour]),
] as [string, string][];
const signs = GROUNDS.flatMap((ground) => ['focus', 'line-strong'].map((sign) => [sign, ground])) as [string, string][];
const themes: [string, Palette][] = [['night', night], ['day', day]];

/** The pairs that are fainter than they may be, as sentences. */
const faint = (colours: Palette, pairs: [string, string][], least: number): string[] =>
  pairs.map(([front, ground]) => [front, ground, contrast(colours[front] ?? '#000000', colours[ground] ?? '#000000')] as const).filter(([, , ratio]) => ratio < least).map(([front, ground, ratio]) => `${front} on ${ground}: ${ratio.toFixed(2)}`);

test.each(themes)('every text can be read on its ground by %s', (_, colours) => {
  expect(faint(colours, texts, 4.5)).toEqual([]);
});

test.each(themes)('focus and edges can be seen by %s', (_, colours) => {
  expect(faint(colours, signs, 3)).toEqual([]);
});

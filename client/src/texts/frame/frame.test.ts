import { expect, test } from 'vitest';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

const keys = (source: string): string[] => [...source.matchAll(/^([a-z0-9-]+) =/gm)].map(([, key]) => key ?? '');
const holes = (source: string): Record<string, string[]> =>
  Object.fromEntries(source.split(/\n(?=[a-z0-9-]+ =)/).map((one) => [one.split(' =')[0], [...new Set([...one.matchAll(/\$([a-z]+)/g)].map(([, name]) => name ?? ''))].sort()]));

test('both languages say the same things', () => {
  expect(keys(en)).toEqual(keys(de));
});

test('no sentence is there twice', () => {
  expect(keys(de).length).toBe(new Set(keys(de)).size);
});

test('every sentence needs the same words filled in, in both languages', () => {
  const [german, english] = [holes(de), holes(en)];
  expect(keys(de).filter((key) => String(german[key]) !== String(english[key]))).toEqual([]);
});

/** What stands in the program: all texts in quotes, and those with something filled in. */
const program = Object.entries(import.meta.glob<string>('../../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }))
  .filter(([path]) => !path.includes('.test.') && !path.includes('/gallery/'))
  .map(([, source]) => source)
  .join('\n');
const quoted = new Set([...program.matchAll(/['"`]([a-z0-9-]+)['"`]/g)].map(([, key]) => key));
/** Keys with something filled in: one word, or several of which these are known. */
const SEVERAL = 'open-cards|others-turn|guide-not-now|win-in-two|which-now|who-lies|18-ghosts|ghost-for-sale|rest-in-peace';
const madeUp = [...new Set([...program.matchAll(/`((?:[a-z0-9-]|\$\{[^`}]*\})*\$\{[^`}]*\}[a-z0-9-]*)`/g)].map(([, made]) => made ?? ''))]
  .filter((made) => /^[a-z]/.test(made))
  .map((made) => new RegExp(`^${made.replace(/\$\{[^}]*\}/g, `(?:[a-z0-9]+|${SEVERAL})`)}$`));
/** What is said of a look-back has a page of its own that chooses its words elsewhere. */
const isElsewhere = (key: string) => key.startsWith('look-');

test('no sentence lies unused', () => {
  const isSaid = (key: string) => quoted.has(key) || madeUp.some((made) => made.test(key));
  expect(keys(de).filter((key) => !isSaid(key) && !isElsewhere(key))).toEqual([]);
});

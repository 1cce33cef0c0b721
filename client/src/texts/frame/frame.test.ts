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

/** Whatever only the browser says is there in both languages, with the same arguments, and hides nothing of Python's. */
import { describe, expect, it } from 'vitest';
import { slimmed } from '../vite/texts.ts';

const sources = import.meta.glob<string>(['../src/texts/frame/*.ftl', '../src/games/*/texts/*.ftl'], { query: '?raw', import: 'default', eager: true });
const pythons = import.meta.glob<string>(['../../src/geisterstunde/{texts,bots/texts,server/texts}/*.ftl', '../../src/geisterstunde/{games,bots}/*/texts/*.ftl'], { query: '?raw', import: 'default', eager: true });

/** The messages of a catalogue with the names of their arguments. */
function messagesOf(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let name = '';
  for (const line of source.split('\n')) {
    const begun = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1];
    if (begun !== undefined) found.set((name = begun), []);
    const names = found.get(name);
    for (const [, argument] of line.matchAll(/\$([a-z_]+)/g)) if (names && argument && !names.includes(argument)) names.push(argument);
  }
  return new Map([...found].map(([key, names]) => [key, names.sort()]));
}

describe.each(Object.keys(sources).filter((path) => path.endsWith('/de.ftl')))('%s', (german) => {
  const english = german.replace(/de\.ftl$/, 'en.ftl');

  it('says the same in English, with the same arguments', () => {
    expect(messagesOf(sources[english] ?? '')).toEqual(messagesOf(sources[german] ?? ''));
  });

  it('has every message once', () => {
    const names = [...(sources[german] ?? '').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name]) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});

it('no message of the frame has the name of one of Python’s', () => {
  const theirs = new Set(Object.values(pythons).flatMap((source) => [...messagesOf(source).keys()]));
  const frame = messagesOf(sources['../src/texts/frame/en.ftl'] ?? '');
  expect([...frame.keys()].filter((name) => theirs.has(name))).toEqual([]);
});

describe('a slim catalogue', () => {
  it('keeps what a screen is to do in a step of a guide, and leaves the words for terminals out', () => {
    const source = 'thumb = Press.\n    .terminal = Look\n        down.\n    .terminal-how = Yes.\n    .how = Hold.\ncli-x = a\n    .how = b\nnext = Go.\n';
    expect(slimmed(source)).toBe('thumb = Press.\n    .how = Hold.\nnext = Go.\n');
  });

  it('has no message of the terminal, and all others whole', () => {
    const source = '# a note\ncli-x = a\n  b\nlist-and = { $head ->\n    [one] 1\n   *[other] 2\n}\nbench-y = c\nnote-z = d\n';
    expect(slimmed(source)).toBe('list-and = { $head ->\n    [one] 1\n   *[other] 2\n}\nnote-z = d\n');
  });
});

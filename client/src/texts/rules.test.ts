import { describe, expect, test } from 'vitest';
import folders from '../games/folders.json';
import { rulesAt, toRules } from '../pages/route.ts';
import { textsOf } from './catalogues.ts';
import { picturesOf } from './pictures.ts';
import { chaptersOf, ourRules, references, runsOf, summaryOf, withoutNumber, wordsOf } from './rules.ts';
import type { Language } from './texts.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];
const GAMES = Object.keys(folders);
const ALL = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

async function numbers(game: string, language: Language): Promise<readonly string[]> {
  return chaptersOf((await ourRules(game, language)) ?? '').flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' && block.id !== null ? [block.id] : [])));
}

describe.each(ALL)('%s in %s', (game, language) => {
  test('has pictures, each beside a paragraph that exists', async () => {
    const pictures = await picturesOf(game, await textsOf(language, game));
    const known = await numbers(game, language);
    expect(Object.keys(pictures).length).toBeGreaterThan(5);
    expect(Object.keys(pictures).filter((one) => !known.includes(one))).toEqual([]);
    for (const part of Object.values(pictures).flat()) if ('draw' in part) expect(part.draw).toContain('<svg');
  });
  test('sums itself up in points with paragraphs that exist', async () => {
    const known = await numbers(game, language);
    const points = await summaryOf(game, language);
    const cited = points.flatMap(({ runs }) => runs.flatMap(({ text }) => references(text).flatMap(({ to }) => (to === null ? [] : [to]))));
    expect(points.length).toBeGreaterThan(5);
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((one) => !known.includes(one))).toEqual([]);
  });
});

describe('a paragraph', () => {
  test('has its number beside it, not in it', () => {
    expect(withoutNumber(runsOf('**§3.2** Ein *Geist*.'))).toEqual([{ text: 'Ein ', style: 'plain' }, { text: 'Geist', style: 'italic' }, { text: '.', style: 'plain' }]);
  });
  test('leads to the others that it names', () => {
    expect(references('wie in §3.4; sonst (§10.12).')).toEqual([
      { text: 'wie in ', to: null },
      { text: '§3.4', to: '3.4' },
      { text: '; sonst (', to: null },
      { text: '§10.12', to: '10.12' },
      { text: ').', to: null },
    ]);
  });
  test('is looked for by every word that was typed', () => {
    expect(wordsOf('  Nebel  Stapel ')).toEqual(['nebel', 'stapel']);
  });
});

describe('the address of the rules', () => {
  test('names game and paragraph', () => {
    expect(rulesAt('/rules/ghosts', '#3.2')).toEqual({ game: 'ghosts', at: '3.2' });
    expect(toRules('ghosts', '3.2')).toBe('/rules/ghosts#3.2');
  });
  test.each(['#mola-kerin-tusol', '#<b>', '#3.2.x', ''])('%s is no paragraph', (hash) => {
    expect(rulesAt('/rules/ghosts', hash)?.at).toBeNull();
  });
  test.each(['/', '/rules', '/rules/a/b', '/api/rules/x'])('%s has no rules', (path) => {
    expect(rulesAt(path, '#3.2')).toBeNull();
  });
});

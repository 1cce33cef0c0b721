/**
 * Which modules travel together. Each file costs a question and about 800 bytes of headers, so what is always wanted at the
 * same time is one file: the frame of every page, the shelf, what all drawn tables share, a table, its words in a language.
 */
import type { Rolldown } from 'vite';

const WORDS = /\/(?:games|bots)\/([^/]+)\/texts\/(\w+)\.ftl\?raw$/;

function words(id: string): string | null {
  const [, game, language] = WORDS.exec(id) ?? [];
  return game === undefined ? null : `${game}.${language}`;
}

export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: words, debugName: 'words', test: WORDS, priority: 50 },
    { name: 'frame', tags: ['$initial'], priority: 40 },
    // What several pages draw: boxes on the shelf, cards on tables.
    { name: 'drawing', test: /\/client\/src\/(kit\/[^/]+|games\/[^/]+\/look|pages\/(founding|shelf))\.ts$/, minShareCount: 2, priority: 30 },
    { name: 'sheets', test: /\/client\/src\/kit\/(Bench|Flames|Row|Seg|Toggle)\.svelte/, priority: 25 },
    { name: 'table', test: /\/client\/src\/(table|kit|texts)\//, minShareCount: 3, priority: 20 },
    { name: 'shelf', test: /\/client\/src\/pages\/StartPage\.svelte$/, priority: 10 },
  ],
};

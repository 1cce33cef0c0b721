/**
 * Where somebody is, as the address says. Tables stand behind the `#`, so that their names never reach a log:
 * `#mola-kerin-tusol` is a table, `#mola-kerin-tusol/KEY` one's own chair at it, `#/setup/ghosts` a page of the house,
 * `#/puzzles` and `#/puzzles/ghosts/0a1b2c3d` the puzzles, `#/deal/…` a deal that tables share,
 * `#/learn/ghosts` a guided first game, `#/learn/ghosts/mola-kerin-tusol` the same one that leads back to a table,
 * `#/house/KEY` the page of whoever runs the server, as the server shows it when it starts, and
 * `#/look-back/mola-kerin-tusol/2/31` the second game of a table after its step 31.
 */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'deals' }
  | { readonly page: 'deal'; readonly deal: string }
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string }
  | { readonly page: 'learn'; readonly game: string; readonly table: string | null }
  | { readonly page: 'house'; readonly key: string | null }
  | { readonly page: 'look-back'; readonly code: string; readonly game: number; readonly step: number | null }
  | { readonly page: 'table'; readonly code: string; readonly key: string | null };

const LONGEST_CODE = 64;
const LONGEST_KEY = 64;
const LONGEST_DEAL = 600;

export function routeOf(hash: string): Route {
  const path = decoded(hash.replace(/^#/, ''));
  if (path === '' || path === '/') return { page: 'start' };
  const [, page, rest] = path.split('/', 3);
  if (path.startsWith('/') && page === 'house') return { page, key: rest ? rest.slice(0, LONGEST_KEY) : null };
  if (path.startsWith('/') && page === 'puzzles') return puzzleAt(path);
  if (path.startsWith('/') && page === 'deal') return rest ? { page, deal: rest.slice(0, LONGEST_DEAL) } : { page: 'deals' };
  if (path.startsWith('/setup/')) return { page: 'setup', game: path.slice('/setup/'.length) };
  if (path.startsWith('/learn/')) return learnAt(path);
  if (path.startsWith('/look-back/')) return lookBackOf(path.slice('/look-back/'.length));
  if (path.startsWith('/')) return { page: 'start' };
  const [code = '', key] = path.split('/', 2);
  // Whatever is too long is no table's name; the rest of the page is told so with a short text.
  return { page: 'table', code: asCode(code).slice(0, LONGEST_CODE), key: key ? key.slice(0, LONGEST_KEY) : null };
}

/** Which rules stand at this address, and at which paragraph; null at every other one. */
export function rulesAt(path: string, hash: string): { readonly game: string; readonly at: string | null } | null {
  const game = /^\/rules\/([^/]{1,64})\/?$/.exec(path)?.[1];
  if (game === undefined) return null;
  const at = /^#§?(\d{1,2}(?:\.\d{1,2})*)$/.exec(decoded(hash))?.[1] ?? null;
  return { game: decoded(game), at };
}

function lookBackOf(path: string): Route {
  const [code = '', game, step] = path.split('/', 3);
  const numbered = Math.max(1, Math.trunc(Number(game)) || 1);
  const at = step === undefined || step === '' ? NaN : Math.trunc(Number(step));
  return { page: 'look-back', code: asCode(code).slice(0, LONGEST_CODE), game: numbered - 1, step: at >= 0 ? at : null };
}

function learnAt(path: string): Route {
  const [, , game = '', table = ''] = path.split('/', 4);
  return { page: 'learn', game: game.slice(0, LONGEST_CODE), table: asCode(table).slice(0, LONGEST_CODE) || null };
}

function puzzleAt(path: string): Route {
  const [, , game = '', id = ''] = path.split('/', 4);
  return game && id ? { page: 'puzzle', game: game.slice(0, LONGEST_CODE), id: id.slice(0, LONGEST_KEY) } : { page: 'puzzles' };
}

/** A table's name as the server writes it: people type spaces, dots and capitals. */
export function asCode(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[\s.,·_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

export const toSetup = (game: string): string => `#/setup/${encodeURIComponent(game)}`;
/** The guided first game, from a table that it leads back to. */
export const toLearn = (game: string, table: string | null = null): string => `#/learn/${encodeURIComponent(game)}${table === null ? '' : `/${encodeURIComponent(table)}`}`;
/** From a page of its own, such as the rules, to the guided first game of a game; null where there is none. */
export const guideOf = (games: readonly { readonly name: string; readonly has_guide: boolean }[], game: string, table: string | null = null): string | null =>
  games.some(({ name, has_guide }) => name === game && has_guide) ? `/${toLearn(game, table)}` : null;
export const toTable = (code: string): string => `#${encodeURIComponent(code)}`;
/** Looking back at a game of a table, counted from 0; people count from 1. */
export const toLookBack = (code: string, game: number, step: number | null = null): string => `#/look-back/${encodeURIComponent(code)}/${game + 1}${step === null ? '' : `/${step}`}`;
export const toPuzzles = (): string => '#/puzzles';
export const toPuzzle = (game: string, id: string): string => `#/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
/** The rules of a game at one of their paragraphs: a page of its own, whose address may be passed on. */
export const toRules = (game: string, paragraph: string | null = null): string => `/rules/${encodeURIComponent(game)}${paragraph === null ? '' : `#${paragraph}`}`;
export const toDeals = (): string => '#/deal';
export const toDeal = (deal: string): string => `#/deal/${encodeURIComponent(deal)}`;
export const toHouse = '#/house';
export const toStart = '#';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

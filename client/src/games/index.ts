/** The games that have a drawn table, each loaded when somebody sits down at it; all others get the plain one. */
import type { GameFolder } from '../table/contract.ts';
import folders from './folders.json';

const DRAWN = import.meta.glob<{ default: unknown }>('./*/game.ts');

/** What the client has for a game. */
export async function folderOf(game: string): Promise<GameFolder> {
  const folder = (folders as Record<string, string>)[game];
  const drawn = folder === undefined ? undefined : DRAWN[`./${folder}/game.ts`];
  const load = drawn ?? DRAWN['./plain/game.ts'];
  if (load === undefined) throw new Error('there is no plain table');
  return (await load()).default as GameFolder;
}

/** Whether a game has a table of its own. */
export function isDrawn(game: string): boolean {
  const folder = (folders as Record<string, string>)[game];
  return folder !== undefined && `./${folder}/game.ts` in DRAWN;
}

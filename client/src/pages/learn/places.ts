/** Where the things that a guide speaks of are on a game's screen; each game's folder says so for itself. */
import folders from '../../games/folders.json';

/** The selector of a thing, such as “card r2”; whatever is unknown is nowhere. */
export type Places = (thing: string) => string;

const PLACES = import.meta.glob<{ default: Places }>('../../games/*/places.ts');

export async function placesOf(game: string): Promise<Places> {
  const folder = (folders as Record<string, string>)[game] ?? '';
  const found = PLACES[`../../games/${folder}/places.ts`];
  return found === undefined ? () => ':not(*)' : (await found()).default;
}

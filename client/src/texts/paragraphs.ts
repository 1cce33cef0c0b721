/** Which paragraph of the rules explains a text of a game: each of our games says it in `texts/paragraphs.json`. */
import folders from '../games/folders.json';

const OURS = import.meta.glob<Readonly<Record<string, string>>>('../../../src/geisterstunde/games/*/texts/paragraphs.json', { import: 'default' });

/** All paragraphs of a game by the keys of the texts that they explain; none for a game of somebody else. */
export async function paragraphsOf(game: string): Promise<Readonly<Record<string, string>>> {
  const folder = (folders as Record<string, string>)[game];
  const [, load] = Object.entries(OURS).find(([path]) => path.endsWith(`/${folder}/texts/paragraphs.json`)) ?? [];
  return (await load?.()) ?? {};
}

/** The paragraph of the first of these keys that has one, such as “3.5”; null if none has, or the game is somebody else's. */
export async function paragraphOf(game: string, keys: readonly string[]): Promise<string | null> {
  const paragraphs = await paragraphsOf(game);
  const key = keys.find((one) => paragraphs[one] !== undefined);
  return key === undefined ? null : (paragraphs[key] ?? null);
}

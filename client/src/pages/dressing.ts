/** All that belongs to a game on the screen. */
import { folderOf } from '../games/index.ts';
import { broughtTexts } from '../net/requests.ts';
import type { Wardrobe } from '../table/wardrobe.svelte.ts';
import { catalogueOf } from '../texts/catalogues.ts';
import type { Language } from '../texts/texts.ts';

export async function dress(game: string, language: Language): Promise<Wardrobe> {
  const [catalogue, folder] = await Promise.all([catalogueOf(language, game, broughtTexts), folderOf(game)]);
  return { catalogue, folder };
}

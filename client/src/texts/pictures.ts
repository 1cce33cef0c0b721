/** Small drawings beside the paragraphs of the rules, drawn by the kit and the games' own pieces; loaded with the rules only. */
import folders from '../games/folders.json';
import type { Texts } from './texts.ts';

/** A drawing (SVG of our own), or a sign between drawings with a word under it. */
export type Part = { readonly draw: string } | { readonly sign: string; readonly word?: string };
/** What stands below a paragraph, by its number. */
export type Pictures = Readonly<Record<string, readonly Part[]>>;
export type DrawPictures = (texts: Texts) => Pictures;

const OURS = import.meta.glob<{ pictures: DrawPictures }>('../games/*/pictures.ts');

/** The pictures of one of our games; none for a game of somebody else. */
export async function picturesOf(game: string, texts: Texts): Promise<Pictures> {
  const folder = (folders as Record<string, string>)[game];
  const load = OURS[`../games/${folder}/pictures.ts`];
  return load === undefined ? {} : (await load()).pictures(texts);
}

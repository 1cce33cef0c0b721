/** The keys of one game's table, in words: `games/<folder>/texts/keys/<language>.ftl`. */
import folders from '../../games/folders.json';
import { resourceOf } from '../../texts/resource.ts';
import type { Language } from '../../texts/texts.ts';

export interface KeyRow {
  readonly keys: readonly string[];
  readonly what: string;
}

const FOUND = import.meta.glob<string>('../../games/*/texts/keys/*.ftl', { query: '?raw', import: 'default' });

/** Nothing for a table that has no keys of its own. */
export async function keysOf(game: string, language: Language): Promise<readonly KeyRow[]> {
  const folder = (folders as Record<string, string>)[game] ?? '';
  const source = await FOUND[`../../games/${folder}/texts/keys/${language}.ftl`]?.();
  return resourceOf(source ?? '').body.map(({ value, attributes }) => ({ keys: String(value).split(' '), what: String(attributes.what) }));
}

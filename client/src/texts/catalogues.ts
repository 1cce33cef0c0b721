/**
 * Which catalogues belong together, and where they come from: the files that Python reads, and beside them what only a
 * browser says (`texts/frame/`, `games/<folder>/texts/`). A game is loaded when somebody looks at it.
 */
import { FluentBundle } from '@fluent/bundle';
import folders from '../games/folders.json';
import { isDrawn } from '../games/index.ts';
import { resourceOf, type Resource } from './resource.ts';
import { ourShapes, NO_SHAPES, type GameShapes } from './shapes.ts';
import { Texts, type Catalogue, type Language } from './texts.ts';

type Load = () => Promise<unknown>;

const COMMON: Record<Language, () => Promise<{ source: string }>> = {
  de: () => import('./common.de.ts'),
  en: () => import('./common.en.ts'),
};

const OF_GAMES: Record<string, Load> = {
  ...import.meta.glob('../../../src/geisterstunde/games/*/texts/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob('../../../src/geisterstunde/bots/*/texts/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob('../games/*/texts/*.ftl', { query: '?raw', import: 'default' }),
};

/** What a server tells of a game that is not ours. */
export interface BroughtTexts {
  source: string;
  shapes: GameShapes;
  rules: string;
}

/** What the table of a game says that nobody has drawn. */
const PLAIN = 'plain';
const kept = new Map<string, Promise<Catalogue>>();
const read: Partial<Record<Language, Resource>> = {};

/** The catalogue of a language, with that of a game; a game of somebody else is asked of the server by `bring`. */
export function catalogueOf(
  language: Language,
  game: string | null,
  bring: (game: string, language: Language) => Promise<BroughtTexts> = broughtByNobody,
): Promise<Catalogue> {
  const name = `${language} ${game ?? ''}`;
  let found = kept.get(name);
  if (found === undefined) {
    found = load(language, game, bring);
    // A line that was down for a moment must not leave a game without words for ever.
    found.catch(() => kept.delete(name));
    kept.set(name, found);
  }
  return found;
}

/** The texts of a language, of a game if it is named. */
export async function textsOf(language: Language, game: string | null = null): Promise<Texts> {
  return new Texts(await catalogueOf(language, game));
}

async function load(language: Language, game: string | null, bring: (game: string, language: Language) => Promise<BroughtTexts>): Promise<Catalogue> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // Both are sent for at once: neither needs the other to come.
  const brought = game === null ? null : ofGame(language, game, bring);
  brought?.catch(() => undefined);
  bundle.addResource(await commonIn(language));
  if (brought === null) return { language, game, bundle, shapes: NO_SHAPES };
  const { source, shapes } = await brought;
  bundle.addResource(resourceOf(source), { allowOverrides: true });
  return { language, game, bundle, shapes };
}

/** What every page says, read once for all catalogues that it is a part of. */
async function commonIn(language: Language): Promise<Resource> {
  const { source } = await COMMON[language]();
  return (read[language] ??= resourceOf(source));
}

async function ofGame(language: Language, game: string, bring: (game: string, language: Language) => Promise<BroughtTexts>): Promise<Pick<BroughtTexts, 'source' | 'shapes'>> {
  const folder = (folders as Record<string, string>)[game];
  const shapes = ourShapes(game);
  if (folder === undefined || shapes === undefined) {
    const brought = await bring(game, language);
    return { source: `${await sourceOf(language, [PLAIN])}\n${brought.source}`, shapes: brought.shapes };
  }
  const places = isDrawn(game) ? [folder] : [PLAIN, folder];
  return { source: await sourceOf(language, places), shapes };
}

/** The catalogues in these folders, one after the other. */
async function sourceOf(language: Language, places: readonly string[]): Promise<string> {
  const wanted = places.flatMap((place) => Object.entries(OF_GAMES).filter(([path]) => path.endsWith(`/${place}/texts/${language}.ftl`)));
  return (await Promise.all(wanted.map(([, one]) => one()))).join('\n');
}

function broughtByNobody(game: string): Promise<BroughtTexts> {
  return Promise.reject(new Error(`nobody brings the texts of ${game}`));
}

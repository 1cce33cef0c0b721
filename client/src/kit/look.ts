// How the games look: each brings its own `look.ts`; whoever brings none looks like the house.
import type { GameColour } from './colours.ts';
import { own } from './draw.ts';
import { cut, type Paper } from './paper.ts';

export interface Look {
  /** The name of the game. */
  readonly game: string;
  readonly paper: Paper;
  /** Other paper behind the figures of its cards, as style declarations. */
  readonly faces?: string;
  /** The picture of the lid, 200 × 196 from the top left corner. */
  readonly lid: () => string;
  /** The picture inside the arch of a card. */
  readonly scene: () => string;
  /** What the moon on the backs shows. */
  readonly sign: () => string;
  /** Who peeks over the edge of the backs, a name of the cast. */
  readonly peek: string;
  /** Backs of a second family. */
  readonly backs?: Readonly<Partial<Record<GameColour, { readonly peek: string; readonly paper: string }>>>;
}

const FOUND = import.meta.glob<Look>('../games/*/look.ts', { eager: true, import: 'look' });
const LOOKS: Readonly<Record<string, Look>> = Object.fromEntries(Object.values(FOUND).map((look) => [look.game, look]));

/** The games that have a look of their own. */
export const LOOKING: readonly string[] = Object.keys(LOOKS);

export const lookOf = (game: string | undefined): Look | undefined => own(LOOKS, game);

/** The paper of a game as style declarations; nothing for a name nobody knows. */
export function skin(game: string | undefined): string {
  const look = lookOf(game);
  return look === undefined ? '' : cut(look.paper);
}

// What the start page shows of games and tables, apart from their pictures.
import { BOXES } from '../kit/skins.ts';

/** A game on the shelf; the house may hold games of other people, which have no drawn box. */
export interface BoxOnShelf {
  readonly name: string;
  readonly title: string;
  readonly fewest: number;
  readonly most: number;
  /** Whether its guided first game is offered. */
  readonly offersGuide?: boolean;
}

/** A table this browser has a seat at. */
export interface TableToGoOn {
  readonly code: string;
  readonly game: string;
  readonly title: string;
  /** What is happening there, in words. */
  readonly line: string;
  readonly isMyTurn: boolean;
  readonly isOver: boolean;
  /** How many games were begun there. */
  readonly games: number;
}

export interface AboutGame {
  /** Players, minutes, age as printed on the box. */
  readonly printed: readonly string[];
  readonly facts: string;
  readonly short: string;
  readonly sentence: string;
  readonly label: string;
}

type Say = (key: string, args?: Record<string, string | number>) => string;

/** What stands on a box and on its tag; of a game that is not ours only the number of players is known. */
export function aboutGame({ name, title, fewest, most }: BoxOnShelf, say: Say): AboutGame {
  const players = fewest === most ? String(fewest) : `${fewest}–${most}`;
  if (!BOXES.some((ours) => ours === name)) return { printed: [players], facts: '', short: '', sentence: '', label: title };
  const minutes = say(`start-minutes-${name}`);
  const age = say(`start-age-${name}`);
  return {
    printed: [players, `${minutes}′`, `${age}+`],
    facts: say('start-facts', { players, minutes, age }),
    short: say(`start-short-${name}`),
    sentence: say(`start-about-${name}`),
    label: say('start-box', { game: title, players, minutes, age }),
  };
}

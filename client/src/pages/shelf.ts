// What the start page shows of games and tables, apart from their pictures.
import type { OnTheBox } from '$protocol';
import type { Texts } from '../texts/texts.ts';

/** A game on the shelf; the house may hold games of other people, which may tell less of themselves. */
export interface BoxOnShelf {
  readonly name: string;
  readonly title: string;
  readonly fewest: number;
  readonly most: number;
  /** What is printed on it, in the language of the page. */
  readonly words?: OnTheBox | undefined;
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

/** What stands on a box and on its tag, as the game itself tells it. */
export function aboutGame({ title, fewest, most, words }: BoxOnShelf, say: Say): AboutGame {
  const players = fewest === most ? String(fewest) : `${fewest}–${most}`;
  const { minutes = '', age = '', short = '', sentence = '' } = words ?? {};
  if (minutes === '' || age === '') return { printed: [players], facts: '', short, sentence, label: title };
  return {
    printed: [players, `${minutes}′`, `${age}+`],
    facts: say('start-facts', { players, minutes, age }),
    short,
    sentence,
    label: say('start-box', { game: title, players, minutes, age }),
  };
}

/** What a game prints on its box, where its own words are at hand. */
export function printedBy(texts: Pick<Texts, 'say' | 'knows'>): OnTheBox {
  const [sentence, short, minutes, age] = ['game-about', 'game-short', 'game-minutes', 'game-age'].map((key) => (texts.knows(key) ? texts.say(key) : ''));
  return { sentence: sentence ?? '', short: short ?? '', minutes: minutes ?? '', age: age ?? '' };
}

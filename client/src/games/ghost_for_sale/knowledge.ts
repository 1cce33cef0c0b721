/** What the server has concluded, counted for a ladder: in how many ways a house has so many ghosts. */
import type { Seat } from '../../table/contract.ts';
import { isSameAction } from './picking.ts';
import type { Action, Conclusions, Lot, Question } from './words.ts';

/** What is supposed of some seats' "?" cards. */
export type Suppose = Readonly<Partial<Record<Seat, Question>>>;

export interface Odds {
  readonly ways: number;
  /** In how many ways each number of the row is the true one. */
  readonly rungs: readonly number[];
  /** Every possible number of ghosts, from the fewest to the most. */
  readonly numbers: readonly number[];
  /** In how many ways there are exactly so many. */
  readonly exact: Readonly<Record<number, number>>;
  /** The points that are worth expecting. */
  readonly mean: number;
}

/** Above the numbers of a row: so many ghosts, and the last one for all that is more. */
export const rungsOf = ({ length }: readonly number[]): readonly string[] => Array.from({ length }, (_, i) => (i === length - 1 ? `${i}+` : String(i)));

/** What can be in a house, and what that is worth. */
interface Chance {
  readonly ghosts: number;
  readonly rung: number;
}

/** The chances of a house; with an action, as the server says that it would change them. */
export function oddsOf(told: Conclusions | null, place: number, points: Lot['points'], suppose: Suppose = {}, action: Action | null = null): Odds | null {
  if (told === null || told.properties[place] === undefined) return null;
  const chances = chancesOf(told, place, action).filter((_, way) => isSupposed(told, way, suppose));
  const exact: Record<number, number> = {};
  const rungs = points.map(() => 0);
  for (const { ghosts, rung } of chances) {
    exact[ghosts] = (exact[ghosts] ?? 0) + 1;
    rungs[rung] = (rungs[rung] ?? 0) + 1;
  }
  const numbers = Object.keys(exact).map(Number).sort((a, b) => a - b);
  const sum = chances.reduce((total, { rung }) => total + (points[rung] ?? 0), 0);
  return { ways: chances.length, rungs, numbers, exact, mean: chances.length > 0 ? sum / chances.length : 0 };
}

function chancesOf(told: Conclusions, place: number, action: Action | null): readonly Chance[] {
  const then = action && told.prospects.find((one) => one.lot === place + 1 && isSameAction(one.action, action));
  return told.each_way.map(({ ghosts, places }, way) => (then ? { ghosts: then.ghosts[way] ?? 0, rung: then.places[way] ?? 0 } : { ghosts: ghosts[place] ?? 0, rung: places[place] ?? 0 }));
}

const isSupposed = ({ each_way }: Conclusions, way: number, suppose: Suppose): boolean =>
  Object.entries(suppose).every(([seat, question]) => question === undefined || each_way[way]?.questions[Number(seat)] === question);

/** In how many ways everything is as supposed. */
export const waysLeft = (told: Conclusions, suppose: Suppose): number => told.each_way.filter((_, way) => isSupposed(told, way, suppose)).length;

/** What a touch on somebody supposes next: true, false, nothing. */
export function supposedNext(before: Question | undefined): Question | undefined {
  return before === undefined ? 'true' : before === 'true' ? 'false' : undefined;
}

/** Small questions about a look-back. */
import type { LookedBack, Turned } from '$protocol';

/** The seats in the order in which their curves are drawn: the reader's first. */
export function orderOf(seats: number, reader: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return reader === null ? all : [reader, ...all.filter((seat) => seat !== reader)];
}

/** The turning point at hand: the last one that has happened, before the first one the first; -1 where there is none. */
export function turnAt(turns: LookedBack['turns'], step: number): number {
  const last = turns.findLastIndex((turn) => turn.step <= step);
  return turns.length === 0 ? -1 : Math.max(0, last);
}

/** The next turning point after a step, from the last one on the first again. */
export function nextTurn(turns: LookedBack['turns'], step: number): number | null {
  return (turns.find((turn) => turn.step > step) ?? turns[0])?.step ?? null;
}

/** Those of the turning points that changed most, in the order of the game; each keeps its number on the curve. */
export function greatest(turns: LookedBack['turns'], most: number): { number: number; turn: Turned }[] {
  const swings = (turn: Turned): number => Math.abs(turn.after - turn.before);
  const numbered = turns.map((turn, i) => ({ number: i + 1, turn }));
  return numbered.toSorted((a, b) => swings(b.turn) - swings(a.turn)).slice(0, most).toSorted((a, b) => a.number - b.number);
}

/** A change of a chance as people write it: +8, −13. */
export function swing(before: number, after: number): string {
  const points = Math.round(100 * after) - Math.round(100 * before);
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Which puzzles this browser has solved, and on which nights the one of the night. */
import { remember, rememberedThing } from '../net/memory.ts';
import { nightAfter, weekOf } from './nights.ts';

interface Kept {
  /** Solved puzzles by id, with the tries that it took; 0 where the answer was looked at. */
  readonly solved: Readonly<Record<string, number>>;
  /** The nights, such as 2026-11-17, whose puzzle was solved on that night. */
  readonly nights: readonly string[];
}

const NAME = 'puzzles';
const MOST = 1000;
const NIGHT = /^\d{4}-\d{2}-\d{2}$/;

function isKept(thing: unknown): thing is Kept {
  const kept = thing as Kept | null;
  if (typeof kept !== 'object' || kept === null || typeof kept.solved !== 'object' || kept.solved === null || !Array.isArray(kept.nights)) return false;
  return Object.values(kept.solved).every((tries) => typeof tries === 'number') && kept.nights.every((night) => typeof night === 'string' && NIGHT.test(night));
}

export class SolvedPuzzles {
  #kept = $state.raw<Kept>(rememberedThing(NAME, isKept) ?? { solved: {}, nights: [] });

  has(id: string): boolean {
    return id in this.#kept.solved;
  }

  /** How many tries it took; 0 where the answer was looked at. */
  tries(id: string): number {
    return this.#kept.solved[id] ?? 0;
  }

  wasSolvedOn(night: string): boolean {
    return this.#kept.nights.includes(night);
  }

  /** Note a solved puzzle; what was solved already stays as it was. */
  note(id: string, tries: number, night: string | null): void {
    const solved = Object.fromEntries(Object.entries({ ...this.#kept.solved, [id]: this.#kept.solved[id] ?? tries }).slice(-MOST));
    const nights = night === null || this.wasSolvedOn(night) ? this.#kept.nights : [...this.#kept.nights, night].slice(-MOST);
    this.#kept = { solved, nights };
    remember(NAME, JSON.stringify(this.#kept));
  }

  /** The seven nights of the week of a day, from Monday on: whether each was solved, and whether it is that day. */
  week(day: string): { night: string; isLit: boolean; isToday: boolean }[] {
    return weekOf(day).map((night) => ({ night, isLit: this.wasSolvedOn(night), isToday: night === day }));
  }

  /** How many nights in a row up to this one, or up to the one before it. */
  inARow(day: string): number {
    let night = this.wasSolvedOn(day) ? day : nightAfter(day, -1);
    let count = 0;
    while (this.wasSolvedOn(night)) {
      count += 1;
      night = nightAfter(night, -1);
    }
    return count;
  }
}

export const solvedPuzzles = new SolvedPuzzles();

/** What a screen reader hears: once, when everything is at rest, what has just happened and what is asked now. */
import { untrack } from 'svelte';
import type { LogLine } from './contract.ts';

interface Announced {
  readonly log: readonly LogLine<unknown>[];
  readonly moving: unknown;
  /** Whether more is going to move: between two movements nothing is said. */
  readonly isBusy?: boolean;
  readonly texts: unknown;
}

/** Of many lines only so many are read out; the log has them all. */
const MOST_LINES = 3;

export class Announcer {
  #spoken = $state.raw('');
  #heard = 0;
  #isNew = true;

  constructor(table: () => Announced, sentence: () => string) {
    $effect(() => {
      const { moving, isBusy, log } = table();
      const asks = sentence();
      if (moving !== null || isBusy) return;
      untrack(() => this.#speak(log, asks));
    });
  }

  get spoken(): string {
    return this.#spoken;
  }

  #speak(log: readonly LogLine<unknown>[], asks: string): void {
    const since = this.#isNew ? [] : log.filter(({ number }) => number > this.#heard).slice(-MOST_LINES);
    this.#isNew = false;
    this.#heard = log.at(-1)?.number ?? 0;
    this.#spoken = [...since.map(({ sentence }) => sentence), asks].join(' ');
  }
}

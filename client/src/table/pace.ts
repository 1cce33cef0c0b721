/** How long movements are looked at, and waiting that somebody can cut short. */

export const LONGEST_MOVEMENT = 400;
/** A movement that is seen at all takes at least so long. */
const SHORTEST_MOVEMENT = 40;
/** If all that waits would take longer than this, everything is shortened. */
const LONGEST_WAITING = 2400;
/** Between two actions one after the other, so that the eye can tell them apart. */
const BREATH = 180;
/** What has to be read first waits until somebody goes on: nearly for ever. */
export const UNTIL_TOLD = 2 ** 31 - 1;
/** What was missed while the line was away is shown at double speed. */
export const CATCHING_UP = 0.5;

/** How much of its own time a movement gets when so many ms of movements wait. */
export function haste(waitingMs: number): number {
  return waitingMs <= LONGEST_WAITING ? 1 : LONGEST_WAITING / waitingMs;
}

/** The time of one movement: what its game says, within the limits of every game. */
export function lengthOf(ms: number, factor: number): number {
  if (ms <= 0) return 0;
  return Math.max(SHORTEST_MOVEMENT, Math.min(ms, LONGEST_MOVEMENT) * factor);
}

export function breath(factor: number): number {
  return factor < 1 ? 0 : BREATH;
}

/** Waits that end at once when somebody hurries. */
export class Pace {
  private finish: (() => void) | null = null;

  constructor(private readonly after: (ms: number, done: () => void) => void = (ms, done) => void setTimeout(done, ms)) {}

  wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        if (this.finish === finish) this.finish = null;
        resolve();
      };
      this.finish = finish;
      this.after(ms, finish);
    });
  }

  hurry(): void {
    this.finish?.();
  }
}

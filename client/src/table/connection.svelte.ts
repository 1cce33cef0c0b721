/** How the line to the server is, as far as the reader has to know. */
import type { Bye, Welcome } from '$protocol';
import { FROZEN_AFTER, type LineState } from '../net/line.ts';
import type { ShownLine } from './contract.ts';

export class Connection {
  #line = $state.raw<ShownLine>('connecting');
  #goodbye = $state.raw<Bye | null>(null);
  #isOutdated = $state.raw(false);
  #hasMissed = $state.raw(false);
  /** Since when nothing has been heard on an open line, in the time of this device; null while it answers. */
  #silentSince = $state.raw<number | null>(null);
  /** How far the clock of the table is ahead of this device's, in seconds. */
  ahead = 0;

  get line(): ShownLine {
    return this.#line;
  }

  get silentSince(): number | null {
    return this.#silentSince;
  }

  /** Why the server has sent us away, for good. */
  get goodbye(): Bye | null {
    return this.#goodbye;
  }

  /** Whether the game's screen could not be loaded, or the server has another one: an old tab after an upgrade. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Whether more has happened while the line was away than the server remembers. */
  get hasMissed(): boolean {
    return this.#hasMissed;
  }

  /** The line is in another state; whoever was there before is told when it comes back. */
  change(state: LineState, hasNews: boolean): void {
    this.#silentSince = state === 'frozen' ? Date.now() - FROZEN_AFTER : null;
    const wasAway = this.#line === 'away' || this.#line === 'frozen';
    this.#line = state === 'up' && wasAway && hasNews ? 'back' : state;
  }

  welcome(message: Welcome): void {
    this.ahead = message.now - Date.now() / 1000;
    if (isOldTab(message.version.client)) this.#isOutdated = true;
    this.#hasMissed = message.news.missed ?? false;
  }

  part(goodbye: Bye): void {
    this.#goodbye = goodbye;
  }

  fail(problem: unknown): void {
    console.error(problem);
    this.#isOutdated = true;
  }

  /** What was heard when the line came back has been read. */
  greetBack(): void {
    if (this.#line === 'back') this.#line = 'up';
    this.#hasMissed = false;
  }
}

/** Whether this tab was loaded from another build than the server gives out now; builds are named in the page. */
function isOldTab(served: string): boolean {
  const own = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  return own !== '' && served !== '' && own !== served;
}

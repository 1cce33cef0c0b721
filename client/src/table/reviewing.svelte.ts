/** A finished game looked at together: who leads, whether one follows, and what somebody points at just now. */
import type { Led, Pointed } from '$protocol';
import type { TableLine } from '../net/line.ts';
import type { Seat } from './contract.ts';

/** So long what somebody points at glows. */
const POINTING = 2600;
/** While somebody pulls the slider, the others are told so often at most. */
const BETWEEN = 160;

export interface Reviewer {
  line(): TableLine;
  /** Who this is; null watches and may only follow. */
  person(): number | null;
}

export class Reviewing {
  #led = $state.raw<Led | null>(null);
  #isFollowing = $state(false);
  #pointed = $state.raw<Pointed | null>(null);
  #fading: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #wish: { step: number; eyes: Seat | null } | null = null;
  #told = '';

  constructor(private readonly reviewer: Reviewer) {}

  /** Where somebody has led to; null where nobody leads. */
  get led(): Led | null {
    return this.#led;
  }

  get isLeading(): boolean {
    return this.#led !== null && this.#led.person === this.reviewer.person();
  }

  /** Whether this screen goes where the one who leads goes. */
  get isFollowing(): boolean {
    return this.#isFollowing && this.#led !== null && !this.isLeading;
  }

  get pointed(): Pointed | null {
    return this.#pointed;
  }

  get mayLead(): boolean {
    return this.reviewer.person() !== null;
  }

  hear(message: Led | Pointed): void {
    if (message.type === 'led') {
      this.#led = message.person === null ? null : message;
      // Whoever led and is relieved goes along.
      if (this.#told !== '' && !this.isLeading) {
        this.#told = '';
        this.#isFollowing = this.#led !== null;
      }
      return;
    }
    this.#pointed = message;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.#pointed = null), POINTING);
  }

  /** Another game has begun: there is nothing to look at together any more. */
  forget(): void {
    clearTimeout(this.#telling);
    this.#led = null;
    this.#isFollowing = false;
    this.#told = '';
    this.#wish = null;
  }

  /** Tell the others where to look; several wishes in a moment are told as the last one. */
  lead(step: number, eyes: Seat | null): void {
    const said = JSON.stringify([step, eyes]);
    if (this.isLeading && said === this.#told) return;
    this.#told = said;
    this.#wish = { step, eyes };
    this.#telling ??= setTimeout(() => this.#tell(), this.isLeading ? BETWEEN : 0);
  }

  #tell(): void {
    this.#telling = undefined;
    const wish = this.#wish;
    this.#wish = null;
    if (wish !== null) void this.reviewer.line().ask({ type: 'lead', ...wish });
  }

  stop(): void {
    this.#told = '';
    void this.reviewer.line().ask({ type: 'stop-leading' });
  }

  follow(isFollowing: boolean): void {
    this.#isFollowing = isFollowing;
  }

  /** Show the others a thing on the table. */
  point(thing: string): void {
    if (this.mayLead) void this.reviewer.line().ask({ type: 'point', thing });
  }
}

/** The look-back at one finished game as this browser knows it: asked for, waited for, cancelled, told. */
import type { LookBackSheet } from '$protocol';

const SOON = 700;
const LATER = 2500;
/** After so many looks there is no hurry any more. */
const PATIENT = 60;

export interface Doors {
  look: () => Promise<LookBackSheet>;
  ask: () => Promise<LookBackSheet>;
  cancel: () => Promise<LookBackSheet>;
}

export class LookBackStore {
  #sheet = $state.raw<LookBackSheet | null>(null);
  #trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looks = 0;
  #isClosed = false;
  /** Counts what was asked: an answer that is overtaken says nothing. */
  #asked = 0;

  constructor(private readonly doors: Doors) {}

  get sheet(): LookBackSheet | null {
    return this.#sheet;
  }

  /** Why the last question was not answered, in the server's words. */
  get trouble(): string {
    return this.#trouble;
  }

  get isUnderWay(): boolean {
    return this.#sheet?.state === 'waiting' || this.#sheet?.state === 'working';
  }

  /** How much is done, from 0 to 1. */
  get share(): number {
    const { done, whole } = this.#sheet ?? { done: 0, whole: 0 };
    return whole > 0 ? done / whole : 0;
  }

  /** See how far it is; whoever `wants` it has it begun where nobody has. */
  async begin(wants: boolean): Promise<void> {
    await this.#told(this.doors.look);
    if (wants && this.#sheet?.state === 'unasked') await this.ask();
  }

  /** See how far it is, and have it begun only where the house offers that by itself; then nobody hears why not. */
  async beginByItself(): Promise<void> {
    await this.#told(this.doors.look);
    if (!this.#sheet?.by_itself) return;
    await this.ask();
    this.#trouble = '';
  }

  ask(): Promise<void> {
    this.#looks = 0;
    return this.#told(this.doors.ask);
  }

  cancel(): Promise<void> {
    return this.#told(this.doors.cancel);
  }

  /** The same in another language. */
  again(): Promise<void> {
    return this.#told(this.doors.look);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #told(door: () => Promise<LookBackSheet>): Promise<void> {
    // Whoever has gone away asks for nothing more.
    if (this.#isClosed) return;
    const number = (this.#asked += 1);
    clearTimeout(this.#timer);
    try {
      const sheet = await door();
      if (number !== this.#asked) return;
      this.#sheet = sheet;
      this.#trouble = '';
    } catch (problem) {
      if (number !== this.#asked) return;
      this.#trouble = problem instanceof Error ? problem.message : String(problem);
    }
    if (this.isUnderWay && !this.#isClosed) {
      this.#looks += 1;
      this.#timer = setTimeout(() => void this.#told(this.doors.look), this.#looks < PATIENT ? SOON : LATER);
    }
  }
}

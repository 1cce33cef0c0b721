/**
 * What is shown of what was heard, one thing after the other.
 *
 * News are queued. Each event of them is one movement on the picture before it; after the last one the picture is the
 * view that the news brought. So whatever a movement does not draw only jumps, and what is shown at rest is the truth.
 */
import type { News, You } from '$protocol';
import type { Texts } from '../texts/texts.ts';
import type { Motion, Movement, Seat, Sound } from './contract.ts';
import { EVENTS_A_LINE, type LogStore } from './log.svelte.ts';
import { breath, CATCHING_UP, haste, lengthOf, type Pace, UNTIL_TOLD } from './pace.ts';
import { shared } from './sharing.ts';
import { glide, isCalm } from './travel.ts';

/** Some news that wait to be shown. */
export interface Piece {
  readonly news: News;
  readonly you: You | null;
  /** Nothing moves: this is where somebody comes in. */
  readonly isBeginning: boolean;
  readonly isCatchingUp: boolean;
}

/** What showing needs of its table. */
export interface Stage<V, E> {
  readonly log: LogStore<V>;
  readonly pace: Pace;
  motion(): Motion<V, E> | undefined;
  seat(): Seat | null;
  /** Everything that is needed to draw and to tell these news. */
  dress(piece: Piece): Promise<void>;
  texts(piece: Piece): Texts | null;
  /** Whether these news leave the choices of whoever looks as they are. */
  isAside(piece: Piece): boolean;
  /** The picture is the view of the news: all else becomes true with it, in the same moment. */
  settle(piece: Piece): void;
  settled(piece: Piece): void;
  /** No movement takes longer than this, in ms. */
  longest: number;
  sound?(name: Sound): void;
  fail(problem: unknown): void;
}

export class Showing<V, E> {
  #picture = $state.raw<V | null>(null);
  #moving = $state.raw<Movement<E> | null>(null);
  #isHeld = $state.raw(false);
  #isBusy = $state.raw(false);
  #isAside = $state.raw(false);
  #waiting: Piece[] = [];
  #isPlaying = false;
  #isHurried = false;
  #isResting = false;
  #movements = 0;

  constructor(private readonly stage: Stage<V, E>) {}

  /** What is drawn: during movements it lags behind the truth. */
  get picture(): V | null {
    return this.#picture;
  }

  get moving(): Movement<E> | null {
    return this.#moving;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Whether something still moves or waits to be shown. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Whether all that moves or waits leaves the choices of whoever looks as they are. */
  get isAside(): boolean {
    return this.#isAside;
  }

  /** What has not been looked at yet, but for where somebody comes in. */
  get waiting(): readonly News[] {
    return this.#waiting.filter(({ isBeginning }) => !isBeginning).map(({ news }) => news);
  }

  learn(piece: Piece): void {
    this.#isAside = (this.#isAside || !this.#isBusy) && this.stage.isAside(piece);
    // Whoever comes in anew has not to be shown what waited for somebody else.
    if (piece.isBeginning) this.#waiting = [];
    this.#waiting.push(piece);
    this.#isBusy = true;
    if (!this.#isPlaying && !this.#isResting) void this.#play();
  }

  skip(): void {
    if (!this.#isBusy || this.#isHeld) return;
    this.#isHurried = true;
    this.stage.pace.hurry();
  }

  goOn(): void {
    if (this.#isHeld) this.stage.pace.hurry();
  }

  /** Nobody looks: what is heard from now on waits. */
  rest(): void {
    this.#isResting = true;
  }

  /** Somebody looks again, and sees what has happened since; quietly if it was seen already. */
  wake(how: 'moving' | 'quietly'): void {
    this.#isResting = false;
    if (this.#waiting.length === 0 || this.#isPlaying) return;
    this.#isHurried = how === 'quietly';
    void this.#play();
  }

  close(): void {
    this.#waiting = [];
    this.goOn();
    this.skip();
  }

  /** Shows all that waits, one piece after the other. */
  async #play(): Promise<void> {
    this.#isPlaying = true;
    try {
      for (let piece = this.#next(); piece !== undefined; piece = this.#next()) {
        await this.stage.dress(piece);
        const hasMoved = await this.#show(piece);
        // Where nothing moved, as before a game begins, there is nothing to tell apart.
        if (hasMoved && this.#waiting.length > 0 && !this.#isHurried) await this.stage.pace.wait(breath(this.#haste([])));
      }
    } catch (problem) {
      this.stage.fail(problem);
    } finally {
      this.#isPlaying = false;
      this.#isHurried = false;
    }
  }

  #next(): Piece | undefined {
    return this.#isResting ? undefined : this.#waiting.shift();
  }

  /** Whether anything moved. */
  async #show(piece: Piece): Promise<boolean> {
    const { news } = piece;
    const { log } = this.stage;
    const texts = this.stage.texts(piece);
    const notes = news.notes ?? [];
    const isStart = notes.some((note) => note.note === 'game-started');
    const moves = !piece.isBeginning && !isStart && this.#picture !== null && news.view != null;
    if (piece.isBeginning) log.clear();
    log.begin(news.number);
    for (const note of notes) log.write(note, moves ? this.#picture : null, (by) => by.note(note), texts);
    const events = (news.events ?? []) as readonly (E & { event: string })[];
    for (const [place, event] of events.entries()) {
      if (moves) await this.#move(event, events.slice(place), piece.isCatchingUp);
      const isLast = place === events.length - 1;
      const picture = isLast || isStart ? ((news.view ?? null) as V | null) : moves ? this.#picture : null;
      const write = moves && place % EVENTS_A_LINE > 0 ? 'writeMore' : 'write';
      log[write](event, picture, (by) => by.event(event), texts);
    }
    this.#settle(piece);
    return moves && events.length > 0;
  }

  async #move(event: E & { event: string }, rest: readonly E[], isCatchingUp: boolean): Promise<void> {
    const { stage } = this;
    const motion = stage.motion();
    if (motion === undefined || this.#picture === null) return;
    if (!isCatchingUp && motion.holds?.(event, this.#picture)) await this.#hold();
    const after = shared(this.#picture, motion.after(this.#picture, event, stage.seat()));
    const factor = this.#haste(rest) * (isCatchingUp ? CATCHING_UP : 1);
    const ms = this.#isHurried ? 0 : lengthOf(Math.min(motion.ms(event), stage.longest), factor);
    if (ms === 0) {
      this.#picture = after;
      return;
    }
    this.#movements += 1;
    glide(() => {
      this.#picture = after;
      this.#moving = { event, ms, number: this.#movements };
    }, ms);
    const heard = motion.sound?.(event);
    if (heard) stage.sound?.(heard);
    await stage.pace.wait(isCalm() ? Math.min(ms, 150) : ms);
    this.#moving = null;
  }

  /** Nothing moves until the reader goes on. */
  async #hold(): Promise<void> {
    this.#isHurried = false;
    this.#isHeld = true;
    await this.stage.pace.wait(UNTIL_TOLD);
    this.#isHeld = false;
  }

  #settle(piece: Piece): void {
    const view = shared(this.#picture, (piece.news.view ?? null) as V | null);
    glide(
      () => {
        this.#picture = view;
        this.#moving = null;
        if (this.#waiting.length === 0) this.#isBusy = false;
        this.stage.settle(piece);
      },
      this.#isHurried || piece.isBeginning ? 0 : undefined,
    );
    this.stage.settled(piece);
  }

  /** How much of its time a movement gets, with all that is still to be shown. */
  #haste(rest: readonly E[]): number {
    const motion = this.stage.motion();
    if (motion === undefined) return 1;
    const events = [...rest, ...this.#waiting.flatMap(({ news }) => (news.events ?? []) as unknown as readonly E[])];
    return haste(events.reduce((sum, event) => sum + motion.ms(event), 0));
  }
}

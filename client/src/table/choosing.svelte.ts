/** Choosing an action in two touches, with what would follow shown before. */
import type { No, Refusal } from '$protocol';
import type { Choosing, Foretold } from './contract.ts';

/** What choosing needs of its table. */
export interface Chooser<V, E, A> {
  /** Empty while nothing may be chosen. */
  choices(): readonly A[];
  /** Whether something that was done has not been answered yet. */
  isAnswering(): boolean;
  act(action: A): void;
  ask(action: A): Promise<Foretold<V, E> | No | null>;
  refuse(no: No | null): void;
}

/** So many questions are on their way at once: the server counts messages. */
const MOST_AT_ONCE = 4;

export class ChoosingStore<V, E, A> implements Choosing<V, E, A> {
  #chosen = $state.raw<A | null>(null);
  #pointed = $state.raw<A | null>(null);
  /** What has been told of the present choices, by the action as text. */
  #told = $state.raw<Readonly<Record<string, Foretold<V, E>>>>({});
  /** Why other things are not possible, by the action as text. */
  #refused = $state.raw<Readonly<Record<string, Refusal>>>({});
  #asked: Record<string, true> = {};
  #waiting: A[] = [];
  #underWay = 0;
  /** Counts the news, so that an answer about a table that has changed since is not believed. */
  #era = 0;

  constructor(private readonly chooser: Chooser<V, E, A>) {}

  get chosen(): A | null {
    return this.#chosen;
  }

  get pointed(): A | null {
    return this.#pointed;
  }

  get foretold(): Foretold<V, E> | null {
    const action = this.#pointed ?? this.#chosen;
    return action === null ? null : this.foretell(action);
  }

  foretell(action: A): Foretold<V, E> | null {
    const told = this.#told[text(action)];
    if (told === undefined && this.#choice(action) !== null) this.#wonder(action);
    return told ?? null;
  }

  whyNot(action: A): Refusal | null {
    const why = this.#refused[text(action)];
    if (why === undefined && this.chooser.choices().length > 0 && this.#choice(action) === null) this.#wonder(action);
    return why ?? null;
  }

  touch(action: A): void {
    const choice = this.#choice(action);
    if (choice === null) return;
    this.chooser.refuse(null);
    if (this.#chosen !== null && text(this.#chosen) === text(choice)) this.confirm(choice);
    else this.#chosen = choice;
  }

  point(action: A | null): void {
    this.#pointed = action === null ? null : this.#choice(action);
  }

  confirm(action?: A): void {
    const wanted = action ?? this.#chosen;
    const choice = wanted === null || wanted === undefined ? null : this.#choice(wanted);
    if (choice === null) return;
    this.chooser.refuse(null);
    this.#chosen = null;
    this.#pointed = null;
    this.chooser.act(choice);
  }

  attempt(action: A): void {
    if (this.chooser.isAnswering()) return;
    if (this.#choice(action) !== null) return this.touch(action);
    this.#chosen = null;
    const era = this.#era;
    void this.chooser.ask(action).then((answer) => {
      if (era === this.#era && answer !== null && 'refusal' in answer) this.chooser.refuse(answer);
    });
  }

  letGo(): void {
    this.#chosen = null;
    this.#pointed = null;
    this.chooser.refuse(null);
  }

  /** The table has changed: what was told holds no more, and what was chosen only if it can still be meant. */
  forget({ keepsChoice }: { keepsChoice: boolean }): void {
    this.#era += 1;
    this.#asked = {};
    this.#waiting = [];
    this.#refused = {};
    const kept = keepsChoice ? [this.#chosen, this.#pointed].filter((action) => action !== null) : [];
    // What is looked at stays on the screen until it is told anew.
    this.#told = Object.fromEntries(kept.map(text).flatMap((key) => (this.#told[key] ? [[key, this.#told[key]]] : [])));
    for (const action of kept) this.#wonder(action);
    if (keepsChoice) return;
    this.#chosen = null;
    this.#pointed = null;
  }

  #choice(action: A): A | null {
    const wanted = text(action);
    return this.chooser.choices().find((choice) => text(choice) === wanted) ?? null;
  }

  #wonder(action: A): void {
    const key = text(action);
    if (this.#asked[key]) return;
    this.#asked[key] = true;
    this.#waiting.push(action);
    // Not at once: whoever draws asks in the middle of drawing.
    queueMicrotask(() => this.#askNext());
  }

  #askNext(): void {
    while (this.#underWay < MOST_AT_ONCE && this.#waiting.length > 0) {
      // What the eye is on is asked first.
      const first = this.#waiting.findIndex((one) => one === this.#pointed || one === this.#chosen);
      const [action] = this.#waiting.splice(Math.max(first, 0), 1);
      if (action !== undefined) void this.#askOne(action);
    }
  }

  async #askOne(action: A): Promise<void> {
    const era = this.#era;
    this.#underWay += 1;
    const answer = await this.chooser.ask(action);
    this.#underWay -= 1;
    if (era === this.#era && answer !== null) {
      if ('events' in answer) this.#told = { ...this.#told, [text(action)]: answer };
      else this.#refused = { ...this.#refused, [text(action)]: answer.refusal };
    }
    this.#askNext();
  }
}

const known = new WeakMap<object, string>();

/** An action as text: equal actions are equal texts, whatever the order of their fields. */
export function text(action: unknown): string {
  if (typeof action !== 'object' || action === null) return JSON.stringify(action);
  let written = known.get(action);
  if (written === undefined) {
    written = Array.isArray(action)
      ? `[${action.map(text).join()}]`
      : `{${Object.entries(action)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, value]) => `${name}:${text(value)}`)
          .join()}}`;
    known.set(action, written);
  }
  return written;
}

/** What is done and wished for at a table, whether it has been answered, and why it was refused. */
import type { AnyAction, AnyCommand, No, Refusal } from '$protocol';
import type { TableLine } from '../net/line.ts';
import type { Texts } from '../texts/texts.ts';
import type { Foretold } from './contract.ts';

/** What acting needs of its table. */
export interface Actor {
  line(): TableLine;
  texts(): Texts | null;
  /** The number of the news that are shown. */
  newest(): number;
}

export class Acting<V, E, A> {
  #isAnswering = $state.raw(false);
  #refusal = $state.raw<{ refusal: Refusal; sentence: string } | null>(null);
  /** The news in which what was done will be heard; until then nothing can be chosen. */
  #doneAt = 0;

  constructor(private readonly actor: Actor) {}

  /** Whether something that was done has not been answered yet. */
  get isAnswering(): boolean {
    return this.#isAnswering;
  }

  get refusal(): { refusal: Refusal; sentence: string } | null {
    return this.#refusal;
  }

  async act(action: A): Promise<void> {
    this.#isAnswering = true;
    this.#doneAt = 0;
    const answer = await this.actor.line().do({ do: 'act', action: action as unknown as AnyAction });
    if (answer.type === 'no') {
      this.refuse(answer);
      this.#isAnswering = false;
    } else if (this.actor.newest() >= answer.number) this.#isAnswering = false;
    else this.#doneAt = answer.number;
  }

  async command(command: AnyCommand): Promise<boolean> {
    this.refuse(null);
    const answer = await this.actor.line().do(command);
    if (answer.type === 'no') this.refuse(answer);
    return answer.type === 'done';
  }

  async foretell(action: A): Promise<Foretold<V, E> | No | null> {
    const answer = await this.actor.line().ask({ type: 'foretell', action: action as unknown as AnyAction });
    if (answer?.type === 'no') return answer;
    if (answer?.type !== 'foretold') return null;
    return { events: answer.events as unknown as readonly E[], view: (answer.view ?? null) as V | null };
  }

  refuse(no: No | null): void {
    if (no === null) {
      this.#refusal = null;
      return;
    }
    const texts = this.actor.texts();
    const sentence = texts?.knows(`refusal-${no.refusal.key}`) ? texts.refusal(no.refusal) : no.sentence;
    this.#refusal = { refusal: no.refusal, sentence };
  }

  /** News with this number are shown. */
  settle(number: number): void {
    if (this.#isAnswering && this.#doneAt > 0 && number >= this.#doneAt) this.#isAnswering = false;
  }
}

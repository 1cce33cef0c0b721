/** The past of a running game, as far as this reader knows it: asked of the server, and looked at. */
import type { No } from '$protocol';
import type { TableLine } from '../net/line.ts';
import type { Texts } from '../texts/texts.ts';
import type { LogLine } from './contract.ts';
import type { LogStore } from './log.svelte.ts';
import { glide } from './travel.ts';

/** What recalling needs of its table. */
export interface Recaller<V> {
  readonly log: LogStore<V>;
  line(): TableLine;
  texts(): Texts | null;
  refuse(no: No): void;
}

export class Recalling<V> {
  #past = $state.raw<V | null>(null);
  #asked = 0;
  /** Counts the looks: an answer that comes after one has looked elsewhere is not shown any more. */
  #looks = 0;

  constructor(private readonly recaller: Recaller<V>) {}

  /** The picture of the past that is shown; null: it is now. */
  get past(): V | null {
    return this.#past;
  }

  /** Somebody has come in: the log is filled with all that was heard before. */
  async recall(): Promise<void> {
    const { log } = this.recaller;
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.recaller.line().ask({ type: 'recall' });
    if (asked === this.#asked && answer?.type === 'recalled') log.recall(answer.moments, answer.number, this.recaller.texts());
  }

  /** Show the position that a line of the log left behind; null goes back to now. */
  async look(line: LogLine<V> | null): Promise<void> {
    this.#looks += 1;
    const looks = this.#looks;
    if (line === null || line.moment === null) return this.#show(line?.view ?? null);
    const { log } = this.recaller;
    const answer = await this.recaller.line().ask({ type: 'look', moment: line.moment });
    if (answer?.type === 'looked') log.remember(line.moment, answer.events, answer.view as V | null);
    else if (answer?.type === 'no') log.remember(line.moment, null, null);
    if (answer?.type === 'no') this.recaller.refuse(answer);
    if (looks === this.#looks) this.#show(log.lines.find(({ number }) => number === line.number)?.view ?? null);
  }

  #show(view: V | null): void {
    if (view !== this.#past) glide(() => (this.#past = view));
  }
}

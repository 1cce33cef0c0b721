/** What is asked of the server besides acting: hints, what follows from a view, and what people say aside. */
import type { Emote, No, Remark } from '$protocol';
import type { Asked, TableLine } from '../net/line.ts';
import type { Texts } from '../texts/texts.ts';
import type { ShownHint, ShownRemark } from './contract.ts';

const MOST_REMARKS = 20;

/** What asking needs of its table. */
export interface Asker {
  line(): TableLine;
  texts(): Texts;
  refuse(no: No): void;
}

export class Asking<A> {
  #hint = $state.raw<ShownHint<A> | null>(null);
  #remarks = $state.raw<readonly ShownRemark[]>([]);
  #conclusions = $state.raw<{ era: number; conclusions: unknown } | null>(null);
  /** Counts what has happened in the game: an answer about a position that is past is not believed. */
  #era = $state.raw(0);
  #isConcluding = false;

  constructor(private readonly asker: Asker) {}

  get hint(): ShownHint<A> | null {
    return this.#hint;
  }

  get remarks(): readonly ShownRemark[] {
    return this.#remarks;
  }

  /** What follows from the view that is shown; asked when somebody wants to know. */
  get conclusions(): unknown {
    const era = this.#era;
    if (this.#conclusions?.era !== era) queueMicrotask(() => void this.#conclude(era));
    return this.#conclusions?.conclusions ?? null;
  }

  /** The game has gone on: what was answered holds no more. */
  forget({ keepsHint }: { keepsHint: boolean }): void {
    this.#era += 1;
    if (!keepsHint) this.#hint = null;
  }

  async askHint(): Promise<void> {
    if (this.#hint !== null) return;
    const thinking: ShownHint<A> = { isThinking: true, action: null, label: '', reason: '', why: '', chance: null, alternatives: [], looked: null };
    this.#hint = thinking;
    const answer = await this.asker.line().ask({ type: 'hint' });
    if (this.#hint !== thinking) return;
    this.#hint = null;
    if (answer?.type === 'no') this.asker.refuse(answer);
    if (answer?.type !== 'hinted') return;
    const reason = this.asker.texts().botReason(answer.reason);
    const alternatives = answer.alternatives as unknown as ShownHint<A>['alternatives'];
    const action = answer.action as unknown as A;
    this.#hint = { isThinking: false, action, label: answer.label, reason, why: answer.reason.key, chance: answer.chance, alternatives, looked: action };
  }

  dropHint(): void {
    this.#hint = null;
  }

  /** Another one of the actions that the hint tells of is looked at. */
  lookAt(action: A): void {
    if (this.#hint !== null) this.#hint = { ...this.#hint, looked: action };
  }

  emote(emote: Emote['emote']): void {
    void this.#say({ type: 'emote', emote });
  }

  chat(text: string): void {
    void this.#say({ type: 'chat', text });
  }

  /** Somebody has said something; what was heard already is not heard again after a break. */
  hear(remark: Remark, isOld: boolean): void {
    if (this.#remarks.some((one) => one.number === remark.at && one.seat === remark.seat)) return;
    const shown = { number: remark.at, seat: remark.seat, name: remark.name, emote: remark.emote ?? null, text: remark.text ?? '', isOld };
    this.#remarks = [...this.#remarks, shown].slice(-MOST_REMARKS);
  }

  async #say(asked: Asked): Promise<void> {
    const answer = await this.asker.line().ask(asked);
    if (answer?.type === 'no') this.asker.refuse(answer);
  }

  async #conclude(era: number): Promise<void> {
    if (this.#isConcluding || era !== this.#era) return;
    this.#isConcluding = true;
    const answer = await this.asker.line().ask({ type: 'conclude' });
    this.#isConcluding = false;
    this.#conclusions = { era, conclusions: answer?.type === 'concluded' ? answer.conclusions : null };
  }
}

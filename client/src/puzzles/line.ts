/** The line to a puzzle: what a table does and asks goes by HTTP, and no table is anywhere. */
import type { AnyAction, AnyCommand, AnyFromServer, Done, No, PuzzleSheet, PuzzleVerdict } from '$protocol';
import type { Answer, Asked, LineState, TableLine } from '../net/line.ts';
import { NotPossible } from '../net/requests.ts';
import { answerPuzzle, concludePuzzle, foretellPuzzle, puzzleSolution } from './requests.ts';

const NO_VERSION = { program: '', client: '', protocol: 0, rules: {} };
/** What somebody is told whose answer was not the one: said where refusals are said, and nothing has changed. */
const WRONG = 'puzzle-wrong';

export interface PuzzleListener {
  hear(message: AnyFromServer): void;
  change(state: LineState): void;
}

export class PuzzleLine implements TableLine {
  readonly state = 'up';
  /** The turns that were right so far. */
  #done: Record<string, unknown>[] = [];

  constructor(
    private readonly puzzle: PuzzleSheet,
    private readonly told: PuzzleListener,
    /** Whatever came of an answer, and of which action. */
    private readonly onverdict: (verdict: PuzzleVerdict, action: AnyAction | null) => void,
    private readonly onsolution: () => void,
  ) {
    // The table that hears it is still being made.
    queueMicrotask(() => this.again());
  }

  async do(command: AnyCommand): Promise<Done | No> {
    if (command.do !== 'act') return this.#no({ key: 'game-is-over', args: {} }, '');
    return this.#answer(command.action as unknown as Record<string, unknown>);
  }

  /** Name somebody: the answer to who lies. */
  async name(seat: number): Promise<No | null> {
    const { game, id } = this.puzzle.entry;
    return this.#judged(await this.#asked(() => answerPuzzle(game, id, { seat })), null);
  }

  async ask(asked: Asked): Promise<Answer> {
    const { game, id } = this.puzzle.entry;
    const before = this.#done;
    if (asked.type === 'foretell') return this.#asked(() => foretellPuzzle(game, id, { action: asked.action as AnyAction, before }));
    if (asked.type === 'conclude') return this.#asked(() => concludePuzzle(game, id));
    if (asked.type !== 'hint') return null;
    this.onsolution();
    const solution = await this.#asked(() => puzzleSolution(game, id));
    // Whoever is to be named is no action that a table could glow for.
    return solution.type === 'hinted' && this.puzzle.names_seat ? this.#no({ key: WRONG, args: {} }, `${solution.label}. ${solution.sentence}`) : solution;
  }

  /** The position as it was at first. */
  again(): void {
    this.#done = [];
    const { news, sheet, seat } = this.puzzle;
    this.told.change('up');
    this.told.hear({ type: 'welcome', you: { person: 0, seat, is_host: false }, news: { ...news, sheet, missed: true }, now: Date.now() / 1000, version: NO_VERSION });
    this.told.hear({ type: 'present', seats: sheet.chairs.map(() => true), watchers: 0, gone_since: sheet.chairs.map(() => null), absence: 0 });
  }

  close(): void {
    return;
  }

  async #answer(action: Record<string, unknown>): Promise<Done | No> {
    const { game, id } = this.puzzle.entry;
    const actions = [...this.#done, action];
    const verdict = await this.#asked(() => answerPuzzle(game, id, { actions }));
    const no = this.#judged(verdict, action as unknown as AnyAction);
    if (no !== null) return no;
    this.#done = actions;
    return { type: 'done', id: '', number: 1 + actions.length };
  }

  /** Tells the table what came of an answer; what is said instead of it where it was not the one. */
  #judged(verdict: PuzzleVerdict | No, action: AnyAction | null): No | null {
    if ('type' in verdict) return verdict;
    // Before the table moves on: the answer is drawn as it was seen.
    this.onverdict(verdict, action);
    if (verdict.news) this.told.hear({ type: 'heard', news: verdict.news });
    return verdict.verdict === 'wrong' ? this.#no({ key: WRONG, args: {} }, verdict.sentence) : null;
  }

  async #asked<T>(ask: () => Promise<T>): Promise<T | No> {
    try {
      return await ask();
    } catch (problem) {
      if (problem instanceof NotPossible) return this.#no({ key: problem.key, args: {} }, problem.message);
      throw problem;
    }
  }

  #no(refusal: No['refusal'], sentence: string): No {
    return { type: 'no', id: null, refusal, sentence };
  }
}

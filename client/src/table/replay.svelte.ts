/** A finished game step by step: the same table, the same movements, fed from what the server tells of the past. */
import type { AnyFromServer, Done, News, No, ReplayPage, ReplayStep, Result, TableSheet } from '$protocol';
import type { Answer, TableLine } from '../net/line.ts';
import type { Language } from '../texts/texts.ts';
import type { LogLine, Replay, Seat } from './contract.ts';
import { TableStore } from './table.svelte.ts';
import type { Dress } from './wardrobe.svelte.ts';

/** A movement of the past is looked at for so long at most. */
const LONGEST = 120;
const BETWEEN = 700;

export interface ReplayOptions {
  /** The table at which the game was played: who sat there. */
  sheet: TableSheet;
  language: Language;
  viewer: Seat | null;
  dress: Dress;
  /** Some steps from `first` on; refused (NotPossible) where nobody may look. */
  load: (viewer: Seat | null, first: number) => Promise<ReplayPage>;
  onclose: () => void;
  /** Whether the table stays when somebody leaves it: it is only looked at more closely from a page around it. */
  stays?: boolean;
}

interface Told {
  hear(message: AnyFromServer): void;
}

export class ReplayStore implements Replay {
  #at = $state(0);
  #total = $state(0);
  #viewer = $state.raw<Seat | null>(null);
  #steps = $state.raw<readonly ReplayStep[]>([]);
  #isPlaying = $state(false);
  #number = 0;
  #told: Told | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly table: TableStore;

  constructor(private readonly options: ReplayOptions) {
    this.#viewer = options.viewer;
    this.table = new TableStore({
      language: options.language,
      dress: options.dress,
      longest: LONGEST,
      replay: this,
      connect: (store) => {
        this.#told = store;
        return new SilentLine();
      },
    });
  }

  get at(): number {
    return this.#at;
  }

  get total(): number {
    return this.#total;
  }

  get viewer(): Seat | null {
    return this.#viewer;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get stays(): boolean {
    return this.options.stays ?? false;
  }

  get sentence(): string {
    return (this.#steps[this.#at]?.said ?? []).join(' ');
  }

  /** How the game ended, as its last step shows it. */
  get result(): Result | null {
    return (this.#steps.at(-1)?.view as { result: Result | null } | undefined)?.result ?? null;
  }

  get lines(): LogLine<never>[] {
    return this.#steps.flatMap(({ said, seat, events }, number) =>
      said.length > 0 ? [{ number, sentence: said.join(' '), seat, kind: 'event' as const, event: events[0] ?? null, view: null, moment: null, place: number }] : [],
    );
  }

  /** Ask for the game and show a step; without one the last. */
  async begin(at = -1): Promise<void> {
    this.#steps = await this.#all(this.#viewer);
    this.#total = this.#steps.length - 1;
    this.#show(at < 0 ? this.#total : at, 'jump');
  }

  go(step: number): void {
    const wanted = Math.max(0, Math.min(step, this.#total));
    if (wanted !== this.#at) this.#show(wanted, wanted === this.#at + 1 ? 'move' : 'jump');
  }

  see(viewer: Seat | null): void {
    if (viewer === this.#viewer) return;
    void this.#all(viewer).then((steps) => {
      this.#viewer = viewer;
      this.#steps = steps;
      this.#show(this.#at, 'jump');
    });
  }

  play(isPlaying: boolean): void {
    clearTimeout(this.#timer);
    this.#isPlaying = isPlaying;
    if (!isPlaying) return;
    if (this.#at >= this.#total) this.#show(0, 'jump');
    this.#timer = setTimeout(() => this.#next(), BETWEEN);
  }

  close(): void {
    this.play(false);
    if (!this.options.stays) this.table.close();
    this.options.onclose();
  }

  /** Close it for good. */
  end(): void {
    this.play(false);
    this.table.close();
  }

  #next(): void {
    if (!this.#isPlaying) return;
    this.go(this.#at + 1);
    if (this.#at >= this.#total) this.play(false);
    else this.#timer = setTimeout(() => this.#next(), BETWEEN);
  }

  async #all(viewer: Seat | null): Promise<ReplayStep[]> {
    const steps: ReplayStep[] = [];
    for (;;) {
      const page = await this.options.load(viewer, steps.length);
      steps.push(...page.steps);
      if (page.steps.length === 0 || steps.length >= page.total) return steps;
    }
  }

  #show(at: number, how: 'jump' | 'move'): void {
    const step = this.#steps[at];
    if (step === undefined) return;
    this.#at = at;
    this.#number += 1;
    const { sheet } = this.options;
    const news: News = { number: this.#number, game: sheet.game, viewer: this.#viewer, events: how === 'move' ? step.events : [], view: step.view };
    this.table.skip();
    if (how === 'move') this.#told?.hear({ type: 'heard', news });
    else this.#told?.hear({ type: 'welcome', you: { person: null, seat: this.#viewer, is_host: false }, news: { ...news, sheet: { ...sheet, proposals: [] }, missed: true }, now: Date.now() / 1000, version: NO_VERSION });
  }
}

const NO_VERSION = { program: '', client: '', protocol: 0, rules: {} };

/** The past answers nobody. */
class SilentLine implements TableLine {
  readonly state = 'up';

  do(): Promise<Done | No> {
    return Promise.resolve({ type: 'no', id: null, refusal: { key: 'game-is-over', args: {} }, sentence: '' });
  }

  ask(): Promise<Answer> {
    return Promise.resolve(null);
  }

  again(): void {
    return;
  }

  close(): void {
    return;
  }
}

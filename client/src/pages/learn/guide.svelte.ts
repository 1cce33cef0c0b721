/**
 * A guided first game: the real table, fed from a script that the server has played by the real rules.
 *
 * Moves of the others come by themselves, those of the learner are waited for. Whatever else is tried is answered
 * kindly and changes nothing. The sentence of a step is said when all that leads to it has been seen.
 */
import { createContext } from 'svelte';
import type { AnyAction, AnyCommand, AnyFromServer, Chair, Done, GuideConclusions, GuideForetold, GuideMoment, GuideSheet, GuideStep, News, No, TableSheet } from '$protocol';
import type { Answer, Asked, TableLine } from '../../net/line.ts';
import { text as written } from '../../table/choosing.svelte.ts';
import type { ShownGuide, Sound } from '../../table/contract.ts';
import { TableStore } from '../../table/table.svelte.ts';
import type { Dress } from '../../table/wardrobe.svelte.ts';
import type { Pace } from '../../table/pace.ts';
import type { Language } from '../../texts/texts.ts';

export const [guideHere, setGuide] = createContext<GuideStore>();

const LEARNER = 0;
/** Nothing here is refused by the server: this is ours, and the catalogue of the frame has its sentence. */
export const NOT_NOW = 'guide-not-now';
const NO_VERSION = { program: '', client: '', protocol: 0, rules: {} };

type GuidePlace = ShownGuide['Place'];

export interface GuideOptions {
  sheet: GuideSheet;
  language: Language;
  me: { readonly name: string; readonly avatar: string };
  Place: GuidePlace;
  dress: Dress;
  foretell: (moment: number, action: AnyAction) => Promise<GuideForetold>;
  conclude: (moment: number) => Promise<GuideConclusions>;
  /** Told after each step, so that somebody who leaves can go on; `done` at the end. */
  onstep?: (step: number | 'done') => void;
  /** The table that it leads back to. */
  table?: string | null;
  /** After the last step: a real game. */
  onplay?: () => void;
  pace?: Pace;
  sound?: (name: Sound) => void;
}

export class GuideStore implements ShownGuide {
  #sheet = $state.raw<GuideSheet>() as GuideSheet;
  /** The step that is under way, and the one whose sentence is said: it follows when nothing moves any more. */
  #step = $state(0);
  #said = $state(0);
  #at = $state(0);
  /** Where the bubble hovers on a small screen so that it hides nothing that it speaks of; whoever draws finds out. */
  top = $state<number | null>(null);
  #number = 0;
  #told: { hear(message: AnyFromServer): void } | null = null;
  readonly table: TableStore;
  readonly Place: GuidePlace;

  constructor(private readonly options: GuideOptions) {
    this.#sheet = options.sheet;
    this.Place = options.Place;
    this.table = new TableStore({
      language: options.language,
      dress: options.dress,
      guide: this,
      pace: options.pace,
      sound: options.sound,
      connect: (store) => {
        this.#told = store;
        return this.#line();
      },
    });
  }

  get game(): string {
    return this.#sheet.game;
  }

  /** From 1 on, as people count. */
  get number(): number {
    return Math.min(this.#said + 1, this.count);
  }

  get count(): number {
    return this.#sheet.steps.length;
  }

  get isDone(): boolean {
    return this.#said >= this.count;
  }

  get text(): string {
    return this.#current?.text ?? '';
  }

  get how(): string {
    return this.#current?.how ?? '';
  }

  get spoken(): string {
    return this.table.refusal?.sentence ?? (this.isDone ? this.table.texts.say('guide-done') : `${this.text} ${this.how}`);
  }

  /** What glows; nothing while something moves. */
  get shows(): readonly string[] {
    return this.isMoving ? [] : (this.#current?.shows ?? []);
  }

  /** Where a step asks for several things one after the other: by what the next one is done, once the first one was. */
  get following(): readonly string[] {
    const [wanted, { folder, view }] = [this.isMoving ? null : this.#awaited, this.table];
    return wanted === null || !this.#isBegun || folder === null ? [] : (folder.things?.(wanted.did, view, LEARNER) ?? []);
  }

  get isMoving(): boolean {
    return this.table.isBusy || this.#said !== this.#step;
  }

  /** Whether the learner has to do something here, and not only to look or to try. */
  get isWaited(): boolean {
    return !this.isMoving && this.#awaited !== null;
  }

  get mayGoBack(): boolean {
    return this.#step > 0;
  }

  /** What the learner is to do now. */
  get #awaited(): GuideMoment | null {
    const step = this.#sheet.steps[this.#step];
    const next = step !== undefined && this.#at < step.last ? this.#sheet.moments[this.#at + 1] : undefined;
    return next?.seat === LEARNER ? next : null;
  }

  /** Whether the learner has done something in this step already. */
  get #isBegun(): boolean {
    const first = this.#sheet.steps[this.#step]?.first ?? this.#at;
    return this.#sheet.moments.slice(first + 1, this.#at + 1).some(({ seat }) => seat === LEARNER);
  }

  get #current(): GuideStep | undefined {
    return this.#sheet.steps[this.#said];
  }

  // ---------- going on ----------

  /** Show a step from its beginning. */
  begin(step: number): void {
    this.#step = Math.max(0, Math.min(step, this.count));
    const found = this.#sheet.steps[this.#step];
    this.table.choosing.letGo();
    this.table.skip();
    this.#jump(found?.first ?? this.#sheet.moments.length - 1);
    this.#play();
  }

  /** On to the next step; what the learner has not done yet happens by itself. */
  next(): void {
    const step = this.#sheet.steps[this.#step];
    if (step === undefined || this.isMoving) return;
    while (this.#at < step.last) this.#move();
    this.#finish();
  }

  back(): void {
    if (this.mayGoBack) this.begin(Math.min(this.#step, this.count) - 1);
  }

  /** All that moved has been seen: now the sentence belongs to what is shown. */
  settle(): void {
    if (!this.table.isBusy) this.#said = this.#step;
  }

  /** The table that waits for whoever learns here; null where none does. */
  get home(): string | null {
    return this.options.table ?? null;
  }

  /** Now a real game. */
  play(): void {
    this.options.onplay?.();
  }

  /** The same guide in another language. */
  retell(sheet: GuideSheet): void {
    this.#sheet = sheet;
  }

  close(): void {
    this.table.close();
  }

  #finish(): void {
    const ended = this.#sheet.steps[this.#step];
    // Why something tried in this step was not allowed would stand in place of what the next one says.
    this.table.choosing.letGo();
    this.#step += 1;
    this.options.onstep?.(this.#step >= this.count ? 'done' : this.#step);
    const following = this.#sheet.steps[this.#step];
    if (following === undefined) return;
    if (ended !== undefined && following.first !== ended.last) this.#jump(following.first);
    this.#play();
  }

  /** The moves of the others, as far as nobody has to be waited for. */
  #play(): void {
    const step = this.#sheet.steps[this.#step];
    while (step !== undefined && this.#at < step.last && this.#awaited === null) this.#move();
  }

  #move(): void {
    this.#at += 1;
    this.#told?.hear({ type: 'heard', news: this.#news(this.#sheet.moments[this.#at]?.events ?? []) });
  }

  #jump(moment: number): void {
    this.#at = moment;
    const you = { person: 0, seat: LEARNER, is_host: true };
    this.#told?.hear({ type: 'welcome', you, news: { ...this.#news([]), sheet: this.#tableSheet(), missed: true }, now: Date.now() / 1000, version: NO_VERSION });
  }

  #news(events: GuideMoment['events']): News {
    const { view, choices, prompt } = this.#sheet.moments[this.#at] as GuideMoment;
    this.#number += 1;
    return { number: this.#number, game: this.#sheet.game, viewer: LEARNER, events, view, choices, prompt };
  }

  #tableSheet(): TableSheet {
    const { game, bots, options } = this.#sheet;
    const mine: Chair = { who: 'person', name: this.options.me.name, person: 0, level: null, away: false, avatar: this.options.me.avatar };
    const others = bots.map((level): Chair => ({ who: 'bot', name: level, person: null, level, away: false, avatar: '' }));
    const chairs = [mine, ...others];
    return {
      code: '', game, options, chairs, are_cards_open: false, deal: '', players: chairs.length, phase: 'playing', host: 0, is_practice: true, is_open: false, may_watch: false,
      clock: null, may_chat: false, may_hint: false, promise: '', commitment: null, commitments: [], opened: [], opens_until: null, words: [],
      games_played: 0, games_begun: 1, proposals: [], deadlines: chairs.map(() => null),
    };
  }

  // ---------- what the table asks ----------

  #line(): TableLine {
    return {
      state: 'up',
      do: (command) => Promise.resolve(this.#do(command)),
      ask: (asked) => this.#ask(asked),
      again: () => undefined,
      close: () => undefined,
    };
  }

  #do(command: AnyCommand): Done | No {
    const wanted = this.#awaited;
    if (wanted === null || this.isMoving || command.do !== 'act' || written(command.action) !== written(wanted.did)) {
      return { type: 'no', id: null, refusal: { key: NOT_NOW, args: {} }, sentence: '' };
    }
    this.#move();
    this.#play();
    if (this.#at === this.#sheet.steps[this.#step]?.last) this.#finish();
    return { type: 'done', id: '', number: this.#number };
  }

  async #ask(asked: Asked): Promise<Answer> {
    const at = this.#at;
    try {
      if (asked.type === 'conclude') return { type: 'concluded', id: '', number: this.#number, ...(await this.options.conclude(at)) };
      if (asked.type !== 'foretell') return null;
      const { events, view, refusal, sentence } = await this.options.foretell(at, asked.action as AnyAction);
      return refusal === null ? { type: 'foretold', id: '', events, view } : { type: 'no', id: null, refusal, sentence };
    } catch {
      // What cannot be asked just now is not shown before; doing it works all the same.
      return null;
    }
  }
}

/** One table as the client knows it: messages in, movements out. Each of its concerns has a file beside this one. */
import type { AnyCommand, AnyFromServer, Bye, Chair, Emote, News, Proposal, Refusal, TableSheet, TakingBack, Welcome, You } from '$protocol';
import type { LineState, TableLine } from '../net/line.ts';
import { Luck } from '../net/luck.ts';
import type { Language, Texts } from '../texts/texts.ts';
import { Acting } from './acting.svelte.ts';
import { Asking } from './asking.svelte.ts';
import { Reviewing } from './reviewing.svelte.ts';
import { ChoosingStore } from './choosing.svelte.ts';
import { Connection } from './connection.svelte.ts';
import type { GameFolder, LogLine, Movement, Replay, Seat, SheetName, ShownGuide, ShownHint, ShownLine, ShownQuestion, ShownRemark, ShownTable } from './contract.ts';
import { LogStore } from './log.svelte.ts';
import { Pace } from './pace.ts';
import { toldBy, type Told } from './passing.ts';
import { Presence } from './presence.svelte.ts';
import { Recalling } from './recalling.svelte.ts';
import { Showing, type Piece } from './showing.svelte.ts';
import type { TableOptions } from './table_options.ts';
import { Worn } from './wardrobe.svelte.ts';

/** So many news are kept in mind for whoever shares the device: more than anybody reads on a curtain. */
const LATELY = 60;
const NOBODY: You = { person: null, seat: null, is_host: false };

export class TableStore<V = unknown, E = unknown, A = unknown> implements ShownTable<V, E, A> {
  readonly #worn: Worn;
  /** The news whose view is shown, or whose events move just now. */
  #news = $state.raw<News | null>(null);
  #sheet = $state.raw<TableSheet | null>(null);
  #you = $state.raw<You>(NOBODY);
  readonly #presence = new Presence();
  #opened = $state.raw<SheetName | null>(null);
  #paragraph = $state.raw<string | null>(null);
  /** For whom this device waits, where several people share it. */
  expected = $state.raw<ShownTable['expected']>(null);
  /** Looking at the finished game together with the others. */
  readonly reviewing = new Reviewing({ line: () => this.#conversation, person: () => this.#you.person });

  readonly choosing: ChoosingStore<V, E, A>;
  readonly #showing: Showing<V, E>;
  readonly #acting: Acting<V, E, A>;
  readonly #asking: Asking<A>;
  readonly #recalling: Recalling<V>;
  readonly #log = new LogStore<V>();
  #lately: readonly Told[] = [];
  readonly #connection = new Connection();
  readonly #conversation: TableLine;
  /** What this browser adds to the luck by itself; a refusal of that concerns nobody. */
  readonly luck = new Luck((command) => void this.#conversation.do(command));
  /** Who and what the newest messages say, before anything of it is shown. */
  #told: { you: You; sheet: TableSheet | null } = { you: NOBODY, sheet: null };

  /** The newest line of the log when the line was lost. */
  #lostAt = 0;

  readonly #texts = $derived.by(() => this.#textsWith(this.#sheet));

  constructor(private readonly options: TableOptions) {
    this.#worn = new Worn(options.language, options.dress);
    const line = () => this.#conversation;
    const refuse = (no: Parameters<Acting<V, E, A>['refuse']>[0]) => this.#acting.refuse(no);
    this.#acting = new Acting<V, E, A>({ line, texts: () => this.#texts, newest: () => this.newest });
    this.#asking = new Asking<A>({ line, texts: () => this.texts, refuse });
    this.#recalling = new Recalling<V>({ log: this.#log, line, texts: () => this.#texts, refuse });
    this.choosing = new ChoosingStore<V, E, A>({
      choices: () => this.choices,
      isAnswering: () => this.#acting.isAnswering,
      act: (action) => void this.#acting.act(action),
      ask: (action) => this.#acting.foretell(action),
      refuse,
    });
    this.#showing = new Showing<V, E>({
      log: this.#log,
      pace: options.pace ?? new Pace(),
      motion: () => this.folder?.motion,
      seat: () => this.#you.seat,
      dress: ({ news }) => this.#worn.putOn(news.game),
      texts: (piece) => this.#textsWith(piece.news.sheet ?? this.#sheet, piece.you),
      isAside: ({ news, isBeginning }) => !isBeginning && this.#leavesChoice(news),
      settle: (piece) => this.#settle(piece),
      settled: (piece) => this.#settled(piece),
      longest: options.longest ?? Infinity,
      sound: options.sound,
      fail: (problem) => this.#connection.fail(problem),
    });
    this.#conversation = options.connect(this);
  }

  // ---------- what is shown ----------

  /** Whether there is a game to look at, and all that is needed to draw it. */
  get isDressed(): boolean {
    return this.#worn.folder !== null && this.#showing.picture !== null && this.#sheet !== null;
  }

  get folder(): GameFolder<V, E, A> | null {
    return this.#worn.folder as GameFolder<V, E, A> | null;
  }

  get game(): string {
    return this.#news?.game ?? '';
  }

  get view(): V {
    return (this.#recalling.past ?? this.#showing.picture) as V;
  }

  get seat(): Seat | null {
    return this.#you.seat;
  }

  get you(): You {
    return this.#you;
  }

  get isHost(): boolean {
    // Not `you.is_host`, which is of the moment of the welcome: the host may have changed since.
    return this.#you.person !== null && this.#you.person === this.#sheet?.host;
  }

  /** All that is public about the table; only to be asked after the welcome (`hasSheet`). */
  get sheet(): TableSheet {
    return this.#sheet as TableSheet;
  }

  get hasSheet(): boolean {
    return this.#sheet !== null;
  }

  get chairs(): readonly Chair[] {
    return this.#sheet?.chairs ?? [];
  }

  get names(): readonly string[] {
    return this.#texts?.seats ?? [];
  }

  get present(): readonly boolean[] {
    return this.#presence.seats;
  }

  /** Since when each chair's person has been gone, in the time of the table; null who is here. */
  get goneSince(): readonly (number | null)[] {
    return this.#presence.goneSince;
  }

  get watchers(): number {
    return this.#presence.watchers;
  }

  get choices(): readonly A[] {
    if ((this.isBusy && !this.#isAside) || this.isAnswering || this.isPast) return [];
    return (this.#news?.choices ?? []) as unknown as readonly A[];
  }

  /** What moves is only what others do where all choose at once: nobody has to wait for that. */
  get #isAside(): boolean {
    return this.isBusy && this.#showing.isAside && !this.isHeld;
  }

  get isMyTurn(): boolean {
    return this.#isAside || (!this.isBusy && this.isTurnOf(this.#you.seat));
  }

  /** Whether a seat may act in the picture that is shown. */
  isTurnOf(seat: Seat | null): boolean {
    const turn = (this.#showing.picture as { to_act?: readonly number[] } | null)?.to_act ?? [];
    return seat !== null && this.#sheet?.phase === 'playing' && turn.includes(seat);
  }

  get isAnswering(): boolean {
    return this.#acting.isAnswering;
  }

  get isBusy(): boolean {
    return this.#showing.isBusy;
  }

  get moving(): Movement<E> | null {
    return this.#showing.moving;
  }

  get isHeld(): boolean {
    return this.#showing.isHeld;
  }

  /** The number of the newest message. */
  get newest(): number {
    return this.#news?.number ?? 0;
  }

  get prompt(): string {
    const prompt = this.#news?.prompt;
    return prompt && this.#texts ? this.#texts.prompt(prompt) : '';
  }

  get refusal(): { refusal: Refusal; sentence: string } | null {
    return this.#acting.refusal;
  }

  get matters(): readonly string[] {
    const chosen = (this.choosing.chosen ?? this.choosing.pointed) as { do?: string } | null;
    const { prompt } = this.#news ?? {};
    const keys = [this.refusal && `refusal-${this.refusal.refusal.key}`, chosen?.do && `action-${chosen.do}`, prompt && `prompt-${prompt.key}`];
    return keys.filter((key) => typeof key === 'string');
  }

  get proposals(): readonly Proposal[] {
    return this.#sheet?.proposals ?? [];
  }

  get log(): readonly LogLine<V>[] {
    return this.#log.lines;
  }

  /** What has happened in the game while the line was away. */
  get meanwhile(): readonly LogLine<V>[] {
    return this.log.filter(({ number, kind }) => kind === 'event' && number > this.#lostAt);
  }

  get texts(): Texts {
    return this.#texts as Texts;
  }

  get language(): Language {
    return this.#worn.language;
  }

  get isOver(): boolean {
    return this.#sheet?.phase === 'over';
  }

  get isPast(): boolean {
    return this.#recalling.past !== null || this.replay !== null;
  }

  get question(): ShownQuestion | null {
    return this.options.question?.() ?? null;
  }

  get replay(): Replay | null {
    return this.options.replay ?? null;
  }

  get guide(): ShownGuide | null {
    return this.options.guide ?? null;
  }

  get Glance(): ShownTable['Glance'] {
    return this.options.Glance ?? null;
  }

  get line(): ShownLine {
    return this.#connection.line;
  }

  get silentSince(): number | null {
    return this.#connection.silentSince;
  }

  get hasMissed(): boolean {
    return this.#connection.hasMissed;
  }

  get goodbye(): Bye | null {
    return this.#connection.goodbye;
  }

  get isOutdated(): boolean {
    return this.#connection.isOutdated;
  }

  /** How far the clock of the table is ahead of this device's, in seconds. */
  get ahead(): number {
    return this.#connection.ahead;
  }

  get hint(): ShownHint<A> | null {
    return this.#asking.hint;
  }

  get mayHint(): boolean {
    return (this.#isAside || this.isTurnOf(this.#you.seat)) && (this.#news?.may_hint ?? false);
  }

  get undo(): TakingBack | null {
    return this.#news?.undo ?? null;
  }

  get undoAsked(): number {
    return this.#news?.undo_asked ?? 0;
  }

  get remarks(): readonly ShownRemark[] {
    return this.#asking.remarks;
  }

  get opened(): SheetName | null {
    return this.#opened;
  }

  /** The paragraph at which the rules were asked for; null is the one that matters now. */
  get paragraph(): string | null {
    return this.#paragraph;
  }

  get conclusions(): unknown {
    return this.#asking.conclusions;
  }

  // ---------- what is done ----------

  open(sheet: SheetName | null, paragraph: string | null = null): void {
    this.#opened = sheet;
    this.#paragraph = paragraph;
  }

  #learnLuck(news: News, you: You | null): void {
    this.#told = { you: you ?? this.#told.you, sheet: news.sheet ?? this.#told.sheet };
    if (news.sheet) this.luck.learn(news.sheet, this.#told.you.seat);
  }

  command(command: AnyCommand): Promise<boolean> {
    return this.#acting.command(command);
  }

  askHint(): void {
    void this.#asking.askHint();
  }

  dropHint(): void {
    this.#asking.dropHint();
  }

  lookAtHinted(action: A): void {
    this.#asking.lookAt(action);
  }

  emote(emote: Emote['emote']): void {
    this.#asking.emote(emote);
  }

  /** Say own words aside, where the host allows it. */
  chat(text: string): void {
    this.#asking.chat(text);
  }

  look(line: LogLine<V> | null): void {
    void this.#recalling.look(line);
  }

  skip(): void {
    this.#showing.skip();
  }

  goOn(): void {
    this.#showing.goOn();
  }

  /** What was told lately, seen or not; and what has not been looked at yet. */
  get told(): { readonly lately: readonly Told[]; readonly missed: readonly Told[] } {
    return { lately: this.#lately, missed: this.#showing.waiting.map(toldBy) };
  }

  /** What was told, in sentences for somebody in this seat. */
  retold(events: Told, seat: Seat | null): string {
    const texts = this.#worn.texts(this.chairs, seat);
    return texts === null ? '' : events.map((event) => texts.event(event)).join(' ');
  }

  /** Nobody looks at it: the line stays, and what is heard waits. */
  rest(): void {
    this.#showing.rest();
  }

  /** Somebody looks again, and sees what has happened since; quietly if it was seen already. */
  wake(how: 'moving' | 'quietly'): void {
    this.#showing.wake(how);
  }

  /** Try the line at once. */
  retry(): void {
    this.#conversation.again();
  }

  greetBack(): void {
    this.#connection.greetBack();
  }

  /** Speak another language from now on; the log is said anew. */
  async speak(language: Language): Promise<void> {
    if (language === this.language) return;
    await this.#worn.speak(language, this.#news?.game);
    if (this.#texts !== null) this.#log.sayAnew(this.#texts);
  }

  close(): void {
    this.#conversation.close();
    this.#showing.close();
  }

  // ---------- what is heard ----------

  hear(message: AnyFromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#learnLuck(message.news, message.you);
        return this.#welcome(message);
      case 'heard':
        this.#learnLuck(message.news, null);
        this.#lately = [...this.#lately, toldBy(message.news)].slice(-LATELY);
        return this.#showing.learn({ news: message.news, you: null, isBeginning: false, isCatchingUp: false });
      case 'present':
        return this.#presence.hear(message);
      case 'no':
        return this.#acting.refuse(message);
      case 'bye':
        return this.#connection.part(message);
      case 'said':
        return this.#asking.hear(message.remark, false);
      case 'led':
      case 'pointed':
        return this.reviewing.hear(message);
      default:
        return;
    }
  }

  change(state: LineState): void {
    if ((this.line === 'up' || this.line === 'back') && state !== 'up') this.#lostAt = this.#log.newest;
    this.#connection.change(state, this.#news !== null);
  }

  #welcome(message: Welcome): void {
    this.#connection.welcome(message);
    for (const remark of message.remarks ?? []) this.#asking.hear(remark, this.#news === null);
    const isSame = this.#news !== null && this.#news.game === message.news.game && this.#you.seat === message.you.seat;
    const isBeginning = !isSame || this.#connection.hasMissed;
    this.#showing.learn({ news: message.news, you: message.you, isBeginning, isCatchingUp: true });
  }

  #settle({ news, you }: Piece): void {
    // Somebody who only said or proposed something must not take a card out of anybody's hand.
    const isSame = JSON.stringify([news.view, news.choices]) === JSON.stringify([this.#news?.view, this.#news?.choices]);
    const isSameChoice = this.#leavesChoice(news);
    this.#news = news;
    if (you !== null) this.#you = you;
    if (news.sheet) this.#sheet = news.sheet;
    this.#acting.settle(news.number);
    if (isSame) return;
    this.choosing.forget({ keepsChoice: isSameChoice });
    this.#asking.forget({ keepsHint: isSameChoice });
    if (!isSameChoice) this.#acting.refuse(null);
  }

  /** Where all choose at once, what others have done changes nothing about one's own choice. */
  #leavesChoice({ choices }: News): boolean {
    const { choices: own, view } = this.#news ?? {};
    return (own?.length ?? 0) > 0 && (view?.to_act.length ?? 0) > 1 && JSON.stringify(choices) === JSON.stringify(own);
  }

  #settled({ isBeginning, news }: Piece): void {
    if (isBeginning && news.view != null && this.replay === null) void this.#recalling.recall();
  }

  #textsWith(sheet: TableSheet | null, you: You | null = null): Texts | null {
    return this.#worn.texts(sheet?.chairs ?? [], (you ?? this.#you).seat);
  }
}

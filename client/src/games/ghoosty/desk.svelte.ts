/** All that the parts of the table share: what is shown, what is looked at, and what touches and keys do. */
import type { Mood } from '../../kit/faces';
import type { Seat } from '../../table/contract.ts';
import { avatarOn } from '../../table/people.ts';
import type { With } from '../../table/touching.ts';
import { face, type FaceOptions } from './art.ts';
import { type Outcome, outcomeOf } from './effects.ts';
import { identify, type Whereabouts } from './identity.ts';
import { type HandLayout, handLayout, type Kind, kindOf, LOW, middleOf, type Spot } from './layout.ts';
import { among, canPlay, liftedOf, pointedStack, touchedStack } from './picking.ts';
import { fitsOf, followsOf, plans, type Saying, sayingOf } from './saying.ts';
import { type Action, type Card, type Conclusions, type Event, type Picture, spoken, type Stack, stacksOf, type Table, topOf } from './words.ts';

/** A card that somebody draws for all to see. */
export interface Shown {
  readonly card: Card;
  readonly seat: Seat;
  readonly from: 'crypt' | 'house';
  readonly top: number;
  readonly isFailed: boolean;
}

export type SheetOf = { readonly sheet: 'cemetery' | 'exile' | 'count' } | { readonly sheet: 'seat'; readonly seat: Seat };

const ROOFS = ['#8E6BE8', '#3A86FF', '#B06CC9', '#B3263F', '#D9A520', '#E0702E'] as const;
/** What an action begins with. */
const FIRST: readonly Event['event'][] = ['played', 'tom-played', 'luck-tried', 'house-drawn', 'cemetery-taken', 'passed', 'round-began'];
/** What goes without saying. */
const QUIET: readonly Event['event'][] = ['refilled', 'extra-turn-given', 'round-began', 'points-given'];
/** So long a card that was drawn in vain is still to be seen. */
const LINGERS = 1900;

export class Desk {
  width = $state(1440);
  height = $state(900);
  middleHeight = $state(0);
  opened = $state.raw<SheetOf | null>(null);
  tab = $state<'log' | 'count'>('log');
  /** The stack that was just tried in vain, and whether Mimi Kry was touched alone. */
  refused = $state<Card | null>(null);
  isAboutMimi = $state(false);
  pointedCard = $state<Card | null>(null);
  shown = $state.raw<Shown | null>(null);
  #lately = $state.raw<readonly Event[]>([]);
  #last = $state('');
  #heardAt = $state(0);
  #stop = $state.raw<{ readonly card: Card | null; readonly place: number }>({ card: null, place: 0 });
  #before: Whereabouts | null = null;

  constructor(readonly table: Table) {}

  readonly known: Whereabouts = $derived.by(() => (this.#before = identify(this.#before, this.table.view)));
  readonly kind: Kind = $derived(kindOf(this.width));
  readonly isLow: boolean = $derived(this.height < LOW[this.kind]);
  readonly stacks: readonly Stack[] = $derived.by(() => stacksOf(this.view.hand));
  readonly hand: HandLayout = $derived.by(() => handLayout(this.stacks, this.kind, this.width, this.isLow));
  readonly middle = $derived.by(() => middleOf(this.kind, this.middleHeight, this.chosen?.do === 'play'));
  readonly outcome: Outcome | null = $derived.by(() => this.outcomeOf(this.chosen));
  readonly names: readonly string[] = $derived.by(() => this.table.names.map((name, seat) => (seat === this.seat ? this.say('table-you') : name)));
  readonly avatars: readonly string[] = $derived.by(() => this.table.names.map((name, seat) => avatarOn(this.table.chairs[seat], name)));
  readonly saying: Saying = $derived.by(() => sayingOf(this.#occasion(), this.table.texts));

  #occasion() {
    const { table, view, seat, names, chosen, outcome, conclusions, lately, last, isAboutMimi } = this;
    const { choices, prompt, isPast, isHeld } = table;
    const failed = this.shown?.isFailed ? this.shown : null;
    return { view, seat, names, choices, chosen, outcome, conclusions, lately, last, prompt, isPast, isHeld, isAboutMimi, failed };
  }

  get view(): Picture {
    return this.table.view;
  }

  get seat(): Seat | null {
    return this.table.seat;
  }

  get nearest(): Seat {
    return this.seat ?? 0;
  }

  get players(): number {
    return this.view.hands.length;
  }

  /** The others clockwise: from left to right. */
  get others(): readonly Seat[] {
    return Array.from({ length: this.players - 1 }, (_, i) => (this.nearest + i + 1) % this.players);
  }

  get isAfter(): boolean {
    return this.view.crypt === 0 && this.view.round > 0;
  }

  /** Whether a round or the game has ended and its table is read. */
  get isEnd(): boolean {
    return this.view.result !== null || (this.table.isHeld && this.view.ending !== null);
  }

  get chosen(): Action | null {
    return this.table.choices.length === 0 ? null : this.table.choosing.chosen;
  }

  get conclusions(): Conclusions | null {
    return this.table.conclusions as Conclusions | null;
  }

  /** What would fit on the cemetery; while something moves, or until it is told, nothing is said about it. */
  get fits(): string {
    return this.table.moving !== null || this.conclusions === null ? '' : fitsOf(this.conclusions, this.table.texts);
  }

  /** Who comes next, where that is worth a flag. */
  get next(): Seat | null {
    if (this.isEnd || this.table.isPast || this.table.moving !== null || this.players === 2) return null;
    return this.conclusions?.next ?? null;
  }

  get last(): string {
    const line = this.table.log.findLast(({ kind }) => kind === 'event');
    const isFresh = line !== undefined && this.#last !== '' && line.number - this.#heardAt <= 1;
    return isFresh ? this.#last : line?.event ? this.table.texts.event(line.event) : '';
  }

  get lately(): readonly Event[] {
    const now = this.table.log.at(-1)?.number ?? 0;
    return now - this.#heardAt <= 1 ? this.#lately : [];
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.table.texts.say(key, args);
  }

  nameOf(card: Card): string {
    return this.say('table-name', { card: spoken(card) });
  }

  face(card: Card, options: Omit<FaceOptions, 'word'>): string {
    return face(card, { ...options, word: this.say('table-word', { card: spoken(card) }) });
  }

  roof(seat: Seat): string {
    return ROOFS[seat % ROOFS.length] ?? ROOFS[0];
  }

  can(action: Action): boolean {
    return among(this.table.choices, action) !== null;
  }

  outcomeOf(action: Action | null): Outcome | null {
    const told = action === null ? null : this.table.choosing.foretell(action);
    return action === null || told === null ? null : outcomeOf(action, told);
  }

  // ---------- the hand ----------

  get isTurn(): boolean {
    return this.table.choices.length > 0;
  }

  /** Which stack has the focus when one comes by keys: the one that had it last, else what stands in its place now. */
  get place(): number {
    const { card, place } = this.#stop;
    const now = this.stacks.findIndex((stack) => stack.card === card);
    return now >= 0 ? now : Math.max(0, Math.min(place, this.stacks.length - 1));
  }

  stopAt(spot: Spot): void {
    this.#stop = spot;
  }

  lifted(card: Card): number {
    return liftedOf(card, this.chosen);
  }

  stateOf(card: Card): 'normal' | 'playable' | 'dimmed' {
    if (!this.isTurn) return 'normal';
    if (!canPlay(this.table.choices, card)) return 'dimmed';
    return this.chosen === null && card !== 'mimi' ? 'playable' : 'normal';
  }

  labelOf(card: Card, count: number): string {
    const lifted = this.lifted(card);
    const about = { name: this.nameOf(card), count, lifted };
    if (lifted > 0) return this.say('table-stack-lifted', about);
    if (!this.isTurn) return this.say('table-stack', about);
    if (!canPlay(this.table.choices, card)) return this.say('table-stack-no', about);
    const foretold = this.pointedCard === card ? this.followsOf(pointedStack(this.table.choices, card)) : '';
    return foretold === '' ? this.say('table-stack', about) : `${this.say('table-stack', about)}. ${foretold}`;
  }

  followsOf(action: Action | null): string {
    return action === null ? '' : followsOf(action, this.outcomeOf(action), this, this.table.texts);
  }

  /** What is only looked at, for the end of the prompt on a wide screen. */
  get glimpse(): { head: string; text: string; isNo: boolean } | null {
    const { table, pointedCard: card } = this;
    if (!this.isTurn || this.chosen !== null || table.refusal !== null) return null;
    const action = card === null ? table.choosing.pointed : pointedStack(table.choices, card);
    if (action !== null) return { head: plans(action, { view: this.view, outcome: this.outcomeOf(action) }, table.texts), text: this.followsOf(action), isNo: false };
    if (card === null) return null;
    if (card === 'mimi') return { head: this.nameOf('mimi'), text: this.say('table-mimi-tip'), isNo: false };
    const why = card === 'tom' ? null : table.choosing.whyNot({ do: 'play', value: Number(card), count: 1, mimis: 0 });
    return why && { head: this.nameOf(card), text: table.texts.refusal(why), isNo: true };
  }

  point(card: Card | null): void {
    this.pointedCard = card;
  }

  touchStack(card: Card, isAll = false): void {
    const { table } = this;
    if (!this.isTurn) return;
    const wish = touchedStack(table.choices, card, this.chosen, isAll);
    this.refused = null;
    this.isAboutMimi = false;
    if (wish.wish === 'let-go') this.letGo();
    else if (wish.wish === 'explain-mimi') this.isAboutMimi = true;
    else if (wish.wish === 'choose') this.choose(wish.action);
    else {
      this.refused = card;
      table.choosing.attempt(wish.action);
    }
  }

  /** Choose it, without doing it if it is chosen already. */
  choose(action: Action): void {
    this.shown = null;
    this.refused = null;
    this.isAboutMimi = false;
    const { choosing } = this.table;
    if (choosing.chosen !== null && JSON.stringify(choosing.chosen) === JSON.stringify(among(this.table.choices, action))) return;
    choosing.touch(action);
  }

  /** A touch on the thing that stands for an action: a finger sees first what it would bring. */
  touch(action: Action, by: With): void {
    const { table } = this;
    if (table.isHeld || table.isPast || !this.can(action)) return;
    this.isAboutMimi = false;
    if (by === 'finger') table.choosing.touch(action);
    else table.choosing.confirm(action);
  }

  confirm(): void {
    this.table.choosing.confirm();
  }

  letGo(): void {
    this.refused = null;
    this.isAboutMimi = false;
    this.table.choosing.letGo();
  }

  // ---------- movements ----------

  /** Where a card that appears in the cemetery comes from, if not from the own hand. */
  readonly fromWhere = (): string | null => {
    const event = this.table.moving?.event;
    return event !== undefined && 'seat' in event ? `seat-${event.seat}` : null;
  };

  /** Where the cemetery goes. */
  readonly toWhere = (): string | null => {
    const event = this.table.moving?.event;
    if (event?.event === 'exiled') return 'exile';
    return event?.event === 'cemetery-taken' ? `seat-${event.seat}` : null;
  };

  hear(event: Event): void {
    this.#lately = FIRST.includes(event.event) && this.shown === null ? [event] : [...this.#lately, event];
    this.#heardAt = this.table.log.at(-1)?.number ?? 0;
    if (!QUIET.includes(event.event)) this.#last = this.table.texts.event(event);
    this.#showDrawn(event);
  }

  #showDrawn(event: Event): void {
    if (event.event === 'luck-tried' || event.event === 'house-drawn') {
      this.shown = { card: event.card, seat: event.seat, from: event.event === 'luck-tried' ? 'crypt' : 'house', top: topOf(this.view), isFailed: false };
    } else if (event.event === 'played' || event.event === 'tom-played' || event.event === 'round-began') this.shown = null;
    else if (this.shown !== null && (event.event === 'cemetery-taken' || event.event === 'card-kept')) {
      // Somebody else takes the cemetery: what was drawn in vain before has been seen.
      if (event.seat !== this.shown.seat) return void (this.shown = null);
      const failed = { ...this.shown, isFailed: true };
      this.shown = failed;
      if (event.event === 'card-kept') setTimeout(() => this.shown === failed && (this.shown = null), LINGERS);
    }
  }

  moodOf(seat: Seat): Mood | undefined {
    return seat === this.saying.speaker ? this.saying.mood : undefined;
  }
}

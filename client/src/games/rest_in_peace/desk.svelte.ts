/** All that the parts of the table share: what is shown, what is looked at, and what touches do. */
import type { Foretold, Seat } from '../../table/contract.ts';
import { avatarOn } from '../../table/people.ts';
import type { With } from '../../table/touching.ts';
import { among, BLIND, HOLD, isSame, ofHand, ofLane } from './picking.ts';
import { effect, psychicName, riskAt, type Saying, sayingOf, totalsAfter } from './saying.ts';
import { type Action, type Card, type Conclusions, type Event, type Family, has, lastOf, type Residence, type Spot, type Table, tokensAt, type View } from './words.ts';

/** What a card would bring, as a tag above it. */
export interface Tag {
  readonly own: number;
  readonly other: number;
  readonly isEnough: boolean;
}

const PHONE = 600;
const TABLET = 1100;

export class Desk {
  width = $state(1440);
  height = $state(900);
  isCounting = $state(false);
  isStreetOpen = $state(false);
  /** The psychic whose sentence is being read; 0 for none. */
  explained = $state(0);
  /** Whether all that waits at the tenth round is turned up without asking. */
  isHasty = $state(false);

  constructor(readonly shown: () => Table) {}

  get table(): Table {
    return this.shown();
  }
  get view(): View {
    return this.table.view;
  }
  get seat(): Seat | null {
    return this.table.seat;
  }
  /** Whose side is below. */
  get me(): Seat {
    return this.seat ?? 0;
  }
  get foe(): Seat {
    return 1 - this.me;
  }
  get isPhone(): boolean {
    return this.width <= PHONE;
  }
  get isNarrow(): boolean {
    return this.width <= TABLET;
  }
  get isOver(): boolean {
    return this.view.result !== null;
  }
  /** While the first card of the tenth round waits to be turned up, the picture is still of the ninth. */
  get round(): number {
    return this.table.isHeld ? this.last : this.view.round;
  }
  /** The place at which cards wait face down. */
  get last(): number {
    return lastOf(this.view);
  }
  /** So many residences of a kind win at once, and so many slots a seat has for them. */
  enough(kind: Residence): number {
    return has(this.view.goal ?? { villas: 0, castles: 0 }, kind);
  }
  get spot(): Spot {
    return this.at(this.round);
  }
  at(place: number): Spot {
    return this.view.row[place - 1] ?? { psychic: 0, is_there: false, villas: 0, castles: 0, cards: [], winner: null, villas_taken: 0, castles_taken: 0 };
  }
  family(seat: Seat): Family {
    return this.view.families[seat] as Family;
  }

  readonly names: readonly string[] = $derived.by(() => this.table.names);
  readonly avatars: readonly string[] = $derived.by(() => this.table.names.map((name, seat) => avatarOn(this.table.chairs[seat], name)));
  get foeName(): string {
    return this.names[this.foe] ?? '';
  }
  /** “you” for the reader, a name for everybody else. */
  called(seat: Seat): string {
    return seat === this.seat ? this.say('table-you') : (this.names[seat] ?? '');
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.table.texts.say(key, args);
  }
  /** As `say`, about a seat, who may be the reader. */
  sayOf(key: string, seat: Seat, args: Record<string, string | number> = {}): string {
    return this.say(key, { seat: this.names[seat] ?? '', is_you: seat === this.seat ? 'you' : 'other', ...args });
  }
  psychic(number: number): string {
    return psychicName(this.table.texts, number);
  }
  effect(number: number): string {
    return effect(this.table.texts, number, this.view.options);
  }
  short(number: number): string {
    return this.say(`table-short-${number}`);
  }

  /** What the mouse, the focus or the first touch is on. */
  get looked(): Action | null {
    const { pointed, chosen } = this.table.choosing;
    return this.table.choices.length === 0 ? null : (pointed ?? chosen);
  }
  get foretold(): Foretold<View, Event> | null {
    return this.looked === null ? null : this.table.choosing.foretell(this.looked);
  }
  readonly saying: Saying = $derived.by(() => this.#say(this.looked));
  /** What a screen reader hears: never what is only pointed at, because the thing's own name says that. */
  readonly spoken: string = $derived.by(() => {
    const { bold, small } = this.#say(this.table.choosing.chosen);
    return small === '' ? bold : `${bold} ${small}`;
  });
  #say(looked: Action | null): Saying {
    const { table, view, me } = this;
    const { choices, texts, choosing } = table;
    const why = choices.length > 0 && view.stage === 'turn' && !this.mayHold ? choosing.whyNot(HOLD) : null;
    return sayingOf(
      {
        view, me, foe: this.foeName, isWatching: this.seat === null, choices, looked: choices.length === 0 ? null : looked, foretold: looked === null ? null : choosing.foretell(looked),
        totals: [this.total(me), this.total(this.foe)], prompt: table.prompt, last: this.lastSaid, whyNoHold: why === null ? '' : texts.refusal(why), isHeld: table.isHeld, left: this.left, brokenOff: this.brokenOff, isPast: table.isPast,
      },
      texts,
    );
  }
  get brokenOff(): string {
    const last = this.table.log.findLast(({ kind }) => kind === 'event');
    return last?.event?.event === 'end-played-dead' || last?.event?.event === 'end-truced' ? last.sentence : '';
  }
  get lastSaid(): string {
    return this.table.log.findLast(({ kind }) => kind === 'event')?.sentence ?? '';
  }
  /** Cards of the tenth round that are still face down. */
  get left(): number {
    return this.view.end.filter(({ is_open }) => !is_open).length;
  }

  /** The total as it is shown: nothing counts yet before the first card of the tenth round is turned up. */
  total(seat: Seat): number {
    return this.round === this.view.round ? this.family(seat).total : 0;
  }
  /** Both totals that would follow what is looked at, own first. */
  get after(): readonly [number, number] | null {
    return totalsAfter({ view: this.view, me: this.me }, this.foretold);
  }
  get mayHold(): boolean {
    return among(this.table.choices, HOLD) !== null;
  }
  get isTurn(): boolean {
    return this.view.stage === 'turn' && this.table.choices.length > 0;
  }
  get isBlind(): boolean {
    return among(this.table.choices, BLIND) !== null;
  }
  get isGivingUp(): boolean {
    return this.table.choosing.chosen?.do === 'give-up';
  }
  /** How many points are missing, where there are any. */
  get need(): number {
    return this.isTurn && !this.mayHold ? Math.max(0, this.total(this.foe) + 1 - this.total(this.me)) : 0;
  }

  /** What an action of the own turn would make of the totals. */
  tag(action: Action | null): Tag | null {
    if (!this.isTurn || action === null || action.do === 'play-blind') return null;
    const after = totalsAfter({ view: this.view, me: this.me }, this.table.choosing.foretell(action));
    return after === null ? null : { own: after[0], other: after[1], isEnough: after[0] > after[1] };
  }
  /** What giving up would bring, as far as it is certain. */
  get surrender(): { readonly tokens: readonly Residence[]; readonly psychic: number; readonly taker: Seat; readonly events: readonly Event[] } {
    const events = this.table.choosing.foretell({ do: 'give-up' })?.events ?? [];
    const won = events.find((event) => event.event === 'round-won');
    const taken = events.find((event) => event.event === 'psychic-taken' && event.seat === this.me);
    const tokens = tokensAt(won?.event === 'round-won' ? won : this.spot);
    const psychic = taken?.event === 'psychic-taken' ? taken.psychic : events.length > 0 ? 0 : this.spot.is_there ? this.spot.psychic : 0;
    return { tokens, psychic, taker: this.foe, events };
  }
  get risk(): string {
    return riskAt(this.view, this.me, this.table.texts);
  }
  get conclusions(): Conclusions | null {
    return this.table.conclusions as Conclusions | null;
  }

  readonly can = (action: Action | null): boolean => action !== null && among(this.table.choices, action) !== null;
  readonly isChosen = (action: Action | null): boolean => action !== null && isSame(this.table.choosing.chosen, action);
  laneAction(card: Card): Action | null {
    return ofLane(this.table.choices, card, this.me);
  }
  handAction(value: number): Action | null {
    return ofHand(this.table.choices, value);
  }

  /** A touch on the thing that stands for an action; one that is not to be had is tried, so that the server says why. */
  touch(action: Action, by: With): void {
    const { table } = this;
    if (table.moving !== null || table.isHeld || table.isPast || this.seat === null || table.choices.length === 0) return;
    if (!this.can(action)) table.choosing.attempt(action);
    else if (by === 'keys') table.choosing.confirm(action);
    else table.choosing.touch(action);
  }
  point(action: Action | null): void {
    this.table.choosing.point(action);
  }
}

/** All that the parts of the table share: what is shown, what is picked, and what touches and keys do. */
import { LETTERS_BOTH } from '../../kit/ghost.ts';
import type { Seat } from '../../table/contract.ts';
import { avatarOn } from '../../table/people.ts';
import type { With } from '../../table/touching.ts';
import { type Odds, oddsOf, supposedNext, type Suppose } from './knowledge.ts';
import { among, canLay, cardsOf, handOf, isHouse, isSameAction, type Kept, meant, NOTHING, offers, type Picked, type Stroke } from './picking.ts';
import { type Saying, sayingOf } from './saying.ts';
import { type Action, type Colour, type Conclusions, type Lot, type Picture, type Player, type Question, type Table, type Target, type Token } from './words.ts';

/** What is shown on the stage: a phase of the game, or what an auction brings to light. */
export type Scene = Picture['phase'] | 'ranking' | 'sale' | 'scoring';

const USE: Action = { do: 'use' };

/** So long a step of a playback is read before it goes on by itself. */
export const READING = 1600;

/** A long name by its last word, and a number after it: Aunt Veil is Veil, Aunt Veil 2 is Veil 2. */
export const shortened = (name: string): string => (name.length < 9 ? name : (/\S+( \d+)?$/.exec(name)?.[0] ?? name));

export class Desk {
  // As a table usually is, until it is measured: drawing it first for no screen at all took as long again.
  width = $state(innerWidth);
  height = $state(innerHeight);
  picked = $state.raw<Picked>(NOTHING);
  /** Where the mouse is with something in the hand. */
  hovered = $state<Target | null>(null);
  /** The cards to be put aside. */
  aside = $state.raw<readonly string[]>([]);
  /** What was decided in secret and is on its way to the server, while others decide too. */
  sending = $state.raw<readonly Action[]>([]);
  /** The house under the magnifying glass. */
  zoom = $state<number | null>(null);
  isNoting = $state(false);
  page = $state<'houses' | 'cards'>('houses');
  suppose = $state.raw<Suppose>({});
  isPeeking = $state(false);
  isExplaining = $state(false);
  /** Whether the rest of a playback goes on without being read. */
  isSkipping = $state(false);

  constructor(readonly table: Table) {}

  readonly names: readonly string[] = $derived.by(() => this.table.names.map((name, seat) => (seat === this.seat ? this.say('screen-you') : name)));
  readonly shortNames: readonly string[] = $derived.by(() => this.names.map((name) => (this.isWide ? name : shortened(name))));
  readonly avatars: readonly string[] = $derived.by(() => this.table.names.map((name, seat) => avatarOn(this.table.chairs[seat], name)));
  readonly hand: readonly Kept[] = $derived.by(() => handOf(this.view, this.nearest));
  /** What is picked, with the place that the mouse is on. */
  readonly previewed: Picked = $derived.by(() => (this.hovered === null ? this.picked : { ...this.picked, target: this.hovered }));
  readonly odds: readonly (Odds | null)[] = $derived.by(() => this.view.lots.map(({ points }, place) => oddsOf(this.conclusions, place, points)));
  readonly saying: Saying = $derived.by(() => this.#saying(this.previewed));
  /** What a screen reader hears: not what only the mouse is on. */
  readonly spoken: string = $derived.by(() => this.#saying(this.picked).bold);

  #saying(picked: Picked): Saying {
    const { view, seat, names, table, asideCards } = this;
    const place = view.phase === 'deciding' ? (view.deciding ?? 1) - 1 : Number(picked.target) - 1;
    const now = this.odds[place] ?? null;
    const action = among(table.choices, meant(view.phase, picked)) ?? among(table.choices, USE);
    const then = action === null ? null : this.#oddsAfter(place, action);
    const foretold = action?.do === 'bid' ? table.choosing.foretell(action) : null;
    return sayingOf({ view, seat, names, isAsked: this.isAsked, choices: table.choices, picked, aside: asideCards, now, then, foretold, turnsBefore: this.conclusions?.turns_before ?? null, prompt: table.prompt, texts: table.texts });
  }

  get view(): Picture {
    return this.table.view;
  }
  get seat(): Seat | null {
    return this.table.seat;
  }
  /** The seat that is nearest: one's own, or the first one for whoever watches. */
  get nearest(): Seat {
    return this.seat ?? 0;
  }
  get others(): readonly Seat[] {
    const { length } = this.view.players;
    return Array.from({ length: this.seat === null ? length : length - 1 }, (_, i) => (this.nearest + i + (this.seat === null ? 0 : 1)) % length);
  }
  get isPhone(): boolean {
    return this.width < 600;
  }
  get isWide(): boolean {
    return this.width >= 1100;
  }
  get choices(): readonly Action[] {
    return this.table.choices;
  }
  get isTurn(): boolean {
    return this.choices.length > 0;
  }
  /** Whether something is chosen while all others choose too: what they do meanwhile disturbs nobody. */
  get isSecretTurn(): boolean {
    const { phase, playback, to_reserve } = this.view;
    if (this.seat === null || this.table.isPast || playback !== undefined) return false;
    return phase === 'reserving' ? to_reserve > 0 : phase === 'choosing' && !this.player(this.seat).has_chosen;
  }
  get isAsked(): boolean {
    return this.isTurn || this.isSecretTurn;
  }
  get scene(): Scene {
    const { playback, phase } = this.view;
    if (playback === undefined) return phase;
    return playback.of === 'truelight' || playback.of === 'stack' ? 'ranking' : playback.of;
  }
  get isOver(): boolean {
    return this.view.result !== null && this.view.playback === undefined;
  }
  get conclusions(): Conclusions | null {
    return this.table.conclusions as Conclusions | null;
  }
  get asideCards(): readonly number[] {
    return this.aside.map((key) => Number(key.split('-')[0]));
  }
  /** The house that the closer look shows. */
  get focused(): number {
    const { playback, deciding, lots } = this.view;
    const last = playback?.last;
    const shown = last && 'property' in last ? last.property : last && 'target' in last ? last.target : null;
    const at = lots.findIndex(({ name }) => name === shown) + 1;
    return this.zoom ?? (isHouse(this.previewed.target) ? Number(this.previewed.target) : at || deciding || 1);
  }

  player(seat: Seat): Player {
    return this.view.players[seat] as Player;
  }
  colour(seat: Seat): Colour {
    return this.player(seat).colour;
  }
  letter(seat: Seat): string {
    return LETTERS_BOTH[this.table.texts.language][this.colour(seat)];
  }
  say(key: string, args: Record<string, string | number> = {}): string {
    return this.table.texts.say(key, args);
  }
  /** Who holds magnifying glasses of whom: the owners whose glass lies with this seat. */
  glasses(seat: Seat): readonly Seat[] {
    return this.view.players.flatMap(({ glass }, owner) => (glass === seat ? [owner] : []));
  }

  /** The chances of a house after an action, as the server says that it would change them. */
  #oddsAfter(place: number, action: Action): Odds | null {
    const lot = this.view.lots[place];
    return lot === undefined ? null : oddsOf(this.conclusions, place, lot.points, {}, action);
  }
  /** The chances of a house with what is picked for it, or with what its special card would do; null where nothing changes. */
  oddsThen(number: number): Odds | null {
    const isIt = this.view.phase === 'deciding' ? this.view.deciding === number : Number(this.previewed.target) === number;
    const action = isIt ? (among(this.choices, meant(this.view.phase, this.previewed)) ?? among(this.choices, USE)) : null;
    return action === null || action.do === 'bid' || action.do === 'guess' ? null : this.#oddsAfter(number - 1, action);
  }

  /** What would be done at a place with what is picked; null if nothing is in the hand. */
  actionAt(target: Target): Action | null {
    return meant(this.view.phase, { ...this.picked, target });
  }
  can(target: Target): boolean {
    return among(this.choices, this.actionAt(target)) !== null;
  }
  get isHolding(): boolean {
    return this.isTurn && (this.picked.card !== null || this.picked.token !== null);
  }
  isPlayable(card: number): boolean {
    return this.isSecretTurn || cardsOf(this.choices).has(card);
  }
  canLay(token: Token): boolean {
    return canLay(this.choices, token);
  }
  /** What is picked and may be done: what the button in the prompt does. */
  get ready(): Action | null {
    return among(this.choices, meant(this.view.phase, this.picked));
  }

  pick(what: Partial<Picked>): void {
    this.table.choosing.letGo();
    this.picked = { ...this.picked, ...what };
  }

  /** Something to choose from: the first touch picks it, the second one does it. */
  touchChoice(what: Partial<Picked>): void {
    const action = meant(this.view.phase, { ...NOTHING, ...what });
    const before = meant(this.view.phase, this.picked);
    if (action === null) return;
    if (before !== null && isSameAction(before, action)) return this.isSecretTurn ? this.sendAll([action]) : this.confirm(action);
    this.pick(what);
    this.table.choosing.touch(action);
  }

  touchToken(token: Token): void {
    const isIt = this.picked.token?.face === token.face && this.picked.token.kind === token.kind;
    if (this.canLay(token)) this.pick({ token: isIt ? null : token, target: null });
  }

  /** The mouse or the focus comes to a place, or leaves it. */
  point(target: Target, isOn: boolean): void {
    if (isOn) this.hovered = this.can(target) ? target : this.hovered;
    else if (this.hovered === target) this.hovered = null;
  }

  /** A card of the hand: to put aside, or to bid with. */
  touchCard({ card, key, fate }: Kept): void {
    if (fate !== 'hand' || !this.isAsked) return;
    if (this.view.phase === 'reserving') {
      const has = this.aside.includes(key);
      if (has || this.aside.length < this.view.to_reserve) this.aside = has ? this.aside.filter((one) => one !== key) : [...this.aside, key];
      return;
    }
    if (!offers(this.choices, 'bid')) return;
    const target = this.zoom !== null && !this.isWide ? (String(this.zoom) as Target) : null;
    this.pick({ card: this.picked.card === card ? null : card, target: this.view.phase === 'selling' ? target : null });
  }

  /** A house, Mrs. Truelight or the stack: with something in the hand it goes there, otherwise it is looked at. */
  touchPlace(target: Target, by: With): void {
    const action = this.isHolding ? this.actionAt(target) : null;
    if (action === null) {
      if (isHouse(target)) this.zoom = this.zoom === Number(target) ? null : Number(target);
      return;
    }
    if (among(this.choices, action) === null) return this.table.choosing.attempt(action);
    // Whoever points at it has seen what would follow.
    if (by === 'mouse' || this.hovered === target || this.picked.target === target) return this.confirm(action);
    this.pick({ target });
    this.table.choosing.touch(action);
  }

  confirm(action: Action | null = this.ready): void {
    if (action === null) return;
    this.hovered = null;
    this.picked = NOTHING;
    if (!this.isWide) this.zoom = null;
    this.table.choosing.confirm(action);
  }

  /** In rising order: in which one they were touched means nothing. */
  putAside(): void {
    const rising = [...this.asideCards].sort((a, b) => a - b);
    this.sendAll(rising.map((card) => ({ do: 'reserve', card })));
    this.aside = [];
  }
  chooseSecret(): void {
    const action = meant(this.view.phase, this.picked);
    if (action !== null) this.sendAll([action]);
  }
  /** One goes after the other; the next one when the server has answered and nothing moves. */
  sendAll(actions: readonly Action[]): void {
    this.picked = NOTHING;
    this.sending = actions;
    this.sendNext();
  }
  sendNext(): void {
    const [next, ...rest] = this.sending;
    if (next === undefined || this.choices.length === 0) return;
    const action = among(this.choices, next);
    this.sending = action === null ? [] : rest;
    if (action !== null) this.table.choosing.confirm(action);
  }

  supposeOf(seat: Seat): void {
    const next: Question | undefined = supposedNext(this.suppose[seat]);
    this.suppose = { ...this.suppose, [seat]: next };
  }

  /** Step by step: what lies open, the place, what is in the hand. */
  letGo(): void {
    if (this.isNoting) this.isNoting = false;
    else if (this.zoom !== null) this.zoom = null;
    else if (this.picked.target !== null) this.pick({ target: null });
    else this.pick(NOTHING);
  }

  follow(stroke: Stroke): void {
    const { table } = this;
    if (stroke.stroke === 'let-go') this.letGo();
    else if (stroke.stroke === 'confirm') this.confirm();
    else if (stroke.stroke === 'action') this.confirm(stroke.action);
    else if (stroke.stroke === 'target') this.touchPlace(stroke.target, 'keys');
    else if (stroke.stroke === 'guess') this.pick({ guess: stroke.ghosts });
    else if (stroke.stroke === 'token') this.touchToken(stroke.token);
    else if (stroke.stroke === 'card') this.#touchValue(stroke.card);
    else if (stroke.tool === 'note') this.isNoting = !this.isNoting;
    else if (stroke.tool === 'hint') table.askHint();
    else table.open(stroke.tool);
  }

  #touchValue(card: number): void {
    const kept = this.hand.find((one) => one.card === card && one.fate === 'hand' && !this.aside.includes(one.key));
    if (kept !== undefined) this.touchCard(kept);
  }

  goOn(): void {
    this.table.goOn();
  }

  lot(number: number): Lot | undefined {
    return this.view.lots[number - 1];
  }
}

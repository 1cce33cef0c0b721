/** All that the parts of the table share: what is shown, what is looked at, and what touches and keys do. */
import type { Seat } from '../../table/contract.ts';
import { face } from './art.ts';
import { effectOf, type Preview, previewOf, type Tag, tagOf, tagOfRefusal } from './effects.ts';
import { identify, type Whereabouts } from './identity.ts';
import { clockwise, type Frame, frameOf, type Geometry, geometry } from './layout.ts';
import { avatarOn } from '../../table/people.ts';
import { among, mostGivenBack, mustTake, play, TAKE, touched, type With } from './picking.ts';
import { type Saying, sayingOf } from './saying.ts';
import type { Action, Card, Conclusions, Event, Table, View } from './words.ts';

export interface SaidTag {
  readonly head: string;
  readonly foot: string;
  readonly sign: Tag['sign'];
  readonly isNo: boolean;
}

export class Desk {
  /** The size of the whole table, and of the stage in it. */
  // As a table usually is, until it is measured: drawing it first for no screen at all took as long again.
  width = $state(innerWidth);
  height = $state(innerHeight);
  stageWidth = $state(0);
  stageHeight = $state(0);
  /** How large letters are, against the usual ones. */
  letters = $state(1);
  /** The points in the own bowl that are not given yet. */
  given = $state(0);
  /** Which card of the hand has the focus when one comes by keys. */
  place = $state(0);
  isPileOpen = $state(false);
  /** The card that was just tried in vain. */
  shaken = $state<string | null>(null);
  /** What has happened last, as a sentence. */
  #last = $state('');
  #before: Whereabouts | null = null;

  constructor(readonly table: Table) {}

  readonly known: Whereabouts = $derived.by(() => (this.#before = identify(this.#before, this.table.view)));
  readonly frame: Frame = $derived.by(() => frameOf(this.width, this.height));
  readonly geometry: Geometry = $derived.by(() => geometry(this.stageWidth, this.stageHeight, this.view.points.length, this.frame));
  readonly preview: Preview | null = $derived.by(() => {
    const { choosing, choices } = this.table;
    return choices.length === 0 ? null : previewOf(choosing.pointed ?? choosing.chosen, choosing.foretold, this.view);
  });
  readonly saying: Saying = $derived.by(() => this.#say(this.preview));
  /** What a screen reader hears: never what is only looked at, because the card's own name says that. */
  readonly spoken: string = $derived.by(() => this.#say(null).bold);
  readonly names: readonly string[] = $derived.by(() => this.table.names.map((name, seat) => (seat === this.seat ? this.say('screen-you') : name)));
  /** As they are read where there is little room: a long name gives up its title (Aunt, Count, Grandma). */
  readonly shortNames: readonly string[] = $derived.by(() =>
    this.frame.isWide ? this.names : this.names.map((name) => (name.length < 10 ? name : (name.split(' ').at(-1) ?? name))),
  );
  readonly avatars: readonly string[] = $derived.by(() => this.table.names.map((name, seat) => avatarOn(this.table.chairs[seat], name)));

  #say(preview: Preview | null): Saying {
    const { table, view, seat, names, last } = this;
    const { choices, prompt, isPast, isHeld, texts } = table;
    return sayingOf({ view, seat, names, choices, preview, prompt, last, isPast, isHeld }, texts);
  }

  get view(): View {
    return this.table.view;
  }

  get seat(): Seat | null {
    return this.table.seat;
  }

  /** The seat that is nearest: one's own, or the first one for whoever watches. */
  get nearest(): Seat {
    return this.seat ?? 0;
  }

  /** All seats clockwise, the nearest one first: as places on the rim. */
  get order(): readonly Seat[] {
    return clockwise(this.nearest, this.view.points.length);
  }

  get isOver(): boolean {
    return this.view.result !== null;
  }

  /** Whether the end of a round is shown instead of the table. */
  get isBetween(): boolean {
    return this.view.phase === 'give-back' && !this.isOver;
  }

  get isTurn(): boolean {
    return this.table.choices.some(({ do: what }) => what === 'play' || what === 'take');
  }

  get must(): boolean {
    return mustTake(this.table.choices);
  }

  get most(): number {
    return mostGivenBack(this.table.choices);
  }

  get last(): string {
    return this.#last || (this.table.log.findLast(({ kind }) => kind === 'event')?.sentence ?? '');
  }

  /** Why the round is over; between the rounds the active seat is the one whose hand was empty. */
  get ended(): string {
    return this.table.texts.sayOf('screen-round-ended', this.view.active);
  }

  get unseen(): Conclusions['unseen'] | null {
    return (this.table.conclusions as Conclusions | null)?.unseen ?? null;
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.table.texts.say(key, args);
  }

  readonly face = (card: Card, width: number): string =>
    face(card, { language: this.table.texts.language, word: this.say('screen-family', { family: card.family }), width });

  /** Whether it turns the arrows. */
  get isClockwise(): boolean {
    const is = this.view.direction === 'clockwise';
    return this.preview?.effect?.kind === 'mirror' && this.view.next !== this.view.next_after_mirror ? !is : is;
  }

  /** Who is next, with what is looked at; null if nobody is, or if it is plain. */
  get next(): Seat | null {
    if (this.view.phase !== 'play' || this.isOver || this.table.isPast) return null;
    if (this.preview === null) return this.view.next;
    return this.preview.action.do === 'take' ? null : (this.preview.effect?.next ?? this.view.next);
  }

  tag(card: Card): SaidTag | null {
    const { choices, choosing } = this.table;
    if (!this.isTurn) return null;
    const choice = among(choices, play(card));
    const tag = choice === null ? tagOfRefusal(choosing.whyNot(play(card))) : tagOf(card, effectOf(choosing.foretell(choice), this.view));
    return tag && { head: this.say(...tag.head), foot: this.say(...tag.foot), sign: tag.sign, isNo: tag.isNo };
  }

  can(card: Card): boolean {
    return among(this.table.choices, play(card)) !== null;
  }

  /** A touch on the thing that stands for an action. */
  touch(action: Action, by: With): void {
    const { table } = this;
    if (table.moving !== null || table.isHeld || table.isPast || this.seat === null) return;
    const { wish, action: wanted } = touched(table.choices, action, by);
    if (wish === 'do') table.choosing.confirm(wanted);
    else if (wish === 'choose') table.choosing.touch(wanted);
    else table.choosing.attempt(wanted);
  }

  take(by: With): void {
    // Where nothing else is left the prompt has said it already: one touch is enough.
    this.touch(TAKE, this.must ? 'keys' : by);
  }

  give(): void {
    this.table.choosing.confirm({ do: 'give-back', points: this.given });
  }

  /** Enter, where nothing has the focus: what is chosen, or what lies in the bowl. */
  confirm(): void {
    if (this.most > 0) this.give();
    else this.table.choosing.confirm();
  }

  /** A touch beside everything: let go, or do not wait for what moves. */
  letGo(): void {
    this.table.choosing.letGo();
    this.table.skip();
  }

  /** Where a card that is laid comes from, if not from the own hand. */
  readonly fromWhere = (): string | null => {
    const event = this.table.moving?.event;
    return event !== undefined && 'seat' in event ? `seat-${event.seat}` : null;
  };

  /** Where the pile goes when it is taken. */
  readonly toWhom = (): string | null => {
    const event = this.table.moving?.event;
    return event?.event === 'pile-taken' ? `seat-${event.seat}` : null;
  };

  /** What has moved is what is told last; that somebody drew a card goes without saying. */
  hear(event: Event): void {
    if (event.event !== 'drew' && event.event !== 'drew-unseen' && event.event !== 'dealt') this.#last = this.table.texts.event(event);
  }
}

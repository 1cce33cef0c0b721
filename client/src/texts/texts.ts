/** Sentences from the Fluent catalogues, said to one reader: src/geisterstunde/texts/texts.py for the browser. */
import { FluentNumber, type FluentBundle } from '@fluent/bundle';
import type { AnyNote, Prompt, Refusal, Result } from '$protocol';
import { Flattener, isSeat, plain, whoAre, whoIs, type Arguments, type Fields, type Item } from './flatten.ts';
import type { GameShapes } from './shapes.ts';

export type Language = 'de' | 'en';

/** The messages of one language, for one game or for none. */
export interface Catalogue {
  readonly language: Language;
  readonly game: string | null;
  readonly bundle: FluentBundle;
  readonly shapes: GameShapes;
}

/** What a bot, a prompt or a refusal says: a key and its arguments. */
export interface Sentence {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A text from outside without anything that could turn a line around. */
export function harmless(text: string): string {
  return text.replace(CONTROL, '�');
}

/** Small whole numbers are written alike in both languages; the browser's own way takes 12 ms to get ready. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function written(value: string | number): string | number | SmallNumber {
  if (typeof value === 'string') return harmless(value);
  return Number.isInteger(value) && Math.abs(value) < 1000 ? new SmallNumber(value) : value;
}

/** Says things to one reader; the seat that is spoken to as “you”. Without one everybody goes by name. */
export class Texts {
  readonly language: Language;
  readonly game: string | null;
  readonly seats: readonly string[];
  private readonly flattener: Flattener;

  constructor(
    readonly catalogue: Catalogue,
    seats: readonly string[] = [],
    readonly reader: number | null = null,
  ) {
    this.language = catalogue.language;
    this.game = catalogue.game;
    this.seats = seats.map(harmless);
    this.flattener = new Flattener(catalogue.shapes, (name, value, item) => this.said(name, value, item));
  }

  /** The same texts with the names of those who sit there. */
  among(seats: readonly string[]): Texts {
    return new Texts(this.catalogue, seats, this.reader);
  }

  /** The same texts, said to that seat. */
  to(reader: number | null): Texts {
    return new Texts(this.catalogue, this.seats, reader);
  }

  /** Whether there is a message, or an attribute of one (`name.part`), of this id. */
  knows(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The message of that id; one that is missing shows its id. `name.part` is an attribute of a message. */
  say(key: string, args: Readonly<Record<string, string | number>> = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return key;
    const safe = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, written(value)]));
    // With a list for its problems Fluent says what it can instead of throwing.
    return this.catalogue.bundle.formatPattern(pattern, safe, []);
  }

  /** As `say`, about a seat: as `$seat` and `$seat_is`. */
  sayOf(key: string, seat: number, args: Readonly<Record<string, string | number>> = {}): string {
    return this.say(key, { ...this.said('seat', seat), ...args });
  }

  /** As `say`, each argument that is named as a seat being one: by name and as `$…_is`. */
  sayNamed(key: string, args: Readonly<Record<string, unknown>>): string {
    return this.say(key, this.named(args));
  }

  /** What is happening now. */
  prompt(prompt: Prompt): string {
    return this.sayNamed(`prompt-${prompt.key}`, prompt.args);
  }

  /** Why something is not possible. */
  refusal(refusal: Refusal): string {
    return this.sayNamed(`refusal-${refusal.key}`, refusal.args);
  }

  /** Why a bot proposes something. */
  botReason(reason: Sentence): string {
    return this.sayNamed(`bot-reason-${reason.key}`, reason.args);
  }

  /** What has happened. */
  event(event: { readonly event: string }): string {
    if (event.event === 'game-ended') return this.result((event as unknown as { result: Result }).result);
    const args = this.flattener.flattened(event as unknown as Fields, 'event', this.catalogue.shapes.events[event.event]);
    return this.say(`event-${event.event}`, args);
  }

  /** What has happened around the table; chairs are counted from 1, and a person is known by name. */
  note(note: AnyNote): string {
    const args = this.flattener.flattened(note as unknown as Fields, 'note', undefined);
    if ('seat' in note && typeof note.seat === 'number') args.number = note.seat + 1;
    if ('name' in args) args.name_is = this.personIs(args.name);
    if (args.words === '') args.words = 'none';
    return this.say(`note-${note.note}`, args);
  }

  /** What may be done, as a label. */
  action(action: { readonly do: string }): string {
    const args = this.flattener.flattened(action as unknown as Fields, 'do', this.catalogue.shapes.actions[action.do]);
    return this.say(`action-${action.do}`, args);
  }

  /** The same where it stands alone, as the proposal of a ghost does: not only with what, but what is done. */
  deed(action: { readonly do: string }): string {
    const key = `deed-${action.do}`;
    if (!this.knows(key)) return this.action(action);
    return this.say(key, this.flattener.flattened(action as unknown as Fields, 'do', this.catalogue.shapes.actions[action.do]));
  }

  /** The same as a sentence of its own. */
  deedAlone(action: { readonly do: string }): string {
    const deed = this.deed(action);
    return deed.charAt(0).toLocaleUpperCase(this.language) + deed.slice(1);
  }

  /** How the game ended, and why; a game that everybody has won is a draw. */
  result(result: Result): string {
    const reason = this.say(`reason-${result.reason}`);
    const isDraw = plain(result.winners.length === result.scores.length);
    return this.say('event-game-ended', { ...this.said('winners', result.winners), reason, is_draw: isDraw });
  }

  /** Words as a list in a sentence: “a, b and c”. */
  joined(words: readonly string[]): string {
    if (words.length < 2) return words.join('');
    return this.say('list-and', { head: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
  }

  /** What a seat is called. */
  nameOf(seat: number): string {
    return this.seats[seat] ?? this.say('seat-number', { number: seat + 1 });
  }

  private pattern(key: string) {
    const [name = '', attribute] = key.split('.', 2);
    const message = this.catalogue.bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  private named(given: Readonly<Record<string, unknown>>): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(given)) Object.assign(args, this.said(name, value));
    return args;
  }

  /** One value as arguments; a seat also says who it is to the reader. */
  private said(name: string, value: unknown, item: Item = () => null): Arguments {
    if (Array.isArray(value)) {
      if (isSeat(name)) return { [name]: this.people(value), [`${name}_is`]: whoAre(value, this.reader) };
      return { [name]: this.joined(value.map((one) => this.one(one, item, name))) || this.say('list-empty') };
    }
    if (typeof value === 'number' && isSeat(name)) return { [name]: this.nameOf(value), [`${name}_is`]: whoIs(value, this.reader) };
    return { [name]: plain(value) };
  }

  /** People as a list, the reader first. */
  private people(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.reader).map((seat) => this.nameOf(seat));
    return this.joined(this.reader !== null && seats.includes(this.reader) ? [this.say('list-reader'), ...others] : others);
  }

  /** One thing of a list: a Struct by `item-<its name>`, a word by `item-<word>`, a number by `item-of-<the list>` if there is one. */
  private one(value: unknown, item: Item, of = ''): string {
    if (Array.isArray(value)) return this.joined(value.map((part) => this.one(part, item))) || this.say('list-empty');
    if (typeof value === 'number' && this.knows(`item-of-${of}`)) return this.say(`item-of-${of}`, { [of.replace(/s$/, '')]: value });
    const struct = item(value);
    if (struct !== null) return this.say(struct.key, struct.args);
    return this.knows(`item-${value}`) ? this.say(`item-${value}`) : harmless(String(value));
  }

  private personIs(name: unknown): string {
    return this.reader !== null && name === this.seats[this.reader] ? 'you' : 'other';
  }
}


/**
 * What the frame and a game's table owe each other.
 *
 * A game's folder (`games/<folder>/`) exports one `GameFolder` as the default of its `game.ts`. The frame mounts its
 * `Table` with one prop, `table`: all that may be known of the table just now. No rule stands in the client: a table
 * draws `view`, offers `choices`, and asks what would follow (`choosing.foretold`).
 */
import type { Component, Snippet } from 'svelte';
import type { AnyCommand, Chair, Emote, Proposal, Refusal, TableSheet, TakingBack } from '$protocol';
import type { LineState } from '../net/line.ts';
import type { Part } from '../texts/pictures.ts';
import type { Texts } from '../texts/texts.ts';

export type Seat = number;

/** What would follow an action for certain, up to the first roll or surprise; `view` is null where one decides. */
export interface Foretold<V, E> {
  readonly events: readonly E[];
  readonly view: V | null;
}

/**
 * Choosing an action in two touches: the first one chooses and foretells, the second one confirms. Pointing (mouse,
 * focus) foretells too and never acts. While an answer is on its way every call does nothing.
 */
export interface Choosing<V, E, A> {
  /** What the first touch chose. */
  readonly chosen: A | null;
  /** What the mouse or the focus is on. */
  readonly pointed: A | null;
  /** What `pointed ?? chosen` would bring; null as long as the server has not said. */
  readonly foretold: Foretold<V, E> | null;
  /** What any one of the present choices would bring, asked once and remembered until the next news; null until told. */
  foretell(action: A): Foretold<V, E> | null;
  /** Why something is not among the present choices, in the server's words; asked and remembered like `foretell`. */
  whyNot(action: A): Refusal | null;
  /** First time: choose it. Same action again: confirm it. */
  touch(action: A): void;
  point(action: A | null): void;
  /** Do what is chosen, or this. */
  confirm(action?: A): void;
  /** Try something that is not among the choices, so that the server says why not (shown at the prompt). It never acts. */
  attempt(action: A): void;
  letGo(): void;
}

/** The movement under way: one event, shown for `ms`. */
export interface Movement<E> {
  readonly event: E;
  readonly ms: number;
  /** Counts up, so that equal events one after the other are told apart. */
  readonly number: number;
}

/** One line of the log, with the picture that it left behind. */
export interface LogLine<V> {
  readonly number: number;
  readonly sentence: string;
  readonly seat: Seat | null;
  readonly kind: 'event' | 'note';
  /** The event that it tells of, for a small drawing; null for a note. */
  readonly event: { readonly event: string } | null;
  readonly view: V | null;
  /** Which moment of the game it was, where its picture has not been asked for yet. */
  readonly moment: number | null;
  /** Which line of the log it is, from 1. */
  readonly place: number;
}

/** A ghost's proposal; while it thinks nothing is known but that. */
export interface ShownHint<A> {
  readonly isThinking: boolean;
  readonly action: A | null;
  readonly label: string;
  readonly reason: string;
  /** The key of the reason, by which its paragraph of the rules is found. */
  readonly why: string;
  readonly chance: number | null;
  readonly alternatives: readonly { readonly action: A; readonly label: string; readonly chance: number }[];
  /** Which of all these is looked at: the proposal, until something else is touched. */
  readonly looked: A | null;
}

/** Something that somebody said aside. */
export interface ShownRemark {
  readonly number: number;
  readonly seat: Seat;
  readonly name: string;
  /** The name of one of the prepared ones, or null for own words. */
  readonly emote: Emote['emote'] | null;
  readonly text: string;
  /** Whether it was said before one came, so that it is not said again. */
  readonly isOld: boolean;
}

/** How the line to the server is; `back` is up again after a break, until something is touched. */
export type ShownLine = LineState | 'back';

/** Looking back at a finished game, step by step, with anybody's eyes. */
export interface Replay {
  readonly at: number;
  readonly total: number;
  /** What happened in this step. */
  readonly sentence: string;
  /** All steps in words, numbered by their step. */
  readonly lines: readonly LogLine<never>[];
  readonly isPlaying: boolean;
  /** Whether a page around the table shows it: whoever closes it comes back there, not to the table. */
  readonly stays: boolean;
  readonly viewer: Seat | null;
  go(step: number): void;
  see(viewer: Seat | null): void;
  play(isPlaying: boolean): void;
  close(): void;
}

/** What is asked besides the game, at a puzzle: it stands where the prompt stands, with what may be answered by name. */
export interface ShownQuestion {
  readonly text: string;
  readonly options: readonly { readonly text: string; pick(): void }[];
}

/** A guided first game: what it says stands where the prompt stands. */
export interface ShownGuide {
  /** The bubble with its buttons; what the table itself offers (`buttons`) stands among them, and what it would say where it stops. */
  readonly Place: Component<{ buttons?: Snippet; text?: string; small?: string }>;
  /** What a screen reader hears. */
  readonly spoken: string;
}

/** What a glance back at a finished game needs to know of its table. */
export type Glanced = Pick<ShownTable, 'sheet' | 'seat' | 'names' | 'texts'>;

/** A sheet over the table. */
export type SheetName = 'menu' | 'log' | 'rules' | 'emotes' | 'result' | 'device' | 'keys';

/** One table as a game's screen knows it. All fields are reactive. */
export interface ShownTable<V = unknown, E = unknown, A = unknown> {
  readonly game: string;
  /** The picture to draw: during movements it lags behind the truth, after the last one it equals the newest view. */
  readonly view: V;
  /** Whose eyes these are; null watches (draw seat 0 as the nearest one). */
  readonly seat: Seat | null;
  readonly sheet: TableSheet;
  readonly chairs: readonly Chair[];
  /** The names as people read them, bots translated, one for each seat. */
  readonly names: readonly string[];
  /** Whether somebody is connected, for each seat (bots always are). */
  readonly present: readonly boolean[];
  /** What this seat may do now; empty while something moves, while an answer is on its way, and when not on turn. */
  readonly choices: readonly A[];
  /** Whether it is this seat's turn and nothing moves any more. */
  readonly isMyTurn: boolean;
  readonly moving: Movement<E> | null;
  /** Whether something has to be read first (`Motion.holds`): what waits is shown after `goOn`. */
  readonly isHeld: boolean;
  readonly choosing: Choosing<V, E, A>;
  /** The prompt's sentence from the catalogues, said to the reader. */
  readonly prompt: string;
  /** Why the last try was refused, until something is chosen again. */
  readonly refusal: { refusal: Refusal; sentence: string } | null;
  /** What just matters, the most pressing first, by the keys of its texts: a refusal, what is chosen, what is asked. */
  readonly matters: readonly string[];
  readonly proposals: readonly Proposal[];
  readonly log: readonly LogLine<V>[];
  /** What has happened in the game while the line was away; meant for when it is back. */
  readonly meanwhile: readonly LogLine<V>[];
  readonly texts: Texts;
  /** Whether the last game here is over (`sheet.phase === 'over'`). */
  readonly isOver: boolean;
  /** Whether this picture is of the past (a log line, a replay): nothing can be chosen. */
  readonly isPast: boolean;
  /** Where a finished game is looked at step by step; null at a running table. */
  readonly replay: Replay | null;
  /** What a puzzle asks; null at every other table. */
  readonly question: ShownQuestion | null;
  /** Where somebody is led through a first game; null everywhere else. */
  readonly guide: ShownGuide | null;
  /** Who was ahead when, to be shown beside the end of a game; null where no table can be asked. */
  readonly Glance: Component<{ table: Glanced }> | null;
  /** What follows from this seat's view for certain (`<Game>.Conclusions`), worked out on the server; null until told. */
  readonly conclusions: unknown;
  readonly line: ShownLine;
  /** Since when the server says nothing on an open line, in ms of this device's clock; null while it answers. */
  readonly silentSince: number | null;
  readonly hint: ShownHint<A> | null;
  /** Whether a hint may be asked for just now. */
  readonly mayHint: boolean;
  /** What undo would do now: at once or by asking the others, and how many moves go back; null if it is not possible. */
  readonly undo: TakingBack | null;
  /** How many moves a taking back that is proposed would undo, as far as this seat knows of them; 0 where none is. */
  readonly undoAsked: number;
  readonly remarks: readonly ShownRemark[];
  /** For whom the device waits that several people share: the curtain has asked, and they were not there; else null. */
  readonly expected: { readonly name: string; come(): void } | null;
  /** Which sheet is open over the table. */
  readonly opened: SheetName | null;
  /** Open a sheet, the rules also at one of their paragraphs. */
  open(sheet: SheetName | null, paragraph?: string | null): void;
  /** A command around the table: undo, resign, rematch, agree … Resolves false if it was refused. */
  command(command: AnyCommand): Promise<boolean>;
  askHint(): void;
  dropHint(): void;
  /** Look at another one of the actions that the hint tells of. */
  lookAtHinted(action: A): void;
  emote(name: Emote['emote']): void;
  /** Show the position that a line of the log left behind; null goes back to now. */
  look(line: LogLine<V> | null): void;
  /** Show all that waits at once; what has to be read first is not skipped. */
  skip(): void;
  /** It has been read. */
  goOn(): void;
  /** Try the lost line at once. */
  retry(): void;
  /** What the prompt says about the line that came back has been read. */
  greetBack(): void;
}

/** How events become movements. Pure functions: no DOM, no clock. */
export interface Motion<V, E> {
  /**
   * The picture after this event alone, drawn on the picture before it. It shows, it does not judge: what an event
   * does not tell stays as it is. After the last event the true view replaces it, so what is missing here only jumps.
   */
  after(picture: V, event: E, seat: Seat | null): V;
  /** How long it is looked at, in ms, at most 400; 0 is nothing to see. */
  ms(event: E): number;
  /** Whether the reader goes on by hand before this event changes the picture: the end of a round wants to be read. */
  holds?(event: E, picture?: V): boolean;
  /** Which of the small sounds goes with it; none if there is none. */
  sound?(event: E): Sound | null;
}

export type Sound = 'cloth' | 'card' | 'steps' | 'chime' | 'boo' | 'chain' | 'stone' | 'bell' | 'key' | 'marker' | 'knock' | 'win' | 'turn';

/** What a game's folder brings to the client. */
export interface GameFolder<V = unknown, E = unknown, A = unknown> {
  readonly name: string;
  readonly Table: Component<{ table: ShownTable<V, E, A> }>;
  readonly motion: Motion<V, E>;
  /** Whether all of it lies open: then nobody has to look away when a device is handed on. */
  readonly isOpen?: boolean;
  /** By which things on the table an action is done, the first one first (`things.ts`); none where only the prompt has it. */
  readonly things?: (action: A, view: V, seat: Seat | null) => readonly string[];
  /** An action in pictures, in the words of the view before it: the answer of a puzzle. Without it the words suffice. */
  readonly drawn?: (action: A, view: V, texts: Texts) => readonly Part[];
  /** The paragraph of the rules that matters now, where the view knows better than the prompt (`texts/paragraphs.json`). */
  readonly paragraph?: (view: V, seat: Seat | null) => string | null;
}

// What the parts of the castle's table have in common: what is chosen, what could be done where, what it would bring.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { COLOURS, isSame, ROOMS } from './castle.ts';
import type { Action, Colour, Event, Room, View } from './castle.ts';
import { consequence } from './consequence.ts';
import type { Consequence } from './consequence.ts';
import { follow } from './figures.ts';
import type { Figure } from './figures.ts';
import type { Picture } from './motion.ts';
import { canLead, choiceAt, isPlacing, pick, releaseOf } from './picking.ts';
import { Sentences } from './sentences.ts';
import type { Castle } from './sentences.ts';

export interface Option {
  readonly room: Room;
  readonly action: Action;
  readonly told: Consequence | null;
}

const BEGINS: readonly Event['event'][] = ['placed', 'moved', 'attacked', 'released', 'set-down', 'passed', 'lot-drawn'];

export class Screen {
  #from = $state<Room | null>(null);
  #figures: readonly Figure[] = [];
  /** What the last action brought, for its traces on the floor. */
  traces = $state.raw<readonly Event[]>([]);
  readonly sentences: Sentences;
  /** The room that has the focus, or had it last. */
  focus = $state<Room>('c3');

  /** The table may be another one from moment to moment: on a shared device it is that of whoever is on. */
  constructor(private readonly shown: () => Castle) {
    this.sentences = new Sentences(shown);
  }

  get table(): Castle {
    return this.shown();
  }

  readonly view = $derived.by((): Picture => this.table.view);
  /** The seat at the bottom: one's own, or the first one for whoever watches. */
  readonly me = $derived.by(() => this.table.seat ?? 0);
  readonly foe = $derived.by(() => 1 - this.me);
  readonly choices = $derived.by(() => this.table.choices);
  readonly letters = $derived.by(() => this.sentences.letters);
  readonly isPlacing = $derived.by(() => isPlacing(this.choices));

  /** How large letters are wished for; they need the room that a smaller screen would have. */
  lettering = $state(1);
  readonly width = $derived((innerWidth.current ?? 1440) / this.lettering);
  readonly height = $derived((innerHeight.current ?? 900) / this.lettering);
  /** A wide screen without height: a phone that lies, or very large letters; all stands beside the castle. */
  readonly isLow = $derived(this.height < 560 && this.width > this.height * 1.25);
  readonly isPhone = $derived(this.width < 700 || this.isLow);
  readonly isNarrow = $derived(this.width < 1100 || this.isLow);
  readonly isCompact = $derived(this.isLow ? (innerHeight.current ?? 900) < 500 : this.width < 600);

  /** Where the ghost stands that was chosen to be led. */
  readonly from = $derived.by(() => (this.#from !== null && canLead(this.choices, this.#from) ? this.#from : null));

  /** What is looked at: what the mouse or the focus is on, else what was touched. */
  readonly action = $derived.by(() => this.table.choosing.pointed ?? this.table.choosing.chosen);
  readonly told = $derived.by(() => (this.action === null ? null : this.foretold(this.action)));
  /** The room that is looked at. */
  readonly target = $derived.by(() => (this.action === null ? null : this.action.do === 'place' ? this.action.room : 'target' in this.action ? this.action.target : null));
  readonly freeing = $derived.by((): Colour | null => (this.action?.do === 'release' ? this.action.colour : null));

  /** What could be done in each room with what is chosen; in the placement nothing is foretold before somebody points. */
  readonly options = $derived.by((): readonly Option[] => {
    if (this.freeing) return [];
    return ROOMS.flatMap((room) => {
      const action = choiceAt(this.choices, this.from, room);
      return action ? [{ room, action, told: this.view.placing ? null : this.foretold(action) }] : [];
    });
  });

  option(room: Room): Option | null {
    return this.options.find((option) => option.room === room) ?? null;
  }

  /** From where to where a bot proposes to go. */
  readonly hinted = $derived.by((): readonly Room[] => {
    const action = this.table.hint?.looked ?? null;
    return action !== null && 'target' in action ? [action.origin, action.target] : [];
  });

  readonly figures = $derived.by((): readonly Figure[] => {
    this.#figures = follow(this.#figures, this.view);
    return this.#figures;
  });

  foretold(action: Action): Consequence | null {
    const foretold = this.table.choosing.foretell(action);
    return foretold === null ? null : consequence(this.table.view, action, foretold, this.me);
  }

  leads(room: Room): boolean {
    return this.from === null && this.freeing === null && !this.isPlacing && canLead(this.choices, room);
  }

  /** Which colours of one's own can be taken out of the dungeon. */
  readonly released = $derived.by(() => COLOURS.filter((colour) => releaseOf(this.choices, colour) !== null));

  /** Keep the traces of the last action: called with every movement. */
  trace(event: Event): void {
    this.traces = BEGINS.includes(event.event) ? [event] : [...this.traces, event];
  }

  /** The traces that fit the picture. */
  readonly shownTraces = $derived.by((): readonly Event[] => {
    if (this.table.isPast || this.from || this.action) return [];
    return this.isTraced ? this.traces : [];
  });

  /** Whether what happened last has not been taken back since: whoever was set or moved stands there. */
  readonly isTraced = $derived.by((): boolean => {
    const first = this.traces[0];
    if (first?.event === 'moved') return this.hasArrived(first.target, first, this.view);
    return first?.event !== 'placed' || this.hasArrived(first.room, first, this.view);
  });

  private hasArrived(room: Room, moved: Extract<Event, { event: 'moved' | 'placed' }>, view: View): boolean {
    const there = view.castle[room];
    return (there !== undefined && isSame(there, moved.ghost)) || this.traces.some((event) => event.event === 'escaped');
  }

  /** A room was touched; a mouse and the keyboard have seen what follows and act at once, a finger touches twice. */
  touch(room: Room, isFinger: boolean): void {
    this.focus = room;
    const meant = pick(this.view, this.choices, this.from, room);
    const { choosing } = this.table;
    if (meant.is === 'action') {
      if (isFinger) choosing.touch(meant.action);
      else choosing.confirm(meant.action);
    } else if (meant.is === 'ghost') {
      choosing.letGo();
      this.#from = meant.room;
    } else if (meant.is === 'attempt') choosing.attempt(meant.action);
    else if (meant.is === 'let-go') this.letGo();
  }

  /** A ghost is taken to be led, as dragging it does. */
  take(room: Room): void {
    this.table.choosing.letGo();
    this.#from = room;
  }

  point(room: Room | null): void {
    this.table.choosing.point(room === null ? null : choiceAt(this.choices, this.from, room));
  }

  touchPrisoner(colour: Colour): void {
    const action = releaseOf(this.choices, colour);
    if (action === null) return;
    this.#from = null;
    this.table.choosing.touch(action);
  }

  letGo(): void {
    this.#from = null;
    this.table.choosing.letGo();
  }

  confirm(): void {
    const action = this.action;
    if (action) this.table.choosing.confirm(action);
  }
}

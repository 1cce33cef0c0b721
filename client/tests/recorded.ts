/** Recorded games (tests/client/recording.py) as the messages that a client would have heard. */
import type { AnyAction, AnyEvent, AnyView, Chair, News, Prompt, TableSheet } from '../protocol.ts';
import type { Language } from '../src/texts/texts.ts';

/** What makes one thing another. */
interface Change {
  of?: Record<string, Change>;
  gone?: string[];
  put?: unknown[];
  from?: number;
  cut?: number;
  new?: unknown;
}

interface HeardPlaces {
  viewer: number | null;
  events: number[];
  view: Change;
  prompt: number;
  choices: number[];
  said: number[][];
  foretold?: { events: number[]; view: Change | null }[];
  concluded?: number;
}

export interface RecordedGame {
  head: { game: string; players: number; options: Record<string, unknown>; seats: string[] };
  steps: { seat: number | null; action: number | null; heard: HeardPlaces[] }[];
  things: unknown[];
}

/** What one viewer saw and heard at one step. */
export interface Moment {
  seat: number | null;
  action: AnyAction | null;
  events: readonly AnyEvent[];
  view: AnyView;
  prompt: Prompt;
  choices: readonly AnyAction[];
  said: Record<Language, { events: string[]; prompt: string; choices: string[] }>;
  foretold: ReadonlyMap<string, { events: readonly AnyEvent[]; view: AnyView | null }>;
  /** What follows from the view, where that was recorded. */
  concluded: unknown;
}

/** Who heard it: every seat, and `null` for whoever watches. */
export const viewersOf = ({ steps }: RecordedGame): (number | null)[] => (steps[0]?.heard ?? []).map(({ viewer }) => viewer);

/** The moments of one viewer, in their order. */
export function momentsOf({ steps, things }: RecordedGame, viewer: number | null): Moment[] {
  let view: unknown = {};
  const at = (places: readonly number[]) => places.map((place) => things[place]);
  return steps.map(({ seat, action, heard }) => {
    const told = heard.find((one) => one.viewer === viewer);
    if (told === undefined) throw new Error(`viewer ${viewer} was not recorded`);
    const before = changed(view, told.view);
    view = before;
    const choices = at(told.choices) as AnyAction[];
    const foretold = (told.foretold ?? []).map(
      (one, place) =>
        [JSON.stringify(choices[place]), { events: at(one.events) as AnyEvent[], view: one.view === null ? null : (changed(before, one.view) as AnyView) }] as const,
    );
    return {
      seat,
      action: action === null ? null : (things[action] as AnyAction),
      events: at(told.events) as AnyEvent[],
      view: before as AnyView,
      prompt: things[told.prompt] as Prompt,
      choices,
      said: { de: sentences(told, at(told.said[0] ?? [])), en: sentences(told, at(told.said[1] ?? [])) },
      foretold: new Map(foretold),
      concluded: told.concluded === undefined ? null : things[told.concluded],
    };
  });
}

function sentences(told: HeardPlaces, said: unknown[]): { events: string[]; prompt: string; choices: string[] } {
  const all = said as string[];
  const happened = told.events.length;
  return { events: all.slice(0, happened), prompt: all[happened] ?? '', choices: all.slice(happened + 1) };
}

function changed(before: unknown, change: Change): unknown {
  if ('new' in change) return change.new;
  if (change.put !== undefined) return (before as unknown[]).toSpliced(change.from ?? 0, change.cut ?? 0, ...change.put);
  const parts = Object.entries(change.of ?? {});
  if (Array.isArray(before)) {
    const list = [...before];
    for (const [place, part] of parts) list[Number(place)] = changed(list[Number(place)], part);
    return list;
  }
  const fields = { ...(before as Record<string, unknown>) };
  for (const [name, part] of parts) fields[name] = changed(fields[name], part);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !change.gone?.includes(name)));
}

/** The public sheet of a table at which this game is played; seat 0 is a person, the others as wanted. */
export function sheetOf({ head }: RecordedGame, phase: TableSheet['phase'] = 'playing', bots: readonly string[] = []): TableSheet {
  const chairs = head.seats.map((name, seat): Chair => {
    const level = bots[seat] ?? '';
    if (level !== '') return { who: 'bot', name: level, person: null, level, away: false, avatar: '' } as Chair;
    return { who: 'person', name, person: seat, level: null, away: false, avatar: '' } as Chair;
  });
  return {
    code: 'mola-kerin-tusol', game: head.game, players: head.players, options: head.options, phase, chairs, host: 0, is_open: true, may_watch: true, may_chat: false, may_hint: null,
    clock: null, is_practice: false, promise: '', commitment: null, commitments: head.seats.map(() => ''), opened: head.seats.map(() => false), opens_until: null, words: head.seats.map(() => ''), games_played: 0, games_begun: 1, proposals: [], deadlines: head.seats.map(() => null),
  } as unknown as TableSheet;
}

/** The news of a step. */
export function newsOf(recorded: RecordedGame, moments: readonly Moment[], step: number, viewer: number | null): News {
  const moment = moments[step];
  if (moment === undefined) throw new Error(`there is no step ${step}`);
  const { result } = moment.view as { result: unknown };
  const isTurn = step === 0 || result !== null;
  return {
    number: step + 1, game: recorded.head.game, viewer, events: moment.events, view: moment.view, choices: moment.choices, prompt: moment.prompt,
    sheet: isTurn ? sheetOf(recorded, result === null ? 'playing' : 'over') : null,
  };
}

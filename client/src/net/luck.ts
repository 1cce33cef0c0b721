/**
 * What this browser does for the luck of a game, by itself (docs/architecture.md, “Luck against everybody”): it promises
 * words, opens them when all promises stand, remembers the promise that it saw before the game, and compares at the end.
 */
import type { AnyCommand, TableSheet } from '$protocol';
import { remember, rememberedThing } from './memory.ts';
import { sha256 } from './sha256.ts';

interface Kept {
  readonly promise: string;
  readonly words: string;
}

export type Compared = 'kept' | 'without' | 'broken' | 'unknown';

const NAME = 'luck';
const MOST_GAMES = 60;

const isKept = (thing: unknown): thing is Record<string, Kept> => typeof thing === 'object' && thing !== null;
const commitmentTo = (promise: string, words: string): string => sha256(`geisterstunde words\n${promise}\n${words}`);

/** 128 bits that nobody can guess: without them a hash of somebody's words would tell the words. */
function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was promised before a game of a table, by the table and from here. */
function keptOf(key: string): Kept | null {
  return rememberedThing(NAME, isKept)?.[key] ?? null;
}

/** People who share a device have each their own words. */
const keyOf = (code: string, game: number, person: number | null | undefined): string => `${code} ${game} ${person ?? ''}`;
const keyAt = (sheet: TableSheet, seat: number): string => keyOf(sheet.code, sheet.games_begun, sheet.chairs[seat]?.person);

function keep(key: string, luck: Kept): void {
  const others = Object.entries(rememberedThing(NAME, isKept) ?? {}).filter(([one]) => one !== key);
  const newest = [...others, [key, luck] as const].slice(-MOST_GAMES);
  remember(NAME, JSON.stringify(Object.fromEntries(newest)));
}

export class Luck {
  /** What was sent already, so that two windows of one person do not answer each other for ever. */
  readonly #sent = new Set<string>();

  /** `order` gives a command in nobody's name: nobody is told if it is refused. */
  constructor(private readonly order: (command: AnyCommand) => void) {}

  /** Look at the table and do what is due. */
  learn(sheet: TableSheet, seat: number | null): void {
    // Where other tables are dealt the same, nobody's words can enter the luck.
    if (sheet.deal && sheet.games_begun === 0) return;
    if (seat === null || sheet.phase === 'playing' || sheet.chairs[seat]?.away !== false) return;
    const kept = keptOf(keyAt(sheet, seat));
    // A table promises each game once. Whoever shows another promise gets no words for it, and the first one counts at the end.
    if (kept !== null && kept.promise !== sheet.promise) return;
    const promised = sheet.commitments[seat] ?? '';
    const isMine = kept !== null && kept.promise === sheet.promise && promised === commitmentTo(kept.promise, kept.words);
    if (sheet.opens_until !== null) {
      if (isMine && !sheet.opened[seat]) this.#once(kept.words, { do: 'open-words', words: kept.words });
    } else if (!isMine && !this.#sent.has(sheet.promise)) {
      this.#promise(sheet, seat, kept?.words ?? fresh());
    }
  }

  /** Somebody's own words, made unguessable; nothing typed: words of this browser. */
  say(sheet: TableSheet, seat: number, typed: string): void {
    const kept = keptOf(keyAt(sheet, seat));
    if (kept !== null && kept.promise !== sheet.promise) return;
    const said = typed.trim().slice(0, 30);
    this.#promise(sheet, seat, said === '' ? fresh() : `${said} ${fresh()}`);
  }

  /** What was typed for the next game from here, without what made it unguessable. */
  typed(sheet: TableSheet, seat: number): string {
    const kept = keptOf(keyAt(sheet, seat));
    return kept?.promise === sheet.promise ? kept.words.slice(0, -33) : '';
  }

  #promise(sheet: TableSheet, seat: number, words: string): void {
    this.#sent.add(sheet.promise);
    keep(keyAt(sheet, seat), { promise: sheet.promise, words });
    this.order({ do: 'promise-words', commitment: commitmentTo(sheet.promise, words) });
  }

  #once(key: string, command: AnyCommand): void {
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    this.order(command);
  }
}

/** Whether something was promised to this browser before that game, so that there is something to compare. */
export const wasPromised = (code: string, game: number, person: number | null): boolean => keptOf(keyOf(code, game, person)) !== null;

/** Whether a finished game began as it was promised to this browser, and with its words: worked out here, not asked. */
export function compared(code: string, game: number, person: number | null, journal: string): Compared {
  const kept = keptOf(keyOf(code, game, person));
  if (kept === null) return 'unknown';
  const lines = journal
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { line: string; promise?: string; words?: string[]; commitments?: string[]; seed?: string });
  const seed = lines.find((line) => line.line === 'end')?.seed ?? '';
  const secret = seed.split(' ')[0] ?? '';
  const words = lines[0]?.words ?? [];
  const isPromised = lines[0]?.promise === kept.promise && sha256(`geisterstunde seed\n${secret}`) === kept.promise;
  const made = (lines[0]?.commitments ?? []).length > 0 ? `${secret} ${sha256(['geisterstunde seats', ...words].join('\n'))}` : secret;
  if (!isPromised || seed !== made) return 'broken';
  return words.includes(kept.words) ? 'kept' : 'without';
}

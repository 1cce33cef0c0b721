/**
 * The keys of seats in this browser, several for a table where people share a device.
 *
 * A key is added when the server gave it, and goes only when the server says that it is nobody's: a key that does not
 * work never takes the place of one that does.
 */
import { remember, rememberedThing } from './memory.ts';

/** The key to one seat. */
export interface SeatKey {
  token: string;
  seat: number | null;
  name: string;
  game: string;
  at: number;
}

type Kept = Record<string, SeatKey[]>;
const MOST_TABLES = 40;

/** All tables of this browser with their keys, the newest first. */
export function keptTables(): [code: string, keys: SeatKey[]][] {
  const newest = (keys: SeatKey[]) => Math.max(...keys.map((key) => key.at));
  return Object.entries(kept()).sort(([, one], [, other]) => newest(other) - newest(one));
}

/** The keys for a table, in the order of their seats. */
export function keysFor(code: string): SeatKey[] {
  return [...(kept()[code] ?? [])].sort((one, other) => (one.seat ?? 99) - (other.seat ?? 99));
}

/** Keep a key that the server has given or accepted; another key of the same seat is replaced by it. */
export function keepKey(code: string, key: Omit<SeatKey, 'at'>): void {
  const others = (kept()[code] ?? []).filter((one) => one.token !== key.token && (key.seat === null || one.seat !== key.seat));
  write({ ...kept(), [code]: [...others, { ...key, at: Date.now() }] });
}

/** A key that the server does not know any more. */
export function forgetKey(code: string, token: string): void {
  write({ ...kept(), [code]: (kept()[code] ?? []).filter((one) => one.token !== token) });
}

/** Leave a table for good. */
export function forgetTable(code: string): void {
  write({ ...kept(), [code]: [] });
}

function write(tables: Kept): void {
  const newest = Object.entries(tables)
    .filter(([, keys]) => keys.length > 0)
    .sort(([, one], [, other]) => (other.at(-1)?.at ?? 0) - (one.at(-1)?.at ?? 0))
    .slice(0, MOST_TABLES);
  remember('seats', JSON.stringify(Object.fromEntries(newest)));
}

function kept(): Kept {
  const found = rememberedThing('seats', isRecord) ?? {};
  const tables = Object.entries(found).map(([code, keys]) => [code, keysIn(keys)] as const);
  return Object.fromEntries(tables.filter(([, keys]) => keys.length > 0));
}

/** The keys of a table as they are kept now, or as the page before this client kept its one. */
function keysIn(found: unknown): SeatKey[] {
  return (Array.isArray(found) ? found : [found]).filter(isRecord).flatMap((key) => {
    if (typeof key.token !== 'string') return [];
    const at = typeof key.at === 'number' ? key.at : 0;
    const seat = typeof key.seat === 'number' ? key.seat : null;
    return [{ token: key.token, seat, name: String(key.name ?? ''), game: String(key.game ?? ''), at }];
  });
}

function isRecord(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

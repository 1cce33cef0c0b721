/** What is asked about a table as soon as its address is known, while the page itself and its words are still coming. */
import type { TableSheet } from '$protocol';
import { deviceLink, tableSheet } from '../net/requests.ts';
import { keysFor } from '../net/seats.ts';
import { dress } from './dressing.ts';
import { preferences } from './mine.ts';

export interface Coming {
  readonly sheet: Promise<TableSheet>;
  /** Whether the key that came with the link opens a chair there; true without a key. */
  readonly opens: Promise<boolean>;
}

/** Asked before anybody wanted to know it, and told once: whoever asks again wants to know how it is now. */
let early: { readonly code: string; readonly key: string | null; readonly coming: Coming } | null = null;

/** Ask about the table of an address, and send for the screen of its game. */
export function comeEarly(code: string, key: string | null): void {
  const coming = asked(code, key);
  early = { code, key, coming };
  const known = key === null ? keysFor(code)[0]?.game : undefined;
  const game = known ? Promise.resolve(known) : coming.sheet.then((sheet) => sheet.game);
  // Whatever goes wrong here is told by the page when it asks for the same.
  void game.then((name) => dress(name, preferences.language)).catch(() => undefined);
}

/** How the table is, and whether the key opens it. */
export function comingTo(code: string, key: string | null): Coming {
  const found = early?.code === code && early.key === key ? early.coming : null;
  early = null;
  return found ?? asked(code, key);
}

function asked(code: string, key: string | null): Coming {
  const opens = key === null ? Promise.resolve(true) : deviceLink(code, key).then(() => true, () => false);
  return { sheet: tableSheet(code), opens };
}

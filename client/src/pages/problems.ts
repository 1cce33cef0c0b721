/** What can be in the way of a page, by the server's refusal. */
export type ProblemKind = 'dead' | 'code' | 'full' | 'closed' | 'old' | 'away' | 'link' | 'unexpected';

const KINDS: Readonly<Record<string, ProblemKind>> = {
  'no-empty-chair': 'full',
  'too-many-people': 'full',
  'table-crowded': 'full',
  'watching-closed': 'closed',
  'watching-forbidden': 'closed',
  'table-closed': 'closed',
  'table-other-rules': 'old',
  'server-away': 'away',
  'unknown-deal': 'link',
  'deal-other-rules': 'link',
  'deal-too-early': 'link',
  'unknown-puzzle': 'link',
  'unknown-game': 'link',
};

/** A table that nobody knows is a wrong word if it was typed, and a table that is gone if a link led to it. */
export function problemOf(key: string, wasTyped: boolean): ProblemKind {
  if (key === 'unknown-table') return wasTyped ? 'code' : 'dead';
  return KINDS[key] ?? 'unexpected';
}

/** Of the tables that this browser knows, the one whose name is most like what was typed; null if none is alike. */
export function likeliest(typed: string, known: readonly string[]): string | null {
  const scored = known.map((code) => ({ code, distance: distance(typed, code) })).sort((one, other) => one.distance - other.distance);
  const best = scored[0];
  return best && best.distance <= Math.max(3, typed.length / 2.5) ? best.code : null;
}

/** How many letters have to change until one word is the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

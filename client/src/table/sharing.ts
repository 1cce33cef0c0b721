/** A new picture made of as much of the old one as is still true: whatever did not change is not drawn again. */

/** `after`, with each part that is equal to that of `before` being the very same thing. */
export function shared<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isThing(before) || !isThing(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const parts = names.map((name) => shared(before[name], after[name]));
  const isSame = names.length === Object.keys(before).length && names.every((name, at) => name in before && Object.is(before[name], parts[at]));
  if (isSame) return before as T;
  return (Array.isArray(after) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]))) as T;
}

/** Something with parts; only what JSON can say is looked into. */
function isThing(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}

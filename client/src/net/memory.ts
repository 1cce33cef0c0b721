/** What this browser remembers. One that keeps nothing can still play; only a reload then asks for the link again. */
const PREFIX = 'geisterstunde.';
/** What could not be written stays here until the page is left. */
const unkept = new Map<string, string>();

/** What is remembered under a name (without the prefix), or null. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? unkept.get(name) ?? null;
  } catch {
    return unkept.get(name) ?? null;
  }
}

/** Remember something; null forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
    unkept.delete(name);
  } catch {
    if (value === null) unkept.delete(name);
    else unkept.set(name, value);
  }
}

/** The same for things; anything that is none of `isOne` counts as nothing. */
export function rememberedThing<T>(name: string, isOne: (thing: unknown) => thing is T): T | null {
  try {
    const thing: unknown = JSON.parse(remembered(name) ?? 'null');
    return isOne(thing) ? thing : null;
  } catch {
    return null;
  }
}

/** Whether what is remembered outlives the page. */
export function isKept(): boolean {
  try {
    localStorage.setItem(`${PREFIX}try`, '');
    localStorage.removeItem(`${PREFIX}try`);
    return true;
  } catch {
    return false;
  }
}

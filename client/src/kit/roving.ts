// Arrow keys in a group of which one member has the focus: the next one is focused, round and round.

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The place in a group of `count` that a key leads to from `at`; null if the key leads nowhere. */
export function nextPlace(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

/** Handles the key in a group whose members match `selector`: moves the focus and tells which one has it now. */
export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }, selector: string): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const members = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = members.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? null : nextPlace(event.key, at, members.length);
  if (to === null) return null;
  event.preventDefault();
  members[to]?.focus();
  return to;
}

// Where the focus may go inside an open sheet.

const FOCUSABLE = 'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex]';

/** What Tab reaches inside an element, in order. */
export const reachable = (inside: HTMLElement): HTMLElement[] =>
  [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.tabIndex >= 0 && !one.closest('[inert],[hidden]'));

/** Keeps Tab inside: after the last comes the first, before the first the last. */
export function trapTab(event: KeyboardEvent, inside: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = reachable(inside);
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return event.preventDefault();
  const now = document.activeElement;
  const leaves = event.shiftKey ? now === first || !inside.contains(now) : now === last || !inside.contains(now);
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** Gives the focus back to whoever had it, if it is still there. */
export function returning(): () => void {
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  return () => {
    if (before?.isConnected && before !== document.body) before.focus();
  };
}

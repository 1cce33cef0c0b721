/** Which keys are meant for the table: none while somebody writes, holds a modifier, or reads something else. */
import type { Desk } from './desk.svelte.ts';
import { type Stroke, strokeOf } from './picking.ts';

export function strokeAt(event: KeyboardEvent, root: HTMLElement, desk: Desk): Stroke | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || desk.isExplaining || desk.table.opened !== null) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return null;
  if (target !== null && target !== document.body && !root.contains(target)) return null;
  // A button that has the focus is pressed by the browser itself, but a card that is picked with its place is laid.
  if (event.key === 'Enter' && target instanceof HTMLButtonElement && (desk.ready === null || !target.matches('.bc, .tk'))) return null;
  // Cards are put aside also while the others do so, and something moves.
  if (desk.isSecretTurn && /^[0-9]$/.test(event.key)) return { stroke: 'card', card: Number(event.key) || 10 };
  return strokeOf(event.key, desk.choices, desk.picked);
}

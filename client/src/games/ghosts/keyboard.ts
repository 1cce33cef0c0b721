/** Which keys are meant for the table: none while somebody writes, holds a modifier, or reads something else. */
import type { Desk } from './desk.svelte.ts';
import { type Stroke, strokeOf } from './picking.ts';

export function strokeAt(event: KeyboardEvent, root: HTMLElement, desk: Desk): Stroke | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || desk.isPileOpen || desk.table.opened !== null) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [contenteditable], .side, .tools')) return null;
  if (target !== null && target !== document.body && !root.contains(target)) return null;
  // A button that has the focus is pressed by the browser itself.
  if (event.key === 'Enter' && target instanceof HTMLButtonElement) return null;
  const { choices } = desk.table;
  return strokeOf(event.key, { choices, cards: desk.view.hand.length, place: target?.closest('.hand') ? desk.place : -1, given: desk.given });
}

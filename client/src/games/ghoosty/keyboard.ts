/** Which keys are meant for the table: none while somebody writes, holds a modifier, or reads something else. */
import type { Desk } from './desk.svelte.ts';
import { type Stroke, strokeOf } from './picking.ts';

export function strokeAt(event: KeyboardEvent, root: HTMLElement, desk: Desk): Stroke | { readonly stroke: 'region' } | null {
  const { table } = desk;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || desk.opened !== null || table.opened !== null || table.replay !== null) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return null;
  if (target !== null && target !== document.body && !root.contains(target)) return null;
  if (event.key === 'F6') return { stroke: 'region' };
  if (target?.closest('.side, .tools')) return null;
  const isInHand = target?.closest('.hand [data-c]') !== null && target !== null;
  // A button that has the focus is pressed by the browser itself; in the hand Enter lays what is lifted.
  if (event.key === 'Enter' && target instanceof HTMLButtonElement && !isInHand) return null;
  return strokeOf(event.key, { choices: table.choices, chosen: desk.chosen, stacks: desk.stacks, perRow: desk.hand.perRow, place: isInHand ? desk.place : -1, letters: desk.say('table-keys') });
}

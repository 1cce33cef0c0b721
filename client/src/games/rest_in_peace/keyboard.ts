/** What keys mean at this table, and which ones are not meant for it. */
import { rove } from '../../kit/roving.ts';
import { among, GIVE_UP, HOLD, ofDigit, ofSeat } from './picking.ts';
import type { Action } from './words.ts';

/** A step between the groups of things that can be touched. */
export type Stroke =
  | { readonly stroke: 'choose'; readonly action: Action }
  | { readonly stroke: 'do'; readonly action: Action | null }
  | { readonly stroke: 'count' }
  | { readonly stroke: 'group'; readonly by: 1 | -1 }
  | { readonly stroke: 'hand' };

export interface Occasion {
  readonly choices: readonly Action[];
  readonly me: number;
  /** Whether something of the table has the focus. */
  readonly isInside: boolean;
}

export function strokeOf(key: string, { choices, me, isInside }: Occasion): Stroke | null {
  if (/^[1-6]$/.test(key)) {
    const action = ofDigit(choices, Number(key));
    return action === null ? null : { stroke: 'choose', action };
  }
  switch (key.toLowerCase()) {
    case 'enter':
      return { stroke: 'do', action: null };
    case 'e':
      return among(choices, HOLD) === null ? null : { stroke: 'do', action: HOLD };
    case 'a':
      return among(choices, GIVE_UP) === null ? null : { stroke: 'choose', action: GIVE_UP };
    case 'c':
      return { stroke: 'count' };
    case 'arrowup':
    case 'arrowdown': {
      const pile = ofSeat(choices, key === 'ArrowUp' ? 1 - me : me);
      return pile !== null ? { stroke: 'choose', action: pile } : { stroke: 'group', by: key === 'ArrowUp' ? -1 : 1 };
    }
    case 'arrowleft':
    case 'arrowright':
      return isInside ? null : { stroke: 'hand' };
    default:
      return null;
  }
}

/** Left and right stay in a row; up and down lead out of it. */
export function roveSideways(event: KeyboardEvent & { currentTarget: HTMLElement }, selector: string): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') rove(event, selector);
}

/** Whether somebody writes, holds a modifier, or reads something else. */
export function isElsewhere(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [contenteditable], .side, .foot')) return true;
  // A button that has the focus is pressed by the browser itself.
  if (event.key === 'Enter' && target instanceof HTMLButtonElement) return true;
  return target !== null && target !== document.body && !root.contains(target);
}

// The keys of the castle: arrows walk, a letter and a digit jump, D goes to the dungeon, Escape lets go.
import { COLOURS, COLUMNS, neighbour, ROWS } from './castle.ts';
import type { Colour, Facing, Room } from './castle.ts';

/** What a key means; a `column` waits for its row, and column d looks into the dungeon meanwhile. */
export type KeyPress =
  | { readonly is: 'room'; readonly room: Room }
  | { readonly is: 'column'; readonly column: string }
  | { readonly is: 'colour'; readonly colour: Colour }
  | { readonly is: 'let-go' };

const ARROWS: Readonly<Record<string, Facing>> = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };

const jump = (key: string, column: string | null): KeyPress | null => (column !== null && key.length === 1 && ROWS.includes(key) ? { is: 'room', room: column + key } : null);

/** A key in the castle, with the focus on `here`, after the letter of a column or none. */
export function pressed(key: string, here: Room, column: string | null): KeyPress | null {
  if (key === 'Escape') return { is: 'let-go' };
  const facing = ARROWS[key];
  if (facing !== undefined) return { is: 'room', room: neighbour(here, facing) ?? here };
  if (key === 'Home') return { is: 'room', room: `a${here.charAt(1)}` };
  if (key === 'End') return { is: 'room', room: `e${here.charAt(1)}` };
  const letter = key.toLowerCase();
  return jump(key, column) ?? (letter.length === 1 && COLUMNS.includes(letter) ? { is: 'column', column: letter } : null);
}

/** A key in the dungeon: the letter of a colour, arrows from one ghost that can be freed to the next, a digit after d. */
export function pressedInDungeon(key: string, here: Colour, column: string | null, free: readonly Colour[], letters: Readonly<Record<Colour, string>>): KeyPress | null {
  if (key === 'Escape') return { is: 'let-go' };
  const named = COLOURS.find((colour) => letters[colour].toLowerCase() === key.toLowerCase());
  if (named) return free.includes(named) ? { is: 'colour', colour: named } : null;
  const facing = ARROWS[key];
  if (facing === undefined) return jump(key, column);
  const step = facing === 'north' || facing === 'west' ? free.length - 1 : 1;
  return { is: 'colour', colour: free[(free.indexOf(here) + step) % free.length] ?? here };
}

/** Whether a key is meant for the castle: not while somebody writes, holds a modifier, or is elsewhere on the page. */
export function isForCastle(event: KeyboardEvent, floor: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target === null || target === document.body) return true;
  return target.closest('input, textarea, select, dialog, [contenteditable], .logpanel, .tools') === null && (floor.closest('.castle-table')?.contains(target) ?? false);
}

// Dragging a ghost to a room: it follows the finger, the room under it foretells, letting go there does it.
import type { Attachment } from 'svelte/attachments';
import { figure } from '../../kit/board.ts';
import type { Ghost, Room } from './castle.ts';
import { FAMILY } from './families.ts';
import { canLead, choiceAt } from './picking.ts';
import type { Screen } from './screen.svelte.ts';

/** So far a finger may slip and still has only touched. */
const SLIP = 9;

const roomAt = (x: number, y: number): Room | null => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-room]')?.dataset.room ?? null;

function image(screen: Screen, ghost: Ghost, size: number): HTMLElement {
  const element = document.createElement('div');
  element.className = 'dragged';
  element.setAttribute('aria-hidden', 'true');
  element.style.width = element.style.height = `${size}px`;
  element.innerHTML = figure({ family: FAMILY[ghost.seat] ?? 'round', colour: ghost.colour, own: ghost.seat === screen.me, letter: screen.letters[ghost.colour], compact: screen.isCompact, mood: 'boo' });
  return element;
}

/** The click that follows a drag is no touch of its own. */
function swallowClick(element: HTMLElement): void {
  const swallow = (click: Event): void => click.stopImmediatePropagation();
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
}

/** What a drag needs to know: whose ghost it is, what begins with it, and where it may be put. */
interface Draggable {
  readonly ghost: () => Ghost | null;
  readonly begin: () => void;
  readonly screen: Screen;
}

function dragging({ ghost, begin, screen }: Draggable): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let shown: HTMLElement | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button === 0 && ghost() !== null) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      if (shown === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) {
        const dragged = ghost();
        if (dragged === null) return;
        element.setPointerCapture(event.pointerId);
        begin();
        shown = image(screen, dragged, document.querySelector('[data-room]')?.getBoundingClientRect().width ?? 80);
        (element.closest('.castle-table') ?? document.body).append(shown);
      }
      if (shown === null) return;
      shown.style.translate = `${event.clientX}px ${event.clientY}px`;
      screen.point(roomAt(event.clientX, event.clientY));
    };
    const stop = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      start = null;
      if (shown === null) return;
      shown.remove();
      shown = null;
      swallowClick(element);
      const room = event.type === 'pointerup' ? roomAt(event.clientX, event.clientY) : null;
      const action = room === null ? null : choiceAt(screen.choices, screen.from, room);
      if (action) screen.table.choosing.confirm(action);
      else screen.point(null);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointercancel', stop);
    return () => {
      shown?.remove();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', stop);
      element.removeEventListener('pointercancel', stop);
    };
  };
}

/** A room whose ghost can be dragged to another one. */
export const draggable = (screen: Screen, room: Room): Attachment<HTMLElement> =>
  dragging({ screen, ghost: () => (canLead(screen.choices, room) ? (screen.view.castle[room] ?? null) : null), begin: () => screen.take(room) });

/** A stack of the box whose ghosts can be dragged to a rug of their colour. */
export const draggableFromBox = (screen: Screen, ghost: Ghost): Attachment<HTMLElement> =>
  dragging({ screen, ghost: () => (screen.isPlacing ? ghost : null), begin: () => screen.letGo() });

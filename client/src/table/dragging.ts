/** Dragging a thing with mouse or finger: told where it is on its way, and where it was let go. */
import type { Attachment } from 'svelte/attachments';

export interface Way {
  readonly x: number;
  readonly y: number;
}

export interface Dragging {
  readonly mayDrag: () => boolean;
  readonly onmove: (way: Way | null) => void;
  readonly ondrop: (way: Way) => void;
}

/** So many pixels are still a touch. */
const A_TOUCH = 10;

export function dragging({ mayDrag, onmove, ondrop }: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let start: Way | null = null;
    let isOnItsWay = false;
    const way = (event: PointerEvent, from: Way) => ({ x: event.clientX - from.x, y: event.clientY - from.y });
    const down = (event: PointerEvent) => {
      if (event.button === 0 && mayDrag()) start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (start === null) return;
      const moved = way(event, start);
      if (!isOnItsWay && Math.hypot(moved.x, moved.y) < A_TOUCH) return;
      if (!isOnItsWay) element.setPointerCapture(event.pointerId);
      isOnItsWay = true;
      onmove(moved);
    };
    const up = (event: PointerEvent) => {
      if (start !== null && isOnItsWay) {
        // What follows is no touch, though the browser may say click.
        const swallow = (click: Event) => click.stopImmediatePropagation();
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50);
        ondrop(way(event, start));
      }
      stop();
    };
    const stop = () => {
      if (isOnItsWay) onmove(null);
      start = null;
      isOnItsWay = false;
    };
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: stop } as unknown as Record<string, EventListener>;
    for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
    };
  };
}

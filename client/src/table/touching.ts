/** With what a thing is touched or pointed at: mouse, finger or keys. */
import type { Attachment } from 'svelte/attachments';

export type With = 'mouse' | 'finger' | 'keys';

export interface Touching {
  readonly ontouch: (by: With) => void;
  /** The mouse comes and goes, so does the focus of the keyboard. */
  readonly onpoint: (isOn: boolean) => void;
}

export function touching({ ontouch, onpoint }: Touching): Attachment<HTMLElement> {
  return (element) => {
    let by: With = 'keys';
    const down = (event: PointerEvent) => {
      by = event.pointerType === 'mouse' ? 'mouse' : 'finger';
    };
    const click = () => {
      ontouch(by);
      by = 'keys';
    };
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && onpoint(true);
    const leave = (event: PointerEvent) => event.pointerType === 'mouse' && onpoint(false);
    // A finger also gives the focus to what it touches; only the focus of keys foretells. Told a moment later, in order:
    // what is taken off the page loses its focus while the page is being drawn.
    const focus = () => element.matches(':focus-visible') && queueMicrotask(() => onpoint(true));
    const blur = () => queueMicrotask(() => onpoint(false));
    // A mouse that rests on a card has come to it before it could be laid: its next movement counts.
    const heard = { pointerdown: down, click, pointerenter: enter, pointermove: enter, pointerleave: leave, focus, blur } as unknown as Record<string, EventListener>;
    for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
    };
  };
}

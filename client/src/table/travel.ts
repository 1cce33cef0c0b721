/**
 * Things come from where they were and go to where they will be.
 *
 * A component marks what travels by `{@attach travels(key, …)}` and places without identity (a deck, a dungeon) by
 * `{@attach anchor(name)}`. Whoever changes the picture does it inside `glide`: positions are measured before and after,
 * and whatever has moved is shown on its way. Nobody else needs to know about animation. What travels may be turned by
 * `transform`, but must not use the properties `translate` and `scale`, which are used here.
 */
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

type Where = string | (() => string | null);

export interface TravelOptions {
  /** Where it comes from when it appears: an anchor, or the key of something that was there before. */
  from?: Where;
  /** Where it goes when it vanishes; without one it fades. */
  to?: Where;
}

interface Traveller {
  key: string;
  options: TravelOptions;
}

interface Seen {
  element: Element;
  parent: Element | null;
  box: DOMRect;
  options: TravelOptions;
}

const travellers = new Map<Element, Traveller>();
const anchors = new Map<string, Element>();
const underWay = new WeakMap<Element, Animation>();
const USUAL = 260;
const FADE = 150;
const EASE = 'cubic-bezier(.2,.8,.25,1)';

/** Marks an element that keeps its identity while it travels; the key is what it shows (`card-red-3-0`). */
export function travels(key: string, options: TravelOptions = {}): Attachment<Element> {
  return (element) => {
    travellers.set(element, { key, options });
    return () => {
      travellers.delete(element);
    };
  };
}

/** Marks a place that things come from and go to. */
export function anchor(name: string): Attachment<Element> {
  return (element) => {
    anchors.set(name, element);
    return () => {
      if (anchors.get(name) === element) anchors.delete(name);
    };
  };
}

/** The place with this name, where it is on the table. */
export const placeCalled = (name: string): Element | null => anchors.get(name) ?? null;

/** The name of the place that this element is; null if it is none. */
export function placeOf(element: Element): string | null {
  for (const [name, place] of anchors) if (place === element) return name;
  return null;
}

/** Whether somebody wants things to stay calm: the setting, else what the system says. */
export function isCalm(): boolean {
  const wish = globalThis.document?.documentElement.dataset.motion;
  if (wish === 'calm') return true;
  return wish !== 'full' && (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

/** Change the picture, and show whatever has moved by it on its way. */
export function glide(change: () => void, ms: number = USUAL): void {
  const before = new Map<string, Seen>();
  for (const [element, { key, options }] of travellers) {
    if (element.isConnected) before.set(key, { element, parent: element.parentElement, box: element.getBoundingClientRect(), options });
  }
  change();
  flushSync();
  if (ms <= 0 || globalThis.document === undefined || document.visibilityState === 'hidden') return;
  // All are measured before the first one moves: measuring in between would lay out the page again and again.
  const here = [...travellers].filter(([element]) => element.isConnected);
  // Where things will be when they have arrived: without the journeys that they are on.
  for (const [element] of here) underWay.get(element)?.cancel();
  const after = here.map(([element, traveller]) => ({ element, ...traveller, box: element.getBoundingClientRect() }));
  const there = new Set(after.map(({ key }) => key));
  const from = (where: Where | undefined) => boxAt(where, before);
  const gone = [...before].filter(([key]) => !there.has(key)).map(([, seen]) => ({ seen, to: from(seen.options.to) }));
  const journeys = after.flatMap(({ element, key, options, box }): Journey[] => {
    const was = before.get(key);
    const journey = was !== undefined ? moved(element, was.box, box, ms) : appeared(element, from(options.from), box, ms);
    return journey === null ? [] : [journey];
  });
  const copies = gone.flatMap(({ seen, to }) => copyOf(seen, to));
  for (const { copy, box } of copies) if (copy instanceof HTMLElement) hold(copy, box);
  for (const { copy, parent } of copies) parent.append(copy);
  const shown = copies.map((one) => ({ ...one, ...vanished(one, ms), now: one.copy.getBoundingClientRect() }));
  for (const { copy, box, now } of shown) if (copy instanceof HTMLElement) correct(copy, box, now);
  for (const { element, frames, ms: length } of journeys) run(element, frames, length);
  for (const { copy, frames, ms: length } of shown) vanish(copy, frames, length);
  if (journeys.length + shown.length > 0) calmLights(ms);
}

let lights: ReturnType<typeof setTimeout> | undefined;

/** Candles stand still while something moves (`tokens.css`): the browser would lay out their drawings with every frame. */
function calmLights(ms: number): void {
  document.documentElement.dataset.moving = '';
  clearTimeout(lights);
  lights = setTimeout(() => delete document.documentElement.dataset.moving, ms);
}

interface Journey {
  element: Element;
  frames: Keyframe[];
  ms: number;
}

function boxAt(where: Where | undefined, before: ReadonlyMap<string, Seen>): DOMRect | null {
  const name = typeof where === 'function' ? where() : where;
  if (name === null || name === undefined) return null;
  return before.get(name)?.box ?? anchors.get(name)?.getBoundingClientRect() ?? null;
}

const APPEARING: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

function moved(element: Element, was: DOMRect, box: DOMRect, ms: number): Journey | null {
  const { dx, dy, scale } = between(box, was);
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return null;
  if (isCalm()) return { element, frames: APPEARING, ms: FADE };
  const start: Keyframe = { translate: inOwnUnits(element.parentElement, element, dx, dy) };
  const end: Keyframe = { translate: '0 0' };
  // Inside of an SVG things grow from its corner, not from their own middle.
  if (!isInSvg(element)) [start.scale, end.scale] = [String(scale), '1'];
  return { element, frames: [start, end], ms };
}

function appeared(element: Element, from: DOMRect | null, box: DOMRect, ms: number): Journey | null {
  if (from === null || isCalm()) return { element, frames: APPEARING, ms: Math.min(ms, FADE) };
  return moved(element, from, box, ms);
}

interface Copy {
  copy: Element;
  parent: Element;
  box: DOMRect;
  to: DOMRect | null;
}

/** What has gone is shown once more, as a copy that nobody can touch, until it has arrived. */
function copyOf({ element, parent, box }: Seen, to: DOMRect | null): Copy[] {
  if (parent === null || !parent.isConnected || element.animate === undefined) return [];
  const copy = element.cloneNode(true) as Element;
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  copy.removeAttribute('id');
  return [{ copy, parent, box, to }];
}

function vanished({ copy, parent, box, to }: Copy, ms: number): { frames: Keyframe[]; ms: number } {
  const calm = isCalm() || to === null;
  const { dx, dy, scale } = calm ? { dx: 0, dy: 0, scale: 1 } : between(box, to);
  const first: Keyframe = { translate: '0 0', opacity: 1 };
  const last: Keyframe = calm ? { translate: '0 0', opacity: 0 } : { translate: inOwnUnits(parent, copy, dx, dy), opacity: 0.4 };
  if (!isInSvg(copy)) [first.scale, last.scale] = ['1', String(scale)];
  return { frames: [first, last], ms: calm ? FADE : ms };
}

function vanish(copy: Element, frames: Keyframe[], ms: number): void {
  const journey = copy.animate(frames, { duration: ms, easing: EASE, fill: 'forwards' });
  journey.finished.catch(() => undefined).finally(() => copy.remove());
}

/** Keeps a copy where the thing was, whatever its new neighbours do. */
function hold(copy: HTMLElement, box: DOMRect): void {
  Object.assign(copy.style, {
    position: 'fixed', left: '0', top: '0', margin: '0', width: `${box.width}px`, height: `${box.height}px`, pointerEvents: 'none', zIndex: '30', rotate: 'none',
  });
}

/** A turned or filtered ancestor moves what is `fixed`; what it moved is taken back. */
function correct(copy: HTMLElement, box: DOMRect, now: DOMRect): void {
  copy.style.left = `${box.left - now.left}px`;
  copy.style.top = `${box.top - now.top}px`;
}

function between(box: DOMRect, other: DOMRect): { dx: number; dy: number; scale: number } {
  const dx = other.left + other.width / 2 - (box.left + box.width / 2);
  const dy = other.top + other.height / 2 - (box.top + box.height / 2);
  const scale = box.width > 0 && other.width > 0 ? Math.min(3, Math.max(0.25, other.width / box.width)) : 1;
  return { dx, dy, scale };
}

/** A way on the screen in the units of the element's parent: inside of an SVG they are not pixels. */
function inOwnUnits(parent: Element | null, element: Element, dx: number, dy: number): string {
  if (isInSvg(element)) {
    const matrix = (parent as SVGGraphicsElement | null)?.getScreenCTM?.();
    if (matrix) {
      const determinant = matrix.a * matrix.d - matrix.b * matrix.c || 1;
      const x = (matrix.d * dx - matrix.c * dy) / determinant;
      const y = (matrix.a * dy - matrix.b * dx) / determinant;
      return `${x}px ${y}px`;
    }
  }
  return `${dx}px ${dy}px`;
}

function isInSvg(element: Element): boolean {
  return element instanceof SVGElement && element.ownerSVGElement !== null;
}

/** What is on its way lies above all else (`ui.css`). By an attribute: in the keyframes it would bring each frame back to the main thread. */
const ON_ITS_WAY = 'data-on-its-way';

function run(element: Element, frames: Keyframe[], ms: number): void {
  if (element.animate === undefined) return;
  const journey = element.animate(frames, { duration: ms, easing: EASE });
  underWay.set(element, journey);
  if (frames === APPEARING) return;
  element.setAttribute(ON_ITS_WAY, '');
  const arrive = () => {
    if (underWay.get(element) === journey) element.removeAttribute(ON_ITS_WAY);
  };
  journey.finished.then(arrive, arrive);
}

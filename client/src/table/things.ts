/**
 * Things on the table by name, so that a hint can light one up, a guide can lead to one, and people who look back
 * together can point at one. A name is `mark=value` of one of the marks below (`c=7` is what carries `data-c="7"`), several
 * joined by commas where one mark does not say it all, or `@place` for a place of `travel.ts` (`@seat-1`, `@crypt`).
 */
import { placeCalled, placeOf } from './travel.ts';

/** What the tables mark their things with, as `data-…`. */
const MARKS = ['thing', 'room', 'prisoner', 'c', 'act', 'card', 'value', 'psychic', 'tile', 'lot', 'target', 'face', 'kind', 'say', 'guess', 'remove'] as const;
const MARKED = MARKS.map((mark) => `[data-${mark}]`).join();
/** As the server lets it through. */
const NAME = /^[a-z0-9@=,:.-]{1,64}$/;

/** The thing with this name that can be seen just now; null if there is none. */
export function thingCalled(name: string, within: ParentNode = document): Element | null {
  if (!NAME.test(name)) return null;
  if (name.startsWith('@')) return visible(placeCalled(name.slice(1)));
  const selector = selectorOf(name);
  if (selector === null) return null;
  for (const element of within.querySelectorAll(selector)) if (visible(element) !== null) return element;
  return null;
}

/** The name of the thing that was touched; null beside all things. */
export function nameOfThing(target: EventTarget | null): string | null {
  for (let element = target instanceof Element ? target : null; element !== null; element = element.parentElement) {
    const name = markOf(element) ?? atPlace(element);
    if (name !== null && NAME.test(name)) return name;
  }
  return null;
}

function markOf(element: Element): string | null {
  if (!element.matches(MARKED)) return null;
  const pairs = MARKS.flatMap((mark) => {
    const value = element.getAttribute(`data-${mark}`);
    return value === null || value === '' ? [] : [`${mark}=${value}`];
  });
  return pairs.length === 0 ? null : pairs.join().toLowerCase();
}

function atPlace(element: Element): string | null {
  const place = placeOf(element);
  return place === null ? null : `@${place}`;
}

function selectorOf(name: string): string | null {
  const pairs = name.split(',').map((pair) => pair.split('=', 2));
  if (!pairs.every(([mark, value]) => value !== undefined && (MARKS as readonly string[]).includes(mark ?? ''))) return null;
  return pairs.map(([mark, value]) => `[data-${mark}="${value}" i]`).join('');
}

function visible(element: Element | null): Element | null {
  if (element === null || !element.isConnected) return null;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? element : null;
}

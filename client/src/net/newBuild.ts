/** A page whose server was upgraded asks for files that are gone: it is loaded anew, once, and finds its table again. */
import { isKept, remember, remembered } from './memory.ts';

const NAME = 'loaded-anew';
/** Milliseconds in which the page is not loaded anew a second time: then something else is wrong. */
const ONCE_IN = 60_000;

/** Load the page anew whenever one of its own files does not come. */
export function stayWithServer(page: Window, now: () => number, loadAnew: () => void): void {
  page.addEventListener('vite:preloadError', () => {
    // Without a line there is nothing to load, and the page says so itself; without a memory it might never end.
    if (!page.navigator.onLine || !isKept() || now() - Number(remembered(NAME) ?? 0) < ONCE_IN) return;
    remember(NAME, String(now()));
    loadAnew();
  });
}

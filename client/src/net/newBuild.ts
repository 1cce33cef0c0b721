/** A page whose server was upgraded asks for files that are gone: it is loaded anew, once, and finds its table again. */
import { isKept, remember, remembered } from './memory.ts';

const NAME = 'loaded-anew';
const BUILD = /<meta name="build" content="([0-9a-f]*)"/;
/** Milliseconds in which the page is not loaded anew a second time: then something else is wrong. */
const ONCE_IN = 60_000;

/** Load the page anew where one of its own files does not come because the server has another build. */
export function stayWithServer(page: Window, served: () => Promise<string>, now: () => number, loadAnew: () => void): void {
  page.addEventListener('vite:preloadError', () => void check());

  async function check(): Promise<void> {
    // Without a memory it might never end.
    if (!isKept() || now() - Number(remembered(NAME) ?? 0) < ONCE_IN) return;
    const own = page.document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
    // A server that is away just now has no other page: to load it would leave nothing.
    const there = BUILD.exec(await served().catch(() => ''))?.[1];
    if (there === undefined || there === own) return;
    remember(NAME, String(now()));
    loadAnew();
  }
}

/** The page as the server has it now. */
export const servedPage = async (): Promise<string> => (await fetch('./', { cache: 'no-store' })).text();

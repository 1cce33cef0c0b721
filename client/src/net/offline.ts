/** The page without a line: a service worker keeps what it is made of, and the page says itself what is missing. */

/** All files of this page that have been loaded so far. */
const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Have the page kept, with what it will need without a line; only where a browser allows it (a secure address, or this machine). */
export async function keepPage(needed: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    await needed();
    // What is loaded later passes through the worker; what came before it has to be told.
    const keep = () => active?.postMessage({ keep: loaded() });
    keep();
    addEventListener('visibilitychange', keep);
  } catch {
    // Nothing is kept, and everything else works.
  }
}

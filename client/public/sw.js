// The page without a line: it opens, and says itself what is missing. Nothing of a table is ever kept here.
const KEPT = 'geisterstunde-1';
const MOST = 160;

self.addEventListener('install', (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keepPage() {
  const kept = await caches.open(KEPT);
  await kept.add(new Request('./', { cache: 'reload' })).catch(() => undefined);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(once(request));
});

// The page tells what it was made of, so that it opens without a line after the first visit already.
self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const ours = files.filter((file) => typeof file === 'string' && file.startsWith(`${location.origin}/assets/`)).slice(0, MOST);
  event.waitUntil(Promise.all(ours.map((file) => once(new Request(file)).catch(() => undefined))));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => (page ? page.focus() : self.clients.openWindow('./'))));
});

/** The newest page; without a line the last one. */
async function fresh(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put('./', answer.clone());
    return answer;
  } catch (problem) {
    const last = await kept.match('./');
    if (last) return last;
    throw problem;
  }
}

/** A file whose name is the hash of what is in it never changes. */
async function once(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const all = await kept.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).filter((one) => one.url.includes('/assets/')).map((one) => kept.delete(one)));
  }
  return answer;
}

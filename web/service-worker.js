/*
 * Keeps a copy of the page and of everything that it is made of, so that the scorekeeper opens
 * where there is no network. Tables and the law pages are always asked of the server.
 */
const NAME = 'quadrille-__MARK__';
const FILES = ['__FILES__'];
const HOME = new URL('./', self.location.href).href;
const KEPT = new Set(FILES.map((file) => new URL(file, HOME).href));

self.addEventListener('install', (event) => {
  const keep = async () => {
    const copies = await caches.open(NAME);
    await copies.addAll([HOME, ...FILES]);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('quadrille-') && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** The page itself is fresh where it can be; what it is made of never changes under its name. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = request.url.split(/[?#]/)[0];
  if (address === HOME) {
    event.respondWith(fetch(request).catch(() => caches.match(HOME)));
  } else if (KEPT.has(address)) {
    event.respondWith(caches.match(address).then((copy) => copy ?? fetch(request)));
  }
});

import { answer, cacheName, type Entry, fill, forgetOlder } from './precache';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Entry[] };

// The build puts the list of its files here.
const entries = self.__WB_MANIFEST;
const { scope } = self.registration;
const name = cacheName(scope, entries);

// A version that cannot be fetched as a whole does not get any further, and the one before it goes on.
self.addEventListener('install', (event) => event.waitUntil(fill(name, entries)));

// The page of the first visit is taken in, too: it is ready without a reload.
self.addEventListener('activate', (event) => {
  const { installing, waiting } = self.registration;
  const isAnotherComing = installing !== null || waiting !== null;
  event.waitUntil(forgetOlder(name, scope, isAnotherComing).then(() => self.clients.claim()));
});

// A new version waits until the players ask for it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  // What the screens call an address stands behind the #, which never gets here.
  const [path] = url.slice(scope.length).split(/[?#]/);
  const isPage = mode === 'navigate' && (path === '' || path === 'index.html');
  if (isPage || mode !== 'navigate') event.respondWith(answer(name, event.request, isPage));
});

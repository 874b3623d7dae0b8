// Keeps what was read readable without a network. Of pages of the site alone: no widget is in its
// scope (web/src/lib/offline.ts), so that no host's page depends on what is kept here.
//
// Scripts, styles and the core have names that carry a hash of what is in them: a page and its parts
// are of one build whatever is kept, and are never fetched again. Pages come from the network while
// there is one. scripts/build-site.mjs writes the two lines below.
const version = 'VERSION';
const parts = ['PARTS'];

const PREFIX = 'stridewise-';
const own = PREFIX + version;
/** Open pages of the build before may still ask for parts of theirs. */
const KEPT = 2;

addEventListener('install', (event) => event.waitUntil(keepParts()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(part(request));
});

/** A page that was there before its worker says what it has loaded. */
addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (!Array.isArray(keep)) return;
  const site = new URL('.', location.href).href;
  event.waitUntil(keepRead(keep.filter((url) => String(url).startsWith(site))));
});

async function keepRead(addresses) {
  const cache = await caches.open(own);
  const add = async (url) => (await cache.match(url)) ?? cache.add(url).catch(() => {});
  await Promise.all(addresses.map(add));
}

/** All of them or, where one does not come, the worker before goes on. */
async function keepParts() {
  const cache = await caches.open(own);
  const missing = [];
  for (const file of parts) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
}

/** Pages that were read are kept as they are now; what is two builds old goes. */
async function takeOver() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
  const cache = await caches.open(own);
  for (const name of names) {
    const read = await (await caches.open(name)).keys();
    const pages = read.filter(({ url }) => url.endsWith('/'));
    await Promise.all(pages.map(({ url }) => cache.add(url).catch(() => {})));
  }
  await Promise.all(names.slice(0, 1 - KEPT).map((name) => caches.delete(name)));
  await clients.claim();
}

async function page(request) {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await put(address, response.clone());
    return response;
  } catch (error) {
    const cache = await caches.open(own);
    const kept = (await cache.match(address)) ?? (await caches.match(address));
    if (kept) return kept;
    throw error;
  }
}

async function part(request) {
  const named = /\/assets\/[^/]+$/.test(new URL(request.url).pathname);
  const kept = named && (await caches.match(request.url));
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (response.ok && response.type === 'basic') await put(request.url, response.clone());
    return response;
  } catch (error) {
    const old = await caches.match(request.url);
    if (old) return old;
    throw error;
  }
}

async function put(address, response) {
  const cache = await caches.open(own);
  await cache.put(address, response).catch(() => {});
}

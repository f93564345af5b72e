// All files of one version lie in one cache of their own. A version is whole or it is not there.

/** A file of the build. Files without a revision have it in their name: what such a name stands for never changes. */
export interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

/** The page itself, by the one address that every host answers without a detour. */
const PAGE = './';
const PAGE_FILE = 'index.html';

/** No file: where a version notes since when it has been in use. */
const IN_USE = './inUse';

/** The page names its scripts and so forth: with the files that have no hash in their name, its revision says it all. */
export function cacheName(scope: string, entries: readonly Entry[]): string {
  return prefix(scope) + entries.flatMap(({ revision }) => revision ?? []).join('-');
}

/** Fetches a version, or rejects and leaves nothing of it behind. */
export async function fill(name: string, entries: readonly Entry[]): Promise<void> {
  const cache = await caches.open(name);
  if (await isWhole(name)) return;
  try {
    await Promise.all(entries.filter(({ url }) => url !== PAGE_FILE).map((entry) => keep(cache, entry)));
    // The page goes last: a cache that has it is complete.
    await cache.put(PAGE, await fetchPage(entries));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/**
 * From now on this version is in use. Keeps the one that was before it: a tab that still plays in it may not have loaded
 * all of it. Versions that never were in use go as well, unless they are only on their way.
 */
export async function forgetOlder(name: string, scope: string, isAnotherComing: boolean): Promise<void> {
  const others = (await caches.keys()).filter((each) => each.startsWith(prefix(scope)) && each !== name);
  const since = new Map<string, number>();
  for (const each of others) since.set(each, await inUseSince(each));
  const [previous] = [...others].sort((a, b) => (since.get(b) ?? 0) - (since.get(a) ?? 0));
  const isNeeded = (each: string) => (since.get(each) === 0 ? isAnotherComing : each === previous);
  await Promise.all(others.filter((each) => !isNeeded(each)).map((each) => caches.delete(each)));
  await (await caches.open(name)).put(IN_USE, new Response(String(Date.now())));
}

/** 0 if the version was never in use. */
async function inUseSince(name: string): Promise<number> {
  return Number(await (await caches.match(IN_USE, { cacheName: name }))?.text()) || 0;
}

/** From this version, from the one before it, or from the network. */
export async function answer(name: string, request: Request, isPage: boolean): Promise<Response> {
  const key = isPage ? PAGE : request;
  const options = { ignoreVary: true } as const;
  return (
    (await caches.match(key, { ...options, cacheName: name })) ??
    (await caches.match(key, options)) ??
    (await fetch(request))
  );
}

/** Several copies of the app may live in different folders of one host, which has one set of caches. */
function prefix(scope: string): string {
  return `lumicora ${scope} `;
}

async function isWhole(name: string): Promise<boolean> {
  return (await caches.match(PAGE, { cacheName: name })) !== undefined;
}

async function keep(cache: Cache, { url, revision }: Entry): Promise<void> {
  const known = revision === null ? await caches.match(url) : undefined;
  await cache.put(url, known ?? (await fetchFile(url, revision)));
}

async function fetchFile(url: string, revision: string | null): Promise<Response> {
  const response = await fetch(url, revision === null ? {} : { cache: 'reload' });
  // Some hosts answer with their page for whatever is missing.
  const isOther = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isOther) throw new Error(`no ${url}: ${response.status}`);
  return response;
}

async function fetchPage(entries: readonly Entry[]): Promise<Response> {
  const response = await fetch(PAGE, { cache: 'reload' });
  const text = await response.text();
  const ours = new Set(entries.map(({ url }) => url));
  const named = [...text.matchAll(/="\.\/(assets\/[^"]+)"/g)].map(([, url]) => url);
  // The page of another version beside the files of this one: the host is in the middle of an upload.
  const isOurs = named.length > 0 && named.every((url) => ours.has(url));
  if (!response.ok || !isOurs) throw new Error(`no page: ${response.status}`);
  // Made anew, because a browser does not open a page with an answer that has come by a detour.
  return new Response(text, { headers: response.headers });
}

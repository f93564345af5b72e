import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, cacheName, type Entry, fill, forgetOlder } from '../../src/offline/worker/precache';
import { FakeCaches } from './fakeCaches';

const SCOPE = 'https://reef.example/';
const ONE = version('1', 'a-1.js', 'b.js');
const TWO = version('2', 'a-2.js', 'b.js');

function version(revision: string, script: string, other: string): readonly Entry[] {
  return [
    { url: 'index.html', revision },
    { url: `assets/${script}`, revision: null },
    { url: `assets/${other}`, revision: null },
  ];
}

let caches = new FakeCaches();
let host: Record<string, Response> = {};
let asked: string[] = [];

beforeEach(() => {
  caches = new FakeCaches();
  host = {};
  asked = [];
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (what: string | Request) => {
    const url = typeof what === 'string' ? what : new URL(what.url).pathname.slice(1);
    asked.push(url);
    return host[url]?.clone() ?? new Response('', { status: 404 });
  });
});

function upload(entries: readonly Entry[], pageOf = entries): void {
  host = Object.fromEntries(entries.map(({ url }) => [url, new Response(url)]));
  const [, script] = pageOf;
  host['./'] = new Response(`<script src="./${script.url}">`, { headers: { 'Content-Type': 'text/html' } });
}

const nameOf = (entries: readonly Entry[]) => cacheName(SCOPE, entries);
const WHOLE = ['./', 'assets/a-1.js', 'assets/b.js'];

describe('a version is fetched', () => {
  test('as a whole, the page by its own address', async () => {
    upload(ONE);
    await fill(nameOf(ONE), ONE);
    expect(caches.contents()).toEqual({ [nameOf(ONE)]: WHOLE });
  });

  test('but what an earlier one has is not fetched again', async () => {
    upload(ONE);
    await fill(nameOf(ONE), ONE);
    upload(TWO);
    asked = [];
    await fill(nameOf(TWO), TWO);
    expect(asked.sort()).toEqual(['./', 'assets/a-2.js']);
    expect(caches.contents()[nameOf(TWO)]).toEqual(['./', 'assets/a-2.js', 'assets/b.js']);
  });

  test('and not at all if it is here', async () => {
    upload(ONE);
    await fill(nameOf(ONE), ONE);
    host = {};
    await fill(nameOf(ONE), ONE);
    expect(caches.contents()).toEqual({ [nameOf(ONE)]: WHOLE });
  });

  test.each([
    ['a file is missing', () => delete host['assets/a-2.js']],
    ['the page is missing', () => delete host['./']],
    ['the page is the one of another version', () => upload(TWO, ONE)],
    [
      'the host answers with a page of its own',
      () => {
        host['assets/a-2.js'] = new Response('<p>Not found</p>', { headers: { 'Content-Type': 'text/html' } });
      },
    ],
  ])('and leaves nothing behind if %s', async (_, breakIt) => {
    upload(ONE);
    await fill(nameOf(ONE), ONE);
    upload(TWO);
    breakIt();
    await expect(fill(nameOf(TWO), TWO)).rejects.toThrow('no ');
    expect(caches.contents()).toEqual({ [nameOf(ONE)]: WHOLE });
  });
});

const THREE = version('3', 'a-3.js', 'b.js');

async function install(entries: readonly Entry[]): Promise<void> {
  upload(entries);
  await fill(nameOf(entries), entries);
}

const activate = (entries: readonly Entry[], isAnotherComing = false) =>
  forgetOlder(nameOf(entries), SCOPE, isAnotherComing);

test('the version before is kept for tabs that still play in it; older, broken and foreign ones are not mixed up', async () => {
  vi.useFakeTimers();
  for (const entries of [ONE, TWO]) {
    await install(entries);
    await activate(entries);
    vi.advanceTimersByTime(1000);
  }
  // Killed in the middle.
  await (await caches.open(`lumicora ${SCOPE} half`)).put('assets/b.js', new Response('b'));
  const elsewhere = cacheName('https://reef.example/other/', ONE);
  await (await caches.open(elsewhere)).put('./', new Response('other'));
  await install(THREE);
  await activate(THREE);
  expect(await caches.keys()).toEqual([nameOf(TWO), elsewhere, nameOf(THREE)]);
  vi.useRealTimers();
});

test('a version that only ever waited is not the one before', async () => {
  await install(ONE);
  await activate(ONE);
  await install(TWO);
  await install(THREE);
  await activate(THREE);
  expect(await caches.keys()).toEqual([nameOf(ONE), nameOf(THREE)]);
});

test('a version on its way is left alone', async () => {
  await install(ONE);
  await activate(ONE);
  await install(TWO);
  await install(THREE);
  await activate(TWO, true);
  expect(await caches.keys()).toEqual([nameOf(ONE), nameOf(TWO), nameOf(THREE)]);
});

test('this version answers first, then the one before, then the host', async () => {
  for (const entries of [ONE, TWO]) {
    upload(entries);
    await fill(nameOf(entries), entries);
  }
  host['picture.png'] = new Response('picture');
  const ask = async (path: string, isPage = false) =>
    (await answer(nameOf(TWO), new Request(SCOPE + path), isPage)).text();
  expect(await ask('?source=shortcut', true)).toContain('a-2.js');
  expect(await ask('assets/a-2.js')).toBe('assets/a-2.js');
  expect(await ask('assets/a-1.js')).toBe('assets/a-1.js');
  expect(await ask('picture.png')).toBe('picture');
});

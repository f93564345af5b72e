import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { formatFile } from '../../src/storage/format/file';
import { isObject } from '../../src/storage/format/head';
import { VERSION1_PREFIX } from '../../src/storage/keyNames';
import { SAVE_VERSION } from '../../src/storage/versions';
import { take } from '../support/page/gamesList';
import { buildVersion, openHost } from '../support/page/host';
import { textOf } from '../support/page/keptGames';
import { storedGame, storeGame } from '../support/page/stored';
import { expect } from '../support/page/test';
import type { Match } from '../support/play/match';
import { chance } from '../support/rules/build';
import { TABLES } from '../support/rules/randomGame';
import { wholeGame } from '../support/storage/compactGames';
import { cutTo, saveOf } from '../support/storage/samples';
import { readFixture } from '../support/storage/saveFixtures';
import { GAMES_LIST_TEXTS, OFFLINE_TEXTS } from '../support/texts';
import { killAll, type Running, startChromium } from './chromium';
import { Evening } from './evening';
import { at, killInWrite, killOnceSaid, killSomewhere, tellOfWrites, writing } from './killing';

// Killed at other moments than in the middle of a move. MOMENTS says how often at each; a game that has nothing to do with
// it is there every time, with every move.

const MOMENTS = Number(process.env.MOMENTS ?? 20);
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const IMPORTED = 200;

const MATCH: Match = { players: 2, side: 'A', scoreBoard: 'dark', seed: 11, names: ['Nora', 'Ole'] };
const OTHER: Match = { players: 3, side: 'B', scoreBoard: 'light', seed: 5, names: ['Ada', 'Ümit', 'Zoë'] };
const texts = GAMES_LIST_TEXTS.en;

const random = chance(SEED);
let profile = '';
test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'lumicora-moments-'));
  console.log(`seed ${SEED}`);
});
test.afterEach(async () => {
  // Whatever went wrong, no browser stays behind.
  await killAll();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
});

test(`${MOMENTS} kills during an import of ${IMPORTED} games: all of them or none, and no other game suffers`, async ({
  baseURL: home = '',
}) => {
  const evening = await playedEvening(home);
  let whole = 0;
  for (let kill = 0; kill < MOMENTS; kill++) {
    let running = await startChromium(profile);
    const page = at(running, home);
    await page.goto('/#/games');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const prefix = `k${kill}x`;
    const file: readonly [string, string] = ['games.txt', fileOfGames(prefix)];
    await killInWrite(running, random() * 120, () => take(page, file));
    running = await startChromium(profile);
    const count = (await idsOf(at(running, home), home)).filter((id) => id.startsWith(prefix)).length;
    expect([0, IMPORTED]).toContain(count);
    if (count === IMPORTED) whole++;
    await expectWhole(running.page, evening);
    await running.close();
  }
  console.log(`import: ${MOMENTS} kills, ${whole} times all ${IMPORTED} games were there, else none`);
});

test(`${MOMENTS} kills during a deletion: the game is deleted or not, and whole`, async ({ baseURL: home = '' }) => {
  const evening = await playedEvening(home);
  const other = await playedEvening(home, OTHER, 2);
  const id = idIn(other);
  let deleted = 0;
  for (let kill = 0; kill < MOMENTS; kill++) {
    let running = await startChromium(profile);
    const page = at(running, home);
    await page.goto('/#/games');
    const game = texts.gameOf('Ada, Ümit and Zoë');
    await page.getByRole('button', { name: texts.about(texts.tools, game), exact: true }).click();
    const remove = () => page.getByRole('button', { name: texts.remove, exact: true }).click();
    await killInWrite(running, random() * 8, remove);
    running = await startChromium(profile);
    await at(running, home).goto('/#/games');
    await expect(running.page.getByRole('heading', { level: 1 })).toBeVisible();
    const isDeleted = isRemoved(await storedGame(running.page, id));
    if (isDeleted) deleted++;
    if (isDeleted) await bringBack(running.page, game, id);
    expect(await other.resume(running.page)).toBe(other.confirmed);
    await expectWhole(running.page, evening);
    await running.close();
  }
  console.log(`deletion: ${MOMENTS} kills, ${deleted} times it was deleted`);
});

test(`${MOMENTS} kills during the migration from save versions before: every game is there`, async ({
  baseURL: home = '',
}) => {
  const evening = await playedEvening(home);
  const old = { ...readFixture(SAVE_VERSION - 1), id: 'before' };
  const ids = Array.from({ length: 12 }, (_, number) => `old${number}`);
  let moved = 0;
  for (let kill = 0; kill < MOMENTS; kill++) {
    let running = await startChromium(profile);
    await at(running, home).goto('/robots.txt');
    await storeGame(running.page, old);
    await running.page.evaluate(
      (games) => {
        for (const [key, text] of games) localStorage.setItem(key, text);
      },
      ids.map((id, number) => [`${VERSION1_PREFIX}${id}`, OLD_TEXTS[number % OLD_TEXTS.length]] as const),
    );
    await running.close();
    running = await startChromium(profile);
    const page = at(running, home);
    await page.addInitScript(tellOfWrites);
    const start = () => page.goto('/#/games');
    // While one of them is written; and now and then at any moment of the start.
    if (random() < 0.75) await killOnceSaid(running, writing(1 + Math.floor(random() * 12)), random() * 8, start);
    else await killSomewhere(running, random() * 1500, start);
    running = await startChromium(profile);
    const kept = await idsOf(at(running, home), home);
    const keys = await running.page.evaluate(() => Object.keys(localStorage));
    for (const id of ids) expect(kept.includes(id) || keys.includes(VERSION1_PREFIX + id), id).toBe(true);
    moved += ids.filter((id) => kept.includes(id)).length;
    await running.page.goto('/#/games');
    await expect.poll(() => keysOf(running), { timeout: 30_000 }).not.toContain(VERSION1_PREFIX);
    expect((await idsOf(running.page, home)).filter((id) => id.startsWith('old'))).toHaveLength(ids.length);
    await running.page.goto('/#/game/before');
    await expect(running.page.locator('.table')).toBeVisible();
    await expectWhole(running.page, evening);
    await running.close();
  }
  console.log(`migration: ${MOMENTS} kills, ${moved} of ${MOMENTS * ids.length} games had been moved by then`);
});

test(`${MOMENTS} kills while two tabs are open cost neither game a move`, async ({ baseURL: home = '' }) => {
  const evenings = [await playedEvening(home), await playedEvening(home, OTHER, 2)];
  let lost = 0;
  for (let kill = 0; kill < MOMENTS; kill++) {
    let running = await startChromium(profile);
    const pages = [at(running, home), at({ page: await running.page.context().newPage() }, home)];
    for (const [tab, page] of pages.entries()) {
      await page.bringToFront();
      await evenings[tab].resume(page);
    }
    const turn = kill % 2;
    for (const [tab, page] of pages.entries()) {
      await page.bringToFront();
      if (tab !== turn && !evenings[tab].isOver) await evenings[tab].move(page);
    }
    const [page, evening] = [pages[turn], evenings[turn]];
    await page.bringToFront();
    await killSomewhere(running, random() * 300, () => evening.move(page));
    running = await startChromium(profile);
    at(running, home);
    for (const each of evenings) lost += Math.max(0, each.confirmed - (await each.resume(running.page)));
    await running.close();
  }
  console.log(`two tabs: ${MOMENTS} kills, moves lost: ${lost}`);
  expect(lost).toBe(0);
});

test(`${MOMENTS} kills during an update: this version or the next, whole, and every move`, async ({
  browserName: _,
}, info) => {
  const folder = info.outputPath('versions');
  const versions: string[] = [];
  // With only two, the next one would still be there from when it was in use before.
  for (const name of ['1.0.0', '2.0.0', '3.0.0']) versions.push(await buildVersion(folder, name));
  const host = await openHost();
  try {
    host.serve(versions[0]);
    let running = await startChromium(profile);
    await at(running, host.address).goto('/');
    await expect(running.page.getByText(OFFLINE_TEXTS.en.ready)).toBeVisible();
    await running.close();
    const evening = await playedEvening(host.address);
    const count = { coming: 0, takingOver: 0, newInUse: 0 };
    let inUse = versions[0];
    for (let kill = 0; kill < MOMENTS; kill++) {
      const before = inUse;
      const next = versions[(versions.indexOf(before) + 1) % versions.length];
      // The first one cannot be done before the kill comes, however quick the machine is.
      host.serve(next, undefined, kill === 0 ? HOME_SCRIPT : undefined);
      running = await startChromium(profile);
      const page = at(running, host.address);
      await page.addInitScript(tellOfUpdate);
      if (kill % 2 === 0) {
        const heard = await killOnceSaid(running, 'update installing', random() * 300, () => page.goto('/'));
        if (heard.includes('update installing') && !heard.includes('update installed')) count.coming++;
      } else {
        await page.goto('/');
        // It comes however often it was stopped on its way.
        const update = page.getByRole('button', { name: OFFLINE_TEXTS.en.update, exact: true });
        await expect(update).toBeVisible({ timeout: 30_000 });
        const delay = random() * (random() < 0.5 ? 20 : 400);
        const heard = await killOnceSaid(running, 'update activating', delay, () => update.click());
        if (heard.includes('update activating') && !heard.includes('update activated')) count.takingOver++;
      }
      // Whichever it is now, all of it is here.
      host.serve(next, /./);
      running = await startChromium(profile);
      await expectWhole(at(running, host.address), evening);
      const entry = await running.page.evaluate(
        () => document.querySelector('script[type=module]')?.getAttribute('src') ?? 'none',
      );
      inUse = versions.find((version) => readFileSync(join(version, 'index.html'), 'utf8').includes(entry)) ?? '';
      expect([before, next], 'the version in use').toContain(inUse);
      if (inUse === next) count.newInUse++;
      await running.close();
    }
    console.log(
      `update: ${MOMENTS} kills, ${count.coming} while the new version came, ${count.takingOver} while it took over; ` +
        `${count.newInUse} times it was in use afterwards`,
    );
    expect(count.coming).toBeGreaterThan(0);
    // It does not take long: a single kill may come too late.
    if (MOMENTS >= 10) expect(count.takingOver).toBeGreaterThan(0);
  } finally {
    await host.stop();
  }
});

/** Of the new version: the page that is open has its own from the service worker. */
const HOME_SCRIPT = /assets\/home-/;

/** Runs in the page before its own scripts: it says how far a new version has come. */
function tellOfUpdate(): void {
  navigator.serviceWorker.ready.then((registration) => {
    const follow = (worker: ServiceWorker | null) => {
      if (worker === null) return;
      console.debug(`update ${worker.state}`);
      worker.addEventListener('statechange', () => console.debug(`update ${worker.state}`));
    };
    registration.addEventListener('updatefound', () => follow(registration.installing));
    follow(registration.installing);
    follow(registration.waiting);
  });
}

/** A game that was begun and left in that profile. */
async function playedEvening(home: string, match = MATCH, moves = 4): Promise<Evening> {
  const evening = new Evening(match);
  const running = await startChromium(profile);
  await evening.begin(at(running, home));
  for (let count = 0; count < moves; count++) await evening.move(running.page);
  await running.close();
  return evening;
}

async function expectWhole(page: Page, evening: Evening): Promise<void> {
  expect(await evening.resume(page)).toBe(evening.confirmed);
}

function idIn({ address }: Evening): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** What the database has, read before the app of that page begins. */
async function idsOf(page: Page, home: string): Promise<readonly string[]> {
  await page.goto(new URL('/robots.txt', home).href);
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('lumicora');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('games').objectStore('games').getAllKeys();
          asking.onsuccess = () => resolve(asking.result.map(String));
          opening.result.close();
        };
      }),
  );
}

async function keysOf({ page }: Running): Promise<string> {
  return page.evaluate(() => Object.keys(localStorage).join(' '));
}

function isRemoved(stored: unknown): boolean {
  return isObject(stored) && stored.removed !== null;
}

async function bringBack(page: Page, game: string, id: string): Promise<void> {
  await page.getByRole('button', { name: texts.deleted('1'), exact: true }).click();
  await page.getByRole('button', { name: texts.about(texts.bringBack, game), exact: true }).click();
  await expect.poll(async () => isRemoved(await storedGame(page, id))).toBe(false);
}

/** Games of another device, a few moves each. */
function fileOfGames(prefix: string): string {
  const games = Array.from({ length: IMPORTED }, (_, number) => {
    const record = GAMES[number % GAMES.length];
    return saveOf(cutTo(record, 4 + (number % 20)), { id: prefix + number, created: 1_600_000_000_000 + number });
  });
  return formatFile(games, []);
}

const GAMES = TABLES.slice(0, 4).map((table, number) => wholeGame(table, number));
const OLD_TEXTS = [0.2, 0.5, 1].map((share) => textOf({ names: ['Mia', 'Ole'], share, hoursAgo: 3 }));

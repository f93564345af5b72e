// `npm run bench:saves`: what keeping games costs. Everything in one run, so that only ratios count.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';
import { launchProfile, serveBuild } from '../support/serve.mjs';

const AIMS = { durable: 1.5, list: 2, link: 500 };
/** Seeds of the games whose moves are measured. */
const GAMES = [2, 3];
const LINKS = 100;
const OPENINGS = 15;
/** Long enough to paint the first page. */
const PAUSE_MS = 400;

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
/** @type {{ module: typeof import('./savesData') }} */
const { module: data } = await runnerImport(at('./savesData.ts'));
const served = await serveBuild('benchSaves');
// Beside the app and not a part of it: together they would share files, and the page would start the app.
await build({
  configFile: false,
  root: at('../..'),
  base: './',
  logLevel: 'warn',
  build: { outDir: served.outDir, emptyOutDir: false, rolldownOptions: { input: at('./saves.html') } },
});
const profiles = mkdtempSync(join(tmpdir(), 'lumicora-bench-'));
let isFine = true;

await durability();
await lists();
await resuming();
links();

await served.close();
rmSync(profiles, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
process.exitCode = isFine ? 0 : 1;

async function durability() {
  const page = await newPage('tests/bench/saves.html');
  await page.waitForFunction(() => window.measureMoves !== undefined);
  // Once unmeasured: what the engine compiles at first is no matter of disks.
  await page.evaluate(() => window.measureMoves?.(1));
  const games = [];
  for (const seed of GAMES) games.push((await page.evaluate((deal) => window.measureMoves?.(deal), seed)) ?? []);
  const times = games.flat();
  const app = usual(times.map((time) => time.app));
  const bare = usual(times.map((time) => time.bare));
  const ratioOf = (/** @type {typeof times} */ some) =>
    usual(some.map((time) => time.app)) / usual(some.map((time) => time.bare));
  const [early, late] = [games.flatMap((game) => game.slice(0, 40)), games.flatMap((game) => game.slice(-40))];
  console.log(
    `from a move to the disk: ${fine(app)}, a bare strict write of the same bytes ${fine(bare)} (${times.length} moves)`,
  );
  console.log(`  first 40 moves ${ratioOf(early).toFixed(2)}x, last 40 moves ${ratioOf(late).toFixed(2)}x`);
  judge('  ratio', app / bare, AIMS.durable);
  await page.context().close();
}

async function lists() {
  const few = await pageWith(data.storedGames(10, Date.now()));
  const many = await pageWith(data.storedGames(1000, Date.now()));
  /** @type {Record<'few' | 'many', number[]>} */
  const times = { few: [], many: [] };
  for (let count = 0; count <= OPENINGS; count++) {
    for (const [name, page] of /** @type {const} */ ([
      ['few', few],
      ['many', many],
    ])) {
      const time = await openList(page);
      // The first time loads the screen itself.
      if (count > 0) times[name].push(time);
    }
  }
  console.log(`opening the list: median ${ms(median(times.few))} with 10 games, ${ms(median(times.many))} with 1,000`);
  judge('  ratio', median(times.many) / median(times.few), AIMS.list);
  await few.context().close();
  await many.context().close();
}

/** From the tap to the first picture. @param {import('@playwright/test').Page} page */
async function openList(page) {
  await page.evaluate(() => {
    location.hash = '';
  });
  const button = page.getByRole('button', { name: 'Saved games', exact: true });
  await button.waitFor();
  // The first page is painted, whose picture takes longer than any list.
  await page.waitForTimeout(PAUSE_MS);
  const time = await button.evaluate(
    (element) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('.gameCard .look svg') === null) return;
          observer.disconnect();
          // Until it is painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        /** @type {HTMLElement} */ (element).click();
      }),
  );
  return /** @type {number} */ (time);
}

async function resuming() {
  const page = await pageWith([data.finishedGame(Date.now())]);
  /** @type {number[]} */
  const times = [];
  for (let count = 0; count <= OPENINGS; count++) {
    await page.evaluate(() => {
      location.hash = '';
    });
    await page.locator('.home').waitFor();
    const time = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const begun = performance.now();
          const observer = new MutationObserver(() => {
            if (document.querySelector('main.table') === null) return;
            observer.disconnect();
            resolve(performance.now() - begun);
          });
          observer.observe(document.body, { childList: true, subtree: true });
          location.hash = '#/game/finished';
        }),
    );
    if (count > 0) times.push(/** @type {number} */ (time));
  }
  console.log(`resuming a finished game of four: median ${ms(median(times))} until its table is there`);
  await page.context().close();
}

function links() {
  const lengths = Array.from({ length: LINKS }, (_, seed) => data.linkCode(seed).length);
  console.log(`code of a complete game of four in a link, ${LINKS} games: median ${median(lengths)} characters`);
  judge('  longest', Math.max(...lengths), AIMS.link);
}

/** @param {readonly unknown[]} games */
async function pageWith(games) {
  const page = await newPage('');
  await page.locator('.home').waitFor();
  await page.evaluate(
    (all) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('lumicora');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (const game of all) transaction.objectStore('games').put(game);
          transaction.oncomplete = resolve;
          transaction.onerror = reject;
        };
      }),
    games,
  );
  await page.reload();
  await page.locator('.home').waitFor();
  await page.waitForFunction(countCopies, games.length, { polling: 500, timeout: 300_000 });
  return page;
}

/**
 * Runs in the page: whether at least that many games have their second copy. Games that were written into the database
 * directly are all copied first.
 * @param {number} games */
async function countCopies(games) {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('lumicora', { create: true });
  let copies = 0;
  for await (const name of folder.keys()) if (name.includes('.')) copies++;
  return copies >= games;
}

/** In a browser with a profile of its own: any other would keep its database in memory, where nothing waits for a disk.
 * @param {string} path */
async function newPage(path) {
  const context = await launchProfile(mkdtempSync(join(profiles, 'profile-')), {
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Nothing comes from a cache here.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    isFine = false;
    console.log(error.message);
  });
  await page.goto(new URL(path, served.address).href);
  return page;
}

/** @param {string} what @param {number} value @param {number} most */
function judge(what, value, most) {
  const isWithin = value <= most;
  if (!isWithin) isFine = false;
  const shown = Number.isInteger(value) ? value : value.toFixed(2);
  console.log(`${what} ${shown} (at most ${most}): ${isWithin ? 'fine' : 'TOO MUCH'}`);
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The mean of the middle half: a page's clock ticks in tenths of a millisecond, and so would a median.
 * @param {readonly number[]} values */
function usual(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4));
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** @param {number} time */
function fine(time) {
  return `${time.toFixed(2)} ms`;
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(1)} ms`;
}

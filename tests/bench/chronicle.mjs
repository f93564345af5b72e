// `npm run bench:chronicle`: opening the chronicle of 10 and of 1,000 games (`-- time`), and what the page does meanwhile
// (`-- page`). Both numbers of games in one run, so that only ratios count.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { launchBrowser, launchProfile, serveBuild } from '../support/serve.mjs';
import { pageTasks, TASK_CATEGORIES } from './pageTasks.mjs';

const AIMS = { opened: 1.5, longestTaskMs: 50 };
const OPENINGS = 9;
const SLOW_DOWN = 4;
/** Long enough to paint the first page. */
const PAUSE_MS = 600;

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
/** @type {{ module: typeof import('./savesData') }} */
const { module: data } = await runnerImport(at('./savesData.ts'));
const served = await serveBuild('benchChronicle');
const profiles = mkdtempSync(join(tmpdir(), 'lumicora-bench-'));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['time', 'page'];
let isFine = true;

if (wanted.includes('time')) {
  const pages = [];
  for (const games of [10, 1000]) pages.push({ games, page: await pageWith(data.finishedGames(games, Date.now())) });
  for (const slowDown of [1, SLOW_DOWN]) await measure(slowDown, pages);
  for (const { page } of pages) await page.context().close();
}
if (wanted.includes('page')) await tasks();
await served.close();
rmSync(profiles, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
process.exitCode = isFine ? 0 : 1;

/** @param {number} slowDown @param {readonly { games: number, page: import('@playwright/test').Page }[]} pages */
async function measure(slowDown, pages) {
  /** @type {Awaited<ReturnType<typeof openChronicle>>[][]} */
  const all = pages.map(() => []);
  /** @type {Awaited<ReturnType<typeof openChronicle>>[][]} */
  const again = pages.map(() => []);
  for (let count = 0; count <= OPENINGS; count++) {
    for (const [index, { page, games }] of pages.entries()) {
      const first = await openChronicle(page, games, slowDown, true);
      const second = await openChronicle(page, games, slowDown, false);
      // The first time browsers compile the screen itself.
      if (count === 0) continue;
      all[index].push(first);
      again[index].push(second);
    }
  }
  console.log(`\nat ${slowDown}x slow-down, ${OPENINGS} openings each, medians:`);
  for (const [index, { games }] of pages.entries()) {
    const of = (/** @type {(one: typeof all[0][0]) => number} */ pick) => ms(median(all[index].map(pick)));
    console.log(
      `  ${games} games: first figures after ${of(({ opened }) => opened)}, results of all games after ${of(({ listed }) => listed)}, ` +
        `points played through after ${of(({ done }) => done)}`,
    );
    console.log(
      `    once more in the same page: ${ms(median(again[index].map(({ listed }) => listed)))} until all is there`,
    );
  }
  const ratioOf = (/** @type {typeof all} */ times, /** @type {(one: typeof all[0][0]) => number} */ pick) =>
    median(times[1].map(pick)) / median(times[0].map(pick));
  judge(
    '  first figures, ratio',
    ratioOf(all, ({ opened }) => opened),
    AIMS.opened,
  );
  console.log(`  results of all games, ratio ${ratioOf(all, ({ listed }) => listed).toFixed(2)}`);
  judge(
    '  once more, ratio',
    ratioOf(again, ({ listed }) => listed),
    AIMS.opened,
  );
}

/**
 * In a page that has just been loaded, or once more in the same one: milliseconds from the way there until its first
 * figures are painted, until the results of all games are, and until every game was played through.
 * @param {import('@playwright/test').Page} page @param {number} games @param {number} slowDown @param {boolean} isFirst
 */
async function openChronicle(page, games, slowDown, isFirst) {
  if (isFirst) await page.goto(served.address);
  else
    await page.evaluate(() => {
      location.hash = '';
    });
  await page.locator('.home').waitFor();
  // The first page is painted, whose picture takes longer.
  await page.waitForTimeout(PAUSE_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const times = await page.evaluate(
    (count) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const text = new Intl.NumberFormat('en').format(count);
        let opened = 0;
        let listed = 0;
        const look = () => {
          const since = document.querySelector('.chronicleSince')?.firstChild?.textContent ?? '';
          if (opened === 0 && document.querySelector('.bars .bar') !== null) opened = performance.now() - begun;
          if (listed === 0 && since.startsWith(`${text} games`)) listed = performance.now() - begun;
          const isDone = listed > 0 && document.querySelector('.lookingThrough') === null;
          if (isDone) resolve({ opened, listed, done: performance.now() - begun });
          else requestAnimationFrame(() => setTimeout(look));
        };
        requestAnimationFrame(() => setTimeout(look));
        location.hash = '#/chronicle';
      }),
    games,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return /** @type {{ opened: number, listed: number, done: number }} */ (times);
}

/**
 * The longest tasks of the page while it opens the chronicle of 1,000 games, in milliseconds of the processor that is
 * slowed down, whatever else this machine does; with its code loaded for the first time, and once that is there. The page
 * waits by itself: to be asked would be a task of its own.
 */
async function tasks() {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await fill(page, data.finishedGames(1000, Date.now()));
  for (const name of ['for the first time', 'once more']) {
    await page.goto(served.address);
    await page.locator('.home').waitFor();
    await page.waitForTimeout(PAUSE_MS);
    await browser.startTracing(page, { categories: TASK_CATEGORIES });
    await page.evaluate(readChronicle);
    const longest = pageTasks(await browser.stopTracing(), SLOW_DOWN).slice(0, 5);
    console.log(`\n1,000 games ${name}, longest tasks at ${SLOW_DOWN}x: ${longest.map(ms).join(', ')}`);
    judge('  longest', longest[0], AIMS.longestTaskMs);
  }
  await browser.close();
}

/** Runs in the page, until every game was played through. @returns {Promise<void>} */
function readChronicle() {
  return new Promise((resolve) => {
    let hasBegun = false;
    const look = () => {
      const isReading = document.querySelector('.chronicle .lookingThrough') !== null;
      hasBegun ||= isReading;
      setTimeout(hasBegun && !isReading ? resolve : look, 50);
    };
    location.hash = '#/chronicle';
    look();
  });
}

/** @param {readonly unknown[]} games */
async function pageWith(games) {
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
  await fill(page, games);
  return page;
}

/** @param {import('@playwright/test').Page} page @param {readonly unknown[]} games */
async function fill(page, games) {
  await page.goto(served.address);
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
  await page.waitForFunction(countCopies, games.length, { polling: 500, timeout: 300_000 });
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

/** @param {string} what @param {number} value @param {number} most */
function judge(what, value, most) {
  const isWithin = value <= most;
  if (!isWithin) isFine = false;
  console.log(`${what} ${value.toFixed(2)} (at most ${most}): ${isWithin ? 'fine' : 'TOO MUCH'}`);
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(0)} ms`;
}

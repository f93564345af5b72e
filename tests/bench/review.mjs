// `npm run bench:review`: how long a game of two and one of four are looked through on a processor slowed down four times
// (`-- time`), and what the page does while a game of two is (`-- page`). A browser slows only the page's own thread down,
// so the time is measured there, with the file that the worker runs; of a long analysis a share is done and the rest is
// told from it.
import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import { launchBrowser, serveBuild } from '../support/serve.mjs';
import { pageTasks, TASK_CATEGORIES } from './pageTasks.mjs';

const SLOWDOWN = 4;
const LONGEST_TASK_MS = 50;
/** A share of a whole analysis, after which its time is told from that. */
const MEASURED_MS = 60_000;
const PAUSE_MS = 600;

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['time', 'page'];

/** @type {{ module: typeof import('../support/reviewedGames') }} */
const { module } = await runnerImport(new URL('../support/reviewedGames.ts', import.meta.url).pathname);
const served = await serveBuild('benchReview');
const worker = readdirSync(`${served.outDir}/assets`).find((file) => file.startsWith('mindWorker-'));
if (worker === undefined) throw new Error('the build has no worker that thinks');
const browser = await launchBrowser();
const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1180, height: 820 } });

if (wanted.includes('time')) {
  for (const [name, game] of Object.entries(module.WHOLE_GAMES)) {
    const page = await slowPage('robots.txt');
    const { progress, seconds, longest } = await page.evaluate(analyse, { file: worker, game, mostMs: MEASURED_MS });
    const whole = progress === 1 ? `${seconds.toFixed(0)} s` : `about ${(seconds / progress).toFixed(0)} s`;
    const how = progress === 1 ? '' : ` (${(100 * progress).toFixed(0)} of 100 in ${seconds.toFixed(0)} s)`;
    console.log(`game of ${name} at ${SLOWDOWN}x slow-down: ${whole}${how}; longest step ${longest.toFixed(0)} ms`);
    await page.close();
  }
}

if (wanted.includes('page')) {
  const { coming, meanwhile } = await watchPage();
  console.log(`coming to the screen, longest task of the page: ${coming.toFixed(0)} ms`);
  const isMet = meanwhile < LONGEST_TASK_MS;
  if (!isMet) process.exitCode = 1;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'}  longest task of the page meanwhile: ${meanwhile.toFixed(0)} of ${LONGEST_TASK_MS} ms`,
  );
}
await browser.close();
await served.close();

/**
 * The page's longest tasks in milliseconds of the processor that is slowed down: on the way to the screen, whose code is
 * loaded, and then until the report is whole, with everything shown that there is. The page waits by itself: to be asked
 * would be a task of its own.
 */
async function watchPage() {
  const page = await context.newPage();
  await page.addInitScript((text) => localStorage.setItem('lumicora.game.over', text), module.WHOLE_GAME);
  await page.goto(served.address);
  await page.locator('.home').waitFor();
  // The first page is painted, whose picture takes longer.
  await page.waitForTimeout(PAUSE_MS);
  const coming = await longestTask(page, comeToScreen);
  return { coming, meanwhile: await longestTask(page, watchReport) };
}

/** @param {import('@playwright/test').Page} page @param {() => Promise<void>} act Runs in the page. */
async function longestTask(page, act) {
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  await page.evaluate(act);
  return pageTasks(await browser.stopTracing(), SLOWDOWN)[0];
}

/** @returns {Promise<void>} */
function comeToScreen() {
  return new Promise((resolve) => {
    location.hash = '#/analysis/over';
    const look = () => {
      if (document.querySelector('progress') === null) requestAnimationFrame(look);
      else setTimeout(resolve);
    };
    look();
  });
}

/** @returns {Promise<void>} */
function watchReport() {
  return new Promise((resolve) => {
    const look = () => {
      /** @type {HTMLButtonElement | null} */
      const more = document.querySelector('.analysis .more > button[aria-expanded="false"]');
      more?.click();
      // The last report still has to be painted.
      setTimeout(document.querySelector('progress') === null ? resolve : look, 1000);
    };
    look();
  });
}

/** @param {string} path */
async function slowPage(path) {
  const slow = await context.newPage();
  await slow.goto(`${served.address}${path}`);
  const session = await context.newCDPSession(slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return slow;
}

/**
 * Runs in the page, which is the worker here: all of the analysis, or as much of it as there is time for.
 * @param {{ readonly file: string; readonly game: object; readonly mostMs: number }} argument
 */
async function analyse({ file, game, mostMs }) {
  await import(`/assets/${file}`);
  const begun = performance.now();
  let last = begun;
  const done = { progress: 0, seconds: 0, longest: 0, isFirst: true };
  // What the worker would tell its page it tells here at once.
  window.postMessage = (/** @type {{ progress: number; found: { report: { isDone: boolean } } | null }} */ data) => {
    const now = performance.now();
    // Before the first step all decisions are looked at.
    if (!done.isFirst) done.longest = Math.max(done.longest, now - last);
    Object.assign(done, { progress: data.progress, seconds: (now - begun) / 1000, isFirst: false });
    last = performance.now();
    if (now - begun > mostMs) throw new Error('enough');
  };
  try {
    dispatchEvent(new MessageEvent('message', { data: { type: 'analyse', id: 0, game, saved: null } }));
  } catch {}
  return done;
}

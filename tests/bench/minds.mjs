// `npm run bench:minds`: how long the strongest character thinks on a processor slowed down four times, and what the page
// does meanwhile. A browser slows only the page's own thread down, so thoughts are measured there, by the same file that
// the worker runs; then a worker thinks, as at the table, and the page's longest task is looked for. The same for hints: how
// long one takes, and what the page does while one is asked for and shown, step by step.
import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import { launchBrowser, serveBuild } from '../support/serve.mjs';
import { pageTasks, TASK_CATEGORIES } from './pageTasks.mjs';

const AIMS = { median: 500, p95: 1000, longestTask: 50, hint: 1000, longestHintTask: 50 };
const SLOWDOWN = 4;
const GAMES = 3;

/** @type {{ module: typeof import('../support/bots/turns') }} */
const { module } = await runnerImport(new URL('../support/bots/turns.ts', import.meta.url).pathname);
const turns = module.thinkingTurns(GAMES);
const served = await serveBuild('benchMinds');
const worker = readdirSync(`${served.outDir}/assets`).find((file) => file.startsWith('mindWorker-'));
if (worker === undefined) throw new Error('the build has no worker that thinks');
const browser = await launchBrowser();
const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1180, height: 820 } });

const alone = await slowPage('robots.txt');
await alone.evaluate(async (file) => {
  await import(`/assets/${file}`);
}, worker);
const times = [];
for (const questions of turns) times.push(await alone.evaluate(think, questions));
const hintTimes = [];
for (const questions of module.hintQuestions(turns)) hintTimes.push(await alone.evaluate(think, questions));
await alone.close();

const table = await slowPage('');
await table.locator('main').first().waitFor();
const longest = await table.evaluate(watch, { file: worker, questions: turns.flat().slice(0, 60) });
await table.close();
const longestHint = await watchHint();
await browser.close();
await served.close();

// The first ones are those in which the engine still compiles.
const sorted = times.slice(5).sort((a, b) => a - b);
const sortedHints = hintTimes.slice(2).sort((a, b) => a - b);
const at = (/** @type {number} */ share, of = sorted) => of[Math.floor(share * (of.length - 1))];
const rows = {
  median: at(0.5),
  p95: at(0.95),
  longestTask: longest,
  hint: at(0.95, sortedHints),
  longestHintTask: longestHint,
};
console.log(`${sorted.length} turns of the strongest at ${SLOWDOWN}x slow-down; slowest ${at(1).toFixed(0)} ms`);
for (const [name, aim] of Object.entries(AIMS)) {
  const value = rows[/** @type {keyof typeof rows} */ (name)];
  const isMet = value < aim;
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value.toFixed(0)} of ${aim} ms`);
}

/** @param {string} path */
async function slowPage(path) {
  const page = await context.newPage();
  await page.goto(`${served.address}${path}`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Runs in the page, which is the worker here: one turn, question by question; in milliseconds.
 * @param {readonly { readonly id: number }[]} questions */
async function think(questions) {
  let sum = 0;
  for (const question of questions) {
    const answered = new Promise((resolve) => {
      addEventListener('message', function hear({ data }) {
        if (data.id !== question.id || 'view' in data) return;
        removeEventListener('message', hear);
        resolve(performance.now());
      });
    });
    const begun = performance.now();
    dispatchEvent(new MessageEvent('message', { data: question }));
    sum += performance.now() - begun;
    await answered;
  }
  return sum;
}

/**
 * A table on which a hint is asked for and shown to its end: the page's longest task meanwhile, in milliseconds of the
 * processor that is slowed down, whatever else this machine does. It is the second hint at that table: with the note of
 * the first the position becomes a game of its own, which is drawn anew.
 */
async function watchHint() {
  const page = await context.newPage();
  await page.goto(`${served.address}#/table/${module.askingPosition()}`);
  await page.locator('.hintTool[aria-disabled="false"]').waitFor();
  await showHint(page);
  await page.keyboard.press('h');
  await page.locator('.hintCard').waitFor({ state: 'detached' });
  await idle(page);
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  await showHint(page);
  await idle(page);
  return pageTasks(await browser.stopTracing(), SLOWDOWN)[0];
}

/** @param {import('@playwright/test').Page} page */
function idle(page) {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))));
}

/** All three steps, one after the other.
 * @param {import('@playwright/test').Page} page */
async function showHint(page) {
  for (const shown of ['.hintCard .matter ~ .next', '.hintCard .ways', '.hintCard .way + ul']) {
    await page.keyboard.press('h');
    await page.locator(shown).waitFor();
  }
}

/** Runs in the page: its longest task while the worker thinks, in milliseconds; 0 if none is worth telling.
 * @param {{ readonly file: string; readonly questions: readonly object[] }} argument */
async function watch({ file, questions }) {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const mind = new Worker(`/assets/${file}`, { type: 'module' });
  for (const question of questions) {
    await new Promise((resolve) => {
      mind.onmessage = resolve;
      mind.postMessage(question);
    });
  }
  mind.terminate();
  return longest;
}

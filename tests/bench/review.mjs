// `npm run bench:review`: how long a game of two and one of four are looked through on a processor slowed down four times,
// and what the page does meanwhile. A browser slows only the page's own thread down, so the time is measured there, with
// the file that the worker runs; of a long analysis a share is done and the rest is told from it. Then a worker analyses
// behind the screen of the slowed-down page, whose longest task is looked for until the report is whole.
import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import { launchBrowser, serveBuild } from '../support/serve.mjs';

const SLOWDOWN = 4;
const LONGEST_TASK_MS = 50;
/** A share of a whole analysis, after which its time is told from that. */
const MEASURED_MS = 60_000;

/** @type {{ module: typeof import('../support/reviewedGames') }} */
const { module } = await runnerImport(new URL('../support/reviewedGames.ts', import.meta.url).pathname);
const served = await serveBuild('benchReview');
const worker = readdirSync(`${served.outDir}/assets`).find((file) => file.startsWith('mindWorker-'));
if (worker === undefined) throw new Error('the build has no worker that thinks');
const browser = await launchBrowser();
const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1180, height: 820 } });

for (const [name, game] of Object.entries(module.WHOLE_GAMES)) {
  const page = await slowPage('robots.txt');
  const { progress, seconds, longest } = await page.evaluate(analyse, { file: worker, game, mostMs: MEASURED_MS });
  const whole = progress === 1 ? `${seconds.toFixed(0)} s` : `about ${(seconds / progress).toFixed(0)} s`;
  const how = progress === 1 ? '' : ` (${(100 * progress).toFixed(0)} of 100 in ${seconds.toFixed(0)} s)`;
  console.log(`game of ${name} at ${SLOWDOWN}x slow-down: ${whole}${how}; longest step ${longest.toFixed(0)} ms`);
  await page.close();
}

const page = await slowPage('', module.SHORT_GAME);
await page.evaluate(() => {
  location.hash = '#/analysis/over';
});
// Coming to the screen loads it; from then on there is only the analysis, and what it tells.
await page.getByRole('progressbar').waitFor();
await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 600_000 });
const longest = longestTask(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
const isMet = longest < LONGEST_TASK_MS;
if (!isMet) process.exitCode = 1;
console.log(
  `${isMet ? 'met   ' : 'MISSED'}  longest task of the page meanwhile: ${longest.toFixed(0)} of ${LONGEST_TASK_MS} ms`,
);
await browser.close();
await served.close();

/** @param {string} path @param {string} [kept] */
async function slowPage(path, kept) {
  const slow = await context.newPage();
  if (kept !== undefined) await slow.addInitScript((text) => localStorage.setItem('lumicora.game.over', text), kept);
  await slow.goto(`${served.address}${path}`);
  const session = await context.newCDPSession(slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return slow;
}

/**
 * Of the page, in milliseconds of the processor that is slowed down, whatever else this machine does.
 * @param {readonly TraceEvent[]} events
 */
function longestTask(events) {
  const threadOf = (/** @type {TraceEvent} */ { pid, tid }) => `${pid} ${tid}`;
  const isPage = (/** @type {TraceEvent} */ { name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const pages = new Set(events.filter(isPage).map(threadOf));
  const tasks = events.filter((event) => event.name.includes('RunTask') && pages.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return (SLOWDOWN * Math.max(...tasks.map(({ tdur = 0 }) => tdur))) / 1000;
}

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} [tdur] Processor time in microseconds.
 * @property {{ readonly name?: string }} args
 */

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

// `npm run bench:start`: how long the app takes to start without a network on a processor slowed down four times, next
// to a page that says hello and has the same service worker. Both in turn in one run, so that only the ratio counts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launchBrowser } from '../support/serve.mjs';
import { serve } from '../support/server.mjs';
import { until } from '../support/waiting.mjs';
import { scriptsBeforeAnswer } from './startScripts.mjs';
import { noteAnswer, noteDrawing } from './startWatch.mjs';

const MAX_RATIO = 2;
/** In kB with brotli, as `npm run size` has it of what the page names by itself. */
const SCRIPT_KB = 25;
const SLOWDOWN = 4;
const STARTS = 15;
const CONTINUES = 7;

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const root = at('../..');
const APP = at('../results/benchStart/app');
const HELLO = at('../results/benchStart/hello');
/** Another page in the place of ours; everything else about the build stays as it is, the service worker with it.
 * @type {import('vite').Plugin} */
const sayHello = {
  name: 'say-hello',
  transformIndexHtml: { order: 'pre', handler: () => readFileSync(at('./start/index.html'), 'utf8') },
};
await build({ root, logLevel: 'warn', build: { outDir: APP, emptyOutDir: true } });
await build({ root, logLevel: 'warn', plugins: [sayHello], build: { outDir: HELLO, emptyOutDir: true } });

const browser = await launchBrowser();
const app = await visit(APP);
await beginGame();
const hello = await visit(HELLO);
const scripts = await scriptsBeforeAnswer(browser, app.server.address, APP, '.homeWays .filled');
// Two tabs must not play one game.
await app.page.close();
await hello.page.close();
// From now on there is nothing but what the service workers have kept.
await app.server.stop();
await hello.server.stop();

/** @type {Record<'app' | 'hello', number[]>} */
const starts = { app: [], hello: [] };
const pages = {
  app: await openSlowed(app, noteAnswer, '.continue'),
  hello: await openSlowed(hello, noteAnswer, '.hello'),
};
for (let count = 0; count <= STARTS; count++) {
  const times = { app: await timeStart(pages.app, app), hello: await timeStart(pages.hello, hello) };
  // The first time the engine compiles what it keeps compiled from then on.
  if (count === 0) continue;
  starts.app.push(times.app);
  starts.hello.push(times.hello);
}
await pages.app.close();
await pages.hello.close();

/** @type {number[]} */
const continues = [];
const page = await openSlowed(app, noteDrawing, '.continue');
for (let count = 0; count <= CONTINUES; count++) {
  const time = await timeContinue(page);
  if (count > 0) continues.push(time);
}
await browser.close();

const ratio = median(starts.app) / median(starts.hello);
console.log(`Without a network, processor slowed down ${SLOWDOWN} times, medians:`);
console.log(`from navigation to an answering home screen: ${spread(starts.app)}`);
console.log(`from navigation to an answering hello page:  ${spread(starts.hello)}`);
console.log(`from tapping “Go on playing” to the drawn reef: ${spread(continues)}`);
judge(`${ratio.toFixed(2)} times as long as hello`, ratio, MAX_RATIO);
const kB = scripts.bytes / 1000;
judge(
  `first visit: ${kB.toFixed(1)} kB of script (${scripts.count} files) before the home screen answers`,
  kB,
  SCRIPT_KB,
);
process.exit();

/** @param {string} what @param {number} value @param {number} aim */
function judge(what, value, aim) {
  const isMet = value <= aim;
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${what} (aim ${aim})`);
}

/** The first visit, until the service worker has taken over. @param {string} outDir */
async function visit(outDir) {
  const server = await serve(outDir);
  const context = await browser.newContext({
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );
  await page.goto(server.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { server, context, page };
}

/** So that there is one to go on with. */
async function beginGame() {
  const { page } = app;
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.locator('.setup footer button').tap();
  await page.locator('.board canvas').waitFor();
}

/** One page for all starts: opening a window keeps a browser busy for a while.
 * @param {Awaited<ReturnType<typeof visit>>} site @param {(selector: string) => void} watch @param {string} selector */
async function openSlowed({ context }, watch, selector) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watch, selector);
  return page;
}

/** @param {import('@playwright/test').Page} page @param {Awaited<ReturnType<typeof visit>>} site */
async function timeStart(page, { server }) {
  await page.goto(server.address);
  const time = await until('an answer', () => page.evaluate(() => window.noted?.answered));
  await page.goto('about:blank');
  return time;
}

/** @param {import('@playwright/test').Page} page */
async function timeContinue(page) {
  await page.goto(app.server.address);
  await page.locator('.lastReef svg').waitFor();
  await page.locator('.continue').tap();
  const time = await until('a drawn reef', () =>
    page.evaluate(() => {
      const { tapped = null, drawn = null } = window.noted ?? {};
      return tapped === null || drawn === null ? null : drawn - tapped;
    }),
  );
  await page.goto('about:blank');
  return time;
}

/** @param {readonly number[]} times */
function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted[sorted.length - 1]];
  return `${median(times).toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)}, ${times.length} times)`;
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

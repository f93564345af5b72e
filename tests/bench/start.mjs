// `npm run bench:start`: how long the app takes without a network on a processor slowed down four times, from navigation to
// an answer and from "Continue" to the drawn reef, next to bare pages with the same service worker: one that says hello,
// and one that draws a sprite with the same Pixi. All in turn in one run, so that only the ratios count.
import { launchBrowser } from '../support/serve.mjs';
import { until } from '../support/waiting.mjs';
import { scriptsBeforeAnswer } from './startScripts.mjs';
import { buildSite, openSlowed, visit } from './startSites.mjs';
import { noteAnswer, noteDrawing } from './startWatch.mjs';

const MAX_START = 1.5;
const MAX_CONTINUE = 1.6;
/** In kB with brotli, as `npm run size` has it of what the page names by itself. */
const SCRIPT_KB = 25;
const SLOWDOWN = 4;
const STARTS = 15;
const CONTINUES = 9;

/** What leads where, and what is there once it can be pressed. */
const GOING_ON = { press: '.continue', ready: '.lastReef svg' };
const DRAWING = { press: '.bare', ready: '.bare' };

const [APP, HELLO, BARE] = [
  await buildSite('app'),
  await buildSite('hello', 'hello.ts'),
  await buildSite('bare', 'sprite.ts'),
];
const browser = await launchBrowser();
const app = await visit(browser, APP);
await beginGame();
const hello = await visit(browser, HELLO);
const bare = await visit(browser, BARE);
const scripts = await scriptsBeforeAnswer(browser, app.server.address, APP, '.homeWays .filled');
for (const { page, server } of [app, hello, bare]) {
  // Two tabs must not play one game.
  await page.close();
  // From now on there is nothing but what the service workers have kept.
  await server.stop();
}

/** @type {Record<'app' | 'hello', number[]>} */
const starts = { app: [], hello: [] };
const starting = {
  app: await openSlowed(app, SLOWDOWN, noteAnswer, GOING_ON.press),
  hello: await openSlowed(hello, SLOWDOWN, noteAnswer, '.hello'),
};
for (let count = 0; count <= STARTS; count++) {
  const times = { app: await timeStart(starting.app, app), hello: await timeStart(starting.hello, hello) };
  // The first time the engine compiles what it keeps compiled from then on.
  if (count === 0) continue;
  starts.app.push(times.app);
  starts.hello.push(times.hello);
}
for (const { page } of Object.values(starting)) await page.close();

/** @type {Record<'app' | 'bare', Record<string, number>[]>} */
const drawings = { app: [], bare: [] };
const drawing = {
  app: await openSlowed(app, SLOWDOWN, noteDrawing, GOING_ON.press),
  bare: await openSlowed(bare, SLOWDOWN, noteDrawing, DRAWING.press),
};
for (let count = 0; count <= CONTINUES; count++) {
  const steps = {
    app: await timeDrawing(drawing.app, app, GOING_ON),
    bare: await timeDrawing(drawing.bare, bare, DRAWING),
  };
  if (count === 0) continue;
  drawings.app.push(steps.app);
  drawings.bare.push(steps.bare);
}
await browser.close();

console.log(`Without a network, processor slowed down ${SLOWDOWN} times, medians:`);
console.log(`from navigation to an answering home screen: ${spread(starts.app)}`);
console.log(`from navigation to an answering hello page:  ${spread(starts.hello)}`);
const drawn = (/** @type {'app' | 'bare'} */ site) => drawings[site].map((steps) => steps.drawn);
console.log(`from tapping “Go on playing” to the drawn reef: ${spread(drawn('app'))}`);
console.log(`from a tap to one sprite of the same Pixi:      ${spread(drawn('bare'))}`);
for (const site of /** @type {const} */ (['app', 'bare'])) console.log(`  ${site}: ${timeline(drawings[site])}`);
const ratio = median(starts.app) / median(starts.hello);
judge(`start: ${ratio.toFixed(2)} times as long as hello`, ratio, MAX_START);
const drawnRatio = median(drawn('app')) / median(drawn('bare'));
judge(`go on playing: ${drawnRatio.toFixed(2)} times as long as one sprite`, drawnRatio, MAX_CONTINUE);
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

/** So that there is one to go on with. */
async function beginGame() {
  const { page } = app;
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.locator('.setup footer button').tap();
  await page.locator('.board canvas').waitFor();
}

/** @typedef {Awaited<ReturnType<typeof visit>>} Site */
/** @typedef {Awaited<ReturnType<typeof openSlowed>>} Slowed */

/** @param {Slowed} slowed @param {Site} site */
async function timeStart({ page }, { server }) {
  await page.goto(server.address);
  const time = await until('an answer', () => page.evaluate(() => window.noted?.answered));
  await page.goto('about:blank');
  return time;
}

/** Milliseconds since the tap, and how much of them was spent on what.
 * @param {Slowed} slowed @param {Site} site @param {typeof GOING_ON} way */
async function timeDrawing({ page, session }, { server }, { press, ready }) {
  await page.goto(server.address);
  await page.locator(ready).waitFor();
  const before = await metrics(session);
  await page.locator(press).tap();
  await until('a drawn picture', () => page.evaluate(() => window.noted?.drawn));
  const after = await metrics(session);
  const steps = await page.evaluate(() => {
    const { tapped, drawn, read, painted, uploaded } = window.noted ?? {};
    if (typeof tapped !== 'number' || typeof drawn !== 'number') throw new Error('nothing was tapped');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const loaded = scripts
      .map((entry) => entry.startTime + entry.duration)
      .filter((end) => end > tapped && end < drawn);
    const since = (/** @type {number | undefined} */ time) => (time === undefined ? 0 : time - tapped);
    return {
      'code here': Math.max(0, ...loaded.map(since)),
      'game read': since(read?.[1]),
      'painting from': since(painted?.[0]),
      'painting to': since(painted?.[1]),
      'upload from': since(uploaded?.[0]),
      'upload to': since(uploaded?.[1]),
      drawn: drawn - tapped,
    };
  });
  await page.goto('about:blank');
  const spent = (/** @type {string} */ name) => 1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0));
  const busy = {
    script: spent('ScriptDuration'),
    style: spent('RecalcStyleDuration'),
    layout: spent('LayoutDuration'),
    'all tasks': spent('TaskDuration'),
  };
  return { ...steps, ...busy };
}

/** @param {import('@playwright/test').CDPSession} session */
async function metrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Medians of each step. @param {readonly Record<string, number>[]} times */
function timeline(times) {
  const names = Object.keys(times[0] ?? {});
  return names.map((name) => `${name} ${median(times.map((steps) => steps[name])).toFixed(0)}`).join(', ');
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

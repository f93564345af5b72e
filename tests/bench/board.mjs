// `npm run bench:board`: what the board costs where it is hardest, on a processor slowed down four times.
// With `--profile` it builds readable names and tells which functions take the time instead.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { settle, watchFrames } from '../support/quiet.mjs';
import { launchBrowser, serveBuild, tableAt } from '../support/serve.mjs';
import { ABOVE_FINGER, along, fingers, middleOf } from '../support/touch.mjs';
import { countDrawing, takeCounts } from './boardCounts.mjs';
import { printProfile } from './boardProfile.mjs';
import { CATEGORIES, scriptPerFrame, summary } from './boardTrace.mjs';

const AIMS = { median: 3, p95: 6, draws: 12, idle: 0 };
const SLOWDOWN = 4;
const LAYS = 6;
const DRAG_SECONDS = 4;
/** The whole flight and its bubbles, also where frames are few. */
const LAY_SECONDS = 2;
const IDLE_SECONDS = 10;
const ROWS = [5, 6, 7, 8, 7, 6, 5];
/** Two fields of `fullest`, one left of the other, where its lumino in hand may lie: e3 and e4. */
const LEGAL = [28, 29];

const isProfiling = process.argv.includes('--profile');
/** @type {{ module: typeof import('../support/positions/heights') }} */
const { module: positions } = await runnerImport(new URL('../support/positions/heights.ts', import.meta.url).pathname);
const served = await serveBuild('benchBoard', isProfiling ? { minify: false } : {});
const browser = await launchBrowser();
const context = await browser.newContext({
  serviceWorkers: 'block',
  viewport: { width: 1180, height: 820 },
  // Script does not depend on it, but where the page is put together in software four times the pixels bring only 20
  // frames a second, and each of them would have to answer for three moves of the finger.
  deviceScaleFactor: 1,
  hasTouch: true,
  locale: 'en-GB',
});
const page = await context.newPage();
/** @type {string[]} */
const complaints = [];
page.on('pageerror', (error) => complaints.push(error.message));
page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
await watchFrames(page);
await countDrawing(page);
await page.goto(tableAt(served.address, positions.fullest));
await settle(page);
const session = await context.newCDPSession(page);
const hand = fingers(session);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

/** The lumino in hand lies there while it is not dragged. */
const home = await middleOf(page.locator('.luminos button[aria-pressed=true]'));
const path = await wayAcrossReef();
// Once unmeasured: what the engine compiles at the first time is no matter of frames.
await dragAcross(1);
await bringHome();
await dropOnReef();
await hand.up();
await takeBack();

if (isProfiling) {
  await printProfile(session, 'drag', async () => {
    await dragAcross(DRAG_SECONDS);
  });
  await bringHome();
  await dropOnReef();
  await printProfile(session, 'lay', async () => {
    await hand.up();
    await sleep(LAY_SECONDS * 1000);
  });
} else {
  const drag = await measured(() => dragAcross(DRAG_SECONDS));
  await bringHome();
  /** @type {(typeof drag)[]} */
  const lays = [];
  for (let count = 0; count < LAYS; count++) {
    await dropOnReef();
    lays.push(
      await measured(async () => {
        await hand.up();
        // Asking the page whether it has settled would be script, too.
        await sleep(LAY_SECONDS * 1000);
      }),
    );
    await takeBack();
  }
  await takeCounts(page);
  await sleep(1000 * IDLE_SECONDS);
  report(drag, merged(lays), await takeCounts(page));
}

await browser.close();
await served.close();
for (const complaint of complaints) console.log(`The page complained: ${complaint}`);
if (complaints.length > 0) process.exitCode = 1;

/** Where the finger goes so that the lumino above it passes every row, to and fro. */
async function wayAcrossReef() {
  /** @type {import('../support/touch.mjs').Point[]} */
  const points = [];
  let first = 0;
  for (const [row, length] of ROWS.entries()) {
    const ends = [first, first + length - 1];
    for (const field of row % 2 === 0 ? ends : ends.reverse()) {
      const { x, y } = await middleOf(page.locator(`[data-field="${field}"]`));
      points.push({ x, y: y + ABOVE_FINGER });
    }
    first += length;
  }
  return points;
}

/** A finger moves 60 times a second, whether or not the page keeps up.
 * @param {number} seconds */
async function dragAcross(seconds) {
  await hand.drag(home, path[0]);
  const steps = Math.round(seconds * 60);
  const begin = performance.now();
  const sent = [];
  for (let step = 1; step <= steps; step++) {
    const way = (step / steps) * (path.length - 1);
    const leg = Math.min(path.length - 2, Math.floor(way));
    sent.push(hand.move(along(path[leg], path[leg + 1], way - leg)));
    await sleep(Math.max(0, begin + (step * 1000) / 60 - performance.now()));
  }
  await Promise.all(sent);
}

/** The lumino hangs over a legal spot; lifting the finger will lay it. */
async function dropOnReef() {
  const [a, b] = await Promise.all(LEGAL.map((field) => middleOf(page.locator(`[data-field="${field}"]`))));
  const over = { x: (a.x + b.x) / 2, y: a.y + ABOVE_FINGER };
  await hand.drag(home, over);
  await settle(page);
}

/** The lumino goes back to the hand: it is laid nowhere. */
async function bringHome() {
  await hand.move(home);
  await hand.up();
  await settle(page);
}

async function takeBack() {
  await settle(page);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await settle(page);
}

/** What the page did meanwhile.
 * @param {() => Promise<void>} act */
async function measured(act) {
  await takeCounts(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const counts = await takeCounts(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return { counts, frames: scriptPerFrame(traceEvents) };
}

/** @param {readonly Awaited<ReturnType<typeof measured>>[]} all */
function merged(all) {
  return {
    counts: {
      frames: all.reduce((sum, { counts }) => sum + counts.frames, 0),
      draws: all.reduce((sum, { counts }) => sum + counts.draws, 0),
      drawsPerFrame: all.flatMap(({ counts }) => counts.drawsPerFrame),
      waits: all.flatMap(({ counts }) => counts.waits),
    },
    frames: all.flatMap(({ frames }) => frames),
  };
}

/** @param {ReturnType<typeof merged>} drag @param {ReturnType<typeof merged>} lay
 * @param {import('./boardCounts.mjs').Counts} idle */
function report(drag, lay, idle) {
  const rows = { drag, lay, 'drag and lay': merged([drag, lay]) };
  const table = Object.fromEntries(
    Object.entries(rows).map(([name, { frames, counts }]) => {
      const script = summary(frames.map(({ script }) => script));
      const wall = summary(frames.map(({ wall }) => wall));
      return [
        name,
        {
          frames: script.count,
          'median ms': round(script.median),
          'p95 ms': round(script.p95),
          'max ms': round(script.max),
          'median on the clock': round(wall.median),
          'draw calls': Math.max(0, ...counts.drawsPerFrame),
        },
      ];
    }),
  );
  console.table(table);
  const waits = [...drag.counts.waits, ...lay.counts.waits];
  if (waits.length > 0) console.log(`Calls that wait for the graphics card: ${[...new Set(waits)].join(', ')}`);
  for (const [file, bytes] of boardSizes()) console.log(`${file}: ${bytes} bytes with brotli`);
  const all = table['drag and lay'];
  aim('idle frames in 10 s', idle.frames, idle.frames <= AIMS.idle, AIMS.idle);
  aim('idle draw calls in 10 s', idle.draws, idle.draws <= AIMS.idle, AIMS.idle);
  aim('draw calls in a frame', all['draw calls'], all['draw calls'] > 0 && all['draw calls'] <= AIMS.draws, AIMS.draws);
  aim('median script time in ms', all['median ms'], all.frames > 0 && all['median ms'] < AIMS.median, AIMS.median);
  aim('95th percentile in ms', all['p95 ms'], all.frames > 0 && all['p95 ms'] < AIMS.p95, AIMS.p95);
}

/** @param {string} name @param {number} value @param {boolean} isMet @param {number} limit */
function aim(name, value, isMet, limit) {
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value} (aim ${limit})`);
  if (!isMet) process.exitCode = 1;
}

/** What is loaded for the table alone: everything that the page itself does not name.
 * @returns {[string, number][]} */
function boardSizes() {
  const html = readFileSync(`${served.outDir}/index.html`, 'utf8');
  const chunks = readdirSync(`${served.outDir}/assets`).filter((file) => file.endsWith('.js') && !html.includes(file));
  return chunks.map((file) => [file, brotliCompressSync(readFileSync(`${served.outDir}/assets/${file}`)).length]);
}

/** @param {number} value */
function round(value) {
  return Math.round(100 * value) / 100;
}

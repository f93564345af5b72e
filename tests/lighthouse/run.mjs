// `npm run lighthouse`: what Lighthouse thinks of the first visit on a phone with a slow network. Medians count.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { findBrowser, installBrowser } from '../browser.mjs';
import { freePort } from '../engines/processes.mjs';
import { serve } from '../engines/server.mjs';

const RUNS = 3;
const WANTED = 100;
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = fileURLToPath(new URL('../results/lighthouse', import.meta.url));

const executablePath = findBrowser() ?? installBrowser().found;
if (!executablePath) throw new Error('Install Chromium or Chrome, or set LUMICORA_BROWSER to the path of one.');
await build({ root: ROOT, logLevel: 'warn', build: { outDir: OUT, emptyOutDir: true } });
const server = await serve(OUT);

/** @type {Record<string, number[]>} */
const scores = Object.fromEntries(CATEGORIES.map((category) => [category, []]));
/** @type {Map<string, string>} */
const flaws = new Map();
for (let run = 1; run <= RUNS; run++) {
  const { categories, audits } = await look(executablePath);
  for (const category of CATEGORIES) scores[category].push(Math.round(100 * (categories[category].score ?? 0)));
  console.log(`run ${run}: ${CATEGORIES.map((category) => `${category} ${scores[category].at(-1)}`).join(', ')}`);
  for (const { id, title, score, displayValue, scoreDisplayMode } of Object.values(audits)) {
    const isJudged = !['informative', 'notApplicable', 'manual'].includes(scoreDisplayMode);
    if (isJudged && score !== null && score < 0.9) flaws.set(id, `${title} ${displayValue ?? ''}`);
  }
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  console.log(`       ${metrics.map((id) => `${audits[id].title} ${audits[id].displayValue}`).join(', ')}`);
}
await server.stop();

for (const [id, words] of flaws) console.log(`below 0.9 at least once: ${id}: ${words}`);
for (const category of CATEGORIES) {
  const median = scores[category].toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
  const isMet = median >= WANTED;
  if (!isMet) process.exitCode = 1;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'}  ${category}: median ${median} of ${RUNS} (${scores[category].join(', ')})`,
  );
}
// Lighthouse leaves timers behind.
process.exit();

/** One visit by a browser that has never been here. @param {string} executablePath */
async function look(executablePath) {
  const port = await freePort();
  // Chromium refuses to sandbox itself as root, which is what containers run as.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [`--remote-debugging-port=${port}`, ...sandbox] });
  try {
    // Without a config it is the mobile profile.
    const result = await lighthouse(server.address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    if (!result) throw new Error('Lighthouse came back with nothing');
    return result.lhr;
  } finally {
    await browser.close();
  }
}

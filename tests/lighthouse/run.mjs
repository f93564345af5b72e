// `npm run lighthouse`: what Lighthouse thinks of the first visit on a phone with a slow network. Medians count.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { findBrowser, installBrowser } from '../support/browser.mjs';
import { freePort, start, temporaryFolder } from '../support/processes.mjs';
import { serve } from '../support/server.mjs';
import { until } from '../support/waiting.mjs';

const RUNS = 3;
const WANTED = 100;
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const FLAGS = [
  '--headless=new',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  // Chromium prepares pages of its own for an address bar that is never shown; they take CPU time from ours.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled',
  // Chromium refuses to sandbox itself as root, which is what containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORTS = fileURLToPath(new URL('../results', import.meta.url));
const OUT = `${REPORTS}/lighthouse`;

const executablePath = findBrowser() ?? installBrowser().found;
if (!executablePath) throw new Error('Install Chromium or Chrome, or set LUMICORA_BROWSER to the path of one.');
await build({ root: ROOT, logLevel: 'warn', build: { outDir: OUT, emptyOutDir: true } });
const server = await serve(OUT);

/** @type {Record<string, number[]>} */
const scores = Object.fromEntries(CATEGORIES.map((category) => [category, []]));
/** @type {Map<string, string>} */
const flaws = new Map();
for (let run = 1; run <= RUNS; run++) {
  const report = await look(executablePath);
  // The full report, to find the reason of a low score.
  writeFileSync(`${REPORTS}/lighthouse-${run}.json`, JSON.stringify(report));
  const { categories, audits } = report;
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

/** One visit by a browser that has never been here, and does nothing else meanwhile. @param {string} program */
async function look(program) {
  const port = await freePort();
  const profile = temporaryFolder('lighthouse');
  const browser = start(program, [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]);
  try {
    await until('the browser', () => fetch(`http://127.0.0.1:${port}/json/version`).then(({ ok }) => ok));
    // Without a config it is the mobile profile.
    const result = await lighthouse(server.address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    if (!result) throw new Error('Lighthouse came back with nothing');
    return result.lhr;
  } finally {
    await browser.stop();
  }
}

// `npm test`: everything that can be checked, from a fresh clone on. Plain Node without packages, because at first there
// are none. A failing step does not hide the next ones; the last line sums them up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, installBrowser } from './support/browser.mjs';

const RESULTS = 'tests/results';
const UNIT = `${RESULTS}/unit.json`;
const E2E = `${RESULTS}/e2e.json`;
const CRASH = `${RESULTS}/crash.json`;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** @type {{ name: string; passed: number; failed: number }[]} */
const outcomes = [];

heading('install');
if (run('node tests/install.mjs')) {
  step('types', 'npm run --silent typecheck');
  step('lint and format', 'npm run --silent lint');
  step('unused code', 'npm run --silent unused');
  suite('unit tests', `npx vitest run --reporter=verbose --reporter=json --outputFile.json=${UNIT}`, {}, unitResults);
  step('size', 'node tests/size.mjs');
  if (step('build', 'npm run --silent build')) await browserTests();
  else note('browser tests', false, 'There is no build to test.');
} else {
  note('install', false, 'Without its packages nothing can be checked. Is there a network?');
}

const passed = sum('passed');
const failed = sum('failed');
heading('summary');
for (const { name, ...counts } of outcomes) console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function browserTests() {
  heading('browser');
  let browser = findBrowser();
  if (!browser) {
    const { found, failures } = installBrowser();
    browser = found;
    for (const failure of failures) console.log(failure);
  }
  if (!browser) {
    note('browser tests', false, 'Install Chromium or Chrome, or set LUMICORA_BROWSER to the path of one.');
    return;
  }
  console.log(browser);
  await playwright('browser tests', 'tests/e2e', E2E, { LUMICORA_BROWSER: browser });
  // As many as show that it works; `npm run test:crash` is the long way.
  await playwright('crash tests', 'tests/crash', CRASH, { LUMICORA_BROWSER: browser, KILLS: '6', WIPES: '1' });
}

/** @param {string} name @param {string} config @param {string} report @param {Record<string, string>} env */
async function playwright(name, config, report, env) {
  const served = { LUMICORA_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) };
  suite(name, `npx playwright test --config ${config} --reporter=list,json`, { ...served, ...env }, () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** One command that counts as one test.
 * @param {string} name @param {string} command */
function step(name, command) {
  heading(name);
  return note(name, run(command), `"${command}" failed.`);
}

/** One command that runs many tests and leaves a report. A crash is a failure, and so is a report of nothing.
 * @param {string} name @param {string} command @param {Record<string, string>} env
 * @param {() => { passed: number; failed: number }} results */
function suite(name, command, env, results) {
  heading(name);
  const succeeded = run(command, env);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = results();
  } catch (error) {
    console.log(`No report of the ${name}: ${error}`);
  }
  const isSilentFailure = counts.failed === 0 && (!succeeded || counts.passed === 0);
  outcomes.push({ name, passed: counts.passed, failed: isSilentFailure ? 1 : counts.failed });
}

function unitResults() {
  const report = JSON.parse(readFileSync(UNIT, 'utf8'));
  /** @type {{ status: string; assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  // A file that does not even load has no tests that could fail.
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed));
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** @param {{ status: string }} result */
function isFailed({ status }) {
  return status === 'failed';
}

/** @param {string} name @param {boolean} isFine @param {string} reason */
function note(name, isFine, reason) {
  if (!isFine) console.log(`FAILED ${name}: ${reason}`);
  outcomes.push({ name, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });
  return isFine;
}

/** @param {string} command @param {Record<string, string>} env */
function run(command, env = {}) {
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** @param {string} text */
function heading(text) {
  console.log(`\n=== ${text}`);
}

/** @param {'passed' | 'failed'} key */
function sum(key) {
  return outcomes.reduce((total, outcome) => total + outcome[key], 0);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// `npm test`: what matters most, in minutes; `npm run test:all`: the rest of what can be checked. Neither repeats the other.
// From a fresh clone on, so plain Node without packages: at first there are none. A failing step does not hide the next
// ones; the last line sums them up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, installBrowser } from './support/browser.mjs';
import { freePort } from './support/processes.mjs';

const RESULTS = 'tests/results';
const isRest = process.argv.includes('--rest');

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** @type {{ name: string; passed: number; failed: number; seconds: number }[]} */
const outcomes = [];
let begun = Date.now();

heading('install');
if (!run('node build/install.mjs')) {
  note('install', false, 'Without its packages nothing can be checked. Is there a network?');
} else if (isRest) {
  unitTests('long fuzzing', fuzzTests(), { LUMICORA_LONG: '1' });
  if (build()) {
    await browserTests('browser tests', 'tests/e2e', '--grep-invert @main', {});
    // `npm run test:crash` is the long way.
    await browserTests('crash tests', 'tests/crash', '', { KILLS: '20', WIPES: '2', MOMENTS: '2' });
    engineTests();
  }
} else {
  step('types', 'npm run --silent typecheck');
  step('lint and format', 'npm run --silent lint');
  step('unused code', 'npm run --silent unused');
  unitTests('unit tests', [], {});
  if (build()) {
    step('size', 'node tests/size/run.mjs dist');
    await browserTests('browser tests', 'tests/e2e', '--grep @main', {});
    // As many as show that it works.
    await browserTests('crash tests', 'tests/crash', 'crash.spec', { KILLS: '6', WIPES: '1' });
  }
}

const passed = sum('passed');
const failed = sum('failed');
heading('summary');
for (const { name, seconds, ...counts } of outcomes)
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Into dist, with the list of its files that `size` reads. */
function build() {
  if (step('build', 'npm run --silent build -- --manifest')) return true;
  note('browser tests', false, 'There is no build to test.');
  return false;
}

/** @param {string} name @param {readonly string[]} files all of them if none is named
 * @param {Record<string, string>} env */
function unitTests(name, files, env) {
  const report = `${RESULTS}/unit.json`;
  const reporters = `--reporter=verbose --reporter=json --outputFile.json=${report}`;
  suite(name, `npx vitest run ${reporters} ${files.join(' ')}`, env, () => unitResults(report));
}

/** Every unit test that tries fewer random inputs than it could. */
function fuzzTests() {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => readFileSync(file, 'utf8').includes('/support/effort'));
}

/** @param {string} name @param {string} config @param {string} options @param {Record<string, string>} env */
async function browserTests(name, config, options, env) {
  const browser = browserAtHand(name);
  if (browser === undefined) return;
  const report = resolve(RESULTS, `${config.split('/')[1]}.json`);
  const served = { LUMICORA_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const command = `npx playwright test --config ${config} --reporter=list,json ${options}`;
  suite(name, command, { ...served, ...env, LUMICORA_BROWSER: browser }, () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

/** @param {string} name of what cannot be tested without one */
function browserAtHand(name) {
  let browser = findBrowser();
  if (!browser) {
    const { found, failures } = installBrowser();
    browser = found;
    for (const failure of failures) console.log(failure);
  }
  if (!browser) note(name, false, 'Install Chromium or Chrome, or set LUMICORA_BROWSER to the path of one.');
  return browser;
}

function engineTests() {
  const report = `${RESULTS}/engines.json`;
  suite('engines', `node tests/engines/run.mjs --build dist --report ${report}`, {}, () =>
    JSON.parse(readFileSync(report, 'utf8')),
  );
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
  outcomes.push({ name, passed: counts.passed, failed: isSilentFailure ? 1 : counts.failed, seconds: seconds() });
}

/** @param {string} file */
function unitResults(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {{ status: string; assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  // A file that does not even load has no tests that could fail.
  const broken = files.filter((each) => each.status === 'failed' && !each.assertionResults.some(isFailed));
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** @param {{ status: string }} result */
function isFailed({ status }) {
  return status === 'failed';
}

/** @param {string} name @param {boolean} isFine @param {string} reason */
function note(name, isFine, reason) {
  if (!isFine) console.log(`FAILED ${name}: ${reason}`);
  outcomes.push({ name, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, seconds: seconds() });
  return isFine;
}

/** @param {string} command @param {Record<string, string>} env */
function run(command, env = {}) {
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** @param {string} text */
function heading(text) {
  begun = Date.now();
  console.log(`\n=== ${text}`);
}

function seconds() {
  return Math.round((Date.now() - begun) / 1000);
}

/** @param {'passed' | 'failed'} key */
function sum(key) {
  return outcomes.reduce((total, outcome) => total + outcome[key], 0);
}

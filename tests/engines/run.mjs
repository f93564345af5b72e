// `npm run test:engines`: an evening without a network in Chromium, Firefox and WebKit, each the real browser as the
// distribution packs it. Names behind it choose some of them: `npm run test:engines -- firefox`. `--build` names the folder
// of a build to take instead of a new one, `--report` a file for the counts.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, runnerImport } from 'vite';
import { serve } from '../support/server.mjs';
import { openDisplay } from './display.mjs';
import { findPrograms, howToInstall } from './packages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'string' }, report: { type: 'string' } },
});
const OUT = values.build ? resolve(values.build) : fileURLToPath(new URL('../results/enginesBuild', import.meta.url));

// First: after it has loaded a module of ours, Vite would build for development.
if (!values.build) await build({ root: ROOT, logLevel: 'warn', build: { outDir: OUT, emptyOutDir: true } });
/** @type {{ module: typeof import('./engines') }} */
const { module } = await runnerImport(fileURLToPath(new URL('./engines.ts', import.meta.url)));
const { ENGINES, playEvening } = module;

const engines = ENGINES.filter(({ name }) => words.length === 0 || words.includes(name));
const programs = findPrograms([...new Set(engines.flatMap(({ needs }) => needs))]);
const xvfb = programs.get('xvfb');
const display = xvfb === undefined ? null : await openDisplay(xvfb);

let passed = 0;
let failed = 0;
for (const engine of engines) {
  const missing = engine.needs.filter((program) => programs.get(program) === undefined);
  for (const program of missing) report(engine.name, `${program} is there`, howToInstall(program));
  const program = programs.get(engine.name);
  if (program === undefined || missing.length > 0) continue;
  const begun = Date.now();
  const server = await serve(OUT);
  await playEvening(engine, program, display?.name ?? '', server, (step, trouble) =>
    report(engine.name, step, trouble),
  );
  await server.stop();
  console.log(`        ${engine.name} took ${Math.round((Date.now() - begun) / 1000)} s`);
}
await display?.close();

console.log(`\n${passed} passed, ${failed} failed`);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** @param {string} engine @param {string} step @param {string | null} trouble */
function report(engine, step, trouble) {
  if (trouble === null) passed++;
  else failed++;
  console.log(
    `${trouble === null ? 'passed' : 'FAILED'}  ${engine}: ${step}${trouble === null ? '' : `\n    ${trouble}`}`,
  );
}

// `npm run size`: what a visit downloads, file by file and in sum, against budgets. All sums are with brotli. Of a build of
// its own, or of the one in the folder that is named (made with `--manifest`).
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { homeScripts, laterScripts } from './parts.mjs';
import { precachedFiles } from './precached.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [BUILT] = process.argv.slice(2);
const OUT = BUILT === undefined ? fileURLToPath(new URL('../results/size', import.meta.url)) : resolve(BUILT);
/** Each file is a request of its own at the first visit, and packs worse alone. */
const MOST_PRECACHED = 37;
/** In kB, of 1000 bytes as download figures are. */
const BUDGETS = { home: 25, board: 95, backup: 2.5, minds: 39, precached: 360 };

if (BUILT === undefined)
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: OUT, emptyOutDir: true, manifest: true } });
/** @type {import('./parts.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(`${OUT}/.vite/manifest.json`, 'utf8'));
const home = homeScripts(OUT, manifest);
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('.vite') && statSync(`${OUT}/${file}`).isFile());
const parts = {
  home,
  board: laterScripts(manifest, 'board', home),
  // Vite's manifest does not list workers.
  backup: new Set(files.filter((file) => /^assets\/worker-[^/]*\.js$/.test(file))),
  minds: new Set(files.filter((file) => /^assets\/(mindWorker|minds)-[^/]*\.js$/.test(file))),
  precached: precachedFiles(OUT),
};
const sizes = new Map(files.map((file) => [file, sizesOf(readFileSync(`${OUT}/${file}`))]));

console.log(row('file', 'raw', 'gzip', 'brotli', 'budgets'));
for (const [file, { raw, gzip, brotli }] of [...sizes].sort(([, a], [, b]) => b.brotli - a.brotli)) {
  const names = Object.entries(parts).flatMap(([name, part]) => (part?.has(file) ? [name] : []));
  console.log(row(file, kB(raw), kB(gzip), kB(brotli), names.join(', ')));
}
console.log();
let isWithin = true;
for (const [name, budget] of Object.entries(BUDGETS))
  judge(name, parts[/** @type {keyof typeof parts} */ (name)], budget);
const precached = parts.precached?.size ?? 0;
isWithin &&= precached <= MOST_PRECACHED;
console.log(`${precached <= MOST_PRECACHED ? 'met   ' : 'MISSED'}  precached: ${precached} of ${MOST_PRECACHED} files`);
process.exitCode = isWithin ? 0 : 1;

/** @param {string} name @param {ReadonlySet<string> | null} part @param {number} budget */
function judge(name, part, budget) {
  const missing = [...(part ?? [])].filter((file) => !sizes.has(file));
  if (part === null || part.size === 0 || missing.length > 0) {
    isWithin = false;
    console.log(
      `MISSED  ${name}: ${missing.length > 0 ? `not in the build: ${missing}` : 'there is nothing to weigh'}`,
    );
    return;
  }
  const of = (/** @type {'raw' | 'gzip' | 'brotli'} */ way) =>
    [...part].reduce((sum, file) => sum + (sizes.get(file)?.[way] ?? 0), 0);
  const isMet = of('brotli') <= 1000 * budget;
  isWithin &&= isMet;
  const others = `${kB(of('raw'))} raw, ${kB(of('gzip'))} gzip, ${part.size} files`;
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${kB(of('brotli'))} of ${budget} kB brotli (${others})`);
}

/** @param {Buffer} bytes */
function sizesOf(bytes) {
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}

/** @param {number} bytes */
function kB(bytes) {
  return (bytes / 1000).toFixed(2);
}

/** @param {string} file @param {string[]} cells */
function row(file, ...cells) {
  const [budgets, ...numbers] = cells.reverse();
  return `${file.padEnd(44)}${numbers
    .reverse()
    .map((cell) => cell.padStart(10))
    .join('')}  ${budgets}`;
}

// Bundles one of these files as the app itself is bundled and runs it with what stands behind it:
// `node tests/bench/bots.mjs duel strongest greedy --games 400`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [name, ...options] = process.argv.slice(2);
const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
// A folder each: a duel may be played while the training goes on.
const outDir = fileURLToPath(new URL(`../results/bench-${name}`, import.meta.url));
await build({ logLevel: 'warn', build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false } });
const { status } = spawnSync(process.execPath, [`${outDir}/${name}.js`, ...options], { stdio: 'inherit' });
process.exitCode = status ?? 1;

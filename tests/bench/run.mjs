// Bundles one of these files as the app itself is bundled and runs it: `node tests/bench/run.mjs games [node flags]`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [name, ...flags] = process.argv.slice(2);
const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
const outDir = fileURLToPath(new URL('../results/bench', import.meta.url));
await build({ logLevel: 'warn', build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false } });
const { status } = spawnSync(process.execPath, [...flags, `${outDir}/${name}.js`], { stdio: 'inherit' });
process.exitCode = status ?? 1;

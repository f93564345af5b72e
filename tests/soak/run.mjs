// `npm run soak`: plays, breaks and damages for MINUTES, then GAMES in a row in a real browser. SEED makes it the same again.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const { MINUTES = '30', GAMES = '50' } = process.env;
const outDir = fileURLToPath(new URL('../results/soak', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} command @param {readonly string[]} options */
function run(command, options) {
  const { status } = spawnSync(command, options, { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exitCode = 1;
}

if (Number(MINUTES) > 0) {
  const entry = fileURLToPath(new URL('soak.ts', import.meta.url));
  await build({ logLevel: 'warn', build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false } });
  run(process.execPath, [`${outDir}/soak.js`]);
}
if (Number(GAMES) > 0) {
  run('npx', ['vite', 'build', '--logLevel', 'warn']);
  run('npx', ['playwright', 'test', '--config', 'tests/soak']);
}

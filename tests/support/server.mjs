import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, start } from './processes.mjs';
import { until } from './waiting.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Serves a build as `npm start` does, in a process of its own: that one can really be ended.
 * @param {string} outDir */
export async function serve(outDir) {
  const port = await freePort();
  const args = [VITE, 'preview', '--outDir', outDir, '--port', String(port), '--strictPort'];
  const { child, stop } = start(process.execPath, args, { cwd: ROOT });
  const address = `http://localhost:${port}/`;
  await until(`an answer of ${address}`, () => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    return fetch(address).then(({ ok }) => ok);
  });
  return { address, stop };
}

// A build of its own, served on a free port, and a browser to look at it. Shared with tests/bench/board.mjs.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { BROWSER_ARGS, findBrowser, installBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Far from the ports of the tests and of `npm start`; vite takes the next free one. */
const PORT = 4195;

/** Builds the app into tests/results and serves it, so that a build into dist at the same time is not disturbed.
 * @param {string} name @param {import('vite').BuildEnvironmentOptions} options */
export async function serveBuild(name, options = {}) {
  const outDir = fileURLToPath(new URL(`../results/${name}`, import.meta.url));
  // Importing the scenes has set it to development, which would build another app than players get.
  process.env.NODE_ENV = 'production';
  await build({ root: ROOT, logLevel: 'warn', build: { ...options, outDir, emptyOutDir: true } });
  const server = await preview({ root: ROOT, logLevel: 'warn', build: { outDir }, preview: { port: PORT } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the build is not served anywhere');
  return { address, outDir, close: () => server.close() };
}

/** The browser that the tests would take, installed if there is none. */
export function launchBrowser() {
  return chromium.launch(thatBrowser());
}

/** The same with a profile of its own in that folder, as people have it: what it keeps is on the disk.
 * @param {string} profile @param {import('@playwright/test').BrowserContextOptions} options */
export function launchProfile(profile, options) {
  return chromium.launchPersistentContext(profile, { ...options, ...thatBrowser() });
}

function thatBrowser() {
  const executablePath = findBrowser() ?? installBrowser().found;
  if (!executablePath) throw new Error('Install Chromium or Chrome, or set LUMICORA_BROWSER to the path of one.');
  return { executablePath, args: BROWSER_ARGS };
}

/** The address of a table with that position.
 * @param {string} address @param {string} position */
export function tableAt(address, position) {
  return `${address}#/table/${encodeURIComponent(position)}`;
}

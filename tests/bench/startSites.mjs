// What is timed by `npm run bench:start`: the app, and bare pages with the same service worker.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serve } from '../support/server.mjs';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds it: the app, or with another page in the place of ours and everything else about the build as it is.
 * @param {string} name @param {string} [script] of the page, in `start/` */
export async function buildSite(name, script) {
  const outDir = at(`../results/benchStart/${name}`);
  const html = () => readFileSync(at('./start/index.html'), 'utf8').replace('hello.ts', `${script}`);
  /** @type {import('vite').Plugin} */
  const otherPage = { name: 'other-page', transformIndexHtml: { order: 'pre', handler: html } };
  const plugins = script === undefined ? [] : [otherPage];
  await build({ root: at('../..'), logLevel: 'warn', plugins, build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** The first visit, until the service worker has taken over.
 * @param {import('@playwright/test').Browser} browser @param {string} outDir */
export async function visit(browser, outDir) {
  const server = await serve(outDir);
  const context = await browser.newContext({
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );
  await page.goto(server.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { server, context, page };
}

/** One page for all starts: opening a window keeps a browser busy for a while.
 * @param {Awaited<ReturnType<typeof visit>>} site @param {number} slowdown of the processor
 * @param {(selector: string) => void} watch @param {string} selector */
export async function openSlowed({ context }, slowdown, watch, selector) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable');
  await page.addInitScript(watch, selector);
  return { page, session };
}

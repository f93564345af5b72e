import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { until } from '../support/waiting.mjs';
import { noteAnswer } from './startWatch.mjs';

/** All script that a first visit asks for before the page answers: its files and their bytes with brotli.
 * @param {import('@playwright/test').Browser} browser @param {string} address @param {string} outDir
 * @param {string} selector of what answers */
export async function scriptsBeforeAnswer(browser, address, outDir, selector) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(noteAnswer, selector);
  await page.goto(address);
  const answered = await until('an answer', () => page.evaluate(() => window.noted?.answered));
  const urls = await page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < end)
        .map(({ name }) => new URL(name).pathname),
    answered,
  );
  await context.close();
  const bytesOf = (/** @type {string} */ url) => brotliCompressSync(readFileSync(outDir + url)).length;
  return { count: urls.length, bytes: urls.reduce((sum, url) => sum + bytesOf(url), 0) };
}

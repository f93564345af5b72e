import { test as base, expect } from '@playwright/test';
import { createFingers, type Fingers } from './fingers';

/**
 * Without a graphics card the browser itself reads every drawn canvas back to show it, and complains about how long
 * that takes. It says nothing about the page.
 */
const READING_BACK = /^\[\.WebGL-0x[0-9a-f]+\]GL Driver Message \(OpenGL, Performance, .*GPU stall due to ReadPixels/;

/** So Playwright itself speaks where service workers are blocked. */
const BLOCKED = /^Service Worker registration blocked by Playwright/;

interface Options {
  /** What may be said because the test itself makes it happen: a context that is taken away, an error on purpose. */
  readonly expected: RegExp | null;
}

/** Every browser test also fails if the page logs an error or asks any other origin for anything. */
export const test = base.extend<Options & { quiet: undefined; fingers: Fingers }>({
  expected: [null, { option: true }],
  quiet: [
    async ({ page, baseURL, expected }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const text = message.text();
        if (!READING_BACK.test(text) && !BLOCKED.test(text) && !expected?.test(text)) complaints.push(text);
      });
      page.on('pageerror', ({ message }) => {
        if (!expected?.test(message)) complaints.push(message);
      });
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== baseURL) complaints.push(`request to ${request.url()}`);
      });
      page.on('requestfailed', (request) => {
        // A page that is left or loaded again takes its open requests with it.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        const complaint = `no answer for ${request.url()}`;
        if (!expected?.test(complaint)) complaints.push(complaint);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  fingers: async ({ page }, use) => {
    await use(await createFingers(page));
  },
});

export { expect };

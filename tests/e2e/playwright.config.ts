import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS as args, findBrowser } from '../support/browser.mjs';

const { LUMICORA_PORT = '4179', LUMICORA_BROWSER: executablePath = findBrowser() } = process.env;
const port = Number(LUMICORA_PORT);
export default defineConfig({
  outputDir: '../results/e2e',
  fullyParallel: true,
  // More than the two cores of a small machine: tests wait as much as they compute.
  workers: 3,
  // Long, because a machine without a graphics card that does other things as well draws a few pictures a second.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    viewport: { width: 1180, height: 820 },
    // Without a graphics card coarse pictures are sooner drawn; what compares them pixel by pixel asks for finer ones.
    deviceScaleFactor: 0.5,
    // It would answer before any `page.route`; the tests that are about it allow it (`host.ts`).
    serviceWorkers: 'block',
    // What cannot be done in that time cannot be done at all: no test waits for its own end.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Without a graphics card, moving pictures would slow every test down; one test asks for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: executablePath ? { executablePath, args } : { args },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    port,
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../support/browser.mjs';

const { LUMICORA_PORT = '4199', LUMICORA_BROWSER: executablePath = findBrowser() } = process.env;
const port = Number(LUMICORA_PORT);
// Its heap can be collected and measured.
const args = [...BROWSER_ARGS, '--js-flags=--expose-gc', '--enable-precise-memory-info'];

export default defineConfig({
  outputDir: '../results/soak-browser',
  workers: 1,
  reporter: 'list',
  // As long as it takes; what hangs is noticed step by step.
  timeout: 0,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    viewport: { width: 1180, height: 820 },
    deviceScaleFactor: 0.5,
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: executablePath ? { executablePath, args } : { args },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    port,
  },
});

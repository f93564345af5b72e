import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const { LUMICORA_PORT = '4189' } = process.env;
const port = Number(LUMICORA_PORT);

export default defineConfig({
  outputDir: '../results/crash',
  workers: 1,
  // As many minutes as it takes; what hangs is noticed step by step.
  timeout: 0,
  expect: { timeout: 10_000 },
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    port,
  },
});

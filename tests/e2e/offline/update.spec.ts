import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { home as en } from '../../../src/i18n/en/home';
import { playNext } from '../../support/page/playNext';
import { expectPosition, openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { OFFERING } from '../../support/tablePositions';
import { STORY_TEXTS, TABLE_TEXTS } from '../../support/texts';

// Another version of the app is put on the server during a game.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

let served = '';

test.use({
  baseURL: async ({ locale: _ }, use) => {
    const server = createServer(({ url = '/' }, response) => {
      const path = new URL(url, 'http://localhost').pathname;
      const file = join(served, path === '/' ? 'index.html' : path);
      if (!existsSync(file)) return response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      return createReadStream(file).pipe(response);
    });
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  // What the old version had not loaded yet is gone from the server.
  expected: /Failed to load resource|Failed to fetch dynamically|no answer for|404 for/,
});

test('between two moves: the old one plays on, the new one goes on with every move', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('versions');
  const before = await version(folder, '1.0.0');
  const after = await version(folder, '2.0.0');
  served = before;
  await openTable(page, OFFERING);
  const script = await entryOf(page);
  const first = await playNext(page, OFFERING);
  await expectPosition(page, first);

  served = after;
  const second = await playNext(page, first);
  await expectPosition(page, second);

  await page.reload();
  expect(await entryOf(page)).not.toBe(script);
  await page.getByRole('button', { name: STORY_TEXTS.en.handover.goOn }).click();
  await expectPosition(page, second);
  // Undo history included.
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.undo, exact: true }).click();
  await expectPosition(page, first);
  const third = await playNext(page, first);
  await expectPosition(page, third);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.home, exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(en.goOn) })).toBeVisible();
});

async function version(folder: string, name: string): Promise<string> {
  const outDir = join(folder, name);
  const define = { 'import.meta.env.VITE_VERSION': JSON.stringify(name) };
  await build({ root: ROOT, logLevel: 'warn', define, build: { outDir, emptyOutDir: true } });
  return outDir;
}

function entryOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src') ?? null);
}

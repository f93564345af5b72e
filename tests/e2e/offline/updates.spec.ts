import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { home as en } from '../../../src/i18n/en/home';
import { countFrames } from '../../support/page/frames';
import { buildVersion, expect, type Host, test } from '../../support/page/host';
import { playNext } from '../../support/page/playNext';
import { expectPosition, openTable, pictured } from '../../support/page/table';
import { OFFERING } from '../../support/tablePositions';
import { OFFLINE_TEXTS, SETTINGS_TEXTS, STORY_TEXTS, TABLE_TEXTS } from '../../support/texts';

const texts = OFFLINE_TEXTS.en;

/** What an old page asks for may be gone from the host, and a broken upload is one. */
test.use({ expected: /404|sw\.js|Failed to load resource/ });
// Two builds come first.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let before = '';
let after = '';

test.beforeAll(async ({ browserName: _ }, testInfo) => {
  const folder = testInfo.outputPath('versions');
  before = await buildVersion(folder, '1.0.0');
  after = await buildVersion(folder, '2.0.0');
});

async function visit(page: Page, host: Host): Promise<string | null> {
  await countFrames(page);
  host.serve(before);
  await page.goto('/');
  await expect(page.getByText(texts.ready)).toBeVisible();
  return entryOf(page);
}

/** As if the players had turned to another app and back. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

function updateButton(page: Page) {
  return page.getByRole('button', { name: texts.update, exact: true });
}

function entryOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src') ?? null);
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
}

test('waits during a game, is offered at home, comes with one tap, and the game goes on', { tag: '@main' }, async ({
  page,
  host,
}) => {
  const entry = await visit(page, host);
  await openTable(page, OFFERING);
  const first = await playNext(page, OFFERING);
  await expectPosition(page, first);

  host.serve(after);
  await comeBack(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await expect(updateButton(page)).toHaveCount(0);
  const second = await playNext(page, first);
  await expectPosition(page, second);
  // Not by a reload either.
  await page.reload();
  expect(await entryOf(page)).toBe(entry);
  await page.getByRole('button', { name: STORY_TEXTS.en.handover.goOn }).click();
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.home, exact: true }).click();

  await expect(page.getByText(texts.newVersion)).toBeVisible();
  await updateButton(page).click();
  await expect.poll(() => entryOf(page).catch(() => entry)).not.toBe(entry);
  await expect(page.getByText(texts.ready)).toBeVisible();
  await expect(updateButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(en.goOn) }).click();
  await pictured(page);
  await page.getByRole('button', { name: STORY_TEXTS.en.handover.goOn }).click();
  await expectPosition(page, second);
  await expectPosition(page, await playNext(page, second));
});

test('all tabs take it, but one in a game not before it comes home; until then it is whole', async ({
  page,
  host,
  context,
}) => {
  const entry = await visit(page, host);
  const [atHome, playing] = [await another(context), await another(context)];
  await openTable(playing, OFFERING);
  host.serve(after);
  await comeBack(page);
  await updateButton(page).click();
  for (const each of [page, atHome]) await expect.poll(() => entryOf(each).catch(() => entry)).not.toBe(entry);

  expect(await entryOf(playing)).toBe(entry);
  await expectPosition(playing, await playNext(playing, OFFERING));
  // What it had not loaded yet, and what no host has any more.
  await playing.evaluate(() => {
    location.hash = '#/settings';
  });
  await expect(playing.getByRole('heading', { name: SETTINGS_TEXTS.en.heading })).toBeVisible();
  expect(await entryOf(playing)).toBe(entry);
  await playing.getByRole('button', { name: en.home }).click();
  await expect.poll(() => entryOf(playing).catch(() => entry)).not.toBe(entry);
  await expect(playing.getByRole('button', { name: new RegExp(en.goOn) })).toBeVisible();
});

for (const [how, missing] of [
  ['a file of it is missing', /assets\/home-.*js/],
  ['none of its files is there yet', /assets\//],
] as const) {
  test(`the old version stays if ${how}`, async ({ page, host, context }) => {
    const entry = await visit(page, host);
    host.serve(after, missing);
    await expectFailure(page);
    await expectOld(page, entry, host, context);
  });
}

test('the old version stays if the page is still that of the old one', async ({ page, host, context }, testInfo) => {
  const entry = await visit(page, host);
  const mixed = await buildVersion(testInfo.outputPath('mixed'), '2.0.0');
  const { copyFileSync } = await import('node:fs');
  copyFileSync(join(before, 'index.html'), join(mixed, 'index.html'));
  host.serve(mixed);
  await expectFailure(page);
  await expectOld(page, entry, host, context);
});

/** A new version is found and given up. */
async function expectFailure(page: Page): Promise<void> {
  const end = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return new Promise<string | undefined>((resolve) => {
      registration?.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => resolve(installing.state));
      });
    });
  });
  await comeBack(page);
  expect(await end).toBe('redundant');
}

async function expectOld(page: Page, entry: string | null, host: Host, context: BrowserContext): Promise<void> {
  await expect(page.getByText(texts.ready)).toBeVisible();
  await expect(updateButton(page)).toHaveCount(0);
  await host.stop();
  await page.close();
  const cold = await context.newPage();
  await countFrames(cold);
  await cold.goto('/');
  expect(await entryOf(cold)).toBe(entry);
  await openTable(cold, OFFERING);
  await expectPosition(cold, await playNext(cold, OFFERING));
  const caches = await cold.evaluate(() => window.caches.keys());
  expect(caches).toHaveLength(1);
}

async function another(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await countFrames(page);
  await page.goto('/');
  return page;
}

test('builds differ, so that there is something to test', () => {
  const scripts = (folder: string) => readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('home-'));
  expect(scripts(before)).not.toEqual(scripts(after));
});

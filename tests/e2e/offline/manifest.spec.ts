import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { home as de } from '../../../src/i18n/de/home';
import { home as en } from '../../../src/i18n/en/home';
import { DIST, expect, test } from '../../support/page/host';
import { keepGames } from '../../support/page/keptGames';
import { OFFLINE_TEXTS } from '../../support/texts';

test.use({ expected: /sw\.js/ });

test(
  'the browser finds nothing that keeps it from being installed',
  { tag: '@main' },
  async ({ playwright, launchOptions, host }, testInfo) => {
    // Every other window of a test is a private one, which no browser installs from.
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      ...launchOptions,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.goto(host.address);
    await expect(page.getByText(OFFLINE_TEXTS.en.ready)).toBeVisible();
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, url, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toMatch(/manifest\.en\.webmanifest$/);
    expect(JSON.parse(data ?? '')).toMatchObject({
      description: en.description,
      lang: 'en',
      id: './',
      display: 'standalone',
    });
    await context.close();
  },
);

test('it speaks the language of the page', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveTitle(de.title);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: de.title, description: de.description, lang: 'de', id: './' });
});

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

for (const language of ['de', 'en'] as const) {
  test(`every picture that it names is there, and as large as it says (${language})`, async ({ page }) => {
    const manifest = JSON.parse(readFileSync(join(DIST, `manifest.${language}.webmanifest`), 'utf8'));
    const pictures: readonly Picture[] = [...manifest.icons, ...manifest.screenshots];
    expect(pictures.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
    await page.goto('/');
    for (const { src, sizes } of pictures) {
      expect(existsSync(join(DIST, src)), src).toBe(true);
      expect(statSync(join(DIST, src)).size, src).toBeLessThan(200_000);
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== 'any') expect(size, src).toBe(sizes);
    }
  });
}

test('its shortcuts have addresses; without a last game, that leads home', async ({ page }) => {
  const { shortcuts } = JSON.parse(readFileSync(join(DIST, 'manifest.en.webmanifest'), 'utf8'));
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(['./#/continue', './#/setup']);
  await page.goto('/#/continue');
  await expect(page.getByText(en.tagline)).toBeVisible();
  await expect(page).toHaveURL(/\/#$/);
});

test('its shortcut to the last game leads there, and back home', async ({ page }) => {
  await keepGames(page, { id: 'last', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.goto('/#/continue');
  await expect(page).toHaveURL(/#\/game\/last$/);
  await page.goBack();
  await expect(page.getByText(en.tagline)).toBeVisible();
});

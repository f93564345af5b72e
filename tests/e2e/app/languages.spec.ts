import type { Page } from '@playwright/test';
import { LANGUAGES, type Language, REGISTRY } from '../../../src/i18n/languages';
import { expect, test } from '../../support/page/host';
import { HOME_TEXTS, OFFLINE_TEXTS, SETTINGS_TEXTS, SETUP_TEXTS } from '../../support/texts';

test.use({ expected: /sw\.js|Failed to load resource|^no answer for \S+\/(?:first|rest)-/, locale: 'en-GB' });

/** The scripts that the page asks for from now on. */
function listenToScripts(page: Page): () => Promise<string> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).join('\n');
}

function nameOf(language: Language) {
  return { name: REGISTRY[language].name, exact: true };
}

for (const language of LANGUAGES) {
  test.describe(() => {
    test.use({ locale: language, serviceWorkers: 'block' });

    test(`before the first screen in ${language} only the texts of the first page are loaded`, async ({ page }) => {
      const scripts = listenToScripts(page);
      await page.goto('/');
      await expect(page.getByText(HOME_TEXTS[language].tagline)).toBeVisible();
      const source = await scripts();
      for (const each of LANGUAGES) {
        expect(source).toContain(HOME_TEXTS[each].tagline);
        expect(source).not.toContain(SETUP_TEXTS[each].order);
      }
    });

    test(`another screen brings the other texts, in ${language} alone`, async ({ page }) => {
      const scripts = listenToScripts(page);
      await page.goto('/#/setup');
      await expect(page.getByText(SETUP_TEXTS[language].order)).toBeVisible();
      const source = await scripts();
      for (const each of LANGUAGES) expect(source.includes(SETUP_TEXTS[each].order)).toBe(each === language);
    });
  });
}

test('without a network the language can be changed, on the first page and on any other', async ({ page, host }) => {
  await page.goto('/');
  await expect(page.getByText(OFFLINE_TEXTS.en.ready)).toBeVisible();
  await host.stop();
  await page.getByRole('button', nameOf('de')).click();
  await expect(page.getByText(HOME_TEXTS.de.tagline)).toBeVisible();
  await expect(page).toHaveTitle(HOME_TEXTS.de.title);
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { name: SETTINGS_TEXTS.de.heading })).toBeVisible();
  await page.getByRole('button', nameOf('en')).click();
  await expect(page.getByRole('heading', { name: SETTINGS_TEXTS.en.heading })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: SETTINGS_TEXTS.en.heading })).toBeVisible();
});

test('a tab follows when the language is changed in another one', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/#/settings');
  await other.getByRole('button', nameOf('de')).click();
  await expect(page.getByText(HOME_TEXTS.de.tagline)).toBeVisible();
});

test.describe('texts that cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' });

  test('those of all other screens: the first page speaks each language', async ({ page }) => {
    await refuseTexts(page, SETUP_TEXTS.en.order, SETUP_TEXTS.de.order);
    await page.goto('/');
    await expect(page.getByText(HOME_TEXTS.en.tagline)).toBeVisible();
    await page.getByRole('button', nameOf('de')).click();
    await expect(page.getByText(HOME_TEXTS.de.tagline)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('those of another screen: it says so, and a second attempt brings them', async ({ page }) => {
    await refuseTexts(page, SETUP_TEXTS.en.order);
    await page.goto('/#/setup');
    await expect(page.getByText(REGISTRY.en.notLoaded)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: REGISTRY.en.tryAgain }).click();
    await expect(page.getByText(SETUP_TEXTS.en.order)).toBeVisible();
  });

  test('those of a language that is switched to: the page goes on in its own and says so', async ({ page }) => {
    await refuseTexts(page, SETUP_TEXTS.de.order);
    await page.goto('/#/settings');
    await page.getByRole('button', nameOf('de')).click();
    await expect(page.getByRole('alert')).toHaveText(REGISTRY.de.notLoaded);
    await expect(page.getByRole('heading', { name: SETTINGS_TEXTS.en.heading })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(page.getByRole('heading', { name: SETTINGS_TEXTS.en.heading })).toBeVisible();
  });
});

/** No script with any of these sentences arrives. */
async function refuseTexts(page: Page, ...sentences: readonly string[]): Promise<void> {
  await page.route(/assets\/rest-/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    if (sentences.some((each) => source.includes(each))) await route.abort('failed');
    else await route.fulfill({ response });
  });
}

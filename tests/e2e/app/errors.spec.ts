import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { errors as de } from '../../../src/i18n/de/errors';
import { settings as settingsDe } from '../../../src/i18n/de/settings';
import { errors as en } from '../../../src/i18n/en/errors';
import { settings as settingsEn } from '../../../src/i18n/en/settings';
import { setup } from '../../../src/i18n/en/setup';
import { expectAccessible } from '../../support/page/axe';
import { expect, test } from '../../support/page/test';
import { TABLE_TEXTS } from '../../support/texts';

test.use({ expected: /on purpose/ });

const LANGUAGES = [
  { name: 'Deutsch', locale: 'de-AT', texts: de, settings: settingsDe },
  { name: 'English', locale: 'en-GB', texts: en, settings: settingsEn },
] as const;

function breakOutside(page: Page): Promise<void> {
  return page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken on purpose');
    });
  });
}

/** Whatever makes a group of choices fails, as long as `isBroken` is set. */
async function spoilRendering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { createElementNS } = document;
    Object.assign(window, { isBroken: true });
    document.createElementNS = ((space: string, name: string, options?: ElementCreationOptions) => {
      if (name === 'fieldset' && Reflect.get(window, 'isBroken')) throw new Error('drawn wrongly on purpose');
      return createElementNS.call(document, space, name, options);
    }) as typeof createElementNS;
  });
}

async function savedReport(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lumicora-(report|Bericht)-[\d-]+\.txt$/);
  return readFile(await file.path(), 'utf8');
}

for (const { name, locale, texts, settings } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('an uncaught error shows a calm screen, a report and the way on', { tag: '@main' }, async ({ page }) => {
      await page.goto('/#/settings');
      await expect(page.getByRole('heading', { name: settings.heading })).toBeVisible();
      await breakOutside(page);
      const heading = page.getByRole('heading', { level: 1, name: texts.heading });
      await expect(heading).toBeFocused();
      await expect(page.getByText(texts.means)).toBeVisible();
      await expect(page.getByText('TypeError: broken on purpose')).toBeVisible();
      await expectAccessible(page);

      const report = await savedReport(page, texts.save);
      expect(report).toContain('error: TypeError: broken on purpose');
      expect(report).toContain('address: /#/settings');
      expect(report).toContain('Chrome/');
      await expect(page.getByRole('status')).toHaveText(texts.saved);

      await page.getByRole('button', { name: texts.goOn }).click();
      await expect(page.getByRole('heading', { name: settings.heading })).toBeVisible();
      await expect(heading).toBeHidden();
    });

    test('the calm screen fits a phone, with text of normal and of double size', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await breakOutside(page);
      await expect(page.getByRole('heading', { name: texts.heading })).toBeVisible();
      for (const size of ['100%', '200%']) {
        const wide = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          return document.documentElement.scrollWidth;
        }, size);
        expect(wide).toBe(390);
      }
    });
  });
}

test('in a game: the report holds it, and going on goes on with it', { tag: '@main' }, async ({ page }) => {
  await page.goto('/#/setup');
  await page.getByRole('button', { name: setup.play, exact: true }).click();
  const table = page.getByRole('heading', { level: 1, name: TABLE_TEXTS.en.screen.heading });
  await expect(table).toBeAttached();
  const address = page.url();
  await breakOutside(page);
  expect(await savedReport(page, en.save)).toMatch(/\ngame: \{[\s\S]+"people": \[[\s\S]+"fish"/);
  await page.getByRole('button', { name: en.goOn }).click();
  await expect(table).toBeAttached();
  expect(page.url()).toBe(address);
});

test('a screen that cannot be drawn: going on draws it anew', async ({ page }) => {
  await spoilRendering(page);
  await page.goto('/#/settings');
  await expect(page.getByText('Error: drawn wrongly on purpose')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await page.getByRole('button', { name: en.goOn }).click();
  await expect(page.getByRole('heading', { name: settingsEn.heading })).toBeVisible();
});

test('an error that comes again at once is told as such, and reloading is offered', async ({ page }) => {
  await spoilRendering(page);
  await page.goto('/#/settings');
  await page.getByRole('button', { name: en.goOn }).click();
  await expect(page.getByText(en.again)).toBeVisible();
  await expect(page.getByRole('button', { name: en.goOn })).toBeHidden();
  await expect(page.getByRole('button', { name: en.reload })).toHaveClass('filled');
  await expect(page.getByRole('button', { name: en.home })).toBeVisible();
});

test('home leads away from what is broken, and so does the browser itself', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Lumicora' })).toBeVisible();
  await page.goto('/#/settings');
  for (const leave of [() => page.getByRole('button', { name: en.home }).click(), () => page.goBack()]) {
    await expect(page.getByRole('heading', { name: settingsEn.heading })).toBeVisible();
    await breakOutside(page);
    await expect(page.getByRole('heading', { name: en.heading })).toBeVisible();
    await leave();
    await expect(page.getByRole('heading', { name: 'Lumicora' })).toBeVisible();
    await expect(page.getByRole('heading', { name: en.heading })).toBeHidden();
    await page.goto('/#/settings');
  }
});

test('an unhandled rejection shows the error screen; a notice and the scripts of others do not', async ({ page }) => {
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { name: settingsEn.heading })).toBeVisible();
  await page.evaluate(() => {
    const loop = 'ResizeObserver loop completed with undelivered notifications.';
    dispatchEvent(new ErrorEvent('error', { message: loop, filename: location.href }));
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://a/b.js', error: new Error('theirs') }));
  });
  await expect(page.getByRole('heading', { name: settingsEn.heading })).toBeVisible();
  await page.evaluate(() => {
    Promise.reject(new Error('promised on purpose'));
  });
  await expect(page.getByText('Error: promised on purpose')).toBeVisible();
});

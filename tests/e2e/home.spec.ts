import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { de } from '../../src/i18n/de';
import { en } from '../../src/i18n/en';
import { expect, test } from './test';

const LANGUAGES = [
  { name: 'Deutsch', code: 'de', locale: 'de-AT', texts: de },
  { name: 'English', code: 'en', locale: 'en-GB', texts: en },
] as const;

const SCREENS = [
  { name: 'a tablet in landscape', width: 1180, height: 820 },
  { name: 'a tablet in portrait', width: 820, height: 1180 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1440, height: 900 },
] as const;

for (const { name, code, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('speaks the language of the browser', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(texts.title);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1, name: 'Lumicora' })).toBeVisible();
      for (const text of [texts.tagline, texts.about, texts.aboutLevels, texts.status]) {
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('contentinfo')).toContainText('Rita Modl');
      await expect(page.getByRole('contentinfo')).toContainText(texts.independent);
    });

    test('has no accessibility violations', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(texts.title);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });

    for (const { name: screen, ...viewport } of SCREENS) {
      test(`fits ${screen}, with text of normal and of double size`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto('/');
        await expect(page).toHaveTitle(texts.title);
        await expectToFit(page);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await expectToFit(page);
      });
    }
  });
}

test('greets in English whoever speaks neither language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page).toHaveTitle(en.title);
  await context.close();
});

test('switches language at once and remembers it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText(de.tagline)).toBeVisible();
  await expect(page).toHaveTitle(de.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page).toHaveTitle(de.title);
});

test('works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText(de.tagline)).toBeVisible();
});

test('ignores a remembered language that it does not know', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lumicora.language', 'tlh'));
  await page.goto('/');
  await expect(page).toHaveTitle(en.title);
});

test('can be used with the keyboard alone, and shows where the focus is', async ({ page }) => {
  await page.goto('/');
  const german = page.getByRole('button', { name: 'Deutsch' });
  await expect(german).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(german).toBeFocused();
  await expect(german).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByText(de.tagline)).toBeVisible();
  await expect(german).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(en.tagline)).toBeVisible();
});

test('holds still for whoever asks for reduced motion, and only then', async ({ page }) => {
  const running = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page).toHaveTitle(en.title);
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await running()).toBe(0);
});

async function expectToFit(page: Page): Promise<void> {
  const { width, scrollWidth, sticksOut, small } = await page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('button, p, h1')];
    return {
      width,
      scrollWidth,
      // The picture may bleed off the page, which clips it; words and controls may not.
      sticksOut: parts
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > width || part.scrollWidth > part.clientWidth;
        })
        .map((part) => part.textContent),
      small: [...document.querySelectorAll('button')]
        .map((button) => button.getBoundingClientRect())
        .filter((box) => box.width < 48 || box.height < 48),
    };
  });
  expect(scrollWidth).toBe(width);
  expect(sticksOut).toEqual([]);
  expect(small).toEqual([]);
}

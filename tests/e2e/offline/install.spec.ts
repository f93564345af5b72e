import type { Page } from '@playwright/test';
import { home as en } from '../../../src/i18n/en/home';
import { expectAccessible } from '../../support/page/axe';
import { keepGames } from '../../support/page/keptGames';
import { expect, test } from '../../support/page/test';
import { OFFLINE_TEXTS } from '../../support/texts';

const texts = OFFLINE_TEXTS.en;
const LAST = { id: 'last', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 1 } as const;

test.use({ hasTouch: true });

/** As Safari on an iPad has it: whether the page was opened from the home screen. */
async function onIpad(page: Page, isInstalled: boolean): Promise<void> {
  await page.addInitScript((standalone) => {
    Object.defineProperty(Navigator.prototype, 'standalone', { value: standalone });
  }, isInstalled);
}

/** As Chromium does once it would install the page; tests are private windows, where it never would. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-asked', 'yes'),
    });
    if (dispatchEvent(event)) throw new Error('the browser would ask at any time');
  });
}

const button = (page: Page) => page.getByRole('button', { name: texts.install, exact: true });

test('the browser asks when the player presses the button, and only once', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(en.tagline)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await offer(page);
  await button(page).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
  await expect(button(page)).toHaveCount(0);
});

test('gone once it is installed', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(en.tagline)).toBeVisible();
  await offer(page);
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(button(page)).toHaveCount(0);
});

test('never beside a game', async ({ page }) => {
  await keepGames(page, LAST);
  await page.goto('/#/game/last');
  await expect(page.locator('canvas')).toHaveCount(1);
  await offer(page);
  await expect(button(page)).toHaveCount(0);
  await page.goto('/#');
  await expect(button(page)).toBeVisible();
});

test('a player who says no is not asked again', async ({ page }) => {
  await onIpad(page, false);
  await page.goto('/');
  await page.getByRole('button', { name: texts.later }).click();
  await expect(button(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(en.tagline)).toBeVisible();
  // By then everything has come that the first page asks for.
  await page.waitForLoadState('networkidle');
  await expect(button(page)).toHaveCount(0);
});

test('on an iPad two pictures tell the two taps, and a word that games do not move by themselves', async ({ page }) => {
  await onIpad(page, false);
  await page.goto('/');
  await button(page).click();
  const story = page.getByRole('dialog', { name: texts.story.heading });
  await expect(story.getByRole('listitem')).toHaveText([texts.story.share, texts.story.add]);
  await expect(story.locator('svg')).toHaveCount(2);
  await expect(story).toContainText(texts.story.storage);
  await expect(story).not.toContainText(texts.story.hasGames);
  await expectAccessible(page);
  await expect(story.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(story).toBeHidden();
  await button(page).click();
  await story.getByRole('button', { name: texts.story.close }).click();
  await expect(story).toBeHidden();
});

test('on an iPad with games already, they are not forgotten', async ({ page }) => {
  await onIpad(page, false);
  await keepGames(page, LAST);
  await page.goto('/');
  await button(page).click();
  await expect(page.getByRole('dialog')).toContainText(texts.story.hasGames);
});

test('opened from the home screen of an iPad, there is nothing to install', async ({ page }) => {
  await onIpad(page, true);
  await page.goto('/');
  await expect(page.getByText(en.tagline)).toBeVisible();
  // By then everything has come that the first page asks for.
  await page.waitForLoadState('networkidle');
  await expect(button(page)).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import type { Language } from '../../../src/i18n/languages';
import { dayOf, daysUpTo } from '../../../src/store/puzzle/days';
import type { Try } from '../../../src/store/puzzle/tries';
import { expectAccessible } from '../../support/page/axe';
import { endTurnButton, playTurn } from '../../support/page/puzzle';
import { expect, test } from '../../support/page/test';
import { playByTouch } from '../../support/play/pointing';
import { keptPuzzle, PUZZLE, WRONG, WRONG_TRY } from '../../support/positions/puzzle';
import { HOME_TEXTS, PUZZLE_TEXTS, TABLE_TEXTS } from '../../support/texts';

const [today, yesterday] = daysUpTo(dayOf(new Date()));
/** A mind plays dozens of games to their ends, on a machine that does other things as well. */
const MEASURING_MS = 120_000;

const card = (page: Page) => page.locator('.puzzleCard');
const hand = (page: Page, language: Language) => endTurnButton(page, language).press('Enter');

/** Found before, on this device; once only, so that a reload finds what was kept since. */
async function keep(page: Page, tries: readonly Try[] = []): Promise<void> {
  await page.addInitScript(
    (kept) => {
      for (const [key, text] of Object.entries(kept)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      }
    },
    keptPuzzle([today, yesterday], tries),
  );
}

async function open(page: Page, day = today): Promise<void> {
  await page.goto(`/#/puzzle/${day}`);
  await expect(card(page)).toBeVisible();
}

for (const [language, locale] of [
  ['de', 'de-AT'],
  ['en', 'en-GB'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, hasTouch: true });
    test.setTimeout(4 * MEASURING_MS);
    const texts = PUZZLE_TEXTS[language];

    test('a wrong turn by touch, then a reload, then the best turn by keys', async ({ page, fingers }) => {
      await keep(page);
      await open(page);
      await expect(card(page)).toContainText(texts.left(3));
      await playTurn(page, WRONG, language, playByTouch(page, fingers));
      await expect(card(page)).toHaveCount(0);
      await hand(page, language);
      await expect(page.locator('.puzzleCard.told')).toBeVisible({ timeout: MEASURING_MS });
      await expect(card(page)).toContainText(texts.less('X').replace('X', '').trim());
      await expect(card(page)).toContainText(texts.left(2));
      await expectAccessible(page);
      // What lies there is only shown: the ways to play on are gone.
      await expect(page.locator('.actions button')).toHaveCount(0);

      await page.reload();
      await expect(card(page)).toContainText(texts.left(2));
      await playTurn(page, PUZZLE.best, language);
      await hand(page, language);
      await expect(page.locator('.puzzleCard.solved')).toBeVisible({ timeout: MEASURING_MS });
      await expect(card(page)).toContainText(texts.found);
      await expectAccessible(page);

      await page.reload();
      await expect(card(page)).toContainText(texts.found);
      await card(page).getByRole('button', { name: texts.otherDays }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
      await expect(page.locator('.todays')).toContainText(texts.state.found(2));
      await expectAccessible(page);
    });
  });
}

test.describe('the puzzle of the day', () => {
  test.setTimeout(3 * MEASURING_MS);
  const texts = PUZZLE_TEXTS.en;

  test('is tried again from the beginning of the turn, and undone for nothing', async ({ page }) => {
    await keep(page);
    await open(page);
    await playTurn(page, WRONG, 'en');
    await page.keyboard.press('u');
    await expect(page.locator('.hand .luminos button')).toHaveCount(1);
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await expect(page.locator('main.table')).toHaveClass(/ offer /);
    await playTurn(page, WRONG, 'en');
    await hand(page, 'en');
    await card(page).getByRole('button', { name: texts.again }).press('Enter', { timeout: MEASURING_MS });
    await expect(page.locator('main.table')).toHaveClass(/ offer /);
    await expect(page.locator('.display .luminos button').first()).toBeFocused();
  });

  test('shows the best turn after the third try, with reasons, and the own one beside it', async ({ page }) => {
    await keep(page, [WRONG_TRY, WRONG_TRY, WRONG_TRY]);
    await open(page);
    const lit = page.locator('.lights path.point');
    await expect(lit).toHaveCount(4);
    await expect(card(page)).toContainText(texts.bestTurn);
    await expect(card(page).locator('.why li')).toHaveCount(4);
    await card(page).getByRole('button', { name: texts.show.own }).press('Enter');
    await expect(lit).toHaveCount(2);
    await expect(card(page)).toContainText(texts.less('3.3'));
    await card(page).getByRole('button', { name: texts.show.best }).press('Enter');
    await expect(lit).toHaveCount(4);
  });

  test('is a link that leads to the same day, also read by a camera', async ({ page }) => {
    await keep(page, [WRONG_TRY, WRONG_TRY, WRONG_TRY]);
    await open(page);
    await card(page).getByRole('button', { name: texts.challenge }).click();
    const dialog = page.getByRole('dialog', { name: texts.dialog.title });
    const link = await dialog.getByRole('textbox').inputValue();
    expect(new URL(link).hash).toBe(`#/puzzle/${today}`);
    await expectAccessible(page);
    const picture = await page.locator('.qrCode svg').screenshot({ scale: 'css' });
    const pixels = await page.evaluate(
      async (png) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const { data, width, height } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? new ImageData(1, 1);
        return { data: [...data], width, height };
      },
      [...picture],
    );
    expect(jsQR(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height)?.data).toBe(link);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('of yesterday can be played from the page of the last days, which the first page leads to', async ({ page }) => {
    await keep(page);
    await page.goto('/');
    await page.getByRole('button', { name: HOME_TEXTS.en.puzzle }).click();
    await page.getByRole('button', { name: texts.yesterday }).click();
    await expect(card(page)).toContainText(texts.asks);
    expect(await page.evaluate(() => location.hash)).toBe(`#/puzzle/${yesterday}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
  });

  test('has no hints and becomes no saved game', async ({ page }) => {
    await keep(page);
    await open(page);
    await expect(page.getByRole('button', { name: TABLE_TEXTS.en.hint.name, exact: true })).toHaveCount(0);
    await page.keyboard.press('h');
    await playTurn(page, WRONG, 'en');
    expect(await page.evaluate(() => location.hash)).toBe(`#/puzzle/${today}`);
    await page.goto('/#/games');
    await expect(page.locator('.games h1, main h1')).toBeVisible();
    await expect(page.locator('.gameCard')).toHaveCount(0);
  });

  for (const [name, day, answer] of [
    ['a day that is yet to come', '2099-01-01', texts.noDay.future],
    ['a day that is long over', '2026-01-01', texts.noDay.past],
    ['a day that no calendar has', '2026-02-30', texts.noDay.none],
    ['no day at all', 'tomorrow', texts.noDay.none],
  ] as const) {
    test(`answers clearly to ${name}`, async ({ page }) => {
      await page.goto(`/#/puzzle/${day}`);
      await expect(page.getByRole('heading', { level: 1, name: answer.title })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.heading }).click();
      await expect(page.locator('.todays')).toBeVisible();
    });
  }
});

test.describe('without a worker', () => {
  test.use({ expected: /the worker/ });

  test('says that no puzzle can be found, and lets it be tried again', async ({ page }) => {
    await page.addInitScript(() => {
      const Real = window.Worker;
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (String(url).includes('mindWorker')) {
            this.terminate();
            setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'the worker is gone' })));
          }
        }
      };
    });
    await page.goto(`/#/puzzle/${today}`);
    await expect(page.getByRole('heading', { level: 1, name: PUZZLE_TEXTS.en.notFound })).toBeVisible();
    await expect(page.getByRole('button', { name: PUZZLE_TEXTS.en.tryAgainLater })).toBeVisible();
    await expectAccessible(page);
  });
});

import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { GAMES_LIST_TEXTS } from '../../src/i18n/gamesList/gamesListTexts';
import { TEXTS } from '../../src/i18n/languages';
import { doubleText, expectToFit, SCREENS } from './fits';
import { keepGames, keepTexts, textOf } from './keptGames';
import { expect, test } from './test';

const LANGUAGES = [
  { name: 'Deutsch', code: 'de', locale: 'de-AT' },
  { name: 'English', code: 'en', locale: 'en-GB' },
] as const;

const NORA = { id: 'nora', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 2 } as const;
const ADA = { id: 'ada', names: ['Ada', 'Bo', 'Cy'], share: 1, hoursAgo: 24 * 9 } as const;
const LONG = { ...NORA, id: 'long', names: ['Wilhelmine Auguste', 'Maximilian-Ferdinand', 'Ole', 'Mia'], hoursAgo: 30 };

const { goOn, newGame } = TEXTS.en;
const en = GAMES_LIST_TEXTS.en;

async function openList(page: Page, count: number): Promise<void> {
  await page.goto('/#/games');
  await expect(page.getByRole('listitem')).toHaveCount(count);
  for (const card of await page.getByRole('listitem').all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('.look svg')).toBeVisible();
  }
}

function opening(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`${name}.*(?:${goOn}|${en.lookAt})`) });
}

function keptIds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('lumicora.game.'))
      .map((key) => key.slice('lumicora.game.'.length))
      .sort(),
  );
}

for (const { name, code, locale } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });
    const texts = GAMES_LIST_TEXTS[code];

    test('has no accessibility violations, with games, with a deleted one and without any', async ({ page }) => {
      await keepGames(page, NORA, ADA);
      await openList(page, 2);
      await expect(page.getByRole('heading', { level: 1, name: TEXTS[code].savedGames })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      const removing = page.getByRole('button', { name: new RegExp(`${texts.remove('.+')}`) });
      await removing.first().click();
      await removing.click();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.reload();
      await expect(page.getByText(texts.empty)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    for (const { name: screen, ...viewport } of SCREENS) {
      test(`fits ${screen}, with text of normal and of double size`, async ({ page }) => {
        await keepGames(page, NORA, ADA, LONG);
        await page.setViewportSize(viewport);
        await openList(page, 3);
        await expectToFit(page);
        await doubleText(page);
        await expectToFit(page);
        await page.locator('.remove').last().click();
        await expectToFit(page);
      });
    }
  });
}

test('says who plays, how it stands and when it was', async ({ page }) => {
  await keepGames(page, ADA, NORA);
  await openList(page, 2);
  const [first, second] = await page.getByRole('listitem').all();
  for (const text of ['Nora', 'Ole', /Round \d+ of 10/, /(?:Nora|Ole)’s turn/, '2 hours ago', goOn]) {
    await expect(first).toContainText(text);
  }
  for (const text of ['Ada', 'Bo', 'Cy', en.finished, /(?:won|share the win) with -?\d+ points/, en.lookAt]) {
    await expect(second).toContainText(text);
  }
  await expect(first.locator('svg.fish')).toHaveCount(2);
});

test('opens a game, and goes back home', async ({ page }) => {
  await keepGames(page, NORA);
  await openList(page, 1);
  await page.getByRole('button', { name: TEXTS.en.home }).click();
  await page.getByRole('button', { name: TEXTS.en.savedGames }).click();
  await opening(page, 'Nora').click();
  await expect(page).toHaveURL(/#\/game\/nora$/);
});

test('a deleted game can be brought back until the list is left, by keyboard too', async ({ page }) => {
  await keepGames(page, NORA, ADA);
  await openList(page, 2);
  const removing = page.getByRole('button', { name: en.remove('Nora and Ole') });
  await removing.focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: en.bringBack });
  await expect(back).toBeFocused();
  await expect(back).toHaveAccessibleDescription(en.removed('Nora and Ole'));
  expect(await keptIds(page)).toEqual(['ada']);
  await page.keyboard.press('Enter');
  await expect(opening(page, 'Nora')).toBeFocused();
  expect(await keptIds(page)).toEqual(['ada', 'nora']);
  // It is as it was: it can be opened.
  await expect(page.getByRole('listitem').first()).toContainText('2 hours ago');
  await removing.click();
  await page.getByRole('button', { name: TEXTS.en.home }).click();
  await page.getByRole('button', { name: TEXTS.en.savedGames }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Nora')).toHaveCount(0);
});

test('two quick taps delete one game, not two', async ({ page }) => {
  await keepGames(page, NORA, ADA, LONG);
  await openList(page, 3);
  await page.locator('.remove').first().dblclick();
  expect(await keptIds(page)).toEqual(['ada', 'long']);
});

test('damaged games are not shown, and left alone', async ({ page }) => {
  const torn = textOf(NORA).slice(0, 200);
  const wrong = textOf(NORA).replace('"players":2', '"players":7');
  await keepTexts(page, { nora: textOf(NORA), torn, wrong });
  await openList(page, 1);
  await page.locator('.remove').click();
  expect(await keptIds(page)).toEqual(['torn', 'wrong']);
  expect(await page.evaluate(() => localStorage.getItem('lumicora.game.torn'))).toBe(torn);
});

test('an empty list is friendly and leads to a new game', async ({ page }) => {
  await page.goto('/#/games');
  await expect(page.getByText(en.empty)).toBeVisible();
  await page.getByRole('button', { name: newGame }).click();
  await expect(page).toHaveURL(/#\/setup$/);
});

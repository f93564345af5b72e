import { expectAccessible } from '../../support/page/axe';
import { doubleText, expectToFit, SCREENS } from '../../support/page/fits';
import { ADA, expectGames, LONG, NORA, openList, show, take } from '../../support/page/gamesList';
import { keepGames } from '../../support/page/keptGames';
import { expect, test } from '../../support/page/test';
import { GAMES_LIST_TEXTS, HOME_TEXTS } from '../../support/texts';

const LANGUAGES = [
  { name: 'Deutsch', code: 'de', locale: 'de-AT' },
  { name: 'English', code: 'en', locale: 'en-GB' },
] as const;

for (const { name, code, locale } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });
    const texts = GAMES_LIST_TEXTS[code];

    test('has no accessibility violations, whatever is open', async ({ page }) => {
      await keepGames(page, NORA, ADA);
      await openList(page, 1);
      await expect(page.getByRole('heading', { level: 1, name: HOME_TEXTS[code].savedGames })).toBeVisible();
      await expectAccessible(page);
      await page.locator('.more').click();
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.rename }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await take(page, ['x.txt', 'no game']);
      await expect(page.getByRole('status')).toContainText(texts.refused.notOurs(texts.titled('x.txt')));
      await expectAccessible(page);
      await page.locator('.more').click();
      await page.getByRole('button', { name: texts.remove }).click();
      await expect(page.getByRole('button', { name: texts.bringBack })).toBeVisible();
      await expectAccessible(page);
      await show(page, 'over', 1, texts);
      await expectGames(page, 1);
      await expectAccessible(page);
      await show(page, 'deleted', 1, texts);
      await expectGames(page, 1);
      await expectAccessible(page);
    });

    test('has none without any games either', async ({ page }) => {
      await page.goto('/#/games');
      await expect(page.getByText(texts.emptyRunning)).toBeVisible();
      await expectAccessible(page);
      await show(page, 'over', 0, texts);
      await expect(page.getByText(texts.emptyOver)).toBeVisible();
      await expectAccessible(page);
    });

    for (const { name: screen, ...viewport } of SCREENS) {
      test(`fits ${screen}, with text of normal and of double size`, async ({ page }) => {
        await keepGames(page, NORA, ADA, LONG);
        await page.setViewportSize(viewport);
        await openList(page, 2);
        for (const enlarge of [async () => {}, doubleText]) {
          await enlarge(page);
          await expectToFit(page);
          await page.locator('.more').last().click();
          await expectToFit(page);
          await page.getByRole('button', { name: texts.rename }).click();
          await expectToFit(page);
          await page.keyboard.press('Escape');
        }
        await take(page, ['a-file-with-a-long-name-and-without-any-space-in-it-at-all.txt', 'no game']);
        await expect(page.getByRole('status')).toContainText(texts.nothingWritten(1));
        await expectToFit(page);
        await page.locator('.more').last().click();
        await page.getByRole('button', { name: texts.remove }).click();
        await expect(page.getByRole('button', { name: texts.bringBack })).toBeVisible();
        await expectToFit(page);
        await show(page, 'over', 1, texts);
        await expectGames(page, 1);
        await expectToFit(page);
        await show(page, 'deleted', 1, texts);
        await expectGames(page, 1);
        await expectToFit(page);
      });
    }
  });
}

import { expectToFit, SCREENS, sizeText } from '../../support/page/fits';
import { button, fields, openSetup, play, rememberPeople } from '../../support/page/setup';
import { expect, test } from '../../support/page/test';
import { SETUP_TEXTS } from '../../support/texts';

const LANGUAGES = [
  { name: 'Deutsch', locale: 'de-AT', texts: SETUP_TEXTS.de },
  { name: 'English', locale: 'en-GB', texts: SETUP_TEXTS.en },
] as const;

for (const { name, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('blank and equal names get a hint at their field and do not keep the game from starting', async ({ page }) => {
      await rememberPeople(page, 'Nora', 'Ole', 'Mia');
      await openSetup(page, texts);
      await fields(page).nth(1).fill('nora ');
      await fields(page).nth(2).fill(' ');
      const hints = [texts.same('Nora', 2), texts.same('nora', 2), texts.blank('pufferfish')];
      for (const [place, hint] of hints.entries()) {
        await expect(fields(page).nth(place)).toHaveAccessibleDescription(hint);
      }
      const { people } = await play(page, texts);
      expect(people.map(({ name }) => name)).toEqual(['Nora', 'nora', texts.fish('pufferfish')]);
    });

    test('fits every screen, with text of normal and of double size', async ({ page }) => {
      await rememberPeople(page, 'Nora', 'Maximilian-Friedrich', 'Nora', 'Wilhelmina Katharina');
      await openSetup(page, texts);
      const fish = button(page, texts.fishOf('Maximilian-Friedrich', 'angelfish'));
      const expectAllToFit = async () => {
        await expectToFit(page);
        await expect(button(page, texts.play)).toBeInViewport({ ratio: 1 });
        await fish.click();
        await expect(page.locator('.fishPicker')).toBeVisible();
        await expectToFit(page);
        await page.keyboard.press('Escape');
      };
      for (const { name: screen, ...viewport } of SCREENS) {
        await test.step(screen, async () => {
          await page.setViewportSize(viewport);
          await sizeText(page, 1);
          await expectAllToFit();
          await sizeText(page, 2);
          await expectAllToFit();
        });
      }
    });

    test('the title stands in the middle of a tablet', async ({ page }) => {
      await openSetup(page, texts);
      for (const { name: screen, ...viewport } of SCREENS.slice(0, 2)) {
        await page.setViewportSize(viewport);
        const { x, width } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0, width: 0 };
        expect(Math.abs(x + width / 2 - viewport.width / 2), screen).toBeLessThan(2);
      }
    });

    test('four people need not scroll on a tablet', async ({ page }) => {
      await rememberPeople(page, 'Nora', 'Maximilian-Friedrich', 'Mia', 'Wilhelmina Katharina');
      await openSetup(page, texts);
      for (const { name: screen, ...viewport } of SCREENS.slice(0, 2)) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(() => document.documentElement.scrollHeight), screen).toBe(viewport.height);
      }
    });
  });
}

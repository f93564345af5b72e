import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../../src/i18n/languages';
import { DARK_ANIMALS } from '../../../src/rules/play/finalScoring';
import { LAY_TRIES, WALK_PAGES } from '../../../src/ui/screens/guide/walk/tries';
import { expectAccessible } from '../../support/page/axe';
import { doubleText, expectToFit, SCREENS, sizeText } from '../../support/page/fits';
import { expect, test } from '../../support/page/test';
import { GUIDE_TEXTS, HOME_TEXTS, TABLE_TEXTS } from '../../support/texts';
import { middleOf } from '../../support/touch.mjs';

const LOCALES = { de: 'de-AT', en: 'en-GB' } as const;

/** How the pages are turned and things are pressed. */
interface Way {
  press(button: Locator): Promise<void>;
  turn(by: 1 | -1): Promise<void>;
}

/** The numbers of the scoring by their place among the buttons: the lowest of each level, and one that is not. */
const NUMBERS = { lowest: ['3', '4', '2'], higher: '5' };

async function walkThrough(page: Page, language: 'de' | 'en', way: Way): Promise<void> {
  const { walk, points } = GUIDE_TEXTS[language];
  const { refusals, words } = TABLE_TEXTS[language];
  const says = page.locator('.walkSays');
  const isOn = async (number: number) => {
    const title = walk[WALK_PAGES[number - 1]].title;
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(number === 1 ? '#/guide(/1)?$' : `#/guide/${number}$`));
    await expectAccessible(page);
  };
  const next = async (number: number) => {
    await way.turn(1);
    await isOn(number);
  };
  const spot = (name: keyof typeof LAY_TRIES, place: string) =>
    page.locator('.spot').nth(LAY_TRIES[name].places.indexOf(place));

  const coral = (name: string) => page.locator('.spot').and(page.getByRole('button', { name }));

  await page.goto('/#/guide');
  await isOn(1);
  await way.press(coral(words.half('pink', 6, null)));
  await expect(says).toContainText(walk.goal.wrong(2));
  await way.press(coral(words.half('pink', 2, null)));
  await expect(says).toContainText(walk.goal.right(3));

  await next(2);
  const [atoll, display] = [page.locator('.walkTray').nth(0), page.locator('.walkTray').nth(1)];
  await way.press(display.getByRole('button').first());
  await expect(says).toContainText(walk.turn.take);
  // The yellow 6: yellow was offered.
  await way.press(atoll.getByRole('button').nth(3));
  await expect(says).toContainText(walk.wrong);
  await expect(says).toContainText(refusals.offeredColour('yellow'));
  await way.press(atoll.getByRole('button').nth(2));
  await expect(says).toContainText(walk.right);
  await expect(page.getByRole('button', { name: walk.again })).toBeVisible();

  await next(3);
  await way.press(spot('lay', 'd2d3'));
  await expect(says).toContainText(refusals.colour('pink', 1));
  for (const place of ['d6d7', 'e4e5']) {
    await way.press(spot('lay', place));
    await expect(says).toContainText(walk.lay.right);
  }

  await next(4);
  await way.press(spot('water', 'c6c7'));
  await expect(says).toContainText(refusals.limestone(2, 1));
  await way.press(spot('water', 'e5e6'));
  await expect(says).toContainText(walk.water.right(1));
  await expect(page.locator('.walkStore')).toHaveText('0');
  await way.press(spot('water', 'c4c5'));
  await expect(says).toContainText(walk.water.right(0));

  await next(5);
  for (const [place, sentence] of [
    ['d3d4', refusals.colour('pink', 2)],
    ['d7d8', refusals.level([1, 0])],
    ['e5e6', refusals.congruent()],
    ['d5d6', walk.levels.right],
  ] as const) {
    await way.press(spot('levels', place));
    await expect(says).toContainText(sentence);
  }

  await next(6);
  const number = (value: string) =>
    page.locator('.spot').and(page.getByRole('button', { name: words.half('pink', Number(value), null) }));
  await way.press(number(NUMBERS.higher));
  await expect(says).toContainText(walk.scoring.wrong(1, 5));
  for (const value of NUMBERS.lowest) await way.press(number(value));
  await expect(page.locator('.walkSum')).toContainText(`3 + 4 + 2 = ${points(9)}`);
  await way.press(page.getByRole('button', { name: walk.scoring.later }));
  await expect(says).toContainText(walk.scoring.waited('pink', 5, 2));
  await way.press(page.getByRole('button', { name: walk.scoring.now(9, 4) }));
  await expect(says).toContainText(walk.scoring.scored);
  await expect(page.locator('.walkSum .token.jellyfish')).toBeVisible();

  await next(7);
  const crabs = page.getByRole('button', { name: words.animals('crab') });
  for (const [index, points] of DARK_ANIMALS.crab.entries()) {
    await way.press(crabs);
    await expect(page.locator('.walkEnd')).toContainText(walk.end.seen(index + 1, points));
  }
  // More than four count as four.
  await way.press(crabs);
  await expect(page.locator('.walkEnd')).toContainText(walk.end.seen(1, 2));
  await way.press(page.getByRole('button', { name: walk.end.reef(2) }));
  await expect(says).toContainText(walk.wrong);
  await way.press(page.getByRole('button', { name: walk.end.reef(1) }));
  await expect(says).toContainText(walk.right);
  await expectAccessible(page);

  // There is no eighth.
  await way.turn(1);
  await isOn(7);
  await way.turn(-1);
  await isOn(6);
  await way.turn(1);
  await way.press(page.getByRole('button', { name: HOME_TEXTS[language].play, exact: true }));
  await expect(page).toHaveURL(/#\/setup$/);
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: LOCALES[language] });

    test.describe(() => {
      test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

      test('the whole walk by touch, pages turned by swiping', { tag: '@main' }, async ({ page, fingers }) => {
        test.slow();
        await walkThrough(page, language, {
          async press(button) {
            await button.scrollIntoViewIfNeeded();
            await fingers.tap(await middleOf(button));
          },
          async turn(by) {
            await fingers.drag({ x: 410 + by * 150, y: 300 }, { x: 410 - by * 150, y: 300 });
            await fingers.up();
          },
        });
      });
    });

    test('the whole walk by keys, pages turned by arrows', { tag: '@main' }, async ({ page }) => {
      test.slow();
      await walkThrough(page, language, {
        async press(button) {
          await tabTo(page, button);
          await page.keyboard.press('Enter');
        },
        turn: (by) => page.keyboard.press(by === 1 ? 'ArrowRight' : 'ArrowLeft'),
      });
    });
  });
}

/** Tab after tab, as a player without a pointer gets there; from the end of the page on from its start. */
async function tabTo(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  const isThere = () => button.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
}

const { walk, titles } = GUIDE_TEXTS.en;

test('pages are turned by buttons, too, and their heading has the focus then', async ({ page }) => {
  await page.goto('/#/guide');
  await expect(page.getByRole('button', { name: walk.back })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: walk.next }).click();
  await expect(page.getByRole('heading', { level: 2, name: walk.turn.title })).toBeFocused();
  await page.getByRole('button', { name: walk.back }).click();
  await expect(page.getByRole('heading', { level: 2, name: walk.goal.title })).toBeFocused();
});

test('a reload keeps the page, and back leads home whatever page it is', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: HOME_TEXTS.en.howToPlay, exact: true }).click();
  await page.getByRole('button', { name: walk.next }).click();
  await page.getByRole('button', { name: walk.next }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: walk.lay.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(HOME_TEXTS.en.tagline)).toBeVisible();
});

test('every detail lies behind the walk; back leads to the page that one came from', async ({ page }) => {
  await page.goto('/#/guide/4');
  await page.getByRole('button', { name: walk.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: walk.all })).toBeVisible();
  await page.getByRole('button', { name: GUIDE_TEXTS.en.tabs.scoring, exact: true }).click();
  await expect(page).toHaveURL(/#\/guide\/scoring$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: titles.scoring })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: walk.water.title })).toBeVisible();
  await page.goto('/#/guide/nonsense');
  await expect(page.getByRole('heading', { level: 2, name: walk.goal.title })).toBeVisible();
});

test.describe(() => {
  test.use({ hasTouch: true });

  test('a finger that goes up or down, or only a little aside, turns no page', async ({ page, fingers }) => {
    await page.goto('/#/guide/5');
    const title = page.getByRole('heading', { level: 2, name: walk.levels.title });
    await expect(title).toBeVisible();
    for (const to of [
      { x: 140, y: 250 },
      { x: 230, y: 595 },
    ]) {
      await fingers.drag({ x: 200, y: 600 }, to);
      await fingers.up();
    }
    await page.getByRole('button', { name: walk.all }).tap();
    await expect(page).toHaveURL(/#\/guide\/rules$/);
    await page.goBack();
    await expect(title).toBeVisible();
  });
});

for (const { name, width, height } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('every page fits, with text of double size, too', async ({ page }) => {
      test.slow();
      for (const [index, each] of WALK_PAGES.entries()) {
        await page.goto(`/#/guide/${index + 1}`);
        await expect(page.getByRole('heading', { level: 2, name: walk[each].title })).toBeVisible();
        await sizeText(page, 1);
        await expectToFit(page);
        await doubleText(page);
        await expectToFit(page);
      }
    });
  });
}

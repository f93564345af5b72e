import type { Locator, Page } from '@playwright/test';
import type { GameRecord } from '../../../src/history/record';
import { TEXTS } from '../../../src/i18n/languages';
import { SETUP_TEXTS } from '../../../src/i18n/setup/setupTexts';
import { expectToFit, SCREENS, sizeText } from '../../support/page/fits';
import { keptRecord } from '../../support/page/keptRecord';
import { middleOf } from '../../support/page/table';
import { expect, test } from '../../support/page/test';

const LANGUAGES = [
  { name: 'Deutsch', locale: 'de-AT', texts: SETUP_TEXTS.de },
  { name: 'English', locale: 'en-GB', texts: SETUP_TEXTS.en },
] as const;

const { en, de } = SETUP_TEXTS;

async function openSetup(page: Page, texts = en): Promise<void> {
  await page.goto('/#/setup');
  await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
}

/** As if these people had played last time. */
async function rememberPeople(page: Page, ...names: readonly string[]): Promise<void> {
  const draft = { people: names.map((name) => ({ name })), count: names.length };
  await page.addInitScript((text) => {
    if (localStorage.getItem('lumicora.people') === null) localStorage.setItem('lumicora.people', text);
  }, JSON.stringify(draft));
}

function fields(page: Page): Locator {
  return page.getByRole('textbox');
}

async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(names);
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Presses "Play" and gives back the game that came of it. */
async function play(page: Page, texts = en): Promise<GameRecord> {
  await button(page, texts.play).click();
  await expect(page).toHaveURL(/#\/game\//);
  return keptRecord(page);
}

test('whoever comes for the first time presses "Play" at once', async ({ page }) => {
  await openSetup(page);
  const { people, origin, log } = await play(page);
  expect(people).toEqual([
    { name: 'Clownfish', fish: 'clownfish' },
    { name: 'Angelfish', fish: 'angelfish' },
  ]);
  const options = { players: 2, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed: expect.any(Number) };
  expect(origin).toEqual({ type: 'dealt', options });
  expect(log).toEqual([]);
});

test('everything that was chosen holds in the game', async ({ page }) => {
  await openSetup(page);
  await button(page, en.add).click();
  await expect(fields(page).nth(2)).toBeFocused();
  await button(page, en.add).click();
  for (const [place, name] of ['Nora', 'Ole', '小林さくら', 'Finn'].entries()) await fields(page).nth(place).fill(name);
  await button(page, en.remove('Ole')).click();
  await page.getByText(en.sides.B.name).click();
  await page.getByText(en.scoreBoards.light.name).click();
  await page.getByRole('group', { name: en.beginner }).getByText('Finn').click();
  const { people, origin } = await play(page);
  expect(people).toEqual([
    { name: 'Nora', fish: 'clownfish' },
    { name: '小林さくら', fish: 'pufferfish' },
    { name: 'Finn', fish: 'swordfish' },
  ]);
  const options = { players: 3, side: 'B', scoreBoard: 'light', octopus: 2, seed: expect.any(Number) };
  expect(origin).toEqual({ type: 'dealt', options });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('dragging changes the order of the seats, and shows it on the way', async ({ page, fingers }) => {
    await rememberPeople(page, 'Nora', 'Ole', 'Mia', 'Finn');
    await openSetup(page);
    await page.getByText(en.around.name).click();
    const group = page.getByRole('group', { name: en.seating });
    const grips = page.locator('.grip');
    await fingers.drag(await middleOf(grips.nth(0)), await middleOf(grips.nth(2)));
    await expect(group).toHaveAccessibleDescription(
      'Ole at the bottom, Mia on the left, Nora at the top, Finn on the right',
    );
    const nora = await page.getByRole('listitem').nth(0).boundingBox();
    const mia = await page.getByRole('listitem').nth(2).boundingBox();
    expect(nora?.y).toBeGreaterThan(mia?.y ?? 0);
    await fingers.up();
    await expectNames(page, ['Ole', 'Mia', 'Nora', 'Finn']);
    await expect(page.getByRole('status')).toHaveText(en.moved('Nora', 3, 4));
  });

  test('what the system takes out of the finger goes back to its seat', async ({ page, fingers }) => {
    await rememberPeople(page, 'Nora', 'Ole');
    await openSetup(page);
    const grips = page.locator('.grip');
    await fingers.drag(await middleOf(grips.nth(1)), await middleOf(grips.nth(0)));
    await fingers.cancel();
    await expect(page.locator('.heldRow')).toHaveCount(0);
    await expectNames(page, ['Nora', 'Ole']);
  });
});

test('the keyboard changes the order of the seats, keeps its place and says what happened', async ({ page }) => {
  await rememberPeople(page, 'Nora', 'Ole', 'Mia');
  await openSetup(page);
  await button(page, en.down('Nora')).focus();
  await page.keyboard.press('Enter');
  await expectNames(page, ['Ole', 'Nora', 'Mia']);
  await expect(page.getByRole('status')).toHaveText(en.moved('Nora', 2, 3));
  await expect(button(page, en.down('Nora'))).toBeFocused();
  await page.keyboard.press('Space');
  await expectNames(page, ['Ole', 'Mia', 'Nora']);
  await expect(button(page, en.down('Nora'))).toBeFocused();
  // Below the last seat there is none.
  await page.keyboard.press('Space');
  await expectNames(page, ['Ole', 'Mia', 'Nora']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectNames(page, ['Ole', 'Nora', 'Mia']);
  await expect(button(page, en.up('Nora'))).toBeFocused();
});

test('whoever removes somebody by keyboard goes on where another can join', async ({ page }) => {
  await rememberPeople(page, 'Nora', 'Ole', 'Mia');
  await openSetup(page);
  await button(page, en.remove('Ole')).press('Enter');
  await expectNames(page, ['Nora', 'Mia']);
  await expect(button(page, en.add)).toBeFocused();
});

test('choosing a fish that somebody has swaps the two', async ({ page }) => {
  await rememberPeople(page, 'Nora', 'Ole');
  await openSetup(page);
  await button(page, en.fishOf('Nora', 'clownfish')).click();
  const picker = page.getByRole('group', { name: en.chooseFish('Nora') });
  await expect(picker.getByRole('button', { name: en.fish('clownfish') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(button(page, en.fishOf('Nora', 'clownfish'))).toBeFocused();
  await page.keyboard.press('Enter');
  await picker.getByRole('button', { name: `${en.fish('angelfish')} ${en.swap('Ole')}` }).click();
  await expect(picker).toHaveCount(0);
  await expect(button(page, en.fishOf('Nora', 'angelfish'))).toBeFocused();
  await expect(button(page, en.fishOf('Ole', 'clownfish'))).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(en.hasFish(1, 'angelfish'));
});

test('the fish can be opened again before the screen shows that they are closed', async ({ page }) => {
  await openSetup(page);
  const opener = button(page, en.fishOf('Clownfish', 'clownfish'));
  await opener.click();
  await expect(page.locator('.fishPicker [aria-pressed="true"]')).toBeFocused();
  // Two pictures later everything is listened to that will be.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await opener.evaluate(async (element: HTMLElement) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await Promise.resolve();
    element.click();
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  });
  await expect(page.locator('.fishPicker [aria-pressed="true"]')).toBeFocused();
});

test('a tap elsewhere closes the fish', async ({ page }) => {
  await openSetup(page);
  await button(page, en.fishOf('Clownfish', 'clownfish')).click();
  await expect(page.locator('.fishPicker')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('.fishPicker')).toHaveCount(0);
});

test('a name takes 20 characters as people count them, and no space around it', async ({ page }) => {
  await openSetup(page);
  const field = fields(page).first();
  await field.fill('👩‍🚀'.repeat(4) + 'é'.repeat(20));
  await expect(field).toHaveValue('👩‍🚀'.repeat(4) + 'é'.repeat(16));
  await field.fill('  Nora \t Maria  ');
  await field.press('Enter');
  await expect(field).toHaveValue('Nora Maria');
});

test('a choice is remembered that the database had no time for', async ({ page }) => {
  await openSetup(page);
  await fields(page).nth(0).fill('Nora');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the page is being left', 'AbortError');
    };
  });
  await page.getByText(en.sides.B.name).click();
  await page.reload();
  await expectNames(page, ['Nora', '']);
  await expect(page.getByRole('radio', { name: new RegExp(`^${en.sides.B.name}`) })).toBeChecked();
});

test('names and choices are remembered, whatever happens to the page', async ({ page }) => {
  await openSetup(page);
  await fields(page).nth(0).fill('Nora');
  await fields(page).nth(1).fill('عائشة');
  await button(page, en.up('عائشة')).click();
  await page.getByText(en.sides.B.name).click();
  await page.reload();
  await expectNames(page, ['عائشة', 'Nora']);
  await expect(page.getByRole('radio', { name: new RegExp(`^${en.sides.B.name}`) })).toBeChecked();
  expect((await play(page)).people).toEqual([
    { name: 'عائشة', fish: 'angelfish' },
    { name: 'Nora', fish: 'clownfish' },
  ]);
});

test('what cannot be read counts for nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lumicora.people', '{"people":[{"name":7}],"count":9}'));
  await openSetup(page);
  await expectNames(page, ['', '']);
});

test('without storage it can be set up all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openSetup(page);
  await fields(page).first().fill('Nora');
  await button(page, en.add).click();
  await expectNames(page, ['Nora', '', '']);
});

test('the language changes at once, and names of fish with it, but no name of anybody', async ({ page }) => {
  await openSetup(page);
  await fields(page).first().fill('Nora');
  await expect(fields(page).nth(1)).toHaveAttribute('placeholder', en.fish('angelfish'));
  await button(page, 'Deutsch').click();
  await expect(page.getByRole('heading', { level: 1, name: de.heading })).toBeVisible();
  await expect(fields(page).nth(1)).toHaveAttribute('placeholder', de.fish('angelfish'));
  await expectNames(page, ['Nora', '']);
  expect((await play(page, de)).people.map(({ name }) => name)).toEqual(['Nora', 'Kaiserfisch']);
});

test('the way back leads home', async ({ page }) => {
  await openSetup(page);
  await button(page, TEXTS.en.home).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lumicora' })).toBeVisible();
});

for (const { name, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('blank and equal names get a hint at their field and hinder nobody', async ({ page }) => {
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

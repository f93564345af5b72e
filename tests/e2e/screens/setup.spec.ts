import { guidedSeed } from '../../../src/store/lessons/seeds';
import { openRecord } from '../../support/page/characters';
import { button, expectNames, fields, openSetup, play, rememberPeople } from '../../support/page/setup';
import { middleOf } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { TWO } from '../../support/scenes/games';
import { HOME_TEXTS, SETUP_TEXTS } from '../../support/texts';

const { en, de } = SETUP_TEXTS;

test('on the first visit "Play" starts a game at once', async ({ page }) => {
  await openSetup(page);
  const { people, origin, log } = await play(page);
  expect(people).toEqual([
    { name: 'Clownfish', fish: 'clownfish', mind: null },
    { name: 'Angelfish', fish: 'angelfish', mind: null },
  ]);
  const options = { players: 2, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed: expect.any(Number) };
  expect(origin).toEqual({ type: 'dealt', options });
  expect(log).toEqual([]);
});

test('a first game is explained: one switch settles the rest, until a game was played to its end', async ({ page }) => {
  await page.goto('/#/setup');
  const guided = page.getByRole('switch', { name: en.guided.name });
  await expect(guided).toBeChecked();
  await expect(page.getByRole('group', { name: en.side })).toBeHidden();
  const { isGuided, origin } = await play(page);
  expect(isGuided).toBe(true);
  const options = { players: 2, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed: guidedSeed(2, false) };
  expect(origin).toEqual({ type: 'dealt', options });

  await openRecord(page, { ...TWO.record, isGuided: false });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/#/setup');
  await expect(guided).not.toBeChecked();
  await expect(page.getByRole('group', { name: en.side })).toBeVisible();
});

test('a "yes" to the lessons is for one game, also without a reload', async ({ page }) => {
  await openRecord(page, { ...TWO.record, isGuided: false });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/#/setup');
  const guided = page.getByRole('switch', { name: en.guided.name });
  await expect(guided).not.toBeChecked();
  await guided.focus();
  await page.keyboard.press('Space');
  await expect(guided).toBeChecked();
  expect((await play(page)).isGuided).toBe(true);
  await page.goto('/#/setup');
  await expect(page.getByRole('heading', { level: 1, name: en.heading })).toBeVisible();
  await expect(guided).not.toBeChecked();
});

test('a "no" to the lessons is remembered, and holds in the game', async ({ page }) => {
  await page.goto('/#/setup');
  const guided = page.getByRole('switch', { name: en.guided.name });
  await guided.focus();
  await page.keyboard.press('Space');
  await expect(guided).not.toBeChecked();
  await page.getByText(en.sides.B.name).click();
  const { isGuided, origin } = await play(page);
  expect(isGuided).toBe(false);
  expect(origin).toMatchObject({ options: { side: 'B' } });
  await page.goto('/#/setup');
  await expect(guided).not.toBeChecked();
});

test('everything that was chosen holds in the game', async ({ page }) => {
  await openSetup(page);
  await button(page, en.add).click();
  await expect(fields(page).nth(2)).toBeFocused();
  await button(page, en.add).click();
  // The focus moves in the next frame: typing before would end up in the wrong field.
  await expect(fields(page).nth(3)).toBeFocused();
  for (const [place, name] of ['Nora', 'Ole', '小林さくら', 'Finn'].entries()) await fields(page).nth(place).fill(name);
  await button(page, en.remove('Ole')).click();
  await page.getByText(en.sides.B.name).click();
  await page.getByText(en.scoreBoards.light.name).click();
  await page.getByRole('group', { name: en.beginner }).getByText('Finn').click();
  const { people, origin } = await play(page);
  expect(people).toEqual([
    { name: 'Nora', fish: 'clownfish', mind: null },
    { name: '小林さくら', fish: 'pufferfish', mind: null },
    { name: 'Finn', fish: 'swordfish', mind: null },
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

  test('a drag that the system cancels puts the player back to their seat', async ({ page, fingers }) => {
    await rememberPeople(page, 'Nora', 'Ole');
    await openSetup(page);
    const grips = page.locator('.grip');
    await fingers.drag(await middleOf(grips.nth(1)), await middleOf(grips.nth(0)));
    await fingers.cancel();
    await expect(page.locator('.heldRow')).toHaveCount(0);
    await expectNames(page, ['Nora', 'Ole']);
  });
});

test('the keyboard changes the order of the seats, keeps its place and says what happened', { tag: '@main' }, async ({
  page,
}) => {
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

test('after a player is removed by keyboard the focus is on the button that adds one', async ({ page }) => {
  await rememberPeople(page, 'Nora', 'Ole', 'Mia');
  await openSetup(page);
  await button(page, en.remove('Ole')).press('Enter');
  await expectNames(page, ['Nora', 'Mia']);
  await expect(button(page, en.add)).toBeFocused();
});

test('choosing the fish of another player swaps the two', async ({ page }) => {
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
  await expect(page.locator('.fishPicker > [aria-pressed="true"]')).toBeFocused();
  // Two pictures later everything is listened to that will be.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await opener.evaluate(async (element: HTMLElement) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await Promise.resolve();
    element.click();
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  });
  await expect(page.locator('.fishPicker > [aria-pressed="true"]')).toBeFocused();
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

test('names and choices are remembered, whatever happens to the page', { tag: '@main' }, async ({ page }) => {
  await openSetup(page);
  await fields(page).nth(0).fill('Nora');
  await fields(page).nth(1).fill('عائشة');
  await button(page, en.up('عائشة')).click();
  await page.getByText(en.sides.B.name).click();
  await page.reload();
  await expectNames(page, ['عائشة', 'Nora']);
  await expect(page.getByRole('radio', { name: new RegExp(`^${en.sides.B.name}`) })).toBeChecked();
  expect((await play(page)).people).toEqual([
    { name: 'عائشة', fish: 'angelfish', mind: null },
    { name: 'Nora', fish: 'clownfish', mind: null },
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

test('the language changes at once, and names of fish with it, but no player’s name', async ({ page }) => {
  await openSetup(page);
  await fields(page).first().fill('Nora');
  await expect(fields(page).nth(1)).toHaveAttribute('placeholder', en.fish('angelfish'));
  await button(page, 'Deutsch').click();
  await expect(page.getByRole('heading', { level: 1, name: de.heading })).toBeVisible();
  await expect(fields(page).nth(1)).toHaveAttribute('placeholder', de.fish('angelfish'));
  await expectNames(page, ['Nora', '']);
  expect((await play(page, de)).people.map(({ name }) => name)).toEqual(['Nora', 'Kaiserfisch']);
});

test('the way back leads home', { tag: '@main' }, async ({ page }) => {
  await openSetup(page);
  await button(page, HOME_TEXTS.en.home).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lumicora' })).toBeVisible();
});

import { expectAccessible } from '../../support/page/axe';
import { expectToFit } from '../../support/page/fits';
import {
  ADA,
  ADAS,
  expectGames,
  LONG,
  MIA,
  NORA,
  NORAS,
  opening,
  openList,
  show,
  tools,
  use,
  whenOf,
} from '../../support/page/gamesList';
import { holdDatabase } from '../../support/page/holdDatabase';
import { keepGames } from '../../support/page/keptGames';
import { expect, test } from '../../support/page/test';
import { GAMES_LIST_TEXTS, HOME_TEXTS } from '../../support/texts';

const { home, savedGames } = HOME_TEXTS.en;
const en = GAMES_LIST_TEXTS.en;

test('the tools open and close, by keyboard too', async ({ page }) => {
  await keepGames(page, NORA, MIA);
  await openList(page, 2);
  const more = tools(page, NORAS);
  const renaming = page.getByRole('button', { name: en.rename, exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(renaming).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(renaming).toHaveCount(0);
  await more.click();
  await tools(page, en.gameOf('Mia and Ole')).click();
  await expect(renaming).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(renaming).toHaveCount(0);
});

test('a game gets a name, keeps it, and loses it again', { tag: '@main' }, async ({ page }) => {
  await keepGames(page, NORA);
  await openList(page, 1);
  await use(page, NORAS, en.rename);
  const field = page.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('Given up');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByText('Given up')).toHaveCount(0);
  await expect(tools(page, NORAS)).toBeFocused();
  await use(page, NORAS, en.rename);
  await field.fill(`  لعبة ${'x'.repeat(60)}`);
  await page.keyboard.press('Enter');
  const title = `لعبة ${'x'.repeat(35)}`;
  await expect(page.getByRole('status')).toHaveText(en.renamed(title));
  await expect(tools(page, en.titled(title))).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(page.getByRole('listitem')).toContainText('Nora');
  await use(page, en.titled(title), en.rename);
  await expect(field).toHaveValue(title);
  await field.fill(' ');
  await page.getByRole('button', { name: en.done }).click();
  await expect(page.getByRole('status')).toHaveText(en.unnamed);
  await expect(opening(page, NORAS)).toBeVisible();
});

test('while a game gets its name, it can be seen who plays and how much room is left', async ({ page }) => {
  await keepGames(page, NORA);
  await openList(page, 1);
  await use(page, NORAS, en.rename);
  const field = page.getByRole('textbox');
  await expect(field).toHaveAttribute('placeholder', 'Nora and Ole');
  const room = page.locator('.titleRoom');
  await field.fill('x'.repeat(30));
  await expect(room).toHaveText('');
  await field.pressSequentially('yy');
  await expect(room).toHaveText(en.room(8));
  await expectToFit(page);
  await expectAccessible(page);
  await field.pressSequentially('y'.repeat(10));
  await expect(room).toHaveText(en.room(0));
  await expect(field).toHaveValue(`${'x'.repeat(30)}${'y'.repeat(10)}`);
});

test('a copy comes first, says so, and is a game of its own', async ({ page }) => {
  await keepGames(page, NORA, { ...MIA, hoursAgo: 1 });
  await openList(page, 2);
  await use(page, NORAS, en.copy);
  await expect(page.getByRole('status')).toHaveText(en.copied);
  const [, round] = /Round (\d+) of/.exec(await page.getByRole('listitem').first().innerText()) ?? [];
  const name = en.whatIf(Number(round), 1);
  const copy = opening(page, en.titled(name));
  await expect(copy).toBeFocused();
  await expect(page.getByRole('listitem').first()).toContainText(name);
  await expect(page.getByRole('button', { name: en.running('3') })).toBeVisible();
  await page.reload();
  await expectGames(page, 3);
  await expect(page.getByRole('listitem').first()).toContainText(name);
  await use(page, NORAS, en.copy);
  await expect(opening(page, en.titled(en.whatIf(Number(round), 2)))).toBeVisible();
  await copy.click();
  await expect(page).toHaveURL(/#\/game\/(?!nora)\w+$/);
});

test('a deleted game keeps its place and can be brought back until the list is left, by keyboard too', {
  tag: '@main',
}, async ({ page }) => {
  await keepGames(page, NORA, MIA);
  await openList(page, 2);
  const tops = () =>
    page.getByRole('listitem').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
  const before = await tops();
  await tools(page, NORAS).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: en.bringBack });
  await expect(back).toBeFocused();
  await expect(back).toHaveAccessibleDescription(en.removed(NORAS));
  await expect(page.getByRole('button', { name: en.running('1') })).toBeVisible();
  expect(await tops()).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(opening(page, NORAS)).toBeFocused();
  // It is as it was.
  await expect(page.getByRole('listitem').first()).toContainText(whenOf(NORA));
  await use(page, NORAS, en.remove);
  await expect(back).toBeVisible();
  await page.getByRole('button', { name: home }).click();
  await page.getByRole('button', { name: savedGames }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Nora')).toHaveCount(0);
});

test('a deletion that is kept late leaves the tools open that were opened meanwhile', async ({ page }) => {
  await keepGames(page, NORA, MIA);
  await openList(page, 2);
  const release = await holdDatabase(page);
  await use(page, NORAS, en.remove);
  await tools(page, en.gameOf('Mia and Ole')).click();
  await release();
  await expect(page.getByRole('button', { name: en.bringBack })).toBeVisible();
  await expect(page.getByRole('button', { name: en.deleted('1') })).toBeVisible();
  await page.getByRole('button', { name: en.remove, exact: true }).click();
  await expect(page.getByRole('button', { name: en.deleted('2') })).toBeVisible();
});

test('deleted games have a part of the list, from which they come back and keep their place, by keyboard too', async ({
  page,
}) => {
  await keepGames(page, NORA, MIA, ADA);
  await openList(page, 2);
  await expect(page.getByRole('button', { name: en.deleted('0') })).toHaveCount(0);
  await use(page, NORAS, en.remove);
  await use(page, en.gameOf('Mia and Ole'), en.remove);
  // The last one is gone as well: the first page leads here all the same.
  await show(page, 'over', 1);
  await use(page, ADAS, en.remove);
  await expect(page.getByRole('button', { name: en.deleted('3') })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: home }).click();
  await page.getByRole('button', { name: savedGames }).click();
  await show(page, 'deleted', 3);
  await expectGames(page, 3);
  await expect(page.getByText(en.deletedStay)).toBeVisible();
  await expect(page.locator('.more')).toHaveCount(0);
  await expect(page.getByRole('button', { name: en.saveAll })).toHaveCount(0);
  await page.getByRole('button', { name: en.about(en.bringBack, NORAS) }).focus();
  await page.keyboard.press('Enter');
  await expect(opening(page, NORAS)).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: en.about(en.bringBack, ADAS) }).click();
  await expect(opening(page, ADAS, en.lookAt)).toBeFocused();
  await show(page, 'running', 1);
  await expect(opening(page, NORAS)).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText(whenOf(NORA));
  await show(page, 'deleted', 1);
  await opening(page, NORAS).click();
  await page.goBack();
  await expect(opening(page, NORAS)).toBeVisible();
});

test('a game that another tab plays is neither renamed nor deleted, and that is why', async ({ page, context }) => {
  await keepGames(page, NORA, MIA);
  await openList(page, 2);
  const other = await context.newPage();
  await other.goto('/#/game/nora');
  await expect(other.locator('main.table')).toBeVisible();
  await page.bringToFront();
  const status = page.getByRole('status');
  await use(page, NORAS, en.rename);
  await page.getByRole('textbox').fill('Friday');
  await page.keyboard.press('Enter');
  await expect(status).toContainText(en.notRenamed);
  await expect(status).toContainText(en.elsewhere);
  await use(page, NORAS, en.remove);
  await expect(status).toContainText(en.notRemoved);
  await expect(status).toContainText(en.elsewhere);
});

test('two quick taps bring one game back, and open none', async ({ page }) => {
  await keepGames(page, NORA, MIA);
  await openList(page, 2);
  await use(page, NORAS, en.remove);
  await show(page, 'deleted', 1);
  await page.getByRole('button', { name: en.about(en.bringBack, NORAS) }).dblclick();
  await expect(opening(page, NORAS)).toBeVisible();
  await expect(page).toHaveURL(/#\/games$/);
});

test('two quick taps delete one game, and open none', async ({ page }) => {
  await keepGames(page, NORA, MIA, LONG);
  await page.setViewportSize({ width: 600, height: 900 });
  await openList(page, 3);
  await tools(page, NORAS).click();
  await page.getByRole('button', { name: en.remove, exact: true }).dblclick();
  await expect(page.getByRole('button', { name: en.bringBack })).toHaveCount(1);
  await expect(page).toHaveURL(/#\/games$/);
  await expect(page.getByRole('button', { name: en.running('2') })).toBeVisible();
});

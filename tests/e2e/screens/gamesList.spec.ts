import type { Locator } from '@playwright/test';
import {
  ADA,
  ADAS,
  expectGames,
  MIA,
  many,
  NORA,
  NORAS,
  opening,
  openList,
  show,
  touch,
  use,
  whenOf,
} from '../../support/page/gamesList';
import { keepGames } from '../../support/page/keptGames';
import { expect, test } from '../../support/page/test';
import { GAMES_LIST_TEXTS, HOME_TEXTS } from '../../support/texts';

const { goOn, newGame, home, savedGames } = HOME_TEXTS.en;
const en = GAMES_LIST_TEXTS.en;

test('says who plays, how it stands and when it was; finished games have their final table', async ({ page }) => {
  await keepGames(page, ADA, MIA, NORA);
  await openList(page, 2);
  const [first, second] = await page.getByRole('listitem').all();
  for (const text of ['Nora', 'Ole', /Round \d+ of 10/, /(?:Nora|Ole)’s turn/, whenOf(NORA), goOn]) {
    await expect(first).toContainText(text);
  }
  await expect(second).toContainText('Mia');
  await expect(first.locator('svg.fish')).toHaveCount(2);
  await show(page, 'over', 1);
  await expectGames(page, 1);
  const finished = page.getByRole('listitem');
  await expect(finished.getByRole('heading')).toContainText(/has won|share the win/);
  for (const text of [/Ada: -?\d+ points?/, /Bo: -?\d+ points?/, /Cy: -?\d+ points?/, en.lookAt]) {
    await expect(finished).toContainText(text);
  }
  // Most points first.
  const points = (await finished.locator('.finalScores b').allTextContents()).map(Number);
  expect(points).toHaveLength(3);
  expect(points).toEqual([...points].sort((a, b) => b - a));
});

test('opens a game, and goes back home; finished ones are found again where they were', { tag: '@main' }, async ({
  page,
}) => {
  await keepGames(page, NORA, ADA);
  await openList(page, 1);
  await page.getByRole('button', { name: home }).click();
  await page.getByRole('button', { name: savedGames }).click();
  await opening(page, NORAS).click();
  await expect(page).toHaveURL(/#\/game\/nora$/);
  await page.goBack();
  await show(page, 'over', 1);
  await opening(page, ADAS, en.lookAt).click();
  await expect(page).toHaveURL(/#\/game\/ada$/);
  await page.goBack();
  await expect(opening(page, ADAS, en.lookAt)).toBeVisible();
  await use(page, ADAS, en.replay);
  await expect(page).toHaveURL(/#\/replay\/ada$/);
});

test('coming back from a game keeps the place in the list, however far down; a game that was played on comes first', async ({
  page,
}) => {
  await keepGames(page, ...many(80));
  await page.goto('/#/games');
  const items = page.getByRole('listitem');
  const played = opening(page, en.gameOf('Game 71 and Ole'));
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await items.count()).toBe(80);
  }).toPass();
  await played.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const topOf = (button: Locator) => button.evaluate((each) => each.getBoundingClientRect().top);
  const moved = async (button: Locator, from: number) => Math.abs((await topOf(button)) - from);
  const before = await topOf(played);
  await played.click();
  await expect(page).toHaveURL(/#\/game\/g71$/);
  await page.goBack();
  await expect(played).toBeVisible();
  await expect.poll(() => moved(played, before)).toBeLessThan(2);
  await expect(items).toHaveCount(80);
  // Played on as in another tab: first of all, and everything else is where it was.
  const next = opening(page, en.gameOf('Game 72 and Ole'));
  const beside = await topOf(next);
  await played.click();
  await expect(page).toHaveURL(/#\/game\/g71$/);
  await touch(page, 'g71');
  await page.goBack();
  await expect(items).toHaveCount(80);
  await expect(items.first()).toContainText('Game 71');
  await expect.poll(() => moved(next, beside)).toBeLessThan(2);
});

test('more games come as the end comes near, and by a button that leads to them', async ({ page }) => {
  await keepGames(page, ...many(60));
  await page.goto('/#/games');
  const items = page.getByRole('listitem');
  await expect(items).toHaveCount(24);
  await expect(page.getByRole('button', { name: en.running('60') })).toBeVisible();
  // What is far away is not drawn.
  await expect(items.last().locator('.look svg')).toHaveCount(0);
  await page.getByRole('button', { name: en.showMore }).dispatchEvent('click');
  await expect(opening(page, en.gameOf('Game 24 and Ole'))).toBeFocused();
  for (const count of [48, 60]) {
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await items.count()).toBeGreaterThanOrEqual(count);
    }).toPass();
  }
  await expect(items).toHaveCount(60);
  await expect(page.getByRole('button', { name: en.showMore })).toHaveCount(0);
  await expect(items.last()).toContainText('Game 59');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(items.last().locator('.look svg')).toBeVisible();
  await expect(items.first().locator('.look svg')).toHaveCount(0);
});

test('an empty list is friendly and leads to a new game', { tag: '@main' }, async ({ page }) => {
  await page.goto('/#/games');
  await expect(page.getByText(en.emptyRunning)).toBeVisible();
  await page.getByRole('button', { name: newGame }).click();
  await expect(page).toHaveURL(/#\/setup$/);
});

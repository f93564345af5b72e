import type { Page } from '@playwright/test';
import { home as en } from '../../../src/i18n/en/home';
import { countFrames } from '../../support/page/frames';
import { keepGames } from '../../support/page/keptGames';
import { playNext } from '../../support/page/playNext';
import { goOn, openTable, pictured } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { OFFERING } from '../../support/tablePositions';
import { ENDING_TEXTS, GUIDE_TEXTS, TABLE_TEXTS } from '../../support/texts';

const { backAgain } = TABLE_TEXTS.en.screen;

test.use({ deviceScaleFactor: 0.5 });

async function openGame(page: Page, address: string): Promise<void> {
  await countFrames(page);
  await keepGames(page, { id: 'last', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.goto(address);
  if (address === '/') await page.getByRole('button', { name: new RegExp(en.goOn) }).click();
  await pictured(page);
  await goOn(page);
}

const isHome = (page: Page) => expect(page.getByText(en.tagline)).toBeVisible();
const isInGame = (page: Page) => expect(page).toHaveURL(/#\/game\/last$/);

for (const address of ['/', '/#/game/last']) {
  test(`back leads out of a game only if it is done twice (opened at ${address})`, { tag: '@main' }, async ({
    page,
  }) => {
    await openGame(page, address);
    await page.goBack();
    await isInGame(page);
    await expect(page.getByText(backAgain).first()).toBeVisible();
    // A player who plays on did not mean to leave.
    await page.getByRole('button', { name: TABLE_TEXTS.en.screen.more }).click();
    await expect(page.locator('.backAgain')).toHaveCount(0);
    await page.goBack();
    await isInGame(page);
    await expect(page.locator('.backAgain')).toBeVisible();
    await page.goBack();
    await isHome(page);
  });
}

test('a position that has become a game is not left by accident either', async ({ page }) => {
  await openTable(page, OFFERING);
  await playNext(page, OFFERING);
  await expect(page).toHaveURL(/#\/game\//);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.more }).click();
  await page.goBack();
  await expect(page.locator('.backAgain')).toBeVisible();
  await expect(page).toHaveURL(/#\/game\//);
  await page.goBack();
  await isHome(page);
});

test('a game that is over is left at once', async ({ page }) => {
  await keepGames(page, { id: 'last', names: ['Nora', 'Ole'], share: 1, hoursAgo: 1 });
  await page.goto('/#/game/last');
  await page.getByRole('button', { name: ENDING_TEXTS.en.more, exact: true }).click();
  await page.getByRole('button', { name: ENDING_TEXTS.en.look }).click();
  await page.goBack();
  await isHome(page);
});

test('a player who leaves a game before it has been opened can come back to it', async ({ page }) => {
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>;
    // As long as a slow device may take to read it: until the test says so.
    const answered = new Promise<void>((resolve) => Object.assign(window, { answer: resolve }));
    navigator.locks.request = (name: string, ...rest: unknown[]) => {
      const granted = rest.pop() as (lock: unknown) => unknown;
      const late = async (lock: unknown) => {
        await answered;
        return granted(lock);
      };
      return request(name, ...rest, name.startsWith('lumicora.game.') ? late : granted);
    };
  });
  const isHeld = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name === 'lumicora.game.last');
    });
  await keepGames(page, { id: 'last', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.goto('/#/games');
  await page.locator('.gameCard .open').click();
  await expect.poll(isHeld).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: en.savedGames })).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'answer')());
  await expect.poll(isHeld).toBe(false);
  await page.locator('.gameCard .open').click();
  await goOn(page);
});

test('the home button leaves nothing on top of home: another back leads nowhere', async ({ page }) => {
  await openGame(page, '/');
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.home, exact: true }).click();
  await isHome(page);
  const depth = await page.evaluate(() => Reflect.get(Object(history.state), 'depth'));
  expect(depth).toBe(0);
  await page.goForward();
  await isInGame(page);
});

test('back leads one screen back: from a game to the list that it was chosen from, then home', {
  tag: '@main',
}, async ({ page }) => {
  await keepGames(page, { id: 'last', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.goto('/');
  // Once it is there, nothing moves any more.
  await expect(page.locator('.continue')).toBeVisible();
  await page.getByRole('button', { name: en.savedGames }).click();
  await page.locator('.gameCard button').first().click();
  await isInGame(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: en.savedGames })).toBeVisible();
  await page.goBack();
  await isHome(page);
});

test('a link that was opened from outside leads home, not away', { tag: '@main' }, async ({ page }) => {
  await page.goto('/#/guide');
  await expect(page.getByRole('heading', { level: 1, name: GUIDE_TEXTS.en.heading })).toBeVisible();
  // Nor is another home put there each time.
  await page.reload();
  await page.goBack();
  await isHome(page);
});

test('the screen stays awake at the table, again after a break, and nowhere else', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: { released: boolean }[] = [];
    const request = async () => {
      const lock = {
        released: false,
        async release() {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request } });
    Object.assign(window, { locks });
  });
  const locks = () =>
    page.evaluate(() => (Reflect.get(window, 'locks') as { released: boolean }[]).map(({ released }) => released));
  await page.goto('/');
  await isHome(page);
  expect(await locks()).toEqual([]);
  await openGame(page, '/');
  expect(await locks()).toEqual([false]);
  // Browsers take it away from what is out of sight.
  await page.evaluate(() => {
    for (const lock of Reflect.get(window, 'locks') as { released: boolean }[]) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(locks).toEqual([true, false]);
  await page.getByRole('button', { name: TABLE_TEXTS.en.screen.home, exact: true }).click();
  await isHome(page);
  await expect.poll(locks).toEqual([true, true]);
});

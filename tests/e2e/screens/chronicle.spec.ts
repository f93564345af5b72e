import type { Page } from '@playwright/test';
import { fileOf, take } from '../../support/page/gamesList';
import { expect, test } from '../../support/page/test';
import { familyGames, keepStored } from '../../support/scenes/family';
import { CHRONICLE_TEXTS, ENDING_TEXTS, GAMES_LIST_TEXTS, HOME_TEXTS } from '../../support/texts';

const en = CHRONICLE_TEXTS.en;
const { chronicle: way, home, newGame, play, savedGames } = HOME_TEXTS.en;
const list = GAMES_LIST_TEXTS.en;

/** What is looked at here is no drawing. */
test.use({ deviceScaleFactor: 0.5 });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lumicora.motion', 'off'));
});

/** The family's games are on this device, and every one of them is looked through. */
async function openFamily(page: Page, count?: number): Promise<void> {
  await page.goto('/#/chronicle');
  await expect(page.getByRole('heading', { name: en.empty })).toBeVisible();
  await keepStored(page, familyGames(count));
  await page.reload();
  await lookedThrough(page);
}

async function lookedThrough(page: Page): Promise<void> {
  await expect(page.locator('.reefHeight').first()).toBeVisible();
  await expect(page.locator('.lookingThrough')).toHaveCount(0);
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.whoseChoice button', { hasText: name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** What is said of someone at the top of their pages. */
function fact(page: Page, name: string) {
  return page.locator('.personHead div', { has: page.locator('dt', { hasText: name }) }).locator('dd');
}

test('before a game is over there is a picture of what will be, and the way to a game', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: play, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: way, exact: true })).toHaveCount(0);
  await page.goto('/#/chronicle');
  await expect(page.getByText(en.emptyAbout)).toBeVisible();
  await page.getByRole('button', { name: newGame }).click();
  await expect(page).toHaveURL(/#\/setup$/);
});

test('everyone has figures, and whoever is looked at stays so while a game is looked at', { tag: '@main' }, async ({
  page,
}) => {
  await openFamily(page);
  const { length } = familyGames();
  await expect(page.getByText(en.since(length, String(length), ''))).toBeVisible();
  await choose(page, 'Nora');
  // "nora " is Nora, too.
  const noras = familyGames().filter(({ people }) => /nora/i.test(JSON.stringify(people))).length;
  await expect(fact(page, en.person.games)).toHaveText(String(noras));
  await page.locator('.whoseChoice button', { hasText: en.everyone }).click();
  const record = page.getByRole('button', { name: en.record.points });
  await record.click();
  await expect(page).toHaveURL(/#\/game\/family\d+$/);
  await expect(page.locator('.result')).toBeVisible();
  await page.getByRole('button', { name: ENDING_TEXTS.en.more, exact: true }).click();
  await page.getByRole('button', { name: way, exact: true }).click();
  await expect(record).toBeVisible();
  await choose(page, 'Ole');
  await page.getByRole('button', { name: home }).click();
  await page.getByRole('button', { name: way, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ole' })).toBeVisible();
});

test('a game that is deleted goes out of it, and comes back into it', async ({ page }) => {
  await openFamily(page, 1);
  const counted = page.locator('.chronicleSince');
  await expect(counted).toHaveText(/^One game/);
  await page.getByRole('button', { name: home }).click();
  await page.getByRole('button', { name: savedGames }).click();
  await page.getByRole('button', { name: list.over('1'), exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${list.tools}: `) }).click();
  await page.getByRole('button', { name: list.remove, exact: true }).click();
  const back = page.getByRole('button', { name: list.bringBack });
  await expect(back).toBeVisible();
  await page.goto('/#/chronicle');
  await expect(page.getByRole('heading', { name: en.empty })).toBeVisible();
  await page.goto('/#/games');
  await page.getByRole('button', { name: list.deleted('1'), exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${list.bringBack}: `) }).click();
  await page.getByRole('button', { name: way, exact: true }).click();
  await expect(counted).toHaveText(/^One game/);
});

test('two names become one person, after a reload too, in another browser with all games, and two again', async ({
  page,
  browser,
}) => {
  await openFamily(page);
  const [long, short] = ['Großvater Maximilian', 'Opa Max'];
  await choose(page, long);
  await expect(fact(page, en.person.games)).toHaveText('7');
  await page.getByRole('button', { name: en.sameAs }).click();
  const dialog = page.getByRole('dialog', { name: en.chooseName(long) });
  // With Nora he sat at one table.
  await expect(dialog.getByRole('button', { name: 'Nora' })).toHaveCount(0);
  await dialog.getByRole('button', { name: short }).click();
  await expect(page.getByRole('status').filter({ hasText: en.joined(short, long) })).toBeVisible();
  await expect(page.getByRole('button', { name: en.sameAs })).toBeFocused();
  await expect(fact(page, en.person.games)).toHaveText('8');
  await page.reload();
  await lookedThrough(page);
  await choose(page, long);
  await expect(page.getByText(en.alsoCalled(long, short))).toBeVisible();

  await page.goto('/#/games');
  const [name, text] = await fileOf(page, () => page.getByRole('button', { name: list.saveAll }).click());
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/#/games');
  await expect(other.getByText(list.emptyRunning)).toBeVisible();
  await take(other, [name, text]);
  await expect(other.getByRole('status')).toHaveText(list.imported(familyGames().length));
  await other.getByRole('button', { name: way, exact: true }).click();
  await lookedThrough(other);
  await choose(other, long);
  await expect(fact(other, en.person.games)).toHaveText('8');
  await other.getByRole('button', { name: en.separate(short) }).click();
  await expect(fact(other, en.person.games)).toHaveText('7');
  await expect(other.locator('.whoseChoice button', { hasText: short })).toBeVisible();
  await expect(other.getByRole('button', { name: en.sameAs })).toBeFocused();
  await context.close();
});

test('whoever has beaten a character three times is shown the next one, and plays at one tap', async ({ page }) => {
  await openFamily(page);
  await choose(page, 'Nora');
  await expect(page.getByText(en.stepUp('Nora', 'Pip', '3', 'Marlo'))).toBeVisible();
  await page.getByRole('button', { name: en.tryNext('Marlo') }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.locator('main.table')).toContainText('Marlo');
});

test('a damaged game takes none of the others with it, and is told of', async ({ page }) => {
  await page.goto('/#/chronicle');
  await expect(page.getByRole('heading', { name: en.empty })).toBeVisible();
  const [first, second, third] = familyGames(3);
  await keepStored(page, [first, { ...second, position: '2Ad r10 over nonsense' }, { ...third, log: 7 }]);
  await page.reload();
  await expect(page.getByText(en.unreadable(2))).toBeVisible();
  await expect(page.locator('.chronicleSince')).toHaveText(/^One game/);
});

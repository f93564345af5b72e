import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { GAMES_LIST_TEXTS } from '../../src/i18n/gamesList/gamesListTexts';
import { TEXTS } from '../../src/i18n/languages';
import { formatWhen } from '../../src/ui/screens/games/card/when';
import { expectAccessible } from '../support/page/axe';
import { doubleText, expectToFit, SCREENS } from '../support/page/fits';
import { keepGames } from '../support/page/keptGames';
import { expect, test } from '../support/page/test';

const LANGUAGES = [
  { name: 'Deutsch', code: 'de', locale: 'de-AT' },
  { name: 'English', code: 'en', locale: 'en-GB' },
] as const;

const NORA = { id: 'nora', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 2 } as const;
const MIA = { id: 'mia', names: ['Mia', 'Ole'], share: 0.2, hoursAgo: 40 } as const;
const ADA = { id: 'ada', names: ['Ada', 'Bo', 'Cy'], share: 1, hoursAgo: 24 * 9 } as const;
const LONG = { ...NORA, id: 'long', names: ['Wilhelmine Auguste', 'Maximilian-Ferdinand', 'Ole', 'Mia'], hoursAgo: 30 };

const { goOn, newGame, home, savedGames } = TEXTS.en;
const en = GAMES_LIST_TEXTS.en;
const NORAS = en.gameOf('Nora and Ole');
const ADAS = en.gameOf('Ada, Bo, and Cy');

/** Two hours after ten in the evening may be yesterday: whoever runs this at night sees another word. */
function whenOf({ hoursAgo }: { readonly hoursAgo: number }): string {
  const now = Date.now();
  return formatWhen(now - hoursAgo * 3_600_000, now, 'en');
}

async function openList(page: Page, count: number): Promise<void> {
  await page.goto('/#/games');
  await expectGames(page, count);
}

async function expectGames(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('listitem')).toHaveCount(count);
  for (const card of await page.getByRole('listitem').all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('.look svg')).toBeVisible();
  }
}

/** One part of the list. */
async function show(page: Page, part: 'running' | 'over' | 'deleted', count: number, texts = en): Promise<void> {
  await page.getByRole('button', { name: texts[part](String(count)), exact: true }).click();
}

function opening(page: Page, game: string, verb = goOn): Locator {
  return page.getByRole('button', { name: en.about(verb, game), exact: true });
}

function tools(page: Page, game: string): Locator {
  return page.getByRole('button', { name: en.about(en.tools, game), exact: true });
}

async function use(page: Page, game: string, tool: string): Promise<void> {
  await tools(page, game).click();
  await page.getByRole('button', { name: tool, exact: true }).click();
}

/** As if somebody had played it just now. */
async function touch(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (key) =>
      new Promise<void>((resolve) => {
        indexedDB.open('lumicora').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const transaction = database.transaction('games', 'readwrite');
          const games = transaction.objectStore('games');
          games.get(key).onsuccess = (event) =>
            games.put({ ...(event.target as IDBRequest).result, touched: Date.now() });
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    id,
  );
}

async function take(page: Page, ...files: readonly (readonly [name: string, text: string])[]): Promise<void> {
  const picked = files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
  await page.locator('input[type="file"]').setInputFiles(picked);
}

/** The file that comes of a press: its name and its text. */
async function fileOf(page: Page, press: () => Promise<void>): Promise<readonly [string, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
}

for (const { name, code, locale } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });
    const texts = GAMES_LIST_TEXTS[code];

    test('has no accessibility violations, whatever is open', async ({ page }) => {
      await keepGames(page, NORA, ADA);
      await openList(page, 1);
      await expect(page.getByRole('heading', { level: 1, name: TEXTS[code].savedGames })).toBeVisible();
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

test('opens a game, and goes back home; finished ones are found again where they were', async ({ page }) => {
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

test('a game gets a name, keeps it, and loses it again', async ({ page }) => {
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

test('a deleted game keeps its place and can be brought back until the list is left, by keyboard too', async ({
  page,
}) => {
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

test('a game goes into a file and comes back from it, picked or dropped, and is not doubled', async ({ page }) => {
  await keepGames(page, NORA, MIA);
  await openList(page, 2);
  const [name, text] = await fileOf(page, () => use(page, NORAS, en.saveOne));
  expect(name).toMatch(/^lumicora-Nora-Ole-\d{4}-\d\d-\d\d\.txt$/);
  await expect(page.getByRole('status')).toHaveText(en.saved(name));
  await take(page, [name, text]);
  await expect(page.getByRole('status')).toHaveText(en.alreadyHere);
  await use(page, NORAS, en.remove);
  await expect(page.getByRole('button', { name: en.running('1') })).toBeVisible();
  const held = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file));
      return data;
    },
    [name, text],
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: held });
  await expect(page.getByText(en.drop)).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: held });
  await expect(page.getByRole('status')).toHaveText(en.imported(1));
  await expect(page.getByText(en.drop)).toHaveCount(0);
  await expect(opening(page, NORAS)).toBeVisible();
  await page.getByRole('button', { name: en.close }).click();
  await expect(page.getByRole('status')).toHaveText('');
});

test('all games go into one file, and into another browser', async ({ page, browser }) => {
  await keepGames(page, NORA, MIA, ADA);
  await openList(page, 2);
  const [name, text] = await fileOf(page, () => page.getByRole('button', { name: en.saveAll }).click());
  expect(name).toMatch(/^lumicora-all-games-\d{4}-\d\d-\d\d\.txt$/);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/#/games');
  await expect(other.getByText(en.emptyRunning)).toBeVisible();
  await expect(other.getByRole('button', { name: en.saveAll })).toHaveCount(0);
  await take(other, [name, text]);
  await expect(other.getByRole('status')).toHaveText(en.imported(3));
  await expectGames(other, 2);
  await expect(other.getByRole('listitem').first()).toContainText(whenOf(NORA));
  await show(other, 'over', 1);
  await expectGames(other, 1);
  await other.context().close();
});

test('what came from a file is in sight: in its part, and however far down it belongs', async ({ page, browser }) => {
  await keepGames(page, { ...NORA, hoursAgo: 24 * 300 }, ADA);
  await openList(page, 1);
  const [, running] = await fileOf(page, () => use(page, NORAS, en.saveOne));
  await show(page, 'over', 1);
  const [, over] = await fileOf(page, () => use(page, ADAS, en.saveOne));
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await keepGames(other, ...many(40));
  await other.goto('/#/games');
  await expect(other.getByRole('listitem').first()).toBeVisible();
  await take(other, ['over.txt', over]);
  await expect(other.getByRole('status')).toHaveText(en.imported(1));
  await expect(opening(other, ADAS, en.lookAt)).toBeInViewport();
  await take(other, ['both.txt', over], ['running.txt', running]);
  await expect(other.getByRole('status')).toHaveText(en.imported(1));
  await expect(opening(other, NORAS)).toBeInViewport();
  await expect(other.getByRole('button', { name: en.running('41') })).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
});

test('a file that is none changes nothing, and says so', async ({ page }) => {
  await keepGames(page, NORA);
  await openList(page, 1);
  const [name, text] = await fileOf(page, () => use(page, NORAS, en.saveOne));
  const status = page.getByRole('status');
  await take(page, ['letter.txt', 'Dear Nora'], ['torn.txt', text.slice(0, text.length / 2)]);
  await expect(status).toContainText(en.refused.notOurs(en.titled('letter.txt')));
  await expect(status).toContainText(en.titled('torn.txt'));
  await expect(status).toContainText(en.nothingWritten(2));
  await page.getByRole('button', { name: en.close }).click();
  await take(page, [name, text]);
  await expect(status).toHaveText(en.alreadyHere);
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

/** So many games, each an hour older than the last. */
function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...MIA,
    id: `g${index}`,
    names: [`Game ${index}`, 'Ole'],
    hoursAgo: index + 1,
  }));
}

test('who comes back from a game is where they were, however far down; a game that was played on comes first', async ({
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

test('an empty list is friendly and leads to a new game', async ({ page }) => {
  await page.goto('/#/games');
  await expect(page.getByText(en.emptyRunning)).toBeVisible();
  await page.getByRole('button', { name: newGame }).click();
  await expect(page).toHaveURL(/#\/setup$/);
});

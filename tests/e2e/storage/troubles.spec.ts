import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameState } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import { parseFile } from '../../../src/storage/format/file';
import { keepGames } from '../../support/page/keptGames';
import { playNext } from '../../support/page/playNext';
import { shareAtTapsOnly, sharedPositions } from '../../support/page/shareSheet';
import { storedGame, storeGame } from '../../support/page/stored';
import { expectPosition, openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { OFFERING } from '../../support/tablePositions';
import {
  GAMES_LIST_TEXTS,
  REPLAY_TEXTS,
  SETUP_TEXTS,
  STORAGE_TEXTS,
  STORY_TEXTS,
  TABLE_TEXTS,
} from '../../support/texts';

// Whatever happens to the storage: a true sentence, the game goes on and can be saved as a file, no other game is touched.

const texts = STORAGE_TEXTS.en;

test.describe('without a database', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  });

  test('moves are kept in the second place, and the players are told', { tag: '@main' }, async ({ page }) => {
    const played = await playOne(page);
    await expect(page.getByRole('alert')).toContainText(`${texts.why.none} ${texts.backedUp}`);
    await expectExport(page, played);
    await page.reload();
    await goOn(page);
    await expectExport(page, played);
  });

  test('a tap saves the game as it stands as a file, where a device takes files only right at a tap', async ({
    page,
  }) => {
    await shareAtTapsOnly(page);
    const first = await playOne(page);
    const notice = page.getByRole('alert');
    const tap = () => notice.getByRole('button', { name: texts.saveFile }).click();
    await tap();
    await expect(notice).toContainText(texts.savedFile);
    const second = await playNext(page, first);
    await expect(page.locator(`.table.${second.step.type}`)).toBeVisible();
    await tap();
    await expect.poll(() => sharedPositions(page)).toEqual([first, second].map(formatPosition));
  });
});

test.describe('without any storage at all', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(navigator, 'storage', { value: undefined });
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no storage here', 'SecurityError');
        },
      });
    });
  });

  test('a game can be set up, played and saved as a file', { tag: '@main' }, async ({ page }) => {
    await page.goto('/#/setup');
    await page.getByRole('button', { name: SETUP_TEXTS.en.play, exact: true }).click();
    await expect(page.locator('.table')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(`${texts.why.none} ${texts.unkept}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.saveFile }).click(),
    ]);
    const file = parseFile(readFileSync(await download.path(), 'utf8'));
    expect(file).toMatchObject({ ok: true, saves: [{ record: { log: [] } }] });
  });

  test('the browser asks before a game without storage is left; after a reload the app says that it is gone', async ({
    page,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      dialog.accept();
    });
    await page.goto('/#/setup');
    await page.reload();
    expect(dialogs).toEqual([]);
    await page.getByRole('button', { name: SETUP_TEXTS.en.play, exact: true }).click();
    await expect(page.locator('.table')).toBeVisible();
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.gone);
    await expect(page.getByRole('main')).toContainText(texts.goneMeans);
  });
});

test('a full disk is told, the game goes on, and the others stay as they are', { tag: '@main' }, async ({
  page,
  baseURL,
}) => {
  await keepGames(page, { id: 'other', names: ['Ada', 'Ole'], share: 0.5, hoursAgo: 2 });
  const first = await playOne(page);
  const other = await storedGame(page, 'other');
  const session = await page.context().newCDPSession(page);
  const origin = String(baseURL);
  // The files are really out of room; the database of this browser does not know such a limit, so it is made to say so.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const restore = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  });
  const second = await playNext(page, first);
  await expect(page.getByRole('alert')).toContainText(`${texts.why.full} ${texts.unkept}`);
  await expectExport(page, second);
  expect(await storedGame(page, 'other')).toEqual(other);

  // There is room again: the next move is kept with all before it.
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await restore.evaluate((again) => again());
  const third = await playNext(page, second);
  await expectPosition(page, third);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a database of a newer version is left alone, and the players are told to reload', async ({ page }) => {
  await playOne(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lumicora', 7);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(texts.why.newer);
  await page.getByRole('button', { name: 'Saved games' }).click();
  await expect(page.locator('.gameCard')).toHaveCount(1);
  const version = await page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version));
  expect(version).toEqual([7]);
});

test('one damaged game among good ones takes none of them with it', { tag: '@main' }, async ({ page }) => {
  await keepGames(
    page,
    { id: 'good', names: ['Ada', 'Ole'], share: 0.5, hoursAgo: 1 },
    { id: 'fine', names: ['Zoë', 'Ümit'], share: 1, hoursAgo: 2 },
  );
  await page.goto('/');
  await expect(page.locator('.continue')).toBeVisible();
  const good = await storedGame(page, 'good');
  await storeGame(page, { id: 'torn', touched: 'yesterday', log: 7 });
  await storeGame(page, { ...(good as object), id: 'rotten', log: 'no move at all' });
  await page.goto('/#/games');
  await page.reload();
  await expect(page.locator('.gamesList')).toContainText(GAMES_LIST_TEXTS.en.damaged(1));
  await page.goto('/#/game/rotten');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TABLE_TEXTS.en.notices.damaged);
  await page.goto('/#/game/good');
  await expect(page.locator('.table')).toBeVisible();
  expect(await storedGame(page, 'good')).toEqual(good);
  expect(await storedGame(page, 'torn')).toEqual({ id: 'torn', touched: 'yesterday', log: 7 });
});

test('a game of which not even the names can be read is told, and counts as no game in progress', async ({ page }) => {
  await keepGames(page, { id: 'good', names: ['Ada', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.goto('/');
  await expect(page.locator('.continue')).toBeVisible();
  await storeGame(page, { ...((await storedGame(page, 'good')) as object), id: 'torn', people: 'Ada' });
  await page.goto('/#/games');
  const { damaged, running } = GAMES_LIST_TEXTS.en;
  await expect(page.locator('.gamesDamaged')).toHaveText(damaged(1));
  await expect(page.getByRole('button', { name: running('1'), exact: true })).toBeVisible();
  await expect(page.locator('.gameCard')).toHaveCount(1);
});

test('a game of a newer app is not touched', async ({ page }) => {
  await keepGames(page, { id: 'good', names: ['Ada', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.goto('/');
  await expect(page.locator('.continue')).toBeVisible();
  const future = { ...((await storedGame(page, 'good')) as object), id: 'future', version: 99, log: { new: 'form' } };
  await storeGame(page, future);
  await page.goto('/#/game/future');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.newer);
  await page.goto('/#/games');
  await page.goto('/#/replay/future');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.newer);
  expect(await storedGame(page, 'future')).toEqual(future);
});

test('a game whose story cannot be followed is replayed as it stands, and says so', async ({ page }) => {
  await keepGames(page, { id: 'good', names: ['Ada', 'Ole'], share: 0.5, hoursAgo: 1 });
  await page.goto('/');
  await expect(page.locator('.continue')).toBeVisible();
  const good = (await storedGame(page, 'good')) as { readonly log: string; readonly position: string };
  await storeGame(page, { ...good, id: 'torn', log: `pass ${good.log}` });
  await page.goto('/#/replay/torn');
  await expect(page.locator('.watchTold')).toHaveText(REPLAY_TEXTS.en.noStory);
  await page.getByRole('button', { name: REPLAY_TEXTS.en.goOn }).click();
  await expect(page).toHaveURL(/#\/game\//);
  const copy = await page.evaluate(() => location.hash.replace('#/game/', ''));
  expect(await storedGame(page, copy)).toMatchObject({ position: good.position, people: [{ name: 'Ada' }, {}] });
});

test('a connection that is cut in mid-game is made again, and what was lost comes back', { tag: '@main' }, async ({
  page,
  baseURL,
}) => {
  const first = await playOne(page);
  const session = await page.context().newCDPSession(page);
  // As thorough as can be: the connection is closed and everything in the database is gone.
  await session.send('Storage.clearDataForOrigin', { origin: String(baseURL), storageTypes: 'indexeddb' });
  const second = await playNext(page, first);
  await expectPosition(page, second);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await goOn(page);
  await expectPosition(page, second);
});

test('a database that never answers is given up, and the move is kept in the second place', async ({ page }) => {
  const first = await playOne(page);
  await page.evaluate(() => {
    // WebKit does that once an app was suspended.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('the connection is lost', 'InvalidStateError');
    };
  });
  const second = await playNext(page, first);
  await expect(page.getByRole('alert')).toContainText(texts.why.lost, { timeout: 30_000 });
  await expectExport(page, second);
  await page.reload();
  await goOn(page);
  await expectPosition(page, second);
});

/** Opens a position and makes a move, with which it becomes a game. */
async function playOne(page: Page): Promise<GameState> {
  await openTable(page, OFFERING);
  const next = await playNext(page, OFFERING);
  await expect(page).toHaveURL(/#\/game\//);
  return next;
}

/** After a reload. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: STORY_TEXTS.en.handover.goOn }).click();
}

/** What is handed over as a file is the game as it stands. */
async function expectExport(page: Page, state: GameState): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.saveFile }).first().click(),
  ]);
  const file = parseFile(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({ ok: true, saves: [{ position: formatPosition(state) }] });
}

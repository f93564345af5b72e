import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { replay } from '../../../src/history/replay';
import { formatPosition } from '../../../src/rules/text/position';
import { parseSave } from '../../../src/storage/format/save';
import { keptRecord } from '../../support/page/keptRecord';
import { restoreStorage, type StorageDump, travelBack } from '../../support/page/restoreStorage';
import { storedGame } from '../../support/page/stored';
import { expect, test } from '../../support/page/test';

// What the version before backups were saves (b8cb100) has written opens in this one. The fixtures were made by its build.

const FIXTURES = resolve(import.meta.dirname, '../../support/storage/fixtures/beforeSavedBackups');
const text = (name: string) => readFileSync(resolve(FIXTURES, name), 'utf8');

/** What there was to see of a game. */
interface Seen {
  readonly people: readonly { readonly name: string; readonly fish: string }[];
  readonly logEntries: number;
  readonly moves: number;
  readonly ahead: number;
  readonly position: string;
}

interface SeenGame extends Seen {
  readonly id: string;
  readonly title: string | null;
  readonly deleted: boolean;
  readonly isOver: boolean;
  readonly saves: number;
}

interface Link extends Seen {
  readonly name: string;
  readonly type: 'game' | 'position';
  readonly link: string;
}

interface SeenStorage {
  readonly running: string;
  readonly games: readonly SeenGame[];
}

const EXPECTED: Readonly<Record<'storage' | 'storage-no-opfs', SeenStorage>> = JSON.parse(text('expected.json'));
const LINKS: readonly Link[] = JSON.parse(text('links.json'));

const WAYS = [
  { file: 'storage', parts: { database: true, files: true, keys: true }, hasFiles: true },
  { file: 'storage', parts: { database: false, files: true, keys: true }, hasFiles: true },
  { file: 'storage-no-opfs', parts: { database: true, files: false, keys: true }, hasFiles: false },
  { file: 'storage-no-opfs', parts: { database: false, files: false, keys: true }, hasFiles: false },
  // A browser that has learnt to keep files meanwhile.
  { file: 'storage-no-opfs', parts: { database: false, files: false, keys: true }, hasFiles: true },
] as const;

/** No character played then. */
const thinkingForThemselves = (people: Seen['people']) => people.map((person) => ({ ...person, mind: null }));

async function expectKept(page: Page, { id, title, deleted, saves, ...seen }: SeenGame): Promise<void> {
  await expect.poll(async () => parseSave(await storedGame(page, id)).ok, { message: id }).toBe(true);
  const parsed = parseSave(await storedGame(page, id));
  if (!parsed.ok) throw new Error(id);
  const { record, position, ...rest } = parsed.save;
  expect([rest.title, rest.removed !== null, rest.saves]).toEqual([title, deleted, saves]);
  expect([record.people, record.log.length, record.redo.length, position]).toEqual([
    thinkingForThemselves(seen.people),
    seen.logEntries,
    seen.ahead,
    seen.position,
  ]);
  const replayed = replay(record);
  expect(replayed.ok && [replayed.past.length, formatPosition(replayed.state)]).toEqual([seen.moves, seen.position]);
}

/** The names of backups, in files and in localStorage: those that are saves, and link codes of before. */
async function backupsIn(
  page: Page,
): Promise<{ readonly saved: readonly string[]; readonly coded: readonly string[] }> {
  const names = await page.evaluate(async () => {
    const all = Object.keys(localStorage);
    const root = await navigator.storage?.getDirectory?.();
    if (root === undefined) return all;
    const folder = await root.getDirectoryHandle('lumicora', { create: true });
    for await (const name of folder.keys()) all.push(name);
    return all;
  });
  const idsOf = (pattern: RegExp) =>
    [...new Set(names.flatMap((name) => pattern.exec(name)?.[1] ?? []))].sort((a, b) => (a < b ? -1 : 1));
  return {
    saved: idsOf(/^(?:lumicora\.backup\.)?([0-9a-z]+)(?:\.[01]\.json)?$/),
    coded: idsOf(/^(?:lumicora\.spare\.([0-9a-z]+)|[0-9a-z]+\.[01])$/),
  };
}

for (const { file, parts, hasFiles } of WAYS) {
  const places = Object.entries(parts).flatMap(([name, isThere]) => (isThere ? name : []));
  const browser = hasFiles ? 'with files' : 'without files';
  test(`${file} with ${places.join(' and ')} opens in a browser ${browser}, and its backups become saves`, async ({
    page,
  }) => {
    if (!hasFiles) {
      await page.addInitScript(() => {
        // An empty page has none.
        if ('StorageManager' in window) Reflect.deleteProperty(StorageManager.prototype, 'getDirectory');
      });
    }
    const dump: StorageDump = JSON.parse(text(`${file}.json`));
    await restoreStorage(page, dump, parts);
    await travelBack(page, dump);
    await page.goto('/');
    await expect(page.locator('.continue')).toBeVisible();
    const { games, running } = EXPECTED[file];
    for (const game of games) await expectKept(page, game);
    const ids = games.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1));
    await expect.poll(() => backupsIn(page), { timeout: 15_000 }).toEqual({ saved: ids, coded: [] });

    await page.goto('/#/games');
    const shown = games.filter(({ deleted, isOver }) => !deleted && !isOver);
    await expect(page.getByRole('listitem')).toHaveCount(shown.length);
    for (const [at, { title, people }] of shown.entries()) {
      const item = page.getByRole('listitem').nth(at);
      if (title !== null) await expect(item).toContainText(title);
      for (const { name } of people) await expect(item).toContainText(name);
    }

    await page.goto(`/#/game/${running}`);
    await expect(page.locator('main.table')).toBeVisible();

    // Settings and the game that was being set up.
    await page.goto('about:blank');
    await page.goto('/#/setup');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const names = () => page.getByRole('textbox').evaluateAll((all) => all.map((each) => Reflect.get(each, 'value')));
    await expect.poll(names).toEqual(['Kätzchen 🐱', 'Østen', 'Löwe']);
  });
}

for (const { name, type, link, people, logEntries, ahead, position } of LINKS) {
  test(`the link opens: ${name}`, async ({ page }) => {
    await page.goto(`/${link}`);
    if (type === 'position') {
      await expect(page.locator('main.table')).toBeVisible();
      return;
    }
    await page.locator('.sharedGame button.filled').click();
    await expect(page).toHaveURL(/#\/game\//);
    const record = await keptRecord(page);
    expect([record.people, record.log.length, record.redo.length]).toEqual([
      thinkingForThemselves(people),
      logEntries,
      ahead,
    ]);
    const replayed = replay(record);
    expect(replayed.ok && formatPosition(replayed.state)).toBe(position);
  });
}

for (const [file, count] of [
  ['export-one.txt', 1],
  ['export-all.txt', 6],
] as const) {
  test(`the games of ${file} come into an empty browser`, async ({ page }) => {
    await page.goto('/#/games');
    await page
      .locator('input[type="file"]')
      .setInputFiles([{ name: file, mimeType: 'text/plain', buffer: Buffer.from(text(file)) }]);
    const { games }: { readonly games: readonly Record<'id' | 'log' | 'position', string>[] } = JSON.parse(text(file));
    expect(games).toHaveLength(count);
    for (const { id, log, position } of games) {
      await expect.poll(() => storedGame(page, id)).toMatchObject({ id, log, position });
    }
  });
}

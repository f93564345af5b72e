import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatWhen } from '../../../src/ui/screens/games/card/when';
import { GAMES_LIST_TEXTS, HOME_TEXTS } from '../texts';
import { expect } from './test';

// The list of kept games, as people find their way in it.

export const NORA = { id: 'nora', names: ['Nora', 'Ole'], share: 0.5, hoursAgo: 2 } as const;
export const MIA = { id: 'mia', names: ['Mia', 'Ole'], share: 0.2, hoursAgo: 40 } as const;
export const ADA = { id: 'ada', names: ['Ada', 'Bo', 'Cy'], share: 1, hoursAgo: 24 * 9 } as const;
export const LONG = {
  ...NORA,
  id: 'long',
  names: ['Wilhelmine Auguste', 'Maximilian-Ferdinand', 'Ole', 'Mia'],
  hoursAgo: 30,
};

const { goOn } = HOME_TEXTS.en;
const en = GAMES_LIST_TEXTS.en;
export const NORAS = en.gameOf('Nora and Ole');
export const ADAS = en.gameOf('Ada, Bo and Cy');

export async function openList(page: Page, count: number): Promise<void> {
  await page.goto('/#/games');
  await expectGames(page, count);
}

export async function expectGames(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('listitem')).toHaveCount(count);
  for (const card of await page.getByRole('listitem').all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('.look svg')).toBeVisible();
  }
}

/** One part of the list. */
export async function show(page: Page, part: 'running' | 'over' | 'deleted', count: number, texts = en): Promise<void> {
  await page.getByRole('button', { name: texts[part](String(count)), exact: true }).click();
}

export function opening(page: Page, game: string, verb = goOn): Locator {
  return page.getByRole('button', { name: en.about(verb, game), exact: true });
}

export function tools(page: Page, game: string): Locator {
  return page.getByRole('button', { name: en.about(en.tools, game), exact: true });
}

export async function use(page: Page, game: string, tool: string): Promise<void> {
  await tools(page, game).click();
  await page.getByRole('button', { name: tool, exact: true }).click();
}

/** As if the game had been played just now. */
export async function touch(page: Page, id: string): Promise<void> {
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

export async function take(page: Page, ...files: readonly (readonly [name: string, text: string])[]): Promise<void> {
  const picked = files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
  await page.locator('input[type="file"]').setInputFiles(picked);
}

/** The file that comes of a press: its name and its text. */
export async function fileOf(page: Page, press: () => Promise<void>): Promise<readonly [string, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
}

/** That many games, each an hour older than the last. */
export function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...MIA,
    id: `g${index}`,
    names: [`Game ${index}`, 'Ole'],
    hoursAgo: index + 1,
  }));
}

/** Two hours after ten in the evening may be yesterday: at night the list has another word than in the day. */
export function whenOf({ hoursAgo }: { readonly hoursAgo: number }): string {
  const now = Date.now();
  return formatWhen(now - hoursAgo * 3_600_000, now, 'en');
}

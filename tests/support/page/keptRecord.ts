import type { Page } from '@playwright/test';
import type { GameRecord } from '../../../src/history/record';
import { parseSave } from '../../../src/storage/format/save';
import { parseRoute } from '../../../src/ui/app/address';
import { storedGame } from './stored';

/** The game that the page is at, as the database has it. */
export async function keptRecord(page: Page): Promise<GameRecord> {
  const route = parseRoute(await page.evaluate(() => location.hash));
  if (route.screen !== 'game') throw new Error(`${JSON.stringify(route)} is no game`);
  const parsed = parseSave(await storedGame(page, route.id));
  if (!parsed.ok) throw new Error(`the game cannot be read: ${JSON.stringify(parsed)}`);
  return parsed.save.record;
}

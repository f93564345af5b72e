import { formatSave, type Save } from '../../../src/storage/format/save';
import { type App, BACKUP_PREFIX, settled } from './device';
import { backupOf, cutTo, OVER, RUNNING, saveOf } from './samples';

export const DAY_MS = 24 * 3_600_000;

/** The same game after 40 moves, after 41 and after 42; and another one. */
export const FIRST = saveOf(cutTo(RUNNING, 40), { saves: 5 });
export const SECOND = saveOf(cutTo(RUNNING, 41), { saves: 6, touched: FIRST.touched + 1000 });
export const THIRD = saveOf(cutTo(RUNNING, 42), { saves: 7, touched: FIRST.touched + 2000 });
export const OTHER = saveOf(OVER, { id: 'other', title: null, saves: 108, touched: FIRST.touched - DAY_MS });

/** A game in the database and in its backup. */
interface Places {
  readonly stored: unknown;
  readonly backedUp: string | null;
}

/** What each place holds under that id, whatever it is. */
export async function readPlaces(app: App, id: string): Promise<Places> {
  await settled(app);
  return { stored: await app.database.getGame(id), backedUp: localStorage.getItem(BACKUP_PREFIX + id) };
}

/** The same game in both places. */
export function inBothPlaces(save: Save): Places {
  return { stored: formatSave(save), backedUp: backupOf(save) };
}

import { parseSave, type Save } from '../../../src/storage/format/save';
import { OVERVIEW_KEY } from '../../../src/storage/keyNames';
import { type App, settled } from './device';
import { cutTo, OVER, RUNNING, saveOf } from './samples';

/** Three games for files: a running one, one that is over, and a running one of few moves. */
export const ONE = saveOf(RUNNING, { id: 'one', title: 'Sunday 🐙', saves: 70 });
export const TWO = saveOf(OVER, { id: 'two', title: null, saves: 108, touched: ONE.touched + 1 });
export const THREE = saveOf(cutTo(RUNNING, 12), { id: 'three', saves: 13, created: ONE.created + 5 });

/** The same game as it is kept when it comes out of a file. */
export const fresh = (save: Save): Save => ({ ...save, saves: 1 });

export async function keepSaves(app: App, ...saves: readonly Save[]): Promise<void> {
  for (const save of saves) await app.saves.writeSave(save, 0);
  await settled(app);
}

/** Everything in the database and in localStorage. */
export async function everythingKept(app: App): Promise<string> {
  await settled(app);
  // What the first page shows of the games is no game.
  const keys = Object.entries(localStorage).filter(([key]) => key !== OVERVIEW_KEY);
  return JSON.stringify([await app.database.allGames(), keys]);
}

export async function keptSaves({ database }: App): Promise<readonly Save[]> {
  const parsed = (await database.allGames()).map((stored) => parseSave(stored));
  return parsed.map((each) => {
    if (!each.ok) throw new Error(JSON.stringify(each));
    return each.save;
  });
}

import type { Device } from '../device';
import { BACKUP_PREFIX, CODED_PREFIX, LAST_KEY } from '../keyNames';
import type { GameDatabase } from './database';

/** Whether any place on this device has ever kept a game: where none has, nothing can be missing. */
export async function hasTraces(device: Device, database: GameDatabase): Promise<boolean> {
  try {
    return hasKeys(device) || (await database.gameIds()).length > 0 || (await hasFiles(device));
  } catch {
    // The full check at the start will tell.
    return true;
  }
}

function hasKeys({ localStorage }: Device): boolean {
  return localStorage
    .keys()
    .some((key) => key === LAST_KEY || [BACKUP_PREFIX, CODED_PREFIX].some((prefix) => key.startsWith(prefix)));
}

async function hasFiles({ openFolder }: Device): Promise<boolean> {
  if (openFolder === null) return false;
  const { done } = await (await openFolder()).keys().next();
  return done !== true;
}

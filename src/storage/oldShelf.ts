import type { GameId } from '../history/record';
import { FORMAT, parseSave } from './format/save';
import { OLD_PREFIX } from './keys';
import { oldKeys } from './oldKeys';
import { writeSave } from './saves';

/** Moves such games to where games are kept now; what cannot be read stays where it is. */
export async function emptyOldShelf(): Promise<void> {
  for (const key of oldKeys()) {
    const parsed = parseSave(oldGame(key));
    if (!parsed.ok) continue;
    const { kept } = await writeSave(parsed.save, 0);
    if (kept !== 'nowhere') localStorage.removeItem(key);
  }
}

function oldGame(key: string): unknown {
  const id: GameId = key.slice(OLD_PREFIX.length);
  try {
    return { ...JSON.parse(localStorage.getItem(key) ?? ''), format: FORMAT, version: 1, id };
  } catch {
    return null;
  }
}

import { lastNoted } from './lastKey';
import type { GameId } from './record';
import type { Save, Stored } from './save';
import { openSpareFiles } from './spareFiles';
import { SPARE_KEYS } from './spareKeys';

/** Where the second copies are. Everything may reject. */
export interface Spare {
  /** The browser may be stopped as soon as this resolves, which is soon; `write` has to follow. */
  note(game: Stored): Promise<void>;
  write(save: Save): Promise<void>;
  /** The newest copy that can be read. */
  read(id: GameId): Promise<Save | null>;
  ids(): Promise<readonly GameId[]>;
  remove(id: GameId): Promise<void>;
}

let opened: Promise<Spare> | null = null;

export function spare(): Promise<Spare> {
  opened ??= openSpareFiles()
    .catch(() => SPARE_KEYS)
    .then(caughtUp);
  return opened;
}

/** With what was noted last before the app was closed. */
async function caughtUp(place: Spare): Promise<Spare> {
  const save = lastNoted();
  try {
    const isBehind = save !== null && save.removed === null && ((await place.read(save.id))?.saves ?? 0) < save.saves;
    if (isBehind) await place.write(save);
  } catch {
    // The database has it, as a rule.
  }
  return place;
}

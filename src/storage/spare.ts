import type { GameId } from '../history/record';
import type { Save, Stored } from './format/save';
import { FILES_KEY } from './keys';
import { forgetLast, lastNoted } from './lastKey';
import { openSpareFiles } from './spareFiles';
import { SPARE_KEYS } from './spareKeys';
import type { SpareHead } from './spareText';

/** Where the second copies are. Everything may reject. */
export interface Spare {
  /** What is not here is nowhere. */
  readonly isAll: boolean;
  /** The app may be stopped as soon as this resolves, which is soon; `write` has to follow. */
  note(game: Stored): Promise<void>;
  write(save: Save): Promise<void>;
  /** The newest copy that can be read. */
  read(id: GameId): Promise<Save | null>;
  /** The same without its story. */
  head(id: GameId): Promise<SpareHead | null>;
  ids(): Promise<readonly GameId[]>;
  remove(id: GameId): Promise<void>;
}

let opened: Promise<Spare> | null = null;

export function spare(): Promise<Spare> {
  opened ??= openSpareFiles().then(movedIn, keysInstead).then(caughtUp);
  return opened;
}

/** Files that have been open here before have something in them, which is not lost because they do not open this time. */
function keysInstead(): Spare {
  return { ...SPARE_KEYS, isAll: localStorage.getItem(FILES_KEY) === null };
}

/** With what had to be kept elsewhere while there were no files: two places would know different things. */
async function movedIn(files: Spare): Promise<Spare> {
  try {
    for (const id of await SPARE_KEYS.ids()) {
      const save = await SPARE_KEYS.read(id);
      if (save !== null && ((await files.head(id))?.saves ?? 0) < save.saves) await files.write(save);
      await SPARE_KEYS.remove(id);
    }
    localStorage.setItem(FILES_KEY, 'opened');
  } catch {
    // The rest stays for the next start.
  }
  return files;
}

/** With what was noted last before the app was closed. */
async function caughtUp(place: Spare): Promise<Spare> {
  const save = lastNoted();
  if (save === null) return place;
  try {
    if (((await place.head(save.id))?.saves ?? 0) < save.saves) await place.write(save);
    forgetLast(save.id, save.saves);
  } catch {
    // The database has it, as a rule.
  }
  return place;
}

import type { GameId } from '../../history/record';
import type { Device } from '../device';
import type { Save, Stored } from '../format/save';
import { FILES_KEY } from '../keyNames';
import { writeKey } from '../localKeys';
import type { BackupHead } from './backupText';
import { openFileBackups } from './fileBackups';
import type { LastSave } from './lastSave';

/** Where the backups are. Everything may reject. */
export interface BackupPlace {
  /** This place has all backups: a game that is not here has none. */
  readonly isAll: boolean;
  /** Quick; once it resolves the app may be stopped. `write` has to follow. */
  note(game: Stored): Promise<void>;
  write(save: Save): Promise<void>;
  /** Copies what tabs that are gone have noted only. */
  gather(): Promise<void>;
  /** The newest copy that can be read. */
  read(id: GameId): Promise<Save | null>;
  /** The same without the log. */
  head(id: GameId): Promise<BackupHead | null>;
  ids(): Promise<readonly GameId[]>;
  /** Those of which a backup is a link code: read as long as there are any, and replaced by what `write` writes. */
  codedIds(): Promise<readonly GameId[]>;
  remove(id: GameId): Promise<void>;
}

/** Files or, where there are none, localStorage; with all that was kept elsewhere before. */
export async function openBackupPlace(
  device: Device,
  keys: BackupPlace,
  lastSave: LastSave,
  rules: number,
): Promise<BackupPlace> {
  const place = await openFileBackups(device, rules).then(
    async (files) => {
      await moveIn(device, keys, files);
      return beside(keys, files, lastSave);
    },
    // Files that have been open here before have something in them, which is not lost because they do not open this time.
    () => ({ ...keys, isAll: device.localStorage.getItem(FILES_KEY) === null }),
  );
  await catchUp(place, lastSave);
  return place;
}

/** Moves backups that were written to localStorage while there were no files: two places could disagree. */
async function moveIn({ localStorage }: Device, keys: BackupPlace, files: BackupPlace): Promise<void> {
  // A localStorage that is full or forbidden must not cost the files.
  for (const id of await keys.ids().catch(() => [])) {
    try {
      const save = await keys.read(id);
      if (save !== null && ((await files.head(id))?.saves ?? 0) < save.saves) await files.write(save);
      await keys.remove(id);
    } catch {
      // It stays for the next start; a backup of a newer app for that app.
    }
  }
  writeKey(localStorage, FILES_KEY, 'opened');
}

/**
 * Files, with what another tab has written to localStorage since, because they did not open there: the newer copy counts.
 * Once it is overtaken here it goes.
 */
function beside(keys: BackupPlace, files: BackupPlace, lastSave: LastSave): BackupPlace {
  const newer = async <T extends { readonly saves: number }>(
    read: (place: BackupPlace) => Promise<T | null>,
  ): Promise<T | null> => {
    const [inFile, inKeys] = await Promise.all([read(files), read(keys).catch(() => null)]);
    return (inKeys?.saves ?? 0) > (inFile?.saves ?? 0) ? inKeys : inFile;
  };
  return {
    ...files,
    async note(game) {
      // That tab would find its own copy and not the note in the file, should this one be killed now.
      if ((await keys.head(game.id).catch(() => null)) !== null) lastSave.note(game);
      await files.note(game);
    },
    async write(save) {
      await files.write(save);
      try {
        // One of a newer app, which throws, stays for that app.
        const left = await keys.head(save.id);
        if (left !== null && left.saves <= save.saves) await keys.remove(save.id);
      } catch {}
    },
    read: (id) => newer((place) => place.read(id)),
    head: (id) => newer((place) => place.head(id)),
    ids: async () => [...new Set([...(await files.ids()), ...(await keys.ids().catch(() => []))])],
  };
}

/** Makes the backup of the save that was noted last before the app was closed. */
async function catchUp(place: BackupPlace, lastSave: LastSave): Promise<void> {
  const save = lastSave.read();
  // The copies that do not open now may be newer: this one would stand before them.
  if (save === null || !place.isAll) return;
  try {
    if (((await place.head(save.id))?.saves ?? 0) < save.saves) await place.write(save);
    lastSave.forget(save.id, save.saves);
  } catch {
    // As a rule the database has that save.
  }
}

import type { GameId } from '../../history/record';
import type { Device } from '../device';
import type { Save, Stored } from '../format/save';
import { type BackupHead, backupHeadOf } from './backupText';
import { createKeyBackups } from './keyBackups';
import { createLastSave } from './lastSave';
import { type BackupPlace, openBackupPlace } from './place';

/** A busy or silent worker does not hold up a move for longer. */
const NOTE_TIMEOUT_MS = 100;

/** There may or may not be a backup: its place does not answer. */
export const UNKNOWN = Symbol('unknown');

/** The second copies of all games, one thing after the other. None of this rejects. */
export interface Backups {
  /** Begins to open their place, which takes as long as reading a game: the first read need not wait for it then. */
  open(): void;
  /** Whether it is written. Of one game that waits for its turn only the newest save is. */
  write(save: Save): Promise<boolean>;
  writeAll(saves: readonly Save[]): Promise<void>;
  /** To localStorage, once no other place has taken it, for there is little room. Whether it is written. */
  writeToKeys(save: Save): Promise<boolean>;
  /** Does not wait for the queue. Once it resolves the save survives a stopped browser and a lost database. */
  note(game: Stored): Promise<void>;
  /** The game that was noted last in localStorage, by any tab: it may be newer than any copy of it. */
  lastNoted(): readonly GameId[];
  /** What tabs that are gone have noted only is read from now on, too. */
  gather(): Promise<void>;
  erase(id: GameId): Promise<void>;
  ids(): Promise<readonly GameId[]>;
  /** Games whose backups are link codes, as former versions wrote them. */
  codedIds(): Promise<readonly GameId[]>;
  read(id: GameId): Promise<Save | null | typeof UNKNOWN>;
  /** The same without the log. */
  readHead(id: GameId): Promise<BackupHead | null | typeof UNKNOWN>;
  /** Whether games can be kept there, as far as is known. */
  canWrite(): Promise<boolean>;
}

interface Waiting {
  save: Save;
  readonly isWritten: Promise<boolean>;
}

export function createBackups(device: Device, rules: number): Backups {
  const lastSave = createLastSave(device.localStorage, rules);
  const keys = createKeyBackups(device.localStorage, lastSave, rules);
  let opened: Promise<BackupPlace> | null = null;
  const place = () => {
    opened ??= openBackupPlace(device, keys, lastSave, rules);
    return opened;
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: what was written last is what is there in the end. */
  const inTurn = <T>(act: (place: BackupPlace) => Promise<T>, otherwise: T): Promise<T> => {
    const answer = last.then(async () => act(await place())).catch(() => otherwise);
    last = answer;
    return answer;
  };
  /** What has not had its turn yet. */
  const waiting = new Map<GameId, Waiting>();
  /** The last backup could not be written. */
  let isRefused = false;

  const write = (save: Save): Promise<boolean> => {
    const before = waiting.get(save.id);
    if (before !== undefined) {
      if (before.save.saves <= save.saves) before.save = save;
      return before.isWritten;
    }
    const isWritten = inTurn(async (there) => {
      // Work that waits for the database goes first.
      await after(0, null);
      if (waiting.get(save.id) === mine) waiting.delete(save.id);
      isRefused = true;
      await there.write(mine.save);
      isRefused = false;
      return true;
    }, false);
    const mine: Waiting = { save, isWritten };
    waiting.set(save.id, mine);
    return isWritten;
  };

  const readWith = <T extends BackupHead | Save>(
    id: GameId,
    read: (there: BackupPlace) => Promise<T | null>,
    noted: (save: Save) => T,
  ): Promise<T | null | typeof UNKNOWN> =>
    inTurn<T | null | typeof UNKNOWN>(async (there) => {
      const found = await read(there);
      // A copy may have come under another game's name.
      const copy = found?.id === id ? found : null;
      // What was noted may be older than the copy that cannot be read here.
      if (copy === null && !there.isAll) return UNKNOWN;
      // Noted and not copied since: a full disk may have taken the note only.
      const last = lastSave.read();
      return last?.id === id && last.saves > (copy?.saves ?? 0) ? noted(last) : copy;
    }, UNKNOWN);

  return {
    open() {
      place().catch(() => {});
    },
    write,
    // One by one, so that reading does not have to wait for all of them.
    async writeAll(saves) {
      for (const save of saves) await write(save);
    },
    writeToKeys: (save) =>
      inTurn(async () => {
        // One of a newer app, which throws, stays for that app.
        if (((await keys.head(save.id))?.saves ?? 0) < save.saves) await keys.write(save);
        return true;
      }, false),
    async note(game) {
      const isNoted = place()
        .then((there) => there.note(game))
        .then(
          () => true,
          () => false,
        );
      if (!(await Promise.race([isNoted, after(NOTE_TIMEOUT_MS, false)]))) lastSave.note(game);
    },
    lastNoted() {
      const last = lastSave.read();
      return last === null ? [] : [last.id];
    },
    gather: () => inTurn((there) => there.gather(), undefined),
    erase(id) {
      lastSave.forget(id);
      // A later write must not join one queued before: it has to come after this.
      waiting.delete(id);
      return inTurn(async (there) => {
        await there.remove(id);
        // It may also be in localStorage, from when this browser had no files or could not open them.
        await keys.remove(id);
      }, undefined);
    },
    ids: () => inTurn((there) => there.ids(), []),
    codedIds: () => inTurn((there) => there.codedIds(), []),
    read: (id) =>
      readWith(
        id,
        (there) => there.read(id),
        (save) => save,
      ),
    readHead: (id) => readWith(id, (there) => there.head(id), backupHeadOf),
    canWrite: () =>
      inTurn(async (there) => {
        await there.ids();
        return !isRefused;
      }, false),
  };
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });
}

import type { GameId } from '../../history/record';
import type { KeyStore } from '../device';
import { formatSave } from '../format/save';
import { BACKUP_PREFIX, CODED_PREFIX } from '../keyNames';
import { formatBackup, newest, newestHead } from './backupText';
import type { LastSave } from './lastSave';
import type { BackupPlace } from './place';

/** Backups in localStorage, where there are no files: later on the disk, but independent of the database, too. */
export function createKeyBackups(store: KeyStore, lastSave: LastSave, rules: number): BackupPlace {
  const textsOf = (id: GameId) => [BACKUP_PREFIX, CODED_PREFIX].map((prefix) => store.getItem(prefix + id));
  const idsUnder = (prefix: string): readonly GameId[] =>
    store
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    isAll: true,
    note: async (game) => lastSave.note(game),
    async write(save) {
      store.setItem(BACKUP_PREFIX + save.id, formatBackup(formatSave(save, rules)));
      store.removeItem(CODED_PREFIX + save.id);
    },
    // The last note of all tabs is looked at whenever a copy is read.
    gather: async () => {},
    read: async (id) => newest(textsOf(id), rules),
    head: async (id) => newestHead(textsOf(id), rules),
    ids: async () => [...new Set([...idsUnder(BACKUP_PREFIX), ...idsUnder(CODED_PREFIX)])],
    codedIds: async () => idsUnder(CODED_PREFIX),
    async remove(id) {
      for (const prefix of [BACKUP_PREFIX, CODED_PREFIX]) store.removeItem(prefix + id);
    },
  };
}

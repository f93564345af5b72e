import { createDatabase, type GameDatabase } from './database/database';
import { hasTraces } from './database/traces';
import { createUnsavedGames, type UnsavedGames } from './database/unsaved';
import type { Device } from './device';
import { VERSION1_PREFIX } from './keyNames';
import { keysUnder } from './localKeys';
import type { SaveRepository } from './saveRepository';
import { RULES_VERSION } from './versions';

/** How games are kept on a device. What the first page needs is here at once; the rest is loaded when it is needed. */
export interface Storage {
  readonly device: Device;
  /** The rules that saves are written by, and the newest that are read. */
  readonly rules: number;
  readonly database: GameDatabase;
  readonly unsaved: UnsavedGames;
  /** Games in both places, database and backup. */
  saves(): Promise<SaveRepository>;
  /** At every start but the first: what one place has lost comes back from the other. How many games did. */
  reconcile(tellFirst: (restored: number) => void): Promise<number>;
  /** Games of save version 1 are moved to where games are kept now, once a start. Never rejects. */
  moveVersion1Games(): Promise<void>;
}

export function createStorage(device: Device, rules = RULES_VERSION): Storage {
  const database = createDatabase(device);
  const unsaved = createUnsavedGames(device.localStorage);
  const places = { device, database, unsaved, rules };
  let loading: Promise<SaveRepository> | null = null;
  const saves = () => {
    loading ??= import('./saveRepository').then(({ createSaveRepository }) => createSaveRepository(places));
    // A chunk that failed to load may load the next time.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const moveAll = async () => {
    if (keysUnder(device.localStorage, VERSION1_PREFIX).length === 0) return;
    try {
      const [{ moveVersion1Games }, repository] = await Promise.all([import('./format/version1'), saves()]);
      await moveVersion1Games(device.localStorage, repository);
    } catch {
      // The games stay where they are, for the next start.
    }
  };
  let moving: Promise<void> | null = null;
  return {
    device,
    rules,
    database,
    unsaved,
    saves,
    async reconcile(tellFirst) {
      // On a first visit there is nothing to restore, and other code to load first.
      if (!(await hasTraces(device, database))) return 0;
      const [{ reconcile, rewriteCodedBackups }, repository] = await Promise.all([
        import('./backup/reconcile'),
        saves(),
      ]);
      const restored = await reconcile(places, repository, device.now(), tellFirst);
      // Nothing waits for it.
      rewriteCodedBackups(repository).catch(() => {});
      return restored;
    },
    moveVersion1Games() {
      moving ??= moveAll();
      return moving;
    },
  };
}

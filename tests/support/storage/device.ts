import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Backups } from '../../../src/storage/backup/backups';
import { reconcile, rewriteCodedBackups } from '../../../src/storage/backup/reconcile';
import type { GameDatabase } from '../../../src/storage/database/database';
import { type Device as BrowserDevice, browserDevice } from '../../../src/storage/device';
import type { SaveRepository } from '../../../src/storage/saveRepository';
import { createStorage, type Storage } from '../../../src/storage/storage';
import type { GameLibrary } from '../../../src/store/library/gameLibrary';
import { createLibrary, type Library } from '../../../src/store/library/library';
import { mindsHere } from '../mindSource';

/** What a device keeps when the app is closed. */
export interface Device {
  /** What localStorage holds: without files the place of the backups, and once of the games themselves. */
  readonly keys: Record<string, string>;
}

/** A device on which nothing was ever kept: a database, a localStorage, and neither files nor locks. */
export function newDevice(): Device {
  const keys: Record<string, string> = Object.create(STORAGE_METHODS);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', keys);
  vi.stubGlobal('indexedDB', new IDBFactory());
  return { keys };
}

const started: Pick<App, 'backups'>[] = [];

/** Once a test is over: what its apps are still writing must not get into the next one's device. */
export async function leaveDevice(): Promise<void> {
  vi.restoreAllMocks();
  for (const app of started.splice(0)) await settled(app);
  vi.unstubAllGlobals();
}

/** An app as it runs on a device. */
export interface App {
  readonly storage: Storage;
  readonly database: GameDatabase;
  readonly saves: SaveRepository;
  readonly backups: Backups;
  readonly library: Library;
  readonly games: GameLibrary;
  /** What happens at its start, as of that time; how many games came back. */
  reconcile(now: number, tellFirst?: (restored: number) => void): Promise<number>;
}

/** The app starts anew: only what the device keeps is still there. It follows the rules of that version. */
export async function startApp(rules?: number): Promise<App> {
  const storage = createStorage(presentDevice(), rules);
  const saves = await storage.saves();
  const library = createLibrary(storage, mindsHere);
  const app: App = {
    storage,
    database: storage.database,
    saves,
    backups: saves.backups,
    library,
    games: await library.loadGames(),
    async reconcile(now, tellFirst) {
      const restored = await reconcile(storage, saves, now, tellFirst);
      await rewriteCodedBackups(saves);
      return restored;
    },
  };
  started.push(app);
  return app;
}

/** What the test has put there; its database can be another one a moment later, as when site data are cleared. */
export function presentDevice(): BrowserDevice {
  return {
    ...browserDevice(),
    get indexedDB() {
      return globalThis.indexedDB ?? null;
    },
  };
}

/** The app does not wait for backups; this does, for they are written one after the other. */
export async function settled({ backups }: Pick<App, 'backups'>): Promise<void> {
  let before: string;
  do {
    before = JSON.stringify(localStorage);
    for (let turn = 0; turn < 2; turn++) await backups.ids();
  } while (JSON.stringify(localStorage) !== before);
}

export const BACKUP_PREFIX = 'lumicora.backup.';
export const OLD = 'lumicora.game.';

/** Like the real one it lists its keys with Object.keys, so they are its own and the methods are not. */
const STORAGE_METHODS = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    Object.defineProperty(this, key, { value: String(value), enumerable: true, configurable: true, writable: true });
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

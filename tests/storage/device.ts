import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** What a device keeps when the app is closed. */
export interface Device {
  /** What localStorage holds: without files the place of the spare copies, and once of the games themselves. */
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

/** The app starts anew: only what the device keeps is still there. */
export async function startApp() {
  vi.resetModules();
  const [files, games, library, openGame, reconcile, saves, shelf, troubles] = await Promise.all([
    import('../../src/store/files'),
    import('../../src/storage/games'),
    import('../../src/store/library'),
    import('../../src/store/openGame'),
    import('../../src/storage/reconcile'),
    import('../../src/storage/saves'),
    import('../../src/store/shelf'),
    import('../../src/store/troubles'),
  ]);
  return { files, games, library, openGame, reconcile, saves, shelf, troubles };
}

export type App = Awaited<ReturnType<typeof startApp>>;

/** Nobody waits for spare copies; this does, for they are written one after the other. */
export async function settled({ saves }: App): Promise<void> {
  await saves.spareIds();
}

export const SPARE = 'lumicora.spare.';
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

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

const started: Pick<App, 'copies'>[] = [];

/** Once a test is over: what its apps are still writing must not get into the next one's device. */
export async function leaveDevice(): Promise<void> {
  vi.restoreAllMocks();
  for (const app of started.splice(0)) await settled(app);
  vi.unstubAllGlobals();
}

/** The app starts anew: only what the device keeps is still there. */
export async function startApp(): Promise<App> {
  vi.resetModules();
  const [copies, files, games, library, openGame, reconcile, saves, shelf, troubles] = await Promise.all([
    import('../../src/storage/copies'),
    import('../../src/store/files'),
    import('../../src/storage/games'),
    import('../../src/store/library'),
    import('../../src/store/openGame'),
    import('../../src/storage/reconcile'),
    import('../../src/storage/saves'),
    import('../../src/store/shelf'),
    import('../../src/store/troubles'),
  ]);
  started.push({ copies });
  return { copies, files, games, library, openGame, reconcile, saves, shelf, troubles };
}

export interface App {
  readonly copies: typeof import('../../src/storage/copies');
  readonly files: typeof import('../../src/store/files');
  readonly games: typeof import('../../src/storage/games');
  readonly library: typeof import('../../src/store/library');
  readonly openGame: typeof import('../../src/store/openGame');
  readonly reconcile: typeof import('../../src/storage/reconcile');
  readonly saves: typeof import('../../src/storage/saves');
  readonly shelf: typeof import('../../src/store/shelf');
  readonly troubles: typeof import('../../src/store/troubles');
}

/** Nobody waits for spare copies; this does, for they are written one after the other. */
export async function settled({ copies }: Pick<App, 'copies'>): Promise<void> {
  let before: string;
  do {
    before = JSON.stringify(localStorage);
    for (let turn = 0; turn < 2; turn++) await copies.spareIds();
  } while (JSON.stringify(localStorage) !== before);
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

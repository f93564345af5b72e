import type { BackupAnswer, BackupMessage } from './backup/messages';
import { BROWSER_KEYS } from './localKeys';

/** What localStorage offers. Everything may throw: private windows and full disks do. */
export interface KeyStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}

/** The worker that writes backups, as the page sees it. */
export interface BackupWorker {
  onmessage: ((event: MessageEvent<BackupAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: BackupMessage): void;
}

/** What the browser offers for keeping games. A test has one of its own. */
export interface Device {
  /** Null where the browser has none, or does not let us use it. */
  readonly indexedDB: IDBFactory | null;
  readonly localStorage: KeyStore;
  /** The browser's own files (OPFS); null where it has none. */
  readonly openFolder: (() => Promise<FileSystemDirectoryHandle>) | null;
  readonly startBackupWorker: () => BackupWorker;
  /** Only in secure contexts. */
  readonly locks: LockManager | null;
  /** Only in secure contexts. */
  readonly persistence: Pick<StorageManager, 'persist' | 'persisted'> | null;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** A random number of 32 bits. */
  readonly random: () => number;
}

export function browserDevice(): Device {
  const { storage, locks = null } = navigator as Partial<Navigator>;
  return {
    indexedDB: typeof indexedDB === 'undefined' ? null : indexedDB,
    localStorage: BROWSER_KEYS,
    openFolder: storage !== undefined && 'getDirectory' in storage ? () => storage.getDirectory() : null,
    startBackupWorker: () => new Worker(new URL('./backup/worker.ts', import.meta.url), { type: 'module' }),
    locks,
    persistence: storage ?? null,
    now: () => Date.now(),
    // randomUUID exists in secure contexts only, and a tablet may reach us by a plain address in the local network.
    random: () => crypto.getRandomValues(new Uint32Array(1))[0],
  };
}

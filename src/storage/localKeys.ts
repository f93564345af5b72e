import type { KeyStore } from './device';

// localStorage throws in private windows, on full disks and where the browser forbids it. What only remembers a choice or
// hints at something takes that for "nothing there"; backups, for which unreadable is not absent, use the store itself.

/** Even to look at localStorage throws where the browser forbids it: each use does that anew. */
export const BROWSER_KEYS: KeyStore = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
};

/** Null if there is none, or none that can be read. */
export function readKey(store: Pick<KeyStore, 'getItem'>, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it is written. */
export function writeKey(store: Pick<KeyStore, 'setItem'>, key: string, value: string): boolean {
  try {
    store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeKey(store: Pick<KeyStore, 'removeItem'>, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // A key that cannot be removed could not be written, either.
  }
}

export function keysUnder(store: Pick<KeyStore, 'keys'>, prefix: string): readonly string[] {
  try {
    return store.keys().filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { BROWSER_KEYS, readKey, writeKey } from '../../../storage/localKeys';

export interface Remembered<T extends string> {
  readonly chosen: ReadonlySignal<T>;
  choose(wish: T): void;
}

/** One of a few values, kept from visit to visit. What is stored and not among them counts for nothing. */
export function remember<T extends string>(key: string, allowed: readonly T[], otherwise: T): Remembered<T> {
  const chosen = signal<T>(recall(key, allowed) ?? otherwise);
  // The player has chosen in another tab: all tabs take that over.
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    const wish = allowed.find((each) => each === event.newValue);
    if (event.key === key && wish !== undefined) chosen.value = wish;
  });
  return {
    chosen,
    choose(wish) {
      chosen.value = wish;
      // In private windows and on full disks the choice lasts as long as the page.
      writeKey(BROWSER_KEYS, key, wish);
    },
  };
}

function recall<T extends string>(key: string, allowed: readonly T[]): T | undefined {
  const value = readKey(BROWSER_KEYS, key);
  return allowed.find((each) => each === value);
}

import { type ReadonlySignal, signal } from '@preact/signals';

export interface Remembered<T extends string> {
  readonly chosen: ReadonlySignal<T>;
  choose(wish: T): void;
}

/** One of a few values, kept from visit to visit. What is stored and not among them counts for nothing. */
export function remember<T extends string>(key: string, allowed: readonly T[], otherwise: T): Remembered<T> {
  const chosen = signal<T>(recall(key, allowed) ?? otherwise);
  // Somebody has chosen in another tab: all of them agree.
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    const wish = allowed.find((each) => each === event.newValue);
    if (event.key === key && wish !== undefined) chosen.value = wish;
  });
  return {
    chosen,
    choose(wish) {
      chosen.value = wish;
      // Private windows and full disks throw here; the choice then lasts as long as the page.
      try {
        localStorage.setItem(key, wish);
      } catch {}
    },
  };
}

function recall<T extends string>(key: string, allowed: readonly T[]): T | undefined {
  try {
    const value = localStorage.getItem(key);
    return allowed.find((each) => each === value);
  } catch {
    return undefined;
  }
}

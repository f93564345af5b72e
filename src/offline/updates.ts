import { type ReadonlySignal, signal } from '@preact/signals';

/** What the screens may know of the service worker. Small, for the first page; `register.ts` is loaded later. */
export interface Updates {
  /** Everything needed to play is on this device. */
  readonly isReady: ReadonlySignal<boolean>;
  /** Puts a new version, which is here as a whole, in the place of this one; null if there is none. */
  readonly update: ReadonlySignal<(() => void) | null>;
  /** Another version has taken over, here or in another tab; this page still is the old one. */
  readonly isReplaced: ReadonlySignal<boolean>;
  noteReady(): void;
  noteUpdate(apply: () => void): void;
  noteReplaced(): void;
}

export function createUpdates(): Updates {
  const isReady = signal(false);
  const update = signal<(() => void) | null>(null);
  const isReplaced = signal(false);
  return {
    isReady,
    update,
    isReplaced,
    noteReady() {
      isReady.value = true;
    },
    noteUpdate(apply) {
      update.value = apply;
    },
    noteReplaced() {
      update.value = null;
      isReplaced.value = true;
    },
  };
}

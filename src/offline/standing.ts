import { type ReadonlySignal, signal } from '@preact/signals';

// What the screens may know of the service worker. Small: the first page needs it; the rest comes behind it.

const ready = signal(false);
const offered = signal<(() => void) | null>(null);
const replaced = signal(false);

/** Everything needed to play is on this device. */
export const isReady: ReadonlySignal<boolean> = ready;

/** Puts a new version, which is here as a whole, in the place of this one; null if there is none. */
export const update: ReadonlySignal<(() => void) | null> = offered;

/** Another version has taken over, here or in another tab; this page still is the old one. */
export const isReplaced: ReadonlySignal<boolean> = replaced;

export function noteReady(): void {
  ready.value = true;
}

export function noteUpdate(apply: () => void): void {
  offered.value = apply;
}

export function noteReplaced(): void {
  offered.value = null;
  replaced.value = true;
}

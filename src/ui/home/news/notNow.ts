import { type ReadonlySignal, signal } from '@preact/signals';

const KEY = 'lumicora.install';

/** So many milliseconds "not now" lasts: thirty days. */
const A_WHILE = 30 * 24 * 3_600_000;

const asked = signal(isNotNow(recall(), Date.now()));

/** Somebody does not want to install it just now: at least as long as the page is open. */
export const isLater: ReadonlySignal<boolean> = asked;

export function sayLater(): void {
  asked.value = true;
  // Private windows and full disks throw here; then it lasts as long as the page.
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {}
}

/** By when it was said. What is no time counts for nothing, nor does one that is still to come: clocks are set back. */
export function isNotNow(said: string | null, now: number): boolean {
  const time = Number(said ?? Number.NaN);
  return time <= now && now - time < A_WHILE;
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { BROWSER_KEYS, readKey, writeKey } from '../../../../storage/localKeys';

const KEY = 'lumicora.install';

const DISMISSED_MS = 30 * 24 * 3_600_000;

export interface InstallDismissal {
  /** The player does not want to install the app just now: at least as long as the page is open. */
  readonly isDismissed: ReadonlySignal<boolean>;
  dismiss(): void;
}

export function createInstallDismissal(): InstallDismissal {
  const isDismissed = signal(isStillDismissed(readKey(BROWSER_KEYS, KEY), Date.now()));
  return {
    isDismissed,
    dismiss() {
      isDismissed.value = true;
      // In private windows and on full disks it lasts as long as the page.
      writeKey(BROWSER_KEYS, KEY, String(Date.now()));
    },
  };
}

/** By the time that was stored. What is no time counts for nothing, nor does one in the future: clocks are set back. */
export function isStillDismissed(stored: string | null, now: number): boolean {
  const time = Number(stored ?? Number.NaN);
  return time <= now && now - time < DISMISSED_MS;
}

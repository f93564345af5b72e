import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Motion } from '../../../board/view';

/** What decides whether the water moves. */
export interface Surroundings {
  readonly motion: Motion;
  /** The last touch was a while ago. */
  readonly isIdle: boolean;
  readonly isHidden: boolean;
  readonly isBatteryLow: boolean;
}

/** How long the water goes on after a touch. */
const IDLE_AFTER_MS = 30_000;
/** Below this share of its charge a battery that is not being charged is low. */
const LOW_BATTERY = 0.2;

/** Living water is a light that only burns while people play. */
export function isWaterStill({ motion, isIdle, isHidden, isBatteryLow }: Surroundings): boolean {
  return motion === 'off' || motion === 'fade' || isIdle || isHidden || isBatteryLow;
}

/** Whether the water is still, from now on until `end`. Runs nothing in between but one timer. */
export function watchStillness(motion: ReadonlySignal<Motion>): {
  readonly isStill: ReadonlySignal<boolean>;
  end(): void;
} {
  const isIdle = signal(false);
  const isHidden = signal(document.hidden);
  const isBatteryLow = signal(false);
  const ended = new AbortController();
  const { signal: until } = ended;
  let timer = 0;
  const wake = () => {
    clearTimeout(timer);
    isIdle.value = false;
    timer = window.setTimeout(() => {
      isIdle.value = true;
    }, IDLE_AFTER_MS);
  };
  const options = { signal: until, capture: true, passive: true };
  addEventListener('pointerdown', wake, options);
  addEventListener('keydown', wake, options);
  document.addEventListener(
    'visibilitychange',
    () => {
      isHidden.value = document.hidden;
    },
    { signal: until },
  );
  wake();
  watchBattery((isLow) => {
    isBatteryLow.value = isLow;
  }, until);
  return {
    isStill: computed(() =>
      isWaterStill({
        motion: motion.value,
        isIdle: isIdle.value,
        isHidden: isHidden.value,
        isBatteryLow: isBatteryLow.value,
      }),
    ),
    end() {
      ended.abort();
      clearTimeout(timer);
    },
  };
}

/** What some browsers tell about the battery. */
interface Battery extends EventTarget {
  readonly level: number;
  readonly charging: boolean;
}

type WithBattery = Navigator & { getBattery(): Promise<Battery> };

export function isLow({ level, charging }: Pick<Battery, 'level' | 'charging'>): boolean {
  return level < LOW_BATTERY && !charging;
}

function watchBattery(tell: (isLow: boolean) => void, until: AbortSignal): void {
  if (!tellsBattery(navigator)) return;
  navigator.getBattery().then(
    (battery) => {
      const look = () => tell(isLow(battery));
      if (until.aborted) return;
      battery.addEventListener('levelchange', look, { signal: until });
      battery.addEventListener('chargingchange', look, { signal: until });
      look();
    },
    // The browser keeps it to itself.
    () => {},
  );
}

function tellsBattery(from: Navigator): from is WithBattery {
  return 'getBattery' in from && typeof from.getBattery === 'function';
}

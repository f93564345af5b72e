import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Motion } from '../../board/view';

export const MOTIONS = ['off', 'brisk', 'calm'] as const;
export type ChosenMotion = (typeof MOTIONS)[number];

const KEY = 'lumicora.motion';

const chosen = signal<ChosenMotion>(remembered() ?? 'brisk');
export const chosenMotion: ReadonlySignal<ChosenMotion> = chosen;

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const isReduced = signal(reduced.matches);
reduced.addEventListener('change', () => {
  isReduced.value = reduced.matches;
});

/** What the board does: whoever asks the whole device for less motion gets no flights here, at any speed. */
export const motion: ReadonlySignal<Motion> = computed(() =>
  chosen.value !== 'off' && isReduced.value ? 'fade' : chosen.value,
);

export function chooseMotion(wish: ChosenMotion): void {
  chosen.value = wish;
  // Private windows and full disks throw here; the choice then lasts as long as the page.
  try {
    localStorage.setItem(KEY, wish);
  } catch {}
}

function remembered(): ChosenMotion | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return MOTIONS.find((each) => each === value);
  } catch {
    return undefined;
  }
}

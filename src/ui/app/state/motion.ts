import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Motion } from '../../../board/view';
import { remember } from './remembered';

export const MOTIONS = ['off', 'brisk', 'calm'] as const;
export type ChosenMotion = (typeof MOTIONS)[number];

export const { chosen: chosenMotion, choose: chooseMotion } = remember<ChosenMotion>(
  'lumicora.motion',
  MOTIONS,
  'brisk',
);

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const isReduced = signal(reduced.matches);
reduced.addEventListener('change', () => {
  isReduced.value = reduced.matches;
});

/** What the board does: whoever asks the whole device for less motion gets no flights here, at any speed. */
export const motion: ReadonlySignal<Motion> = computed(() =>
  chosenMotion.value !== 'off' && isReduced.value ? 'fade' : chosenMotion.value,
);

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

const isReduced = matchesMedia('(prefers-reduced-motion: reduce)');

/** What the board does: a device that asks for less motion gets no flights here, at any speed. */
export const motion: ReadonlySignal<Motion> = computed(() =>
  chosenMotion.value !== 'off' && isReduced.value ? 'fade' : chosenMotion.value,
);

function matchesMedia(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}

import type { Motion } from '../../../../../board/view';
import type { Matter } from './ceremony';

/** How long each is seen before the next one comes by itself, unless a touch is sooner: in all, two players wait less than 20 s. */
const SHOWN_MS: Readonly<Record<Matter['type'], number>> = {
  opening: 1000,
  jellyfish: 1600,
  limestone: 1600,
  animals: 2200,
  majorities: 3000,
  remote: 1600,
  victory: 3200,
};
const CALM_FACTOR = 1.2;

/** In milliseconds; null if the step waits for a touch. */
export function paceOf(motion: Motion, type: Matter['type']): number | null {
  switch (motion) {
    case 'off':
    case 'fade':
      return null;
    case 'brisk':
      return SHOWN_MS[type];
    case 'calm':
      return CALM_FACTOR * SHOWN_MS[type];
  }
}

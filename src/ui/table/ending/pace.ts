import type { Motion } from '../../../board/view';

/** In milliseconds: to look where it happens, and for each letter to be read. */
const LOOKING = 1100;
const READING = 42;
const CALM = 1.35;

/** How long a step with so many letters is shown before the next one comes by itself; null if it waits for a tap. */
export function paceOf(motion: Motion, letters: number): number | null {
  switch (motion) {
    case 'off':
    case 'fade':
      return null;
    case 'brisk':
      return LOOKING + READING * letters;
    case 'calm':
      return CALM * (LOOKING + READING * letters);
  }
}

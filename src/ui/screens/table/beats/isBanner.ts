import type { Beat } from '../../../../store/table/beats';
import { betweenTurns } from '../../../app/state/preferences';

/** A banner across the reef says it. With the card, that calls the next player instead. */
export function isBanner(beat: Beat | null): boolean {
  return beat?.type === 'takenBack' || (beat?.type === 'next' && betweenTurns.value === 'table');
}

/** For fingers: the focus would go on to a lumino, which would look as if it was chosen. */
export function blurBanner(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('.nextBanner') !== null) activeElement.blur();
}

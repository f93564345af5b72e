import { betweenTurns } from '../../../app/state/preferences';
import type { TableScreen } from '../tableScreen';

/** A banner across the reef says what the beat is. With the card, that calls the next player, unless it is a character. */
export function isBannerShown({ beats, isCharacter }: Pick<TableScreen, 'beats' | 'isCharacter'>): boolean {
  const beat = beats.beat.value;
  if (beat?.type === 'takenBack') return true;
  return beat?.type === 'next' && (betweenTurns.value === 'table' || isCharacter(beat.seat));
}

/** For fingers: the focus would go on to a lumino, which would look as if it was chosen. */
export function blurBanner(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('.nextBanner') !== null) activeElement.blur();
}

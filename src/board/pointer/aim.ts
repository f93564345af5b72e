import type { Point } from '../layout';
import type { Hand, Touch } from './gesture';
import type { Grip } from './grip';
import { isOverReef, trayAt } from './hit';
import { snap } from './snap';

/**
 * Aims the held lumino with its middle there. A finger may be below the reef while its lumino is over the lowest row, but
 * back in a tray it wants to let go. Says only what is new.
 */
export function aimAt({ view, emit }: Hand, pointer: Touch, middle: Point, grip: Grip): void {
  const { ghost } = view();
  const isAiming = isOverReef(view(), middle) && trayAt(view(), pointer) === null;
  const pair = isAiming ? snap(view(), middle, grip) : null;
  if (pair && (pair.numberOn !== ghost?.numberOn || pair.otherOn !== ghost.otherOn)) emit({ type: 'aim', ...pair });
  if (!pair && ghost) emit({ type: 'unaim' });
}

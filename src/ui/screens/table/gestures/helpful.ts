import { directionTo } from '../../../../rules/data/hex';
import { highestLevel } from '../../../../rules/reef';
import type { Reef } from '../../../../rules/state';
import type { Ghost, Lay } from '../../../../store/table/prospects';
import type { Gesture } from '../../../app/state/gestures';

/** What is going on at the reef while luminos are laid. */
export interface Laying {
  readonly reef: Reef;
  /** Ways to lay the lumino that is held, which way that points now, and where it is tried. */
  readonly lays: readonly Lay[];
  readonly direction: number;
  readonly ghost: Ghost | null;
  /** How wide a field is, in pixels. */
  readonly unit: number;
  readonly isTouch: boolean;
}

/** Fields narrower than this, in pixels, are hard to hit with a finger. */
const NARROW = 48;

/** What would help now, the most helpful first. */
export function helpfulGestures(laying: Laying): readonly Gesture[] {
  const gestures: Gesture[] = [];
  if (wantsTurning(laying)) gestures.push('turn');
  if (laying.isTouch && laying.unit < NARROW) gestures.push('zoom');
  // From the second level on there is something below.
  if (highestLevel(laying.reef) > 1) gestures.push('look');
  return gestures;
}

/** As it points now, it fits nowhere at all, or not where it is tried. */
function wantsTurning({ lays, direction, ghost }: Laying): boolean {
  const isFitting = lays.some(({ numberOn, otherOn }) => directionTo(numberOn, otherOn) === direction);
  if (lays.length > 0 && !isFitting) return true;
  return ghost !== null && ghost.refusals.length > 0 && lays.some(({ numberOn }) => numberOn === ghost.numberOn);
}

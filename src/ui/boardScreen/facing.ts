import type { Facing } from '../../board/pointer/frame';
import type { Seat } from '../../rules/state';
import type { Seating } from '../app/state/preferences';

const FACINGS = [0, 90, 180, 270] as const;

/** Where they sit: clockwise in the order of play, the first at the tablet's lower edge. Left is 90: it turns clockwise. */
const SIDES: Readonly<Record<number, readonly Facing[]>> = {
  2: [0, 180],
  3: [0, 90, 180],
  4: [0, 90, 180, 270],
};

/** At which side of the tablet that seat is: the first person sits at its lower edge, characters on the sides left free. */
export function sideOf(isCharacter: readonly boolean[], seat: Seat): Facing {
  const sides = SIDES[isCharacter.length] ?? [];
  const first = Math.max(0, isCharacter.indexOf(false));
  const side = ((sides[seat] ?? 0) - (sides[first] ?? 0) + 360) % 360;
  return FACINGS.find((each) => each === side) ?? 0;
}

/**
 * By how many degrees the screen is turned clockwise to be upright for those who look: the player to move or, for a
 * character, the person before it.
 */
export function facingOf(seating: Seating, isCharacter: readonly boolean[], seat: Seat): Facing {
  if (seating !== 'around') return 0;
  const { length } = isCharacter;
  for (let back = 0; back < length; back++) {
    const before = (seat - back + length) % length;
    if (!isCharacter[before]) return sideOf(isCharacter, before);
  }
  return 0;
}

/** From how many degrees off a screen comes that faces another side now; half a turn goes clockwise, as play does. */
export function turnFrom(before: Facing, now: Facing): number {
  const off = (before - now + 360) % 360;
  return off > 90 ? off - 360 : off;
}

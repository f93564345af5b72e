import type { Facing } from '../../board/pointer/frame';
import type { Seat } from '../../rules/state';
import type { Seating } from '../app/state/preferences';

/** Where they sit: clockwise in the order of play, the first at the tablet's lower edge. Left is 90: it turns clockwise. */
const SIDES: Readonly<Record<number, readonly Facing[]>> = {
  2: [0, 180],
  3: [0, 90, 180],
  4: [0, 90, 180, 270],
};

/** By how many degrees the screen is turned clockwise to be upright for that seat. */
export function facingOf(seating: Seating, players: number, seat: Seat): Facing {
  return seating === 'around' ? (SIDES[players]?.[seat] ?? 0) : 0;
}

/** From how many degrees off a screen comes that faces another side now; half a turn goes clockwise, as play does. */
export function turnFrom(before: Facing, now: Facing): number {
  const off = (before - now + 360) % 360;
  return off > 90 ? off - 360 : off;
}

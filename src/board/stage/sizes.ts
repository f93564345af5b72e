import { isOfSeatToMove } from '../layout';
import type { BoardView } from '../view';
import type { Sizes } from './stage';

/** Old iPads cap canvas memory, and beyond this nobody sees a difference. */
const MOST_PIXELS = 2;

export function pixelRatio(): number {
  return Math.min(MOST_PIXELS, window.devicePixelRatio || 1);
}

/** The pixels per field width that each kind of picture is needed in. */
export function wantedSizes({ layout, camera, state }: BoardView, ratio: number): Sizes {
  const trays = layout.trays.filter(({ spots }) => spots.length > 0);
  const mine = trays.filter((tray) => isOfSeatToMove(tray, state.seat));
  const others = trays.filter((tray) => !mine.includes(tray));
  return {
    large: layout.large.unit * camera.zoom * ratio,
    tray: Math.max(8, ...mine.map(({ unit }) => unit)) * ratio,
    small: Math.max(8, ...[...layout.small, ...others].map(({ unit }) => unit)) * ratio,
  };
}

/** Pictures may be shrunk a little without loss, but never blown up. */
export function areGoodEnough(painted: Sizes, wanted: Sizes): boolean {
  const isGood = (name: keyof Sizes, least: number) => {
    const share = wanted[name] / painted[name];
    return share <= 1.01 && share >= least;
  };
  return isGood('large', 0.8) && isGood('tray', 0.55) && isGood('small', 0.7);
}

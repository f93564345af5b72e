import type { Seat } from '../../rules/state';
import { BASIN, BASIN_ALPHA } from '../art/basin';
import type { FrameName } from '../art/frames';
import { isOfSeatToMove, type Point, type Rect, type Tray } from '../layout';
import { type Node, sign, surface, WHITE } from './nodes';

/** How round a tray is, in pixels: as the frame that the page draws around it. */
const RIM = 20;

/** How bright the outline of a lumino is that is not there yet. */
const EMPTY_PLACE = 0.28;

/** What lies under the luminos beside the reefs: atoll and display are basins of the same seabed as the reefs. */
export function basinNodes(trays: readonly Tray[], seat: Seat): Node[] {
  return trays.filter(({ place }) => place !== 'hand').flatMap((tray) => basinOf(tray, isOfSeatToMove(tray, seat)));
}

function basinOf({ place, seat, area, unit, slots, places }: Tray, isLarge: boolean): Node[] {
  if (area.width <= 0 || area.height <= 0 || unit <= 0) return [];
  const name = `${place}/${seat ?? ''}`;
  return [
    ...(isLarge ? rimNodes(name, area) : []),
    ...places.flatMap((at, index) => placeNodes(`place/${name}/${index}`, at, unit, isLarge)),
    ...places.slice(slots.length).map(({ x, y }, index) => {
      const key = `empty/${name}/${slots.length + index}`;
      return sign(key, isLarge ? 'large' : 'small', 'ring/last/0', x, y, unit, EMPTY_PLACE);
    }),
  ];
}

/** Two fields of the seabed: so much room does a lumino have. */
function placeNodes(key: string, { x, y }: Point, unit: number, isLarge: boolean): readonly Node[] {
  return [-0.5, 0.5].map((side) => {
    return sign(`${key}/${side}`, isLarge ? 'tray' : 'small', 'field/water', x + side * unit, y, unit);
  });
}

/** A ground with round corners, whatever its size. */
function rimNodes(name: string, { x, y, width, height }: Rect): readonly Node[] {
  const rim = Math.min(RIM, width / 2, height / 2);
  const [right, low] = [x + width, y + height];
  const across = width - 2 * rim;
  const down = height - 2 * rim;
  const part = (key: string, frame: FrameName, left: number, top: number, wide: number, high: number) =>
    surface(`basin/${name}/${key}`, left, top, wide, high, WHITE, 1, frame);
  return [
    surface(`basin/${name}`, x + rim, y + rim, across, down, BASIN, BASIN_ALPHA),
    part('1', 'basin/corner', x, y, rim, rim),
    part('2', 'basin/corner', right, y, -rim, rim),
    part('3', 'basin/corner', x, low, rim, -rim),
    part('4', 'basin/corner', right, low, -rim, -rim),
    part('top', 'basin/top', x + rim, y, across, rim),
    part('bottom', 'basin/top', x + rim, low, across, -rim),
    part('left', 'basin/left', x, y + rim, rim, down),
    part('right', 'basin/left', right, y + rim, -rim, down),
  ];
}

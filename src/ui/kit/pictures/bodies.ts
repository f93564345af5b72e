import { WALL_DEPTHS } from '../../../art/lumino';
import { type Point, trace } from '../../../art/points';
import { AXES, axisOf, wallBelow } from '../../../art/shapes';
import type { Colour } from '../../../rules/data/luminos';
import { HALVES, halvesOf } from '../../../rules/data/luminos';
import { once } from '../once';
import type { DrawnLumino } from './parts';
import { bodyPoints } from './shape';

/** What one sees of a lumino, around its middle: its upper face, a little less than that, and three depths of its wall. */
export interface Body {
  readonly outline: string;
  readonly rim: string;
  readonly walls: Readonly<Record<keyof typeof WALL_DEPTHS, string>>;
}

/** A whole lumino, for each way it can lie. */
const WHOLE = AXES.map((axis) => once(() => makeBody(bodyPoints(axis), bodyPoints(axis, -1.6))));

/** The left and the right half of one that lies flat. */
const SPLIT = [-1, 1].map((side) => {
  const half = (points: readonly Point[]) => points.filter(([x]) => x * side >= 0);
  return once(() => makeBody(half(bodyPoints(0)), half(bodyPoints(0, -1.6))));
});

export function bodyOf({ direction }: Pick<DrawnLumino, 'direction'>): Body {
  return WHOLE[axisOf(direction)]();
}

/** Only a start lumino has two colours, and it lies flat: each is on its own side of the waist. */
export function colouredBodies({
  lumino,
  direction,
}: DrawnLumino): readonly { readonly colour: Colour; readonly body: Body }[] {
  const [first, second] = halvesOf(lumino).map((half) => HALVES[half].colour);
  if (first === second) return [{ colour: first, body: bodyOf({ direction }) }];
  const fromLeft = direction === 0 ? [first, second] : [second, first];
  return fromLeft.map((colour, side) => ({ colour, body: SPLIT[side]() }));
}

function makeBody(points: readonly Point[], inner: readonly Point[]): Body {
  return {
    outline: trace(points),
    rim: trace(inner),
    walls: {
      deep: wallBelow(points, WALL_DEPTHS.deep),
      wall: wallBelow(points, WALL_DEPTHS.wall),
      edge: wallBelow(points, WALL_DEPTHS.edge),
    },
  };
}

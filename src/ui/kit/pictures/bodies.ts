import { type Point, trace } from '../../../art/points';
import { wallBelow } from '../../../art/shapes';
import type { Colour } from '../../../rules/data/luminos';
import { HALVES } from '../../../rules/data/luminos';
import type { Laid } from '../../pictures/lying';
import { AXES, axisOf, luminoPoints } from '../../pictures/shape';

/** What one sees of a lumino, around its middle: its upper face, a little less than that, and three depths of its wall. */
export interface Body {
  readonly outline: string;
  readonly rim: string;
  readonly walls: readonly [string, string, string];
}

/** A whole lumino, for each way it can lie. */
const WHOLE: readonly Body[] = AXES.map((axis) => makeBody(luminoPoints(axis), luminoPoints(axis, -1.6)));

/** The left and the right half of one that lies flat. */
const SPLIT: readonly Body[] = [-1, 1].map((side) => {
  const half = (points: readonly Point[]) => points.filter(([x]) => x * side >= 0);
  return makeBody(half(luminoPoints(0)), half(luminoPoints(0, -1.6)));
});

export function bodyOf({ direction }: Pick<Laid, 'direction'>): Body {
  return WHOLE[axisOf(direction)];
}

/** Only a start lumino has two colours, and it lies flat: each is on its own side of the waist. */
export function colouredBodies({
  lumino,
  direction,
}: Laid): readonly { readonly colour: Colour; readonly body: Body }[] {
  const [first, second] = [HALVES[2 * lumino].colour, HALVES[2 * lumino + 1].colour];
  if (first === second) return [{ colour: first, body: bodyOf({ direction }) }];
  const fromLeft = direction === 0 ? [first, second] : [second, first];
  return fromLeft.map((colour, side) => ({ colour, body: SPLIT[side] }));
}

/** As thick as a level is high. */
function makeBody(points: readonly Point[], inner: readonly Point[]): Body {
  return {
    outline: trace(points),
    rim: trace(inner),
    walls: [wallBelow(points, 10), wallBelow(points, 7.4), wallBelow(points, 2.6)],
  };
}

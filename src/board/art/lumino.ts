import { THICKNESS } from '../../art/lumino';
import { turn } from '../../art/points';
import { SHADES } from '../../art/shades';
import type { Axis } from '../../art/shapes';
import type { Colour } from '../../rules/data/luminos';
import { atop, type Brush, bevel, fill, soften, stamp, stroke, vertical } from './brush';
import { cover } from './corals';
import type { Drawing } from './frames';
import { angleOf, outlineOf, reachOf, wallOf } from './shape';

/** The colours of the first and the second half; only a start lumino has two. */
type Colours = readonly [Colour, Colour];

/** The upper face. */
export function topDrawing(axis: Axis, colours: Colours): Drawing {
  const [right, low] = reachOf(axis);
  return {
    x: -right - 1,
    y: -low - 1,
    width: 2 * right + 2,
    height: 2 * low + 2,
    paint: (brush) => {
      eachHalf(brush, axis, colours, 'top', paintTop);
      if (colours[0] !== colours[1]) atop(brush, () => paintSeam(brush));
    },
  };
}

/** The wall, seen below the lower edges only; its anchor is that of the upper face. */
export function wallDrawing(axis: Axis, colours: Colours): Drawing {
  const [right, low] = reachOf(axis);
  return {
    x: -right - 1,
    // Above its middle a lumino that lies flat hides all of its wall.
    y: axis === 0 ? 0 : -low / 2,
    width: 2 * right + 2,
    height: (axis === 0 ? low : 1.5 * low) + THICKNESS + 2,
    paint: (brush) => eachHalf(brush, axis, colours, 'wall', paintWall),
  };
}

type Paint = (brush: Brush, axis: Axis, colour: Colour) => void;

/** All of it if both halves are alike; or else what is alike is copied, each half on its own side of the waist. */
function eachHalf(brush: Brush, axis: Axis, [first, second]: Colours, name: string, paint: Paint): void {
  const [right, low] = reachOf(axis);
  const copy = (colour: Colour) =>
    stamp(brush, `${name}/${colour}/${axis}`, [right + 1, low + THICKNESS + 1], (own) => paint(own, axis, colour));
  if (axis !== 0) paint(brush, axis, first);
  else if (first === second) copy(first);
  else {
    for (const [colour, from] of [
      [first, -120],
      [second, 0],
    ] as const) {
      brush.context.save();
      brush.context.beginPath();
      brush.context.rect(from, -90, 120, 180);
      brush.context.clip();
      copy(colour);
      brush.context.restore();
    }
  }
}

function paintTop(brush: Brush, axis: Axis, colour: Colour): void {
  const { light, base, low } = SHADES[colour];
  const [, reach] = reachOf(axis);
  const [x, y] = turn([-50, 0], angleOf(axis));
  fill(brush, outlineOf(axis), vertical(brush, -reach, reach, [0, light], [0.5, base], [1, low]));
  atop(brush, () => {
    cover(brush, colour, [
      { middle: [x, y], away: angleOf(axis) + 180 },
      { middle: [-x, -y], away: angleOf(axis) },
    ]);
    paintEdges(brush, axis);
  });
}

function paintWall(brush: Brush, axis: Axis, colour: Colour): void {
  const { edge, wall, deep } = SHADES[colour];
  // The body too, so that no light shines through between the wall and the face.
  fill(brush, outlineOf(axis), wall);
  fill(brush, wallOf(axis, 'deep'), deep);
  fill(brush, wallOf(axis, 'wall'), wall);
  fill(brush, wallOf(axis, 'edge'), edge);
}

function paintSeam(brush: Brush): void {
  stroke(brush, 'M0-40V40', 5, '#00000066');
  stroke(brush, 'M0-40V40', 1.6, '#ffffff55');
}

/** Light where an edge faces the top of the screen, shade where it turns away from it, and a fine rim all round. */
function paintEdges(brush: Brush, axis: Axis): void {
  const outline = outlineOf(axis);
  stamp(brush, `brink/${axis}`, reachOf(axis), (own) => soften(own, outline, 20, 8, '#0000000b'), 1 / 3);
  bevel(brush, outline, 4.6, '#ffffff33');
  bevel(brush, outline, 1.9, '#ffffffb0');
  bevel(brush, outline, -3.4, '#00000038');
  stroke(brush, outlineOf(axis, 'rim'), 1.1, '#ffffff4d');
}

import { SHADES } from '../../art/shades';
import type { Colour } from '../../rules/data/luminos';
import { atop, bevel, type Context, fill, soften, stroke, vertical } from './brush';
import { cover } from './corals';
import type { Axis, Drawing } from './frames';
import { angleOf, halfOf, outlineOf, reachOf, THICKNESS, wallOf } from './shape';
import { stamp } from './stamps';

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
    paint: (context) => {
      eachHalf(context, axis, colours, 'top', paintTop);
      if (colours[0] !== colours[1]) atop(context, () => paintSeam(context));
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
    paint: (context) => eachHalf(context, axis, colours, 'wall', paintWall),
  };
}

type Paint = (context: Context, axis: Axis, colour: Colour) => void;

/** All of it if both halves are alike; or else what is alike is copied, each half on its own side of the waist. */
function eachHalf(context: Context, axis: Axis, [first, second]: Colours, name: string, paint: Paint): void {
  const [right, low] = reachOf(axis);
  const copy = (colour: Colour) =>
    stamp(context, `${name}/${colour}/${axis}`, [right + 1, low + THICKNESS + 1], (own) => paint(own, axis, colour));
  if (axis !== 0) paint(context, axis, first);
  else if (first === second) copy(first);
  else {
    for (const [colour, from] of [
      [first, -120],
      [second, 0],
    ] as const) {
      context.save();
      context.beginPath();
      context.rect(from, -90, 120, 180);
      context.clip();
      copy(colour);
      context.restore();
    }
  }
}

function paintTop(context: Context, axis: Axis, colour: Colour): void {
  const { light, base, low } = SHADES[colour];
  const [, reach] = reachOf(axis);
  const [x, y] = halfOf(axis);
  fill(context, outlineOf(axis), vertical(context, -reach, reach, [0, light], [0.5, base], [1, low]));
  atop(context, () => {
    cover(context, colour, [
      { middle: [x, y], away: angleOf(axis) + 180 },
      { middle: [-x, -y], away: angleOf(axis) },
    ]);
    paintEdges(context, axis);
  });
}

function paintWall(context: Context, axis: Axis, colour: Colour): void {
  const { edge, wall, deep } = SHADES[colour];
  // The body too, so that no light shines through between the wall and the face.
  fill(context, outlineOf(axis), wall);
  fill(context, wallOf(axis, THICKNESS), deep);
  fill(context, wallOf(axis, THICKNESS * 0.74), wall);
  fill(context, wallOf(axis, THICKNESS * 0.26), edge);
}

function paintSeam(context: Context): void {
  stroke(context, 'M0-40V40', 5, '#00000066');
  stroke(context, 'M0-40V40', 1.6, '#ffffff55');
}

/** Light where an edge faces the top of the screen, shade where it turns away from it, and a fine rim all round. */
function paintEdges(context: Context, axis: Axis): void {
  const outline = outlineOf(axis);
  stamp(context, `brink/${axis}`, reachOf(axis), (own) => soften(own, outline, 20, 8, '#0000000b'), 1 / 3);
  bevel(context, outline, 4.6, '#ffffff33');
  bevel(context, outline, 1.9, '#ffffffb0');
  bevel(context, outline, -3.4, '#00000038');
  stroke(context, outlineOf(axis, -2.6), 1.1, '#ffffff4d');
}

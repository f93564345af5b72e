import { type Point, shift, turn } from '../../art/points';
import { type Context, fill, radial, soften, stroke } from './brush';
import type { Axis, Drawing } from './frames';
import { circleOf, outlineOf, reachOf } from './shape';

const BLUR = 22;

/** What a lumino casts: darkest under its middle. */
export function shadowDrawing(axis: Axis): Drawing {
  const [right, low] = reachOf(axis);
  const edge = BLUR / 2;
  return {
    x: -right - edge,
    y: -low - edge,
    width: 2 * (right + edge),
    height: 2 * (low + edge),
    resolution: 0.35,
    paint: (context) => {
      fill(context, outlineOf(axis, -2), '#010810a0');
      soften(context, outlineOf(axis, -2), BLUR, 16, '#01081012');
    },
  };
}

export const GLOW: Drawing = {
  x: -150,
  y: -150,
  width: 300,
  height: 300,
  resolution: 0.3,
  paint: (context) => {
    const light = radial(
      context,
      0,
      0,
      150,
      [0, '#ffffffff'],
      [0.2, '#ffffffb0'],
      [0.5, '#ffffff40'],
      [0.78, '#ffffff0e'],
      [1, '#ffffff00'],
    );
    fill(context, 'M-150-150H150V150H-150Z', light);
  },
};

export const BUBBLE: Drawing = {
  x: -12,
  y: -12,
  width: 24,
  height: 24,
  paint: (context) => {
    fill(context, circleOf(10.6), radial(context, 0, 3, 13.5, [0, '#9fe4ff00'], [0.6, '#9fe4ff22'], [1, '#bdeeffaa']));
    stroke(context, circleOf(10.4), 1.2, '#cdf3ffb0');
    fill(context, circleOf(2.3, -3.8, -4.2), '#ffffffe0');
    stroke(context, 'M3 7.200A8 8 0 0 0 7.500 2', 1.4, '#ffffff66');
  },
};

// Even where fields are tiny, some pixels are left of it when its edges are cut off.
export const BLANK: Drawing = {
  x: -8,
  y: -8,
  width: 16,
  height: 16,
  paint: (context) => fill(context, 'M-20-20H20V20H-20Z', '#fff'),
};

/** White that fades away to the right or downwards. */
export function fadeDrawing(right: 0 | 1, down: 0 | 1): Drawing {
  const [x, y] = [right ? -16 : -8, down ? -16 : -8];
  return {
    x,
    y,
    width: -2 * x,
    height: -2 * y,
    paint: (context) => {
      const light = context.createLinearGradient(-16 * right, -16 * down, 16 * right, 16 * down);
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        // Slow at both ends: a straight gradient shows where it begins.
        const alpha = 1 - share * share * (3 - 2 * share);
        light.addColorStop(share, `rgb(255 255 255 / ${alpha})`);
      }
      fill(context, 'M-40-40H40V40H-40Z', light);
    },
  };
}

export const CAUSTICS: Drawing = { x: -450, y: -350, width: 900, height: 700, resolution: 0.16, paint: paintCaustics };

/** A web of light: hexagons whose corners have swayed and are rounded, brightest where three of them meet. */
function paintCaustics(context: Context): void {
  let web = '';
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) web += meshAt(column + (row % 2 === 0 ? 0 : 0.5), row);
  }
  stroke(context, web, 20, '#bff2ff0e');
  stroke(context, web, 9, '#d8f7ff14');
  // It ends softly: it drifts, and no edge may ever be seen.
  context.globalCompositeOperation = 'destination-in';
  context.scale(1, 0.78);
  fill(context, 'M-450-450H450V450H-450Z', radial(context, 0, 0, 450, [0.5, '#000'], [0.9, '#0000']));
}

function meshAt(column: number, row: number): string {
  const corners = [-90, -30, 30, 90, 150, 210].map((angle) =>
    sway(shift([column * 128, row * 111], turn([74, 0], angle))),
  );
  const [start, ...curves] = corners.map((corner, i) => {
    const next = corners[(i + 1) % 6];
    return [...corner, (corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2].map((each) => each.toFixed(0)).join(' ');
  });
  const [, , x, y] = start.split(' ');
  return `M${x} ${y}Q${curves.join('Q')}Q${start}Z`;
}

/** Neighbouring meshes share their corners, so where a corner goes may depend on nothing but where it was. */
function sway([x, y]: Point): Point {
  return [
    x + 21 * Math.sin(x * 0.031 + y * 0.047) + 14 * Math.sin(y * 0.09),
    y + 21 * Math.sin(x * 0.052 - y * 0.023) + 12 * Math.sin(x * 0.083),
  ];
}

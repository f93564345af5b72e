import { CAUSTICS_REACH, causticsWeb } from '../../art/caustics';
import { type Axis, circleOf } from '../../art/shapes';
import { fill, radial, soften, stroke } from './brush';
import type { Drawing } from './frames';
import { FIELD, outlineOf, reachOf } from './shape';

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
    paint: (brush) => {
      fill(brush, outlineOf(axis, 'shadow'), '#010810a0');
      soften(brush, outlineOf(axis, 'shadow'), BLUR, 16, '#01081012');
    },
  };
}

const HALO = 34;

/** Light that a lumino sheds on what is around it: brightest at its edge. */
export function haloDrawing(axis: Axis): Drawing {
  const [right, low] = reachOf(axis);
  return {
    x: -right - HALO / 2,
    y: -low - HALO / 2,
    width: 2 * right + HALO,
    height: 2 * low + HALO,
    resolution: 0.35,
    paint: (brush) => soften(brush, outlineOf(axis), HALO, 16, '#ffffff1c'),
  };
}

/** Light over one field, gone at its edge. */
export const PULSE: Drawing = {
  x: -58,
  y: -62,
  width: 116,
  height: 124,
  resolution: 0.35,
  paint: (brush) => {
    fill(brush, FIELD, radial(brush, 0, 0, 60, [0, '#ffffffff'], [0.6, '#ffffff99'], [1, '#ffffff30']));
    soften(brush, FIELD, 12, 6, '#ffffff10');
  },
};

export const GLOW: Drawing = {
  x: -150,
  y: -150,
  width: 300,
  height: 300,
  resolution: 0.3,
  paint: (brush) => {
    const light = radial(
      brush,
      0,
      0,
      150,
      [0, '#ffffffff'],
      [0.2, '#ffffffb0'],
      [0.5, '#ffffff40'],
      [0.78, '#ffffff0e'],
      [1, '#ffffff00'],
    );
    fill(brush, 'M-150-150H150V150H-150Z', light);
  },
};

export const BUBBLE: Drawing = {
  x: -12,
  y: -12,
  width: 24,
  height: 24,
  paint: (brush) => {
    fill(brush, circleOf(10.6), radial(brush, 0, 3, 13.5, [0, '#9fe4ff00'], [0.6, '#9fe4ff22'], [1, '#bdeeffaa']));
    stroke(brush, circleOf(10.4), 1.2, '#cdf3ffb0');
    fill(brush, circleOf(2.3, -3.8, -4.2), '#ffffffe0');
    stroke(brush, 'M3 7.200A8 8 0 0 0 7.500 2', 1.4, '#ffffff66');
  },
};

// Even where fields are tiny, some pixels are left of it when its edges are cut off.
export const BLANK: Drawing = {
  x: -8,
  y: -8,
  width: 16,
  height: 16,
  paint: (brush) => fill(brush, 'M-20-20H20V20H-20Z', '#fff'),
};

/** White that fades away to the right or downwards. */
export function fadeDrawing(right: 0 | 1, down: 0 | 1): Drawing {
  const [x, y] = [right ? -16 : -8, down ? -16 : -8];
  return {
    x,
    y,
    width: -2 * x,
    height: -2 * y,
    paint: (brush) => {
      const light = brush.context.createLinearGradient(-16 * right, -16 * down, 16 * right, 16 * down);
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        // Slow at both ends: a straight gradient shows where it begins.
        const alpha = 1 - share * share * (3 - 2 * share);
        light.addColorStop(share, `rgb(255 255 255 / ${alpha})`);
      }
      fill(brush, 'M-40-40H40V40H-40Z', light);
    },
  };
}

const [REACH_X, REACH_Y] = CAUSTICS_REACH;

/** Light on the water for a picture that is kept: at the table it is not in the canvas, since it moves. */
export const CAUSTICS: Drawing = {
  x: -REACH_X,
  y: -REACH_Y,
  width: 2 * REACH_X,
  height: 2 * REACH_Y,
  resolution: 0.16,
  paint: (brush) => {
    const web = causticsWeb();
    stroke(brush, web, 20, '#bff2ff0e');
    stroke(brush, web, 9, '#d8f7ff14');
    // It ends softly.
    brush.context.globalCompositeOperation = 'destination-in';
    brush.context.scale(1, 0.78);
    fill(brush, 'M-450-450H450V450H-450Z', radial(brush, 0, 0, 450, [0.5, '#000'], [0.9, '#0000']));
  },
};

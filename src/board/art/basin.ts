import { fill, stroke, vertical } from './brush';
import type { Drawing } from './frames';

// A tray of seabed is put together from these: a corner, an edge above and one on the left, each turned round for the
// others; its middle is plain. One side of a corner is 100.

/** The ground of a tray, as a tint and as painted; `BASIN_ALPHA` is the second one's opacity. */
export const BASIN = 0x14486a;
export const BASIN_ALPHA = 0.4;
const GROUND = '#14486a66';
const LINE = '#6fb9de50';
/** The rim throws its shadow into the basin. */
const SHADE = '#03101c73';
const NO_SHADE = '#03101c00';

export const BASIN_CORNER: Drawing = {
  x: -50,
  y: -50,
  width: 100,
  height: 100,
  resolution: 0.5,
  paint: (brush) => {
    const corner = 'M-46 50A96 96 0 0 1 50-46V50Z';
    fill(brush, corner, GROUND);
    const shade = brush.context.createRadialGradient(50, 50, 40, 50, 50, 96);
    shade.addColorStop(0, NO_SHADE);
    shade.addColorStop(1, SHADE);
    fill(brush, corner, shade);
    stroke(brush, 'M-46 60V50A96 96 0 0 1 50-46H60', 5, LINE);
  },
};

export const BASIN_TOP: Drawing = {
  x: -16,
  y: -50,
  width: 32,
  height: 100,
  resolution: 0.5,
  paint: (brush) => {
    fill(brush, 'M-30-46H30V50H-30Z', GROUND);
    fill(brush, 'M-30-46H30V50H-30Z', vertical(brush, 10, -46, [0, NO_SHADE], [1, SHADE]));
    stroke(brush, 'M-30-46H30', 5, LINE);
  },
};

export const BASIN_LEFT: Drawing = {
  x: -50,
  y: -16,
  width: 100,
  height: 32,
  resolution: 0.5,
  paint: (brush) => {
    fill(brush, 'M-46-30V30H50V-30Z', GROUND);
    const shade = brush.context.createLinearGradient(10, 0, -46, 0);
    shade.addColorStop(0, NO_SHADE);
    shade.addColorStop(1, SHADE);
    fill(brush, 'M-46-30V30H50V-30Z', shade);
    stroke(brush, 'M-46-30V30', 5, LINE);
  },
};

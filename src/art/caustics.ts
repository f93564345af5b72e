import { type Point, shift, turn } from './points';

/** Light on the ground of the water, around its middle, in units of a field's width = 100: how far it reaches. */
export const CAUSTICS_REACH: Point = [450, 350];

/** A web of light: hexagons whose corners have swayed and are rounded, brightest where three of them meet. */
export function causticsWeb(): string {
  let web = '';
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) web += meshAt(column + (row % 2 === 0 ? 0 : 0.5), row);
  }
  return web;
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

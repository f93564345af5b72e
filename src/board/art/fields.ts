import { circleOf } from '../../art/shapes';
import { atop, type Brush, bevel, fill, radial, stroke, vertical, within } from './brush';
import type { Drawing } from './frames';
import { write } from './glyphs';
import { FIELD, hexagon } from './shape';

export function fieldDrawing(paint: (brush: Brush) => void): Drawing {
  return { x: -52, y: -60, width: 104, height: 120, paint };
}

/** Deep: its upper edge throws a shadow into it, light gathers at its lower one. What moves behind it shines through. */
export function paintWater(brush: Brush): void {
  fill(brush, FIELD, vertical(brush, -56, 56, [0, '#0b2740c0'], [0.45, '#0f3350b0'], [1, '#15415fa0']));
  atop(brush, () => {
    bevel(brush, FIELD, 7, '#03101c55');
    bevel(brush, FIELD, 3, '#020a1466');
    bevel(brush, FIELD, -1.6, '#8fd6f233');
  });
  stroke(brush, WAVES, 1.7, '#7cc6e62e');
  stroke(brush, FIELD, 1.2, '#5aa6cf33');
}

const WAVES =
  'M-30-13q7.500-7 15 0t15 0t15 0t15 0M-19 5q6-5.500 12 0t12 0t12 0M-30 22q6.500-6 13 0t13 0M14 22q5-4.500 10 0';

/** Stone by night: a little raised, pale where the light from above meets its edge. */
export function paintLimestone(brush: Brush): void {
  raise(brush, '#a79f8c', '#79756b', () => {
    for (const [x, y, radius] of STAINS) {
      fill(brush, circleOf(radius, x, y), radial(brush, x, y, radius, [0, '#5d5b5655'], [1, '#5d5b5600']));
    }
    within(brush, 0, 1.2, () => stroke(brush, CRACKS, 1.8, '#d8cdb366'));
    stroke(brush, CRACKS, 2, '#4c4b48cc');
    within(brush, 0, 1.2, () => fill(brush, PORES, '#d8cdb377'));
    fill(brush, PORES, '#494844cc');
  });
}

/** A slab of stone: its face, what is on it, its lit edge, and what one sees of its side. */
function raise(brush: Brush, top: string, bottom: string, paint: () => void): void {
  within(brush, 0, -2.5, () => {
    fill(brush, FIELD, vertical(brush, -56, 56, [0, top], [1, bottom]));
    atop(brush, () => {
      paint();
      bevel(brush, FIELD, 4, '#fff4d822');
      bevel(brush, FIELD, 1.6, '#fff4d88c');
      bevel(brush, FIELD, -3, '#1a1c2044');
    });
  });
  brush.context.globalCompositeOperation = 'destination-over';
  within(brush, 0, 2.5, () => fill(brush, FIELD, '#2b3036'));
  brush.context.globalCompositeOperation = 'source-over';
}

const STAINS = [
  [-22, 18, 34],
  [26, -20, 30],
  [18, 34, 26],
] as const;
const CRACKS = 'M-48-12L-34-8L-29 3L-15 8L-12 16M12-56L14-42L25-35L27-24M50 20L37 17L31 25L20 24M31 25L30 36';
const PORES = [
  [-20, -27, 3.6],
  [-8, -36, 2.2],
  [-31, -24, 1.9],
  [35, -6, 3.2],
  [27, 2, 1.9],
  [-33, 25, 3],
  [-8, 40, 3.4],
  [2, 33, 2],
  [6, -12, 2.4],
  [-24, 36, 1.8],
  [-2, 0, 1.7],
  [8, 16, 1.8],
]
  .map(([x, y, radius]) => oval(x, y, radius))
  .join('');

/** Where the game begins: smooth stone with a hexagon cut into it, the same as in the middle of the name. */
export function paintStart(brush: Brush): void {
  raise(brush, '#8b8b88', '#62666a', () => {
    within(brush, 0, 1.4, () => stroke(brush, CUT, 5, '#dfeef555'));
    stroke(brush, CUT, 5, '#3f454cdd');
  });
}

const CUT = hexagon(31);

/** Far from everything: stone that costs points as long as nothing lies on it. */
export function paintRemote(brush: Brush, penalty: string): void {
  paintLimestone(brush);
  const badge = 'M-15-21H15A19 19 0 0 1 15 17H-15A19 19 0 0 1-15-21Z';
  within(brush, 0, 1.6, () => stroke(brush, badge, 4, '#2a292699'));
  fill(brush, badge, vertical(brush, -20, 18, [0, '#2a1f25'], [1, '#1a141b']));
  stroke(brush, badge, 2.2, '#ffb39f');
  within(brush, -0.5, -2, () => write(brush, `-${penalty}`, 26, '#ffe3d6', 8.6));
}

function oval(x: number, y: number, radius: number): string {
  return `M${x - radius * 1.25} ${y}a${radius * 1.25} ${radius} 0 1 1 ${radius * 2.5} 0a${radius * 1.25} ${radius} 0 1 1-${radius * 2.5} 0Z`;
}

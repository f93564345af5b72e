import type { Side } from '../../rules/data/boards';
import type { Reef } from '../../rules/state';
import { type Point, placeReef, type Rect } from '../layout';
import { type Node, sign } from '../scene/nodes';
import { type Placement, type ReefLook, reefNodes, seabedNodes } from '../scene/reefNodes';

/** Where everything goes in the picture, in pixels. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The middle of the reef, from where its pictures are placed. */
  readonly middle: Point;
  readonly nodes: readonly Node[];
  readonly caption: Rect;
}

/** In shares of the width. */
const MARGIN = 0.05;
const REEF_HEIGHT = 0.79;
const CAPTION_HEIGHT = 0.11;

/** Level marks are for those who play. */
const LOOK: ReefLook = { level: null, hasMarks: false, signs: [], lastLaid: [] };

/** The same pictures as on the table, from the back to the front. */
export function planPicture(side: Side, reef: Reef, width: number): Plan {
  const margin = MARGIN * width;
  const across = width - 2 * margin;
  const { middle, unit } = placeReef(0, { x: margin, y: margin / 2, width: across, height: REEF_HEIGHT * width });
  const frame: Placement = { middle: { x: 0, y: 0 }, unit, size: 'large' };
  const top = margin / 2 + REEF_HEIGHT * width;
  return {
    width,
    height: Math.round(top + CAPTION_HEIGHT * width),
    middle,
    nodes: [
      ...seabedNodes(side, '', frame, LOOK),
      sign('caustics', 'large', 'caustics', 0, 0, unit),
      ...reefNodes(reef, frame, LOOK),
    ],
    caption: { x: margin, y: top + margin / 4, width: across, height: CAPTION_HEIGHT * width - margin },
  };
}

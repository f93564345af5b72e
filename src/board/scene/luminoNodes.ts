import { axisOf } from '../../art/shapes';
import {
  type Colour,
  HALVES,
  type HalfId,
  isStartLumino,
  LUMINOS,
  type LuminoId,
  numberHalf,
  otherHalf,
  startLumino,
} from '../../rules/data/luminos';
import type { SizeName } from '../art/atlas';
import type { FrameName } from '../art/frames';
import { halfOffset, type Point } from '../layout';
import { type Node, shade, WHITE } from './nodes';

/** A lumino as it is to be drawn, wherever it lies. */
export interface Drawn {
  readonly lumino: LuminoId;
  readonly size: SizeName;
  readonly unit: number;
  /** The middle of its upper face. */
  readonly middle: Point;
  /** Which way the other half lies from the number. */
  readonly direction: number;
  /** How high it is above what its shadow falls on, in levels. */
  readonly height: number;
  readonly alpha: number;
  readonly tint: number;
  /** The tint of number and animal: they stay bright where the coral lies deep. */
  readonly glyphTint: number;
  readonly isNumberSeen: boolean;
  readonly isOtherSeen: boolean;
  /** Put before the keys, for a lumino that is drawn twice. */
  readonly prefix: string;
}

const GLOW: Record<Colour, number> = { yellow: 0xeab309, pink: 0xf957be, green: 0x2fd45a, blue: 0x4f78ff };

/** What its light is tinted with. */
export function lightOf(lumino: LuminoId): number {
  return GLOW[HALVES[numberHalf(lumino)].colour];
}

/** Soft light in its colour: wide around it on the ground, or along its edge. It does not travel with it. */
export function glowNode(drawn: Drawn, name: 'glow' | 'halo', alpha: number): Node {
  const frame: FrameName = name === 'glow' ? 'glow' : `halo/${axisOf(drawn.direction)}`;
  return {
    ...part(drawn, name, frame, drawn.middle),
    size: 'large',
    alpha: alpha * drawn.alpha,
    tint: lightOf(drawn.lumino),
    lumino: null,
  };
}

/** What it casts: larger, softer and farther away the higher it is. */
export function shadowNode(drawn: Drawn): Node {
  const { middle, unit, height, alpha } = drawn;
  const at = { x: middle.x + (0.015 + 0.015 * height) * unit, y: middle.y + (0.13 + 0.035 * height) * unit };
  return {
    ...part(drawn, 'shadow', `shadow/${axisOf(drawn.direction)}`, at),
    unit: unit * (1 + 0.025 * height),
    alpha: alpha * Math.max(0.35, 0.75 - 0.05 * height),
    tint: WHITE,
  };
}

export function wallNode(drawn: Drawn): Node {
  const start = startColours(drawn);
  const frame: FrameName = start
    ? `startWall/${start[0]}/${start[1]}`
    : `wall/${LUMINOS[drawn.lumino].colour}/${axisOf(drawn.direction)}`;
  return part(drawn, 'wall', frame, drawn.middle);
}

export function topNode(drawn: Drawn): Node {
  const start = startColours(drawn);
  const frame: FrameName = start
    ? `start/${start[0]}/${start[1]}`
    : `top/${LUMINOS[drawn.lumino].colour}/${axisOf(drawn.direction)}`;
  return part(drawn, 'top', frame, drawn.middle);
}

/** Number and animal of those halves that are seen. */
export function glyphNodes(drawn: Drawn): Node[] {
  const { lumino, isNumberSeen, isOtherSeen } = drawn;
  const nodes: Node[] = [];
  if (isNumberSeen) addGlyph(nodes, drawn, numberHalf(lumino), -1);
  if (isOtherSeen) addGlyph(nodes, drawn, otherHalf(lumino), 1);
  return nodes;
}

/** All of it, for luminos that lie by themselves. */
export function luminoNodes(drawn: Drawn): Node[] {
  return [shadowNode(drawn), wallNode(drawn), topNode(drawn), ...glyphNodes(drawn)];
}

/** A tint by level: what is low lies deeper in the water. */
export function depthTint(level: number): number {
  return shade(0.8 + 0.05 * level);
}

function addGlyph(nodes: Node[], drawn: Drawn, half: HalfId, side: 1 | -1): void {
  const { value, animal } = HALVES[half];
  const frame: FrameName | null = value !== null ? numberFrame(value) : animal !== null ? `animal/${animal}` : null;
  if (frame === null) return;
  const offset = halfOffset(drawn.direction);
  const { middle, unit } = drawn;
  nodes.push({
    ...part(drawn, value !== null ? 'number' : 'animal', frame, {
      x: middle.x + side * offset.x * unit,
      y: middle.y + side * offset.y * unit,
    }),
    tint: drawn.glyphTint,
  });
}

function numberFrame(value: number): FrameName {
  switch (value) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
      return `number/${value}`;
    default:
      throw new Error(`No lumino has the number ${value}`);
  }
}

function part(drawn: Drawn, kind: string, frame: FrameName, at: Point): Node {
  const { lumino, size, unit, alpha, tint, prefix } = drawn;
  return {
    key: `${prefix}${kind}/${lumino}`,
    size,
    frame,
    x: at.x,
    y: at.y,
    unit,
    alpha,
    tint,
    lumino,
    stretch: null,
    isMirrored: false,
  };
}

/** The colours of a start lumino from left to right, or null for any other. */
function startColours({ lumino, direction }: Drawn): readonly [Colour, Colour] | null {
  if (!isStartLumino(lumino)) return null;
  const [first, second] = startLumino(lumino).colours;
  return direction === 0 ? [first, second] : [second, first];
}

import { axisOf } from '../../art/shapes';
import { BOARDS, type Side } from '../../rules/data/boards';
import { FIELDS, type FieldId } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import { highestLevel, type LaidLumino, laidLuminos } from '../../rules/reef';
import type { Reef } from '../../rules/state';
import type { SizeName } from '../art/atlas';
import type { FrameName } from '../art/frames';
import { between, fieldPoint, halfOffset, type Point } from '../layout';
import { type Drawn, depthTint, glowNode, glyphNodes, lightOf, shadowNode, topNode, wallNode } from './luminoNodes';
import { type Node, shade, sign, WHITE } from './nodes';

/** Where a reef is drawn: its middle and field width in the pixels of its layer. */
export interface Placement {
  readonly middle: Point;
  readonly unit: number;
  readonly size: SizeName;
}

/** What of a reef is drawn. */
export interface ReefLook {
  /** The one level that is not dimmed, or null for all. */
  readonly level: number | null;
  readonly hasMarks: boolean;
  /** Fields with a sign on their top: here a lumino may go. What lies higher may hide a part of it. */
  readonly signs: readonly FieldSign[];
  /** Laid in the latest turn of its player: marked with a quiet ring. */
  readonly lastLaid: readonly LuminoId[];
}

export interface FieldSign {
  readonly field: FieldId;
  readonly name: 'legal' | 'first';
  readonly alpha: number;
}

/** The board under the reef. */
export function seabedNodes(side: Side, prefix: string, frame: Placement, look: ReefLook): Node[] {
  const { base, remote } = BOARDS[side];
  const meant = new Set(look.signs.map(({ field }) => field));
  return FIELDS.map((field) => {
    // While some fields are meant, the others step back.
    const light = look.level !== null ? 0.5 : meant.size > 0 && !meant.has(field) ? 0.62 : 1;
    const at = onScreen(frame, fieldPoint(field));
    const penalty = remote.find((each) => each.field === field)?.penalty;
    const name: FrameName =
      penalty === undefined ? `field/${base[field]}` : `field/remote${penalty === 1 ? 1 : penalty === 2 ? 2 : 3}`;
    const node = sign(`${prefix}field/${field}`, frame.size, name, at.x, at.y, frame.unit, 1, shade(light));
    return { ...node, isMirrored: penalty === undefined && (field * 5) % 3 === 1 };
  });
}

/**
 * The luminos of a reef, level by level and within each in passes: a shadow never falls on its own level, and no wall
 * hides the face of the lumino in front of it.
 */
export function reefNodes(reef: Reef, frame: Placement, look: ReefLook): Node[] {
  const nodes: Node[] = [];
  const luminos = laidLuminos(reef);
  const isLarge = frame.size === 'large';
  const highest = highestLevel(reef);
  const strength = strengths(luminos);
  /** Between least and most, as far as its colour has grown; a level looked at alone shines alone. */
  const light = ({ lumino, height }: Drawn, least: number, most: number) =>
    look.level !== null && look.level !== height ? 0 : least + (most - least) * (strength.get(lightOf(lumino)) ?? 0);
  addSigns(nodes, reef, frame, look, 0);
  for (let level = 1; level <= highest; level++) {
    const here = luminos.filter((laid) => laid.level === level).map((laid) => drawnIn(frame, look, laid));
    if (isLarge && level === 1) for (const drawn of here) nodes.push(glowNode(drawn, 'glow', light(drawn, 0.2, 0.36)));
    if (look.level === null || level <= look.level) for (const drawn of here) nodes.push(shadowNode(drawn));
    if (isLarge) for (const drawn of here) nodes.push(glowNode(drawn, 'halo', light(drawn, 0.15, 0.75)));
    for (const drawn of here) nodes.push(wallNode(drawn));
    for (const drawn of here) nodes.push(topNode(drawn));
    for (const drawn of here) if (look.lastLaid.includes(drawn.lumino)) nodes.push(lastNode(drawn));
    for (const drawn of here) nodes.push(...glyphNodes(drawn));
    addSigns(nodes, reef, frame, look, level);
    if (isLarge && look.hasMarks && (look.level === null || look.level === level)) {
      for (const drawn of here) addMark(nodes, drawn, level);
    }
  }
  return nodes;
}

/** As many luminos of a colour as make it shine as brightly as it can. */
const FULL_STRENGTH = 8;

/** How far each colour has grown on the reef, from 0 to 1, by its light. */
function strengths(luminos: readonly LaidLumino[]): ReadonlyMap<number, number> {
  const grown = new Map<number, number>();
  for (const { lumino, level } of luminos) {
    const light = lightOf(lumino);
    // What lies high has grown from below: it counts for more.
    const more = (1 + 0.25 * (level - 1)) / FULL_STRENGTH;
    grown.set(light, Math.min(1, (grown.get(light) ?? 0) + more));
  }
  return grown;
}

function lastNode({ lumino, size, middle, unit, direction, alpha }: Drawn): Node {
  const name: FrameName = `ring/last/${axisOf(direction)}`;
  return { ...sign(`last/${lumino}`, size, name, middle.x, middle.y, unit, 0.85 * alpha), lumino };
}

export function onScreen({ middle, unit }: Placement, { x, y }: Point): Point {
  return { x: middle.x + x * unit, y: middle.y + y * unit };
}

function drawnIn(frame: Placement, look: ReefLook, laid: LaidLumino): Drawn {
  const { lumino, level, numberOn, otherOn, direction } = laid;
  const isDimmed = look.level !== null && level !== look.level;
  const isAbove = look.level !== null && level > look.level;
  const isAlone = look.level === level;
  return {
    lumino,
    size: frame.size,
    unit: frame.unit,
    middle: onScreen(frame, between(numberOn, otherOn, level)),
    direction,
    height: level,
    alpha: isAbove ? 0.05 : 1,
    tint: isDimmed ? shade(0.32) : isAlone ? shade(1) : depthTint(level),
    glyphTint: isDimmed ? shade(0.32) : WHITE,
    isNumberSeen: isAlone || (!isDimmed && laid.isNumberVisible),
    isOtherSeen: isAlone || (!isDimmed && laid.isOtherVisible),
    prefix: '',
  };
}

function addSigns(nodes: Node[], reef: Reef, frame: Placement, { signs }: ReefLook, level: number): void {
  for (const { field, name, alpha } of signs) {
    if (reef[field].length !== level) continue;
    const at = onScreen(frame, fieldPoint(field, level));
    nodes.push(sign(`${name}/${field}`, 'large', `sign/${name}`, at.x, at.y, frame.unit, alpha));
  }
}

/**
 * The level mark: where the halves meet or, if one of them is covered, at the top of the other. Nothing in front of it
 * can reach that high.
 */
function addMark(nodes: Node[], { lumino, unit, middle, direction, isNumberSeen, isOtherSeen }: Drawn, level: number) {
  if (!isNumberSeen && !isOtherSeen) return;
  const side = isNumberSeen ? -1 : 1;
  const offset = halfOffset(direction);
  const at = isNumberSeen === isOtherSeen ? { x: 0, y: 0 } : { x: side * offset.x, y: side * offset.y - 0.4 };
  const node = sign(
    `mark/${lumino}`,
    'large',
    `mark/${Math.min(level, 9)}`,
    middle.x + at.x * unit,
    middle.y + at.y * unit,
    unit,
  );
  nodes.push({ ...node, lumino });
}

import { BOARDS, type Side } from '../../rules/data/boards';
import { directionTo, FIELDS, type FieldId, NEIGHBOURS } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import { highestLevel } from '../../rules/reef';
import type { Reef } from '../../rules/state';
import type { SizeName } from '../art/atlas';
import type { FrameName } from '../art/frames';
import { between, fieldPoint, halfOffset, type Point } from '../layout';
import { type Drawn, depthTint, glowNode, glyphNodes, shadowNode, topNode, wallNode } from './luminoNodes';
import { type Node, shade, sign, WHITE } from './nodes';

/** Where a reef is drawn: its middle and field width in the pixels of its layer. */
export interface Frame {
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
}

export interface FieldSign {
  readonly field: FieldId;
  readonly name: 'legal' | 'first';
  readonly alpha: number;
}

/** A lumino in a reef, with the fields of its halves. */
export interface Lying {
  readonly lumino: LuminoId;
  readonly level: number;
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** The board under the reef. */
export function seabedNodes(side: Side, prefix: string, frame: Frame, look: ReefLook): Node[] {
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
export function reefNodes(reef: Reef, frame: Frame, look: ReefLook): Node[] {
  const nodes: Node[] = [];
  const luminos = luminosOf(reef);
  const isLarge = frame.size === 'large';
  const highest = highestLevel(reef);
  addSigns(nodes, reef, frame, look, 0);
  for (let level = 1; level <= highest; level++) {
    const here = luminos.filter((lying) => lying.level === level).map((lying) => drawnIn(reef, frame, look, lying));
    if (isLarge && level === 1) for (const drawn of here) nodes.push(glowNode(drawn));
    if (look.level === null || level <= look.level) for (const drawn of here) nodes.push(shadowNode(drawn));
    for (const drawn of here) nodes.push(wallNode(drawn));
    for (const drawn of here) nodes.push(topNode(drawn));
    for (const drawn of here) nodes.push(...glyphNodes(drawn));
    addSigns(nodes, reef, frame, look, level);
    if (isLarge && look.hasMarks && (look.level === null || look.level === level)) {
      for (const drawn of here) addMark(nodes, drawn, level);
    }
  }
  return nodes;
}

/** Every lumino of a reef. */
export function luminosOf(reef: Reef): Lying[] {
  return FIELDS.flatMap((numberOn) =>
    reef[numberOn].flatMap((half, index) => {
      if (half % 2 === 1) return [];
      const otherOn = NEIGHBOURS[numberOn].find((field) => reef[field][index] === half + 1);
      return otherOn === undefined ? [] : [{ lumino: half >> 1, level: index + 1, numberOn, otherOn }];
    }),
  );
}

export function onScreen({ middle, unit }: Frame, { x, y }: Point): Point {
  return { x: middle.x + x * unit, y: middle.y + y * unit };
}

function drawnIn(reef: Reef, frame: Frame, look: ReefLook, { lumino, level, numberOn, otherOn }: Lying): Drawn {
  const isDimmed = look.level !== null && level !== look.level;
  const isAbove = look.level !== null && level > look.level;
  const isAlone = look.level === level;
  return {
    lumino,
    size: frame.size,
    unit: frame.unit,
    middle: onScreen(frame, between(numberOn, otherOn, level)),
    direction: directionTo(numberOn, otherOn) ?? 0,
    height: level,
    alpha: isAbove ? 0.05 : 1,
    tint: isDimmed ? shade(0.32) : isAlone ? shade(1) : depthTint(level),
    glyphTint: isDimmed ? shade(0.32) : WHITE,
    isNumberSeen: isAlone || (!isDimmed && reef[numberOn].length === level),
    isOtherSeen: isAlone || (!isDimmed && reef[otherOn].length === level),
    prefix: '',
  };
}

function addSigns(nodes: Node[], reef: Reef, frame: Frame, { signs }: ReefLook, level: number): void {
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

import { directionTo, type FieldId } from '../../rules/hex';
import type { Reef } from '../../rules/state';
import { halfOffset, placeTray, type ReefPlace } from '../layout';
import { luminoNodes } from './luminoNodes';
import { type Node, sign, surface, WHITE } from './nodes';
import { luminosOf } from './reefNodes';

/** The night over everything else while one stack is looked at. */
const NIGHT = 0x041220;

/** A stack laid out side by side: level 1 on the left, the visible top on the right, each as it lies in the reef. */
export function fanNodes(reef: Reef, looked: FieldId | null, { seat, area, unit }: ReefPlace): Node[] {
  if (looked === null) return [];
  const stack = luminosOf(reef)
    .filter(({ numberOn, otherOn }) => numberOn === looked || otherOn === looked)
    .sort((a, b) => a.level - b.level);
  if (stack.length === 0) return [];
  const band = { ...area, x: area.x + unit / 2, width: area.width - unit, height: area.height };
  const ids = stack.map(({ lumino }) => lumino);
  const tray = placeTray('hand', seat, band, ids, unit * 1.1, true);
  const nodes: Node[] = [surface('night', area.x, area.y, area.width, area.height, NIGHT, 0.86)];
  for (const [index, { lumino, level, numberOn, otherOn }] of stack.entries()) {
    const direction = directionTo(numberOn, otherOn) ?? 0;
    const { middle } = tray.spots[index];
    const drawn = {
      lumino,
      size: 'large',
      unit: tray.unit * 0.86,
      middle: { x: middle.x, y: middle.y - 0.12 * tray.unit },
      direction,
      height: 2,
      alpha: 1,
      tint: WHITE,
      glyphTint: WHITE,
      isNumberSeen: true,
      isOtherSeen: true,
      prefix: 'fan/',
    } as const;
    nodes.push(...luminoNodes(drawn).map((node) => ({ ...node, lumino: null })));
    const side = numberOn === looked ? -1 : 1;
    const offset = halfOffset(direction);
    nodes.push(
      sign(
        `fan/here/${lumino}`,
        'large',
        'sign/wanted',
        drawn.middle.x + side * offset.x * drawn.unit,
        drawn.middle.y + side * offset.y * drawn.unit,
        drawn.unit,
      ),
      sign(
        `fan/mark/${lumino}`,
        'large',
        `mark/${Math.min(level, 9)}`,
        middle.x,
        middle.y + (direction % 3 === 0 ? 0.72 : 1.02) * tray.unit,
        tray.unit * 1.25,
      ),
    );
  }
  return nodes;
}

import type { FieldId } from '../../rules/data/hex';
import { laidLuminos } from '../../rules/reef';
import type { Reef } from '../../rules/state';
import { fieldPoint, halfOffset, type ReefPlace } from '../layout';
import { type Drawn, luminoNodes } from './luminoNodes';
import { type Node, PANEL, sign, surface, WHITE } from './nodes';

/** How little of the reef is seen while one stack is looked at: it sinks into what is around it, without an edge. */
const VEIL = 0.9;

/** How much room each lumino has in the fan, in field widths. */
const SPACE = 1.86;

/** How far from the middle the fan is, at most, in field widths; and how far it reaches to its own side. */
const ASIDE = 2.2;
const REACH = 2.3;

/** A stack taken apart: the visible top above, level 1 below, each as it lies in the reef, with its level beside it. */
export function fanNodes(reef: Reef, looked: FieldId | null, { area, unit }: ReefPlace): Node[] {
  if (looked === null) return [];
  const stack = laidLuminos(reef)
    .filter(({ numberOn, otherOn }) => numberOn === looked || otherOn === looked)
    .sort((a, b) => b.level - a.level);
  if (stack.length === 0) return [];
  const room = Math.min(unit * 1.2, area.height / (stack.length * SPACE));
  // Beside the finger that rests on the stack, which would hide it.
  const aside = Math.max(0, Math.min(ASIDE * unit, area.width / 2 - REACH * room));
  const x = area.x + area.width / 2 + (fieldPoint(looked).x < 0 ? aside : -aside);
  const top = area.y + (area.height - stack.length * SPACE * room) / 2;
  const nodes: Node[] = [surface('veil', area.x, area.y, area.width, area.height, PANEL, VEIL)];
  for (const [index, { lumino, level, numberOn, direction }] of stack.entries()) {
    const drawn: Drawn = {
      lumino,
      size: 'large',
      unit: room * 0.86,
      middle: { x, y: top + (index + 0.5) * SPACE * room },
      direction,
      height: 2,
      alpha: 1,
      tint: WHITE,
      glyphTint: WHITE,
      isNumberSeen: true,
      isOtherSeen: true,
      prefix: 'fan/',
    };
    const { middle } = drawn;
    const side = numberOn === looked ? -1 : 1;
    const offset = halfOffset(direction);
    const here = { x: middle.x + side * offset.x * drawn.unit, y: middle.y + side * offset.y * drawn.unit };
    nodes.push(
      ...luminoNodes(drawn).map((node) => ({ ...node, lumino: null })),
      sign(`fan/here/${lumino}`, 'large', 'sign/wanted', here.x, here.y, drawn.unit),
      sign(`fan/mark/${lumino}`, 'large', `mark/${Math.min(level, 9)}`, middle.x - 1.5 * room, middle.y, room * 1.5),
    );
  }
  return nodes;
}

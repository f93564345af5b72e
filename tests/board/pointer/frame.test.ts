import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/board/layout';
import { type HostBox, isOutside, toLocal } from '../../../src/board/pointer/frame';

const FACINGS = [0, 90, 180, 270] as const;
/** A board on the screen, 400 wide and 300 high there, whichever way it faces. */
const ON_SCREEN = { left: 10, top: 20, width: 400, height: 300 };

describe('a finger on a board that is turned', () => {
  // Left and up for the player who sits there, seen by one at the lower edge.
  test.each([
    { facing: 0, corner: { x: 10, y: 20 } },
    { facing: 90, corner: { x: 410, y: 20 } },
    { facing: 180, corner: { x: 410, y: 320 } },
    { facing: 270, corner: { x: 10, y: 320 } },
  ] as const)('by $facing degrees is counted from the top left of the player it faces', ({ facing, corner }) => {
    expect(toLocal({ ...ON_SCREEN, facing }, corner)).toEqual({ x: 0, y: 0 });
  });

  test.each([
    { facing: 0, towards: { x: 0, y: 1 } },
    { facing: 90, towards: { x: -1, y: 0 } },
    { facing: 180, towards: { x: 0, y: -1 } },
    { facing: 270, towards: { x: 1, y: 0 } },
  ] as const)('by $facing degrees goes down when it comes towards the player it faces', ({ facing, towards }) => {
    const frame = { ...ON_SCREEN, facing };
    const before = toLocal(frame, { x: 100, y: 100 });
    const after = toLocal(frame, { x: 100 + towards.x, y: 100 + towards.y });
    expect(after).toEqual({ x: before.x, y: before.y + 1 });
  });

  test('is where the browser would draw that point of the board', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACINGS), fc.integer(), fc.integer(), (facing, x, y) => {
        const frame: HostBox = { ...ON_SCREEN, facing };
        const there = toScreen(frame, { x, y });
        expect(toLocal(frame, there).x).toBeCloseTo(x, 3);
        expect(toLocal(frame, there).y).toBeCloseTo(y, 3);
      }),
    );
  });
});

test('beyond the edges of the screen is outside, however the board is turned', () => {
  for (const facing of FACINGS) {
    const frame = { ...ON_SCREEN, facing };
    const points = [
      { x: 9, y: 100 },
      { x: 411, y: 100 },
      { x: 100, y: 19 },
      { x: 100, y: 321 },
      { x: 10, y: 20 },
      { x: 410, y: 320 },
    ];
    expect(points.map((point) => isOutside(frame, point))).toEqual([true, true, true, true, false, false]);
  }
});

/** As CSS does it: turned about the middle, which stays where it is. */
function toScreen({ left, top, width, height, facing }: HostBox, { x, y }: Point): Point {
  const [localWidth, localHeight] = facing % 180 === 0 ? [width, height] : [height, width];
  const angle = (facing * Math.PI) / 180;
  const dx = x - localWidth / 2;
  const dy = y - localHeight / 2;
  return {
    x: left + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: top + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

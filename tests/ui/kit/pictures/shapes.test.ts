import { describe, expect, test } from 'vitest';
import { BOARDS, SIDES } from '../../../../src/rules/data/boards';
import { START_LUMINOS } from '../../../../src/rules/data/luminos';
import { bodyOf, colouredBodies } from '../../../../src/ui/kit/pictures/bodies';
import { SEABED_PATHS } from '../../../../src/ui/kit/pictures/seabedPaths';
import { branches, ringPath, starPath } from '../../../../src/ui/kit/pictures/textures';

/** The points that a path's lines run through, and how far its curves and circles reach. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let at: readonly [number, number] = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([MLHqa])([^MLHqaZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const by = numbers.slice(-2);
    if (letter === 'H') at = [numbers[0], at[1]];
    else if (letter === 'M' || letter === 'L') at = [numbers[0], numbers[1]];
    else at = [at[0] + by[0], at[1] + by[1]];
    points.push(at);
  }
  return points;
}

/** How far a point is from the middle of a field, where its edge is at 50. */
function reach([x, y]: readonly [number, number]): number {
  return Math.max(
    ...[0, 60, 120].map((angle) =>
      Math.abs(x * Math.cos((angle * Math.PI) / 180) + y * Math.sin((angle * Math.PI) / 180)),
    ),
  );
}

describe('what grows on a coral stays within its half', () => {
  test.each([
    [
      'branches',
      branches()
        .map(([, path]) => path)
        .join(''),
    ],
    ['rings', ringPath()],
    ['stars', starPath()],
  ])('%s', (_, path) => {
    // The stem of a fan comes out of the waist, on the left.
    const points = pointsOf(path).filter(([x, y]) => !(y === 0 && x < 0));
    expect(points.length).toBeGreaterThan(10);
    expect(points.filter((point) => reach(point) > 48)).toEqual([]);
  });
});

describe('the seabed', () => {
  test.each(SIDES)('of side %s has every field once', (side) => {
    const { water, stone, start } = SEABED_PATHS[side]();
    const count = (base: string) => BOARDS[side].base.filter((each) => each === base).length;
    const outlines = [water, stone, start].map((path) => path.match(/Z/g)?.length);
    expect(outlines).toEqual([count('water'), count('limestone'), count('start')]);
  });
});

describe('the body of a lumino', () => {
  test('is the same whichever of its halves has the number', () => {
    for (const direction of [0, 1, 2]) {
      expect(bodyOf({ direction: direction + 3 })).toEqual(bodyOf({ direction }));
    }
    expect(new Set([0, 1, 2].map((direction) => bodyOf({ direction }).outline)).size).toBe(3);
  });

  test('of a start lumino shows its first colour where its first half lies', () => {
    const [{ id, colours }] = START_LUMINOS;
    const laid = { lumino: id, level: 1, isNumberVisible: true, isOtherVisible: true };
    const right = colouredBodies({ ...laid, direction: 0 });
    const left = colouredBodies({ ...laid, direction: 3 });
    expect(right.map(({ colour }) => colour)).toEqual(colours);
    expect(left.map(({ colour }) => colour)).toEqual([...colours].reverse());
    const [leftHalf, rightHalf] = right.map(({ body }) => pointsOf(body.outline).map(([x]) => x));
    expect(Math.max(...leftHalf)).toBeLessThanOrEqual(0);
    expect(Math.min(...rightHalf)).toBeGreaterThanOrEqual(0);
  });
});

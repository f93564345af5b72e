import { expect, test } from 'vitest';
import { chartOf, spread } from '../../../../src/ui/kit/plot/chart';

test('lines go from the left to the right, and up with the points', () => {
  const { lines } = chartOf([
    [0, 0],
    [10, 0],
    [40, 20],
  ]);
  expect(lines).toEqual([
    [
      { x: 0, y: 1 },
      { x: 0.5, y: 0.75 },
      { x: 1, y: 0 },
    ],
    [
      { x: 0, y: 1 },
      { x: 0.5, y: 1 },
      { x: 1, y: 0.5 },
    ],
  ]);
});

test.each([
  [
    [0, 78],
    [0, 20, 40, 60, 80],
  ],
  [
    [0, 31],
    [0, 10, 20, 30, 40],
  ],
  [
    [0, 4],
    [0, 1, 2, 3, 4],
  ],
  [
    [-3, 81],
    [0, 20, 40, 60, 80, 100],
  ],
  [
    [-12, 5],
    [-10, -5, 0, 5],
  ],
  [
    [0, 0],
    [0, 1],
  ],
])('with points from %j the grid has round numbers', (points, numbers) => {
  const { grid, lines } = chartOf([[0], ...points.map((each) => [each])]);
  expect(grid.map((line) => line.points)).toEqual(numbers);
  for (const { y } of [...grid, ...lines.flat()]) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(1);
  }
});

test('fish at the ends of lines do not hide each other, and keep their order', () => {
  const places = [0.9, 0.1, 0.92, 0.12];
  const moved = spread(places);
  const order = (list: readonly number[]) => [...list.keys()].sort((a, b) => list[a] - list[b]);
  expect(order(moved)).toEqual(order(places));
  const sorted = [...moved].sort((a, b) => a - b);
  for (const [index, place] of sorted.entries()) {
    expect(place).toBeLessThanOrEqual(1);
    if (index > 0) expect(place - sorted[index - 1]).toBeGreaterThan(0.12);
  }
});

test('fish that are far apart stay at their lines', () => {
  expect(spread([0.1, 0.5, 0.9])).toEqual([0.1, 0.5, 0.9]);
});

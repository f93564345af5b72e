import { describe, expect, test } from 'vitest';
import { type Drag, draggedBy, shiftOf } from '../../../../../src/ui/screens/setup/people/dragging';

// Rows of 60 and one of 80, 8 apart: 0-60, 68-128, 136-216, 224-284.
const ROWS = [60, 60, 80, 60].map((height, seat, heights) => ({
  top: heights.slice(0, seat).reduce((sum, each) => sum + each + 8, 0),
  height,
}));

function dragged(from: number, distance: number): Drag {
  return draggedBy({ rows: ROWS, from, to: from, by: 0 }, distance);
}

describe('the dragged row', () => {
  test.each([
    [0, 0, 0],
    [0, 37, 0],
    [0, 38, 1],
    [0, 115, 1],
    [0, 116, 2],
    [0, 200, 3],
    [3, -47, 3],
    [3, -48, 2],
    [3, -130, 1],
    [3, -195, 0],
    [1, 48, 2],
    [1, -38, 0],
    [2, 10, 2],
  ])('from seat %i by %i sits at seat %i', (from, distance, to) => {
    expect(dragged(from, distance).to).toBe(to);
  });

  test('never leaves the list', () => {
    expect([dragged(0, -50).by, dragged(0, 900).by, dragged(3, 20).by, dragged(3, -900).by]).toEqual([0, 224, 0, -224]);
  });

  test('can come back', () => {
    expect(draggedBy(dragged(0, 200), 10)).toEqual({ rows: ROWS, from: 0, to: 0, by: 10 });
  });
});

describe('the others make way', () => {
  test('upwards for a row that comes down', () => {
    expect([0, 1, 2, 3].map((seat) => shiftOf(dragged(0, 120), seat))).toEqual([120, -68, -68, 0]);
  });

  test('downwards for a row that comes up, by its height', () => {
    expect([0, 1, 2, 3].map((seat) => shiftOf(dragged(2, -100), seat))).toEqual([0, 88, -100, 0]);
  });
});

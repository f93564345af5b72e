import { describe, expect, test } from 'vitest';
import { AT_REST, panBy, seenBy, zoomAt } from '../../src/board/camera';
import { fieldAt, fieldPoint, fromScreen, placeReef, placeTray, toScreen } from '../../src/board/layout';
import { FIELDS } from '../../src/rules/data/hex';
import { field } from '../support/rules/build';

const AREA = { x: 180, y: 60, width: 800, height: 640 };
const PLACE = placeReef(0, AREA);
const FLAT = FIELDS.map(() => 0);

describe('a reef on the screen', () => {
  test('lies within its area, with its highest towers', () => {
    for (const each of FIELDS) {
      const { x, y } = toScreen(PLACE, fieldPoint(each, 6));
      expect(x - PLACE.unit / 2).toBeGreaterThanOrEqual(AREA.x);
      expect(x + PLACE.unit / 2).toBeLessThanOrEqual(AREA.x + AREA.width);
      expect(y - PLACE.unit * 0.58).toBeGreaterThanOrEqual(AREA.y);
      expect(toScreen(PLACE, fieldPoint(each)).y + PLACE.unit * 0.58).toBeLessThanOrEqual(AREA.y + AREA.height);
    }
  });

  test('finds every field again from its own middle', () => {
    for (const each of FIELDS) {
      expect(fieldAt(FLAT, fromScreen(PLACE, toScreen(PLACE, fieldPoint(each))))).toBe(each);
    }
  });

  test('finds no field beside the board', () => {
    expect(fieldAt(FLAT, { x: 0, y: -4 })).toBe(null);
    expect(fieldAt(FLAT, { x: 4.6, y: 0 })).toBe(null);
  });

  test('finds the tower that hides the field behind it', () => {
    const tower = field('e4');
    const heights = FIELDS.map((each) => (each === tower ? 6 : 0));
    const { x, y } = fieldPoint(tower, 6);
    expect(fieldAt(FLAT, { x, y })).not.toBe(tower);
    expect(fieldAt(heights, { x, y })).toBe(tower);
  });

  test('has a place even where there is no room at all', () => {
    expect(placeReef(0, { x: 0, y: 0, width: 0, height: 0 }).unit).toBeGreaterThan(0);
  });
});

describe('a tray', () => {
  test.each([1, 2, 4, 7, 10, 12, 14, 40])('holds %i luminos within its area, none over another', (count) => {
    const area = { x: 10, y: 20, width: 180, height: 420 };
    const luminos = Array.from({ length: count }, (_, index) => index);
    const { slots, unit } = placeTray('atoll', null, area, luminos, 62);
    expect(slots.map(({ lumino }) => lumino)).toEqual(luminos);
    for (const [index, { middle }] of slots.entries()) {
      expect(middle.x - unit).toBeGreaterThanOrEqual(area.x);
      expect(middle.x + unit).toBeLessThanOrEqual(area.x + area.width);
      expect(middle.y - 0.6 * unit).toBeGreaterThanOrEqual(area.y);
      // With its wall.
      expect(middle.y + 0.7 * unit).toBeLessThanOrEqual(area.y + area.height);
      for (const other of slots.slice(index + 1)) {
        const isApart =
          Math.abs(other.middle.x - middle.x) >= 2 * unit || Math.abs(other.middle.y - middle.y) >= 1.2 * unit;
        expect(isApart).toBe(true);
      }
    }
  });

  test('keeps fourteen luminos of the atoll large enough to read', () => {
    const area = { x: 0, y: 0, width: 190, height: 560 };
    const { unit } = placeTray(
      'atoll',
      null,
      area,
      Array.from({ length: 14 }, (_, index) => index),
      62,
    );
    expect(unit).toBeGreaterThan(28);
  });

  test.each([1, 2, 3, 4, 6])('keeps a turned lumino within its row, with %i in the hand', (count) => {
    const area = { x: 0, y: 0, width: 330, height: 108 };
    const luminos = Array.from({ length: count }, (_, index) => index);
    const { slots, turnedUnit, unit } = placeTray('hand', 0, area, luminos, 62, true);
    expect(turnedUnit).toBeLessThanOrEqual(unit);
    const rows = new Set(slots.map(({ middle }) => middle.y)).size;
    // Two halves one above the other, at 60 degrees: three quarters of a field's diagonal more than one of them.
    expect(turnedUnit * (Math.sqrt(3) / 2 + 2 / Math.sqrt(3))).toBeLessThanOrEqual(area.height / rows);
  });

  test.each([0, 1, 3, 4, 6])(
    'with %i luminos has four places at least, and what lies there fills the first',
    (count) => {
      const area = { x: 0, y: 0, width: 430, height: 76 };
      const luminos = Array.from({ length: count }, (_, index) => index);
      const { slots, places } = placeTray('display', 0, area, luminos, 62, false, 4);
      expect(places).toHaveLength(Math.max(4, count));
      expect(slots.map(({ middle }) => middle)).toEqual(places.slice(0, count));
      if (count <= 4) expect(places).toEqual(placeTray('display', 0, area, [0, 1, 2, 3], 62).places);
    },
  );

  test('is empty without luminos', () => {
    expect(placeTray('hand', 0, AREA, [], 62).slots).toEqual([]);
  });
});

describe('the camera', () => {
  const at = { x: 300, y: 200 };

  test('keeps the point under the fingers where it is', () => {
    const before = fromScreen(seenBy(AT_REST, PLACE), { x: 580, y: 380 });
    const camera = zoomAt(AT_REST, PLACE, { x: 580, y: 380 }, 1.7);
    const after = fromScreen(seenBy(camera, PLACE), { x: 580, y: 380 });
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('stays within its limits', () => {
    expect(zoomAt(AT_REST, PLACE, at, 100).zoom).toBe(2);
    expect(zoomAt(AT_REST, PLACE, at, 0.01)).toEqual(AT_REST);
  });

  test('never loses the reef, however far it is pushed', () => {
    const camera = panBy(zoomAt(AT_REST, PLACE, at, 2.5), PLACE, { x: 1e6, y: -1e6 });
    const { middle, unit } = seenBy(camera, PLACE);
    expect(middle.x - 4 * unit).toBeLessThan(AREA.x + AREA.width / 2);
    expect(middle.y + 3 * unit).toBeGreaterThan(AREA.y + AREA.height / 2);
    expect(panBy(AT_REST, PLACE, { x: 50, y: 50 })).toEqual(AT_REST);
  });

  test('is at rest again after zooming in and out', () => {
    expect(zoomAt(zoomAt(AT_REST, PLACE, at, 2.2), PLACE, { x: 700, y: 500 }, 0.1)).toEqual(AT_REST);
  });
});

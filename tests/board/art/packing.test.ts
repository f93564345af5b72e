import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUTTER, type Packing, pack, type Size } from '../../../src/board/art/packing';

const sizes = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 300 }) }),
  {
    maxLength: 60,
  },
);

test('boxes lie on whole pixels inside the sheet, and a gutter apart from each other and from its edge', () => {
  fc.assert(
    fc.property(sizes, (boxes) => {
      const packing = pack(boxes, 4096);
      expect(packing && problems(boxes, packing)).toEqual([]);
    }),
  );
});

test('a sheet is never larger than its limit: what does not fit is refused', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 100, max: 1200 }), (boxes, limit) => {
      const packing = pack(boxes, limit);
      expect(packing ? Math.max(packing.width, packing.height) : 0).toBeLessThanOrEqual(limit);
      expect(packing ? problems(boxes, packing) : []).toEqual([]);
    }),
  );
});

test.each([
  ['as wide as the limit without its gutters', [{ width: 96, height: 10 }], 100, { width: 100, height: 14 }],
  ['wider', [{ width: 97, height: 10 }], 100, null],
  ['as high as the limit without its gutters', [{ width: 10, height: 96 }], 100, { height: 100 }],
  ['higher', [{ width: 10, height: 97 }], 100, null],
] as const)('a box %s', (_, boxes, limit, outcome) => {
  const packing = pack(boxes, limit);
  if (outcome) expect(packing).toMatchObject(outcome);
  else expect(packing).toBeNull();
});

test('places come in the order of the boxes, whichever is the tallest', () => {
  const boxes = [
    { width: 10, height: 5 },
    { width: 10, height: 50 },
    { width: 10, height: 20 },
  ];
  const places = pack(boxes, 200)?.places;
  expect(places?.[1]).toEqual({ x: GUTTER, y: GUTTER });
  expect(places).toHaveLength(3);
});

function problems(boxes: readonly Size[], { width, height, places }: Packing): readonly string[] {
  const found: string[] = [];
  for (const [i, { x, y }] of places.entries()) {
    if (!Number.isInteger(x) || !Number.isInteger(y)) found.push(`${i} is between pixels`);
    if (x < GUTTER || y < GUTTER) found.push(`${i} is too far up or left`);
    if (x + boxes[i].width + GUTTER > width || y + boxes[i].height + GUTTER > height) found.push(`${i} sticks out`);
    for (const [j, other] of places.slice(0, i).entries()) {
      const isApart =
        x >= other.x + boxes[j].width + GUTTER ||
        other.x >= x + boxes[i].width + GUTTER ||
        y >= other.y + boxes[j].height + GUTTER ||
        other.y >= y + boxes[i].height + GUTTER;
      if (!isApart) found.push(`${i} and ${j} are too close`);
    }
  }
  return found;
}

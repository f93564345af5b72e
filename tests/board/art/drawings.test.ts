import { expect, test } from 'vitest';
import { AXES } from '../../../src/art/shapes';
import { DRAWINGS } from '../../../src/board/art/drawings';
import { ANIMALS, COLOURS } from '../../../src/rules/data/luminos';

const EXPECTED = [
  ...['water', 'limestone', 'start', 'remote1', 'remote2', 'remote3'].map((name) => `field/${name}`),
  ...AXES.flatMap((axis) => [
    ...COLOURS.flatMap((colour) => [`top/${colour}/${axis}`, `wall/${colour}/${axis}`]),
    ...['chosen', 'legal', 'illegal', 'last'].map((name) => `ring/${name}/${axis}`),
    `shadow/${axis}`,
    `halo/${axis}`,
  ]),
  ...COLOURS.flatMap((first) =>
    COLOURS.filter((second) => second !== first).flatMap((second) => [
      `start/${first}/${second}`,
      `startWall/${first}/${second}`,
    ]),
  ),
  ...[1, 2, 3, 4, 5, 6].map((value) => `number/${value}`),
  ...ANIMALS.map((animal) => `animal/${animal}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => `mark/${level}`),
  ...['legal', 'guilty', 'wanted', 'first'].map((name) => `sign/${name}`),
  ...['cost/1', 'cost/2', 'glow', 'pulse', 'bubble', 'caustics', 'blank', 'fade/down', 'fade/right'],
  ...['corner', 'top', 'left'].map((part) => `basin/${part}`),
];

test('there is a drawing for every picture the board may ask for, and no other', () => {
  expect([...DRAWINGS.keys()].sort()).toEqual([...EXPECTED].sort());
});

test('every drawing surrounds its anchor, or a wall would come to lie beside its lumino', () => {
  const outside = [...DRAWINGS].filter(
    ([, { x, y, width, height }]) => x > 0 || y > 0 || x + width <= 0 || y + height <= 0,
  );
  expect(outside).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../../../src/rules/data/boards';
import { areNeighbours } from '../../../../src/rules/data/hex';
import { STORE } from '../../../../src/rules/data/limestone';
import { COLOURS, type Colour, HALVES, LUMINOS } from '../../../../src/rules/data/luminos';
import { layCost, layRefusals } from '../../../../src/rules/play/laying';
import { heightOf, topLumino, topOf } from '../../../../src/rules/reef';
import {
  LAY_EXAMPLES,
  LAY_PARTS,
  type LayExample,
  type LayExampleName,
} from '../../../../src/ui/screens/guide/examples/lays';
import { fieldsOf, layOf } from '../../../../src/ui/screens/guide/examples/notation';
import { ANIMAL_EXAMPLES, SCORING_REEF } from '../../../../src/ui/screens/guide/examples/scores';
import { field, reef } from '../../../support/rules/build';

const EXAMPLES: readonly (readonly [string, LayExample])[] = Object.entries(LAY_EXAMPLES);

/** What the pictures of a lay are about. */
function look(name: LayExampleName) {
  const example: LayExample = LAY_EXAMPLES[name];
  const before = reef(example.reef);
  const { lumino, numberOn, otherOn } = layOf(example.lay);
  const { colour } = LUMINOS[lumino];
  const place = [numberOn, otherOn];
  const colourOn = (each: number): Colour | undefined => HALVES[topOf(before, each) ?? -1]?.colour;
  const touched = [...before.keys()].filter(
    (each) => !place.includes(each) && place.some((own) => areNeighbours(own, each)) && colourOn(each) !== undefined,
  );
  return {
    colour,
    level: heightOf(before, numberOn) + 1,
    covered: place.map(colourOn),
    heights: place.map((each) => heightOf(before, each)),
    luminos: place.map((each) => topLumino(before[each])),
    bases: place.map((each) => BOARDS[example.side].base[each]),
    touched: touched.map((each) => `${colourOn(each)} ${heightOf(before, each)}`),
    cost: layCost(before, BOARDS[example.side], numberOn, otherOn),
    limestone: example.limestone,
  };
}

test.each(EXAMPLES)('[6] a lay breaks the rule that the guide names, and no other: %s', (_, example) => {
  const { lumino, numberOn, otherOn } = layOf(example.lay);
  const { side, limestone, breaks } = example;
  const refusals = layRefusals(reef(example.reef), BOARDS[side], LUMINOS[lumino].colour, limestone, numberOn, otherOn);
  expect(refusals.map(({ rule }) => rule)).toEqual(breaks === null ? [] : [breaks]);
  const [refusal] = refusals;
  if (refusal?.rule === 'colour') expect(fieldsOf(example.wanted)).toEqual(refusal.wanted);
});

test.each(EXAMPLES.filter(([, { wanted }]) => wanted !== ''))(
  '[6.1] what is ringed has its colour: %s',
  (_, example) => {
    const { lumino } = layOf(example.lay);
    const before = reef(example.reef);
    for (const each of fieldsOf(example.wanted)) {
      expect(HALVES[topOf(before, each) ?? -1]?.colour).toBe(LUMINOS[lumino].colour);
    }
  },
);

// The pictures show a lumino that floats above its place: it lies flat and hides only what is behind.
test.each(EXAMPLES)('lies from left to right: %s', (_, { lay }) => {
  const { numberOn, otherOn } = layOf(lay);
  expect(otherOn).toBe(numberOn + 1);
});

test('every example is shown once', () => {
  expect(LAY_PARTS.flatMap(([, names]) => names).sort()).toEqual(Object.keys(LAY_EXAMPLES).sort());
});

describe('what the captions say', () => {
  test('touch: it touches pink on level 1', () => {
    expect(look('touch')).toMatchObject({ colour: 'pink', level: 1, touched: ['pink 1'] });
  });

  test('apart: it touches yellow only', () => {
    expect(look('apart')).toMatchObject({ colour: 'pink', level: 1, touched: ['yellow 1'] });
  });

  test('above: the pink next to it lies on level 2', () => {
    const { colour, level, touched } = look('above');
    expect([colour, level, touched.filter((each) => each.startsWith('pink'))]).toEqual([
      'pink',
      1,
      ['pink 2', 'pink 2'],
    ]);
  });

  test('newColour: there is no green yet, any lumino will do', () => {
    expect(look('newColour')).toMatchObject({ colour: 'green', touched: ['yellow 1', 'pink 1'] });
    expect(LAY_EXAMPLES.newColour.reef).not.toMatch(/g/);
  });

  test('alone: it touches no lumino', () => {
    expect(look('alone')).toMatchObject({ colour: 'green', touched: [] });
  });

  test('cover: it covers pink, and touches none', () => {
    const { colour, covered, touched } = look('cover');
    expect([colour, covered, touched.includes('pink 2')]).toEqual(['pink', ['pink', 'green'], false]);
  });

  test('beside: it covers two yellow fields and touches pink on level 2, where it comes to lie', () => {
    const { colour, level, covered, touched } = look('beside');
    expect([colour, level, covered, touched.includes('pink 2')]).toEqual(['pink', 2, ['yellow', 'yellow'], true]);
  });

  test('below: it covers no blue, and the blue next to it lies lower', () => {
    const { colour, level, covered, touched } = look('below');
    const blue = touched.filter((each) => each.startsWith('blue'));
    expect([colour, level, covered, blue]).toEqual(['blue', 2, ['yellow', 'yellow'], ['blue 1', 'blue 1']]);
  });

  test('shifted and exact: on two luminos, on one', () => {
    const [shifted, exact] = [look('shifted').luminos, look('exact').luminos];
    expect([new Set(shifted).size, new Set(exact).size]).toEqual([2, 1]);
  });

  test('even and uneven: one lumino on either field, on one of them none', () => {
    expect([look('even').heights, look('uneven').heights]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  test('paid and unpaid: one water field, two water fields, and 1 limestone', () => {
    expect(look('paid')).toMatchObject({ bases: ['limestone', 'water'], cost: 1, limestone: 1 });
    expect(look('unpaid')).toMatchObject({ bases: ['water', 'water'], cost: 2, limestone: 1 });
  });
});

const REEFS = [
  ...EXAMPLES.map(([, example]) => example.reef),
  ...Object.values(ANIMAL_EXAMPLES).map((example) => example.reef),
  SCORING_REEF,
];

test.each([...new Set(REEFS)])('[6] a reef of the guide could come up in a game: %s', (text) => {
  const [start, ...lays] = text.split(',');
  for (const [index, lay] of lays.entries()) {
    const before = reef([start, ...lays.slice(0, index)].join());
    const [, letter, numberOn, otherOn] = /^(.)..:(..)(..)$/.exec(lay) ?? [];
    const [colour] = COLOURS.filter((each) => each.startsWith(letter));
    expect([lay, layRefusals(before, BOARDS.A, colour, STORE, field(numberOn), field(otherOn))]).toEqual([lay, []]);
  }
});

import { expect, test } from 'vitest';
import { LUMINOS } from '../../../../src/rules/data/luminos';
import { glyphOf, levelsOf, partsOf, seenHalves } from '../../../../src/ui/kit/pictures/parts';
import { field, reef } from '../../../support/rules/build';

// A start lumino, one on its right half and beyond, and one on top of that.
const REEF = reef('yb:d4d5,g4o:c5c4,g6o:d5c4');
const idOf = (colour: string, value: number) =>
  LUMINOS.find((lumino) => lumino.colour === colour && lumino.value === value)?.id ?? -1;

test('a picture shows every lumino of a reef, level by level, and knows which halves are covered', () => {
  expect(levelsOf(REEF)).toEqual([
    [
      {
        lumino: idOf('green', 4),
        level: 1,
        numberOn: field('c5'),
        otherOn: field('c4'),
        direction: 3,
        isNumberVisible: true,
        isOtherVisible: false,
      },
      {
        lumino: 106,
        level: 1,
        numberOn: field('d4'),
        otherOn: field('d5'),
        direction: 0,
        isNumberVisible: true,
        isOtherVisible: false,
      },
    ],
    [
      {
        lumino: idOf('green', 6),
        level: 2,
        numberOn: field('d5'),
        otherOn: field('c4'),
        direction: 4,
        isNumberVisible: true,
        isOtherVisible: true,
      },
    ],
  ]);
});

test('an empty board has no levels', () => {
  expect(levelsOf(reef('-'))).toEqual([]);
});

test('only what is seen gets a number or an animal, each on its own side of the middle', () => {
  const seen = levelsOf(REEF)
    .flat()
    .flatMap((lying) => seenHalves(lying).map(({ half, direction }) => ({ glyph: glyphOf(half), direction })));
  expect(seen).toEqual([
    { glyph: 4, direction: 6 },
    { glyph: null, direction: 3 },
    { glyph: 6, direction: 7 },
    { glyph: null, direction: 4 },
  ]);
});

test('a picture defines the light of the colours that are in it, once each', () => {
  expect(partsOf(levelsOf(REEF).flat())).toEqual({ colours: ['green', 'yellow', 'blue'] });
  expect(partsOf([])).toEqual({ colours: [] });
});

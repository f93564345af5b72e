import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/rules/data/boards';
import { ANIMALS, type Animal } from '../../../src/rules/data/luminos';
import { finalScores } from '../../../src/rules/play/finalScoring';
import { layOn } from '../../../src/rules/reef';
import type { AnimalScore } from '../../../src/rules/scores';
import type { Reef, ScoreBoard } from '../../../src/rules/state';
import { field, reef } from '../../support/rules/build';
import { fields, finalState } from '../../support/rules/finalState';
import { lumino } from '../../support/rules/names';

describe('dark side', () => {
  /** Six luminos with each animal. */
  const LUMINOS_WITH: Record<Animal, string> = {
    shell: 'y3s y3s y3s p3s p3s p3s',
    crab: 'y2c y3c y3c p2c p3c p3c',
    seahorse: 'y1h y2h y2h p1h p2h p2h',
    starfish: 'y1t y2t p1t p2t g1t g2t',
  };
  const OTHERS = fields('a2 a4 b2 b4 b6 c2');

  // Points for 0, 1, 2, 3, 4, 5 and 6 of a kind.
  const TABLE: readonly (readonly [Animal, readonly number[]])[] = [
    ['shell', [0, 0, 1, 4, 8, 8, 8]],
    ['crab', [0, 2, 4, 7, 10, 10, 10]],
    ['seahorse', [0, 1, 6, 7, 12, 12, 12]],
    ['starfish', [0, 4, 8, 11, 14, 14, 14]],
  ];

  test.each(TABLE.flatMap(([animal, row]) => row.map((points, count) => ({ animal, count, points }))))(
    '[8.3] $count of $animal: $points points',
    ({ animal, count, points }) => {
      const names = ['a1a2', 'a3a4', 'b1b2', 'b3b4', 'b5b6', 'c1c2'].slice(0, count);
      const laid = names.map((spot, index) => `,${LUMINOS_WITH[animal].split(' ')[index]}:${spot}`);
      expect(animalsOf(reef(`gb:d4d5${laid.join('')}`), 'dark')).toEqual(
        ANIMALS.map((each) => (each === animal ? dark(each, OTHERS.slice(0, count), points) : dark(each, [], 0))),
      );
    },
  );

  test('[8.3] only visible animals count', () => {
    // The crab on a3 and the shell on a2 are covered.
    const covered = reef('gb:d4d5,y3s:a1a2,y3c:a4a3,p3s:b1b2,g4o:a2a3');
    expect(animalsOf(covered, 'dark')).toEqual([
      dark('shell', fields('b2'), 0),
      dark('crab', [], 0),
      dark('seahorse', [], 0),
      dark('starfish', [], 0),
    ]);
  });

  test('[8.3] animals of all colours and levels count together', () => {
    const mixed = reef('yp:d4d5,g4o:c4c5,y3c:c4d4,g3c:a1a2,p2c:e3e4');
    expect(animalsOf(mixed, 'dark')[1]).toEqual(dark('crab', fields('a2 d4 e4'), 7));
  });
});

interface LightCase {
  readonly name: string;
  readonly side?: Side;
  readonly reef: string;
  readonly on: string;
  readonly neighbours: string;
  readonly points: number;
}

function testLight(animal: Animal, cases: readonly LightCase[]) {
  test.each(cases)(`[8.3] a ${animal} with $name: $points points`, ({ side, reef: text, on, neighbours, points }) => {
    expect(animalsOf(reef(text), 'light', side)).toEqual([light(animal, on, neighbours, points)]);
  });
}

describe('light side', () => {
  testLight('shell', [
    { name: 'no water', reef: 'yp:d4d5,y3s:c3c4', on: 'c4', neighbours: '', points: 0 },
    { name: '1 water field', reef: 'yp:d4d5,y3s:d3c3,g4o:b1b2', on: 'c3', neighbours: 'c2', points: 1 },
    { name: '2 water fields', reef: 'yp:d4d5,y3s:d3c3', on: 'c3', neighbours: 'b2 c2', points: 1 },
    { name: '3 water fields', reef: 'yp:d4d5,y3s:c3c2', on: 'c2', neighbours: 'b1 b2 c1', points: 2 },
    { name: '4 water fields', reef: 'yp:d4d5,y3s:b3b2', on: 'b2', neighbours: 'a1 a2 b1 c2', points: 2 },
    {
      name: 'the rim around it, which is no water',
      reef: 'yp:d4d5,y3s:b1a1',
      on: 'a1',
      neighbours: 'a2 b2',
      points: 1,
    },
    {
      name: 'covered water, which does not count',
      reef: 'yp:d4d5,y3s:b1a1,g4o:a2b2',
      on: 'a1',
      neighbours: '',
      points: 0,
    },
    {
      name: 'remote limestone, which is no water',
      side: 'B',
      reef: 'yp:d4d5,y3s:c1b1',
      on: 'b1',
      neighbours: 'b2 c2',
      points: 1,
    },
    { name: 'the water of side B', side: 'B', reef: 'yp:d4d5,y3s:d3c3', on: 'c3', neighbours: 'b2 b3 c2', points: 2 },
    { name: 'water seen from level 2', reef: 'yp:d4d5,g4o:d3c3,y3s:d4c3', on: 'c3', neighbours: 'b2 c2', points: 1 },
  ]);

  testLight('crab', [
    { name: 'its other half covered', reef: 'yp:d4d5,y3c:a1a2,p4o:b1c1,g4o:a1b1', on: 'a2', neighbours: '', points: 0 },
    { name: '1 coral on its level', reef: 'yp:d4d5,y3c:a1a2', on: 'a2', neighbours: 'a1', points: 1 },
    { name: '3 corals on its level', reef: 'yp:d4d5,y3c:c3c4', on: 'c4', neighbours: 'c3 d4 d5', points: 1 },
    {
      name: '4 corals on its level',
      reef: 'yp:d4d5,y3c:c3c4,g4o:c5c6',
      on: 'c4',
      neighbours: 'c3 c5 d4 d5',
      points: 3,
    },
    {
      name: '5 corals on its level',
      reef: 'yp:d4d5,y3c:c3c4,g4o:c5b4',
      on: 'c4',
      neighbours: 'b4 c3 c5 d4 d5',
      points: 3,
    },
    {
      name: 'lower corals, which do not count',
      reef: 'yp:d4d5,g4o:c4c5,b4o:b4b5,y3c:c5d5',
      on: 'd5',
      neighbours: 'c5',
      points: 1,
    },
    {
      name: 'a higher coral, which does not count',
      reef: 'yp:d4d5,y3c:c3c4,g4o:d3e3,b4o:d3d4',
      on: 'c4',
      neighbours: 'c3 d5',
      points: 1,
    },
  ]);

  // The seahorse lies on c4; level 2 comes up around it field by field.
  const AROUND = 'yp:d4d5,y2h:c3c4,g4o:b3b4,g4o:c5d6,p4o:d2d3';
  testLight('seahorse', [
    { name: 'no higher coral', reef: AROUND, on: 'c4', neighbours: '', points: 0 },
    { name: '1 higher coral', reef: `${AROUND},b4o:d4d3`, on: 'c4', neighbours: 'd4', points: 2 },
    {
      name: '5 higher corals',
      reef: `${AROUND},b4o:d4d3,b4o:b3c3,b4o:b4c5`,
      on: 'c4',
      neighbours: 'b3 b4 c3 c5 d4',
      points: 2,
    },
    {
      name: '6 higher corals',
      reef: `${AROUND},b4o:d4d3,b4o:b3c3,b4o:b4c5,b4o:d5d6`,
      on: 'c4',
      neighbours: 'b3 b4 c3 c5 d4 d5',
      points: 7,
    },
    {
      name: 'corals 1 and 2 levels higher',
      reef: `${AROUND},b4o:d4d3,b4o:d5d6,g5o:d4d5`,
      on: 'c4',
      neighbours: 'd4 d5',
      points: 2,
    },
  ]);

  testLight('starfish', [
    { name: 'no coral below, only the board', reef: 'yp:d4d5,y1t:d3d2', on: 'd2', neighbours: '', points: 0 },
    { name: '1 lower coral', reef: 'yp:d4d5,g4o:c5b5,y1t:c5d5', on: 'd5', neighbours: 'd4', points: 2 },
    {
      name: '4 lower corals',
      reef: 'yp:d4d5,p4o:c3c4,g4o:c5c6,g4o:b4b5,y1t:c5c4',
      on: 'c4',
      neighbours: 'b4 c3 d4 d5',
      points: 2,
    },
    {
      name: '5 lower corals',
      reef: 'yp:d4d5,p4o:c3c4,g4o:c5c6,g4o:b3b4,y1t:c5c4',
      on: 'c4',
      neighbours: 'b3 b4 c3 d4 d5',
      points: 4,
    },
  ]);

  test('[9.14] a starfish with 6 lower corals scores like one with 5', () => {
    // Its own other half is never lower, so no legal reef has this: the other half is put far away.
    const below = reef('yp:d4d5,g4o:c4c5,g4o:b3b4,p4o:c3d3,b4o:g1g2');
    const torn = layOn(below, lumino('y1t1'), field('g1'), field('c4'));
    expect(animalsOf(torn, 'light')).toEqual([light('starfish', 'c4', 'b3 b4 c3 c5 d4 d5', 4)]);
  });

  test('[9.5] the two halves of a lumino count for each other', () => {
    expect(animalsOf(reef('gb:d4d5,y3c:a1a2'), 'light')).toEqual([light('crab', 'a2', 'a1', 1)]);
  });

  test('[9.5] but only while they are visible', () => {
    // The crab's other half on c3 is covered: what is seen there is on level 2.
    const covered = reef('gb:d4d5,y3c:c3c2,p4o:d3e3,g4o:c3d3');
    expect(animalsOf(covered, 'light')).toEqual([light('crab', 'c2', '', 0)]);
  });

  test('[9.6] a start lumino counts as a neighbour', () => {
    expect(animalsOf(reef('gb:d4d5,y3c:d2d3'), 'light')).toEqual([light('crab', 'd3', 'd2 d4', 1)]);
  });

  test('[9.17] only visible animals score', () => {
    expect(animalsOf(reef('gb:d4d5,y3s:a1a2,y3c:a4a3,g4o:a2a3'), 'light')).toEqual([]);
  });

  test('[8.3] each animal scores alone, in the order of the fields', () => {
    expect(animalsOf(reef('gb:d4d5,y3s:d2d1,p3s:a3a4,y1t:a1a2'), 'light')).toEqual([
      light('starfish', 'a2', '', 0),
      light('shell', 'a4', 'a5 b5', 1),
      light('shell', 'd1', 'c1 e1', 1),
    ]);
  });
});

function animalsOf(grown: Reef, scoreBoard: ScoreBoard, side: Side = 'A'): readonly AnimalScore[] {
  return finalScores(finalState([grown, reef('gb:d4d5')], { side, scoreBoard }))[0].animals;
}

function dark(animal: Animal, where: readonly number[], points: number): AnimalScore {
  return { board: 'dark', animal, fields: where, points };
}

const LARGE: Record<Animal, number> = { shell: 2, crab: 3, seahorse: 7, starfish: 4 };

function light(animal: Animal, on: string, neighbours: string, points: number): AnimalScore {
  const size = points === 0 ? 'none' : points === LARGE[animal] ? 'large' : 'small';
  return { board: 'light', animal, field: field(on), neighbours: fields(neighbours), size, points };
}

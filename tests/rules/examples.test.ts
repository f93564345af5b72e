import { describe, expect, test } from 'vitest';
import { legalMoves, play } from '../../src/rules/game';
import { finalScores } from '../../src/rules/play/finalScoring';
import { scoreColour } from '../../src/rules/play/scoringPhase';
import type { AnimalScore, FinalScore } from '../../src/rules/scores';
import type { Move } from '../../src/rules/state';
import { field, must, position, reef } from '../support/rules/build';
import { fields, finalState } from '../support/rules/finalState';
import { lumino, luminos } from '../support/rules/names';

describe('a player offers a pink 6; the atoll has two blue, one yellow and one pink lumino', () => {
  const before = position(
    '2Ad r1 offer s1 o1 none 00000001 b4o1,b5o1,y4o1,p4o1 - ' +
      '0/0/cccc/p6o1,g4o1,g4o2,b4o2/-/yp:d4d5 0/0/cccc/p5o1,p5o2,y5o1,y5o2/-/gb:d4d5',
  );
  const { state } = must(before, { type: 'offer', lumino: lumino('p6o1') });

  test('[10] A: 6 limestone. B: one of three in the display. C: one or both blue ones, or the yellow one', () => {
    const expected: Move[] = [
      { type: 'takeLimestone' },
      ...luminos('g4o1,g4o2,b4o2').map((each) => ({ type: 'takeFromDisplay', lumino: each }) as const),
      ...['b4o1', 'b5o1', 'b4o1,b5o1', 'y4o1'].map(
        (names) => ({ type: 'takeFromAtoll', luminos: luminos(names) }) as const,
      ),
    ];
    expect(asText(legalMoves(state))).toEqual(asText(expected));
  });

  test('[10] A brings 6 limestone', () => {
    expect(must(state, { type: 'takeLimestone' }).state.players[0].limestone).toBe(6);
  });

  test('[10] C: not the pink one, nor the pink 6 itself', () => {
    for (const name of ['p4o1', 'p6o1']) {
      expect(play(state, { type: 'takeFromAtoll', luminos: luminos(name) })).toEqual({
        ok: false,
        refusals: [{ rule: 'offeredColour', colour: 'pink' }],
      });
    }
  });
});

test('[10] pink coral scoring: 3 + 2 + 0 + 6 = 11', () => {
  const levelOne = 'yp:d4d5,g4o:c4c5,p3s:a1a2,p3s:g1g2,g5o:e1e2,g5o:f1f2';
  const levelTwo = 'b4o:c4d4,b4o:c5d5,p5o:e1f1,p2h:e2f2';
  const levelThree = 'y4o:c4c5,y4o:d4d5';
  const levelFour = 'p6o:c4d4,b5o:c5d5';
  expect(scoreColour(reef([levelOne, levelTwo, levelThree, levelFour].join(',')), 'pink')).toEqual({
    colour: 'pink',
    levels: [
      { level: 1, points: 3, lowest: fields('a1 g1'), numbers: fields('a1 g1') },
      { level: 2, points: 2, lowest: fields('e2'), numbers: fields('e1 e2') },
      { level: 3, points: 0, lowest: [], numbers: [] },
      { level: 4, points: 6, lowest: fields('c4'), numbers: fields('c4') },
    ],
    points: 11,
  });
});

test('[10] final scoring, dark side: 31', () => {
  const own = 'gb:d4d5,b3s:a1a2,b3s:a3a4,b3s:b1b2,y3s:b3b4,y3s:b5b6,g2c:c1c2,b2h:c3c4,b2h:c5c6,y2h:d2d3';
  const tied = 'pg:d4d5,g4o:a1a2,y4o:b1b2,y4o:c1c2,y4o:e1e2';
  const green = 'yp:d4d5,g5o:a1a2,g5o:b1b2';
  const state = finalState([reef(own), reef(tied), reef(green)], {}, [
    { limestone: 5, tokens: { yellow: 'jellyfish', pink: 'coral', green: 'gone', blue: 'jellyfish' } },
  ]);
  const expected: FinalScore = {
    sums: { jellyfish: 4, limestone: 2, animals: 17, majorities: 8, remote: 0 },
    jellyfish: { count: 2, points: 4 },
    limestone: { count: 5, points: 2 },
    animals: [
      { board: 'dark', animal: 'shell', fields: fields('a2 a4 b2 b4 b6'), points: 8 },
      { board: 'dark', animal: 'crab', fields: fields('c2'), points: 2 },
      { board: 'dark', animal: 'seahorse', fields: fields('c4 c6 d3'), points: 7 },
      { board: 'dark', animal: 'starfish', fields: [], points: 0 },
    ],
    majorities: [
      {
        colour: 'yellow',
        fields: fields('b3 b4 b5 b6 d2 d3'),
        counts: [6, 6, 1],
        place: 'first',
        sharedBy: [0, 1],
        points: 3,
      },
      { colour: 'pink', fields: [], counts: [0, 1, 1], place: 'none', sharedBy: [], points: 0 },
      {
        colour: 'green',
        fields: fields('c1 c2 d4'),
        counts: [3, 3, 4],
        place: 'second',
        sharedBy: [0, 1],
        points: 1,
      },
      {
        colour: 'blue',
        fields: fields('a1 a2 a3 a4 b1 b2 c3 c4 c5 c6 d5'),
        counts: [11, 0, 0],
        place: 'first',
        sharedBy: [0],
        points: 4,
      },
    ],
    remote: [],
    points: 31,
  };
  expect(finalScores(state)[0]).toEqual(expected);
});

test('[10] animals, light side: 13', () => {
  const levelOne =
    'yp:d4d5,p4o:c3c4,g4o:b3b4,b4o:d3e3,b4o:e4f3,b4o:e5e6,' + 'y2h:c5d6,b2c:c2d2,y3s:e2f1,g2h:g1f2,p3s:c7b6,g3s:a4a3';
  const levelTwo = 'y1t:d5c4,p1t:e5e4';
  const state = finalState([reef(`${levelOne},${levelTwo}`), reef('gb:d4d5')], { scoreBoard: 'light' });
  const expected: AnimalScore[] = [
    { board: 'light', animal: 'shell', field: field('a3'), neighbours: fields('a2'), size: 'small', points: 1 },
    { board: 'light', animal: 'shell', field: field('b6'), neighbours: fields('a5 b5 c6'), size: 'large', points: 2 },
    {
      board: 'light',
      animal: 'starfish',
      field: field('c4'),
      neighbours: fields('b3 b4 c3 c5 d4'),
      size: 'large',
      points: 4,
    },
    { board: 'light', animal: 'crab', field: field('d2'), neighbours: fields('c2 d3 e2'), size: 'small', points: 1 },
    { board: 'light', animal: 'seahorse', field: field('d6'), neighbours: fields('d5 e5'), size: 'small', points: 2 },
    {
      board: 'light',
      animal: 'starfish',
      field: field('e4'),
      neighbours: fields('d4 e3 f3'),
      size: 'small',
      points: 2,
    },
    { board: 'light', animal: 'shell', field: field('f1'), neighbours: fields('e1'), size: 'small', points: 1 },
    { board: 'light', animal: 'seahorse', field: field('f2'), neighbours: [], size: 'none', points: 0 },
  ];
  const { animals } = finalScores(state)[0];
  expect(animals).toEqual(expected);
  expect(animals.reduce((sum, { points }) => sum + points, 0)).toBe(13);
});

/** Moves in one order, whatever order they and their luminos are listed in. */
function asText(moves: readonly Move[]): string[] {
  return moves
    .map((move) => ('luminos' in move ? { ...move, luminos: [...move.luminos].sort((a, b) => a - b) } : move))
    .map((move) => JSON.stringify(move))
    .sort();
}

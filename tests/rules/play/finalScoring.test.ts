import { describe, expect, test } from 'vitest';
import { play } from '../../../src/rules/game';
import { finalScores, victory } from '../../../src/rules/play/finalScoring';
import type { RemoteScore } from '../../../src/rules/scores';
import type { TokenSide } from '../../../src/rules/state';
import { deepFreeze, field, must, position, reef } from '../../support/rules/build';
import { fields, finalState } from '../../support/rules/finalState';

const START = reef('yp:d4d5');
const OTHER_START = reef('gb:d4d5');

/** Tokens from one letter each for yellow, pink, green and blue: coral, jellyfish, gone (x). */
function tokens(text: string) {
  const [yellow, pink, green, blue] = [...text].map(
    (letter): TokenSide => (letter === 'c' ? 'coral' : letter === 'j' ? 'jellyfish' : 'gone'),
  );
  return { yellow, pink, green, blue };
}

describe('what counts', () => {
  test('[8] luminos in displays and in the atoll do not matter', () => {
    const bare = finalState([START, OTHER_START]);
    const rich = {
      ...bare,
      atoll: [0, 1, 2, 3],
      players: bare.players.map((player, seat) => ({ ...player, display: [10 + seat, 20 + seat, 30 + seat] })),
    };
    expect(finalScores(rich)).toEqual(finalScores(bare));
  });

  test('[8] every score comes in full, and its points are the sum of its parts', () => {
    const state = deepFreeze(
      finalState([reef('yp:d4d5,y3c:d3e3'), reef('gb:d4d5')], { side: 'B' }, [
        { limestone: 5, tokens: tokens('jjxc') },
        { limestone: 1, tokens: tokens('cccc') },
      ]),
    );
    const remote = uncovered('a1 a5 d1 d8 g1 g5', [-2, -3, -1, -1, -3, -2]);
    expect(finalScores(state)).toEqual([
      {
        sums: { jellyfish: 4, limestone: 2, animals: 2, majorities: 8, remote: -12 },
        jellyfish: { count: 2, points: 4 },
        limestone: { count: 5, points: 2 },
        animals: [
          { board: 'dark', animal: 'shell', fields: [], points: 0 },
          { board: 'dark', animal: 'crab', fields: fields('e3'), points: 2 },
          { board: 'dark', animal: 'seahorse', fields: [], points: 0 },
          { board: 'dark', animal: 'starfish', fields: [], points: 0 },
        ],
        majorities: [
          { colour: 'yellow', fields: fields('d3 d4 e3'), counts: [3, 0], place: 'first', sharedBy: [0], points: 4 },
          { colour: 'pink', fields: fields('d5'), counts: [1, 0], place: 'first', sharedBy: [0], points: 4 },
          { colour: 'green', fields: [], counts: [0, 1], place: 'none', sharedBy: [], points: 0 },
          { colour: 'blue', fields: [], counts: [0, 1], place: 'none', sharedBy: [], points: 0 },
        ],
        remote,
        points: 4 + 2 + 2 + 8 - 12,
      },
      {
        sums: { jellyfish: 0, limestone: 0, animals: 0, majorities: 8, remote: -12 },
        jellyfish: { count: 0, points: 0 },
        limestone: { count: 1, points: 0 },
        animals: (['shell', 'crab', 'seahorse', 'starfish'] as const).map((animal) => ({
          board: 'dark',
          animal,
          fields: [],
          points: 0,
        })),
        majorities: [
          { colour: 'yellow', fields: [], counts: [3, 0], place: 'none', sharedBy: [], points: 0 },
          { colour: 'pink', fields: [], counts: [1, 0], place: 'none', sharedBy: [], points: 0 },
          { colour: 'green', fields: fields('d4'), counts: [0, 1], place: 'first', sharedBy: [1], points: 4 },
          { colour: 'blue', fields: fields('d5'), counts: [0, 1], place: 'first', sharedBy: [1], points: 4 },
        ],
        remote,
        points: 8 - 12,
      },
    ]);
  });
});

test.each([
  ['cccc', 0],
  ['jccc', 1],
  ['cjxj', 2],
  ['jjjc', 3],
  ['jjjj', 4],
  ['xxxx', 0],
  ['xcjx', 1],
])('[8.1] tokens %s: 2 points for each of %i jellyfish', (text, count) => {
  const [score] = finalScores(finalState([START, OTHER_START], {}, [{ tokens: tokens(text) }]));
  expect(score.jellyfish).toEqual({ count, points: 2 * count });
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [9, 4],
  [10, 5],
])('[8.2] %i limestone: %i points', (count, points) => {
  const [score] = finalScores(finalState([START, OTHER_START], {}, [{ limestone: count }]));
  expect(score.limestone).toEqual({ count, points });
});

describe('remote limestone', () => {
  test.each([
    { name: 'nothing', text: 'yp:d4d5', left: uncovered('a1 a5 d1 d8 g1 g5', [-2, -3, -1, -1, -3, -2]) },
    { name: 'a1', text: 'yp:d4d5,y4o:a1a2', left: uncovered('a5 d1 d8 g1 g5', [-3, -1, -1, -3, -2]) },
    { name: 'd8 and g1', text: 'yp:d4d5,y4o:e7d8,y4o:g1g2', left: uncovered('a1 a5 d1 g5', [-2, -3, -1, -2]) },
    {
      name: 'all',
      text: 'yp:d4d5,y4o:a1a2,y4o:a4a5,y4o:d1d2,y4o:d7d8,y4o:g1g2,y4o:g4g5',
      left: [],
    },
  ])('[8.5] on side B with $name covered', ({ text, left }) => {
    const [score] = finalScores(finalState([reef(text), OTHER_START], { side: 'B' }));
    expect(score.remote).toEqual(left);
  });

  test('[8.5] side A has none', () => {
    const scores = finalScores(finalState([START, OTHER_START], { side: 'A' }));
    expect(scores.map(({ remote }) => remote)).toEqual([[], []]);
  });

  test('[9.7] points can go below 0', () => {
    // 4 for pink, 3 for yellow, shared with the other; all six remote fields cost 12.
    const [score] = finalScores(finalState([START, reef('yg:d4d5')], { side: 'B' }));
    expect(score.points).toBe(3 + 4 - 12);
  });
});

describe('who wins', () => {
  test.each([
    { name: 'most points wins', points: [30, 41, 40], limestone: [10, 0, 5], won: [1], by: 'points' },
    { name: 'most points wins below 0, too', points: [-3, -1, -2], limestone: [10, 0, 5], won: [1], by: 'points' },
    { name: 'tie: more limestone', points: [41, 30, 41], limestone: [2, 10, 3], won: [2], by: 'limestone' },
    {
      name: 'tie: limestone of the others does not matter',
      points: [41, 41, 9],
      limestone: [3, 2, 10],
      won: [0],
      by: 'limestone',
    },
    { name: 'tie again: they share', points: [41, 40, 41], limestone: [3, 10, 3], won: [0, 2], by: 'sharing' },
    { name: 'all share', points: [7, 7, 7], limestone: [0, 0, 0], won: [0, 1, 2], by: 'sharing' },
    { name: 'two of a threefold tie share', points: [7, 7, 7], limestone: [1, 4, 4], won: [1, 2], by: 'sharing' },
  ])('[8] $name', ({ points, limestone, won, by }) => {
    const stores = points.map((each, seat) => ({ points: each, limestone: limestone[seat] }));
    expect(victory(finalState([START, START, START], {}, stores))).toEqual({ winners: won, by });
  });
});

test('[8] the last scoring phase ends with the final scores added to the points', () => {
  const last = position(
    '2Ad r10 score:- s2 o1 none 00000001 b4o1,b4o2,b4o3,b4o4 - ' +
      '7/3/jjcc/b5o1,b5o2,b5o3,b6o1/-/yp:d4d5,y4o1:d3d2 9/0/cccc/p4o1,p4o2,p4o3,p4o4/-/pg:d4d5',
  );
  const { state, events } = must(last, { type: 'pass' });
  const scores = finalScores(last);
  expect(scores.map(({ points }) => points)).toEqual([4 + 1 + 4 + 3, 3 + 4]);
  expect(state.step).toEqual({ type: 'over' });
  expect(state.players.map(({ points }) => points)).toEqual([7 + 12, 9 + 7]);
  expect(events.at(-1)).toEqual({ type: 'gameEnded', scores, victory: { winners: [0], by: 'points' } });
  expect(play(state, { type: 'pass' })).toEqual({ ok: false, refusals: [{ rule: 'step', step: 'over' }] });
});

function uncovered(names: string, points: readonly number[]): RemoteScore[] {
  return names.split(' ').map((name, index) => ({ field: field(name), points: points[index] }));
}

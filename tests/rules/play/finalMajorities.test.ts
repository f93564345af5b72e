import { describe, expect, test } from 'vitest';
import { finalScores } from '../../../src/rules/play/finalScoring';
import type { MajorityScore } from '../../../src/rules/scores';
import type { Reef } from '../../../src/rules/state';
import { reef } from '../../support/rules/build';
import { fields, finalState } from '../../support/rules/finalState';

describe('the table', () => {
  test.each([
    { name: 'most and second', counts: [5, 3], points: [4, 2] },
    { name: 'most and second', counts: [1, 2], points: [2, 4] },
    { name: 'most, second and nothing', counts: [1, 4, 2], points: [0, 4, 2] },
    { name: 'most, second and nothing', counts: [4, 3, 2, 1], points: [4, 2, 0, 0] },
    { name: 'tie for most of two', counts: [3, 3], points: [3, 3] },
    { name: 'tie for most, no player is second', counts: [3, 1, 3], points: [3, 0, 3] },
    { name: 'tie for most, no player is second', counts: [1, 3, 3, 2], points: [0, 3, 3, 0] },
    { name: 'tie for most, no player is second', counts: [2, 3, 3, 2], points: [0, 3, 3, 0] },
    { name: 'tie for most of three', counts: [2, 2, 2], points: [3, 3, 3] },
    { name: 'tie for most of three', counts: [2, 2, 2, 1], points: [3, 3, 3, 0] },
    { name: 'tie for most of four', counts: [2, 2, 2, 2], points: [3, 3, 3, 3] },
    { name: 'tie for second', counts: [3, 1, 1], points: [4, 1, 1] },
    { name: 'tie for second', counts: [2, 4, 1, 2], points: [1, 4, 0, 1] },
    { name: 'tie for second of three', counts: [2, 2, 5, 2], points: [1, 1, 4, 1] },
    { name: 'no field, no points as second', counts: [2, 0], points: [4, 0] },
    { name: 'no field, no points as tied second', counts: [0, 1, 0, 0], points: [0, 4, 0, 0] },
    { name: 'no field, no points as third', counts: [3, 2, 0], points: [4, 2, 0] },
    { name: 'no player has a field', counts: [0, 0], points: [0, 0] },
    { name: 'no player has a field', counts: [0, 0, 0, 0], points: [0, 0, 0, 0] },
  ])('[8.4] $name: $counts yellow fields give $points', ({ counts, points }) => {
    const scores = yellowScores(counts.map(reefWithYellow));
    expect(scores.map((score) => score.points)).toEqual(points);
    expect(scores.map((score) => score.counts)).toEqual(counts.map(() => counts));
  });

  test('[9.12] with 2 players the second gets 2 points', () => {
    expect(yellowScores([reefWithYellow(1), reefWithYellow(2)])).toMatchObject([
      { place: 'second', sharedBy: [0], points: 2 },
      { place: 'first', sharedBy: [1], points: 4 },
    ]);
  });
});

describe('the breakdown', () => {
  test('[8.4] names fields, counts, place and everyone who shares it', () => {
    const counts = [3, 1, 3, 0];
    expect(yellowScores(counts.map(reefWithYellow))).toEqual([
      yellow('a1 a2 d4', counts, 'first', [0, 2], 3),
      yellow('d4', counts, 'none', [], 0),
      yellow('a1 a2 d4', counts, 'first', [0, 2], 3),
      yellow('', counts, 'none', [], 0),
    ]);
  });

  test('[8.4] names everyone who is tied for second', () => {
    const counts = [2, 1, 1];
    expect(yellowScores(counts.map(reefWithYellow))).toEqual([
      yellow('a1 a2', counts, 'first', [0], 4),
      yellow('d4', counts, 'second', [1, 2], 1),
      yellow('d4', counts, 'second', [1, 2], 1),
    ]);
  });

  test('[8.4] compares each colour for itself', () => {
    const [first, second] = finalScores(finalState([reef('yp:d4d5,b4o:a1a2'), reef('pb:d4d5')]));
    expect(first.majorities.map(({ colour, points }) => [colour, points])).toEqual([
      ['yellow', 4],
      ['pink', 3],
      ['green', 0],
      ['blue', 4],
    ]);
    expect(second.majorities.map(({ points }) => points)).toEqual([0, 3, 0, 2]);
  });
});

describe('the fields', () => {
  test('[8.4] number, animal and plain fields count, on any level', () => {
    const [score] = yellowScores([reef('gb:d4d5,y3s:a1a2,y4o:c4c5,y6o:c5d5'), reef('gb:d4d5')]);
    expect(score.fields).toEqual(fields('a1 a2 c4 c5 d5'));
  });

  test('[8.4] covered fields do not', () => {
    const [score] = yellowScores([reef('gb:d4d5,y4o:c4c5,p4o:c5d5'), reef('gb:d4d5')]);
    expect(score.fields).toEqual(fields('c4'));
  });

  test('[9.6] a start lumino counts', () => {
    const [score] = yellowScores([reef('yp:d4d5'), reef('gb:d4d5')]);
    expect(score).toEqual(yellow('d4', [1, 0], 'first', [0], 4));
  });
});

/** A reef with that many yellow fields: two of each yellow lumino, and one of the start lumino for an odd count. */
function reefWithYellow(count: number): Reef {
  const spots = ['a1a2', 'a3a4'].slice(0, Math.floor(count / 2)).map((spot) => `,y4o:${spot}`);
  return reef(`${count % 2 === 1 ? 'yg' : 'gb'}:d4d5${spots.join('')}`);
}

function yellowScores(reefs: readonly Reef[]): MajorityScore[] {
  return finalScores(finalState(reefs)).map(({ majorities }) => majorities[0]);
}

function yellow(
  names: string,
  counts: readonly number[],
  place: MajorityScore['place'],
  sharedBy: readonly number[],
  points: number,
): MajorityScore {
  return { colour: 'yellow', fields: fields(names), counts, place, sharedBy, points };
}

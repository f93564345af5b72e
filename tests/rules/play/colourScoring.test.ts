import { expect, test } from 'vitest';
import { COLOURS } from '../../../src/rules/data/luminos';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import type { LevelScore } from '../../../src/rules/scores';
import { reef } from '../../support/rules/build';
import { fields } from '../../support/rules/finalState';
import { growReef, seededDice } from '../naive/grow';
import { look, reefOf } from '../naive/look';
import { naiveColourLevels } from '../naive/scoring';

/** Height 2 on c4 c5 d4 d5. */
const FOUR_TWICE = 'yp:d4d5,g4o:c4c5,y4o:c4d4,p5o:c5d5';

test.each([
  {
    name: 'a start lumino has no number (ruling 6)',
    reef: 'yp:d4d5',
    points: 0,
    levels: [level(1, 0, '', '')],
  },
  {
    name: 'a scoring of 0 lists every level',
    reef: FOUR_TWICE.replace('y4o', 'b4o'),
    points: 0,
    levels: [level(1, 0, '', ''), level(2, 0, '', '')],
  },
  {
    name: 'one number counts as it is',
    reef: 'yp:d4d5,y6o:d3d2',
    points: 6,
    levels: [level(1, 6, 'd3', 'd3')],
  },
  {
    name: 'of several numbers the lowest counts',
    reef: 'yp:d4d5,y6o:d3d2,y4o:c3b3,y5o:f3f4',
    points: 4,
    levels: [level(1, 4, 'c3', 'c3 d3 f3')],
  },
  {
    name: 'several equal lowest count once and are all named',
    reef: 'yp:d4d5,y4o:d3d2,y5o:c3b3,y4o:f3f4,y4o:a1a2',
    points: 4,
    levels: [level(1, 4, 'a1 d3 f3', 'a1 c3 d3 f3')],
  },
  {
    name: 'other colours do not count',
    reef: 'yp:d4d5,y4o:d3d2,p1t:d6d7,g1t:c3b3,b1t:e3f3',
    points: 4,
    levels: [level(1, 4, 'd3', 'd3')],
  },
  {
    name: 'animals and plain fields are no numbers',
    reef: 'yp:d4d5,y3s:d3d2,p4o:c3b3',
    points: 3,
    levels: [level(1, 3, 'd3', 'd3')],
  },
  {
    name: 'each level counts for itself',
    reef: `${FOUR_TWICE},y6o:e3e4,y3s:c4c5`,
    points: 6 + 0 + 3,
    levels: [level(1, 6, 'e3', 'e3'), level(2, 0, '', ''), level(3, 3, 'c4', 'c4')],
  },
  {
    name: 'a covered number does not count, on any level',
    // Under the 3 and its shell on c4c5 lie a 4, a 5 and a 1.
    reef: 'yp:d4d5,y1t:c5c4,y4o:c4d4,y5o:c5d5,y3s:c4c5,y6o:a1a2',
    points: 6 + 0 + 3,
    levels: [level(1, 6, 'a1', 'a1'), level(2, 0, '', ''), level(3, 3, 'c4', 'c4')],
  },
  {
    name: 'the uncovered number counts when only its other half is covered',
    reef: 'yp:d4d5,y6o:c5c4,b4o:c4d4',
    points: 6,
    levels: [level(1, 6, 'c5', 'c5'), level(2, 0, '', '')],
  },
])('[7.2] yellow: $name: $points points', ({ reef: text, points, levels }) => {
  const parsed = reef(text);
  expect(scoreColour(parsed, 'yellow')).toEqual({ colour: 'yellow', levels, points });
});

test('[7.2] a coral scoring is the naive one on random reefs, level by level', () => {
  const dice = seededDice(72);
  let scored = 0;
  for (let round = 0; round < 200; round++) {
    const lays = growReef(dice, 'A', 'wild', 1 + dice(70));
    for (const colour of COLOURS) {
      const score = scoreColour(reefOf(lays), colour);
      const naive = naiveColourLevels(look(lays), colour);
      expect(score.levels.map(({ points }) => points)).toEqual(naive);
      expect(score.points).toBe(naive.reduce((sum, points) => sum + points, 0));
      scored = Math.max(scored, score.points);
    }
  }
  expect(scored).toBeGreaterThan(15);
});

function level(number: number, points: number, lowest: string, numbers: string): LevelScore {
  return { level: number, points, lowest: fields(lowest), numbers: fields(numbers) };
}

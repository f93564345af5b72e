import { describe, expect, test } from 'vitest';
import { ANIMALS, COLOURS } from '../../../../src/rules/data/luminos';
import { finalScores } from '../../../../src/rules/play/finalScoring';
import { scoreColour, scoringLimestone } from '../../../../src/rules/play/scoringPhase';
import { EMPTY_REEF } from '../../../../src/rules/reef';
import type { Reef } from '../../../../src/rules/state';
import { fieldsOf } from '../../../../src/ui/screens/guide/examples/notation';
import { ANIMAL_EXAMPLES, MAJORITY_EXAMPLES, SCORING_REEF } from '../../../../src/ui/screens/guide/examples/scores';
import { roundsAlike } from '../../../../src/ui/screens/guide/pages/rounds';
import { reef } from '../../../support/rules/build';
import { finalState } from '../../../support/rules/finalState';

test('[7.2] the coral scoring of the guide: three levels, the lowest of several numbers, and a number alone', () => {
  const { levels, points } = scoreColour(reef(SCORING_REEF), 'pink');
  expect(levels.map((level) => [level.points, level.numbers.length])).toEqual([
    [3, 2],
    [4, 2],
    [2, 1],
  ]);
  expect(points).toBe(9);
});

test('[7.2] limestone by round, told in as few words as possible', () => {
  expect(roundsAlike(scoringLimestone)).toEqual([
    { from: 1, to: 4, amount: 4 },
    { from: 5, to: 7, amount: 2 },
    { from: 8, to: 9, amount: 1 },
    { from: 10, to: 10, amount: 0 },
  ]);
});

test.each(ANIMALS)('[8.3, light] the fields that are ringed around a %s count, and bring its points', (animal) => {
  const { reef: text, on, counted, points } = ANIMAL_EXAMPLES[animal];
  const [{ animals }] = finalScores(finalState([reef(text), EMPTY_REEF], { scoreBoard: 'light' }));
  expect(animals).toMatchObject([{ animal, field: fieldsOf(on)[0], neighbours: fieldsOf(counted), points }]);
});

describe('[8.4] most of a colour', () => {
  test.each(MAJORITY_EXAMPLES)('$name: $counts fields bring $points', ({ counts, points }) => {
    const scores = finalScores(finalState(counts.map(yellowFields)));
    const yellow = COLOURS.indexOf('yellow');
    expect(scores.map(({ majorities }) => majorities[yellow].fields.length)).toEqual(counts);
    expect(scores.map(({ majorities }) => majorities[yellow].points)).toEqual(points);
  });
});

/** A reef with that many yellow fields: a start lumino for the odd one. */
function yellowFields(count: number): Reef {
  const places = ['c1c2', 'c3c4', 'b1b2', 'b3b4', 'a1a2'].slice(0, Math.floor(count / 2));
  const start = count % 2 === 1 ? 'yp:d4d5' : 'pg:d4d5';
  return reef([start, ...places.map((place) => `y4o:${place}`)].join());
}

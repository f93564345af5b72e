import { expect, test } from 'vitest';
import type { ColourScore } from '../../../../../src/rules/scores';
import { beatDuration } from '../../../../../src/ui/screens/table/beats/durations';
import {
  COUNT_AT_MS,
  COUNTING_MS,
  FLIP_AT_MS,
  levelDelays,
  STONES_AT_MS,
} from '../../../../../src/ui/screens/table/scoring/scoredBeat';
import { SCORING } from '../../../../support/tablePositions';

function scoreOf(...points: readonly number[]): ColourScore {
  const levels = points.map((each, index) => ({ level: index + 1, points: each, lowest: [], numbers: [] }));
  return { colour: 'pink', levels, points: points.reduce((sum, each) => sum + each, 0) };
}

test('[7.2] levels light up one after the other from below; those without a number take no time', () => {
  expect([...levelDelays(scoreOf(5, 0, 3))]).toEqual([
    [1, 80],
    [3, 260],
  ]);
  expect([...levelDelays(scoreOf(0, 0))]).toEqual([]);
});

test('however many levels there are, they have lit up before the sum is there, and all is over within the beat', () => {
  const many = [...levelDelays(scoreOf(1, 2, 3, 4, 5, 6, 1, 2, 3)).values()];
  expect(many).toEqual([...many].sort((a, b) => a - b));
  expect(Math.max(...many)).toBeLessThan(COUNT_AT_MS);
  const beat = { type: 'scored', seat: 0, score: scoreOf(1), limestone: 4, state: SCORING } as const;
  const end = Math.max(COUNT_AT_MS + COUNTING_MS, FLIP_AT_MS + 340, STONES_AT_MS + 3 * 60 + 260);
  expect(end).toBeLessThanOrEqual(beatDuration(beat, 'brisk', false));
});

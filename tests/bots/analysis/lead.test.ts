import { expect, test } from 'vitest';
import { expectedLeadOf } from '../../../src/bots/analysis/lead';
import { createPosition, OFFER, OVER, PLAYERS, ROUND, STEP } from '../../../src/bots/board/position';
import { chance } from '../../support/rules/build';

function positionIn(players: number, round: number, step = OFFER) {
  const position = createPosition();
  position[PLAYERS] = players;
  position[ROUND] = round;
  position[STEP] = step;
  return position;
}

/** The mean lead of the first one if all points come out that far from what was expected. (Normal: Box and Muller) */
function leadByChance(points: readonly number[], off: number): number {
  const random = chance(5);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const games = 40_000;
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const [first, ...others] = points.map((each) => each + off * normal());
    sum += first - Math.max(...others);
  }
  return sum / games;
}

test.each([
  [[50, 50, 50], 2],
  [[60, 50, 44], 5],
  [[40, 55, 30], 8],
  [[50, 50, 50, 50], 1],
  [[50, 62, 55, 40], 6],
])('the lead expected of %j in round %i is that of games that come out around them', (points, round) => {
  const expected = expectedLeadOf(points, 0, positionIn(points.length, round));
  expect(Math.abs(expected - leadByChance(points, 2 * Math.sqrt(11 - round)))).toBeLessThan(0.4);
});

test('of two, and of a game that is over, it is the difference to the best other one', () => {
  expect(expectedLeadOf([50.25, 43.5], 0, positionIn(2, 1))).toBe(6.75);
  expect(expectedLeadOf([50, 43, 42], 0, positionIn(3, 10, OVER))).toBe(7);
});

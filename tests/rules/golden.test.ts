import { expect, test } from 'vitest';
import { legalMoves } from '../../src/rules/game';
import { nextRandom, randomBelow } from '../../src/rules/play/random';
import { formatPosition } from '../../src/rules/text/position';
import { game, must } from '../support/rules/build';
import { TABLES, type Table } from '../support/rules/randomGame';

/** A whole game in which move after move the same part of the list is taken: 0, 7, 14, ... modulo its length. */
function finalPosition(table: Table): string {
  let state = game({ ...table, octopus: 'lot', seed: 2026 });
  for (let count = 0; state.step.type !== 'over'; count++) {
    const moves = legalMoves(state);
    state = must(state, moves[(7 * count) % moves.length]).state;
  }
  return formatPosition(state);
}

test.each(TABLES.filter(({ side, scoreBoard }) => (side === 'A') === (scoreBoard === 'dark')))(
  '[3] seed 2026 gives this game with $players players on $side $scoreBoard: saves and links stand on it',
  (table) => {
    expect(finalPosition(table)).toMatchSnapshot();
  },
);

test('[3] every seed gives every number as often as another, and so do any two in a row', () => {
  const sides = 12;
  const throws = 144_000;
  const pairs = new Array<number>(sides * sides).fill(0);
  let random = 1;
  let last = 0;
  for (let count = 0; count < throws; count++) {
    random = nextRandom(random);
    const number = randomBelow(random, sides);
    pairs[last * sides + number]++;
    last = number;
  }
  // 1,000 of each pair are expected; chi-square with 143 degrees of freedom stays below 215 in 9,999 of 10,000 cases.
  const expected = throws / pairs.length;
  const chiSquare = pairs.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(215);
  expect(chiSquare).toBeGreaterThan(80);
});

test('[3] neighbouring seeds have nothing to do with each other', () => {
  const first = new Array<number>(12).fill(0);
  for (let seed = 0; seed < 12_000; seed++) first[randomBelow(nextRandom(seed), 12)]++;
  const chiSquare = first.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // 11 degrees of freedom.
  expect(chiSquare).toBeLessThan(40);
});

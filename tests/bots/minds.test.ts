import { describe, expect, test } from 'vitest';
import { CHARACTER, type CharacterName } from '../../src/bots/mind/characters';
import { createMind, type Mind } from '../../src/bots/mind/mind';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { formatWeights, parseWeights } from '../../src/bots/mind/weightsText';
import { publicView } from '../../src/bots/publicView';
import { newGame } from '../../src/rules/game';
import type { GameOptions } from '../../src/rules/state';
import { fuzzRuns } from '../support/effort';
import { ensure, must } from '../support/rules/build';
import { randomBoard, replaceSideA } from '../support/rules/randomBoard';
import { TABLES } from '../support/rules/randomGame';

const weights = parseWeights(WEIGHTS);
/** Plays what looks best at once: the moves of the strongest in a fraction of its time. */
const QUICK = { ...CHARACTER.strongest, efforts: null, width: 1 };

function minds(names: readonly CharacterName[]): readonly Mind[] {
  return names.map((name) => createMind(CHARACTER[name], weights));
}

/** Every move has to be accepted; returns the points. */
function playOut(players: readonly Mind[], options: GameOptions): readonly number[] {
  let state = newGame(options);
  while (state.step.type !== 'over') state = must(state, players[state.seat].decide(publicView(state))).state;
  return state.players.map(({ points }) => points);
}

describe('the rules accept every move', () => {
  // A mind plans its turn anew at each step. Most games are of two, or `npm test` would take a minute longer.
  test('of the easy and the middle one and of the evaluation, at every table', () => {
    const [easy, middle] = minds(['easy', 'middle']);
    const quick = createMind(QUICK, weights);
    for (let game = 0; game < fuzzRuns(700); game++) {
      const isAny = game % 10 === 9;
      const table = TABLES[isAny ? game % TABLES.length : game % 4];
      const seats = isAny ? [quick, easy, middle, easy] : [middle, easy];
      playOut(seats, { ...table, octopus: 'lot', seed: game });
    }
  });

  test('of the strongest', () => {
    const [strongest, easy] = minds(['strongest', 'easy']);
    for (let game = 0; game < fuzzRuns(7); game++) {
      const table = TABLES[game % TABLES.length];
      const [own, ...others] = playOut([strongest, easy, easy, easy], { ...table, octopus: 'lot', seed: game });
      expect(own).toBeGreaterThan(Math.max(...others));
    }
  });

  test('on boards that nobody has printed', () => {
    const seats = minds(['middle', 'easy']);
    for (let game = 0; game < fuzzRuns(140); game++) {
      // A mind knows the board that it sees first: a new one for each game.
      replaceSideA(randomBoard(game));
      playOut(seats, { players: 2, side: 'A', scoreBoard: 'light', octopus: 'lot', seed: game });
    }
  });
});

describe('the weights', () => {
  test('come back from their text, none off by more than a part in 45 of the largest beside it', () => {
    const again = parseWeights(formatWeights(weights));
    for (const part of ['colour', 'global', 'joint', 'output'] as const) {
      const largest = weights[part].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
      expect(largest).toBeGreaterThan(0);
      for (let index = 0; index < weights[part].length; index++) {
        ensure(Math.abs(again[part][index] - weights[part][index]) <= largest / 45, `${part} ${index}`);
      }
    }
  });

  test.each([
    ['too short', WEIGHTS.slice(1)],
    ['too long', `${WEIGHTS} `],
    ['with a sign that is none', `$${WEIGHTS.slice(1)}`],
  ])('are refused when the text is %s', (_, text) => {
    expect(() => parseWeights(text)).toThrow();
  });
});

import type { Weights } from '../../../src/bots/mind/network';
import { createNetwork } from '../../../src/bots/mind/network';
import { BOARDS } from '../../../src/rules/data/boards';
import type { GameOptions } from '../../../src/rules/state';
import { chance } from '../../support/rules/build';
import { randomBoard } from '../../support/rules/randomBoard';
import { playItself, type SelfPlayed } from './selfPlay';

/** A game to learn from. */
export interface TrainingGame {
  readonly options: GameOptions;
  /** The seed of a random board, or null for the printed one. */
  readonly map: number | null;
  readonly noise: number;
  /** How many ways to lay are kept while planning. */
  readonly width: number;
}

/** What came in the end, mixed with what was expected on the way: 1 would be the end alone. */
const TRACE = 0.8;
/** By how many points a judgement is off at most; it falls fast at first. */
const NOISE = { first: 1.5, last: 0.1 };

/** The game with that number; `share` of the training is over. */
export function trainingGame(seed: number, number: number, share: number): TrainingGame {
  const random = chance(seed * 1_000_003 + number);
  const players = random() < 0.62 ? 2 : random() < 0.45 ? 3 : 4;
  const isUnknown = random() < 0.06;
  const side = random() < 0.58 ? 'A' : 'B';
  return {
    options: {
      players,
      side,
      scoreBoard: random() < (side === 'A' ? 0.8 : 0.2) ? 'dark' : 'light',
      octopus: 'lot',
      seed: Math.floor(random() * 2 ** 31),
    },
    map: isUnknown ? Math.floor(random() * 2 ** 31) : null,
    noise: NOISE.last + (NOISE.first - NOISE.last) * (1 - share) ** 2,
    width: share < 0.25 ? 1 : 2,
  };
}

/** Games without noise at one table, always the same, and none of those to learn from. */
export function testGames(table: Pick<GameOptions, 'players' | 'side' | 'scoreBoard'>, count: number): TrainingGame[] {
  return Array.from({ length: count }, (_, game) => {
    return { options: { ...table, octopus: 'lot', seed: -1 - game }, map: null, noise: 0, width: 4 };
  });
}

export function playGames(weights: Weights, games: readonly TrainingGame[]): SelfPlayed[] {
  const network = createNetwork(weights);
  return games.map(({ options, map, noise, width }) => {
    const board = map === null ? BOARDS[options.side] : randomBoard(map);
    return playItself(network, board, options, { noise, width, trace: TRACE });
  });
}

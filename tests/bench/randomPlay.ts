import { legalMoves, newGame, play } from '../../src/rules/game';
import type { GameState } from '../../src/rules/state';
import type { Table } from '../support/rules/randomGame';

/** 2, 3 and 4 players on both sides; A with the dark score board, B with the light one. */
export const TABLES: readonly Table[] = ([2, 3, 4] as const).flatMap((players) => [
  { players, side: 'A', scoreBoard: 'dark' },
  { players, side: 'B', scoreBoard: 'light' },
]);

/** What is counted while playing. */
export interface Tally {
  moves: number;
  listed: number;
}

export function startGame(table: Table, seed: number): GameState {
  return newGame({ ...table, octopus: 'lot', seed });
}

/** One decision: lists every legal move, chooses one at random, plays it. */
export function decide(state: GameState, tally: Tally): GameState {
  const moves = legalMoves(state);
  tally.moves++;
  tally.listed += moves.length;
  const outcome = play(state, moves[roll(moves.length)]);
  if (!outcome.ok) throw new Error(`a listed move was refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome.state;
}

export function playGame(table: Table, seed: number, tally: Tally): void {
  let state = startGame(table, seed);
  while (state.step.type !== 'over') state = decide(state, tally);
}

export function tableName({ players, side, scoreBoard }: Table): string {
  return `${players} players, ${side} ${scoreBoard}`.padEnd(20);
}

export function column(value: number, width: number, digits = 0): string {
  return value.toFixed(digits).padStart(width);
}

let random = 1;

// As cheap as chance gets (a linear congruential generator), so that the rules are measured and not the dice.
function roll(count: number): number {
  random = (Math.imul(random, 1664525) + 1013904223) | 0;
  return Math.floor(((random >>> 0) / 2 ** 32) * count);
}

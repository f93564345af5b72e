import { newGame } from '../../src/rules/game';
import type { GameState, Move } from '../../src/rules/state';
import { startFields, turnsTo } from '../support/play/carryOut';
import type { Policy } from '../support/policies';
import { ensure } from '../support/rules/build';
import { playGame, type Turning } from '../support/rules/randomGame';

/** The defaults of the set-up screen. */
const TABLE = { players: 2, side: 'A', scoreBoard: 'dark' } as const;

/** One of those with which the first player takes two luminos and can lay both. */
export const SEED = 1;

/** The beginning of a game with that seed, known beforehand: both start luminos, then a whole turn. */
export interface Plan {
  readonly dealt: GameState;
  readonly starts: readonly Turning[];
  readonly turn: readonly Turning[];
}

export function planGame(): Plan {
  const starts: Turning[] = [];
  const turn: Turning[] = [];
  for (const turning of playGame(TABLE, SEED, towardsLaying)) {
    (turning.move.type === 'layStart' ? starts : turn).push(turning);
    if (turning.move.type === 'endTurn') break;
  }
  ensure(turn.filter(({ move }) => move.type === 'lay').length === 2, 'two luminos are laid in the first turn');
  return { dealt: newGame({ ...TABLE, octopus: 'lot', seed: SEED }), starts, turn };
}

/** Two from the atoll, so that one of them has to be picked up before it is laid. */
const towardsLaying: Policy = (state, moves) => {
  const isTwo = (move: Move) => move.type === 'takeFromAtoll' && move.luminos.length === 2;
  return moves.find(isTwo) ?? moves.find((move) => isStraight(state, move)) ?? moves[0];
};

/** It lies there as soon as its number is meant for the field. Two taps lay it, and so does the one click of a mouse. */
function isStraight(state: GameState, move: Move): boolean {
  const [lumino] = state.players[state.seat].hand;
  if (move.type === 'layStart') return turnsTo(state, lumino, ...startFields(lumino, move.left)) === 0;
  return move.type === 'lay' && turnsTo(state, move.lumino, move.numberOn, move.otherOn) === 0;
}

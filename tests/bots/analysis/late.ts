import type { PlayedGame } from '../../../src/bots/analysis/report';
import type { GameState, Move } from '../../../src/rules/state';
import type { Policy } from '../../support/policies';
import { must } from '../../support/rules/build';
import { playGame, type Table, type Turning } from '../../support/rules/randomGame';

export const DUEL: Table = { players: 2, side: 'A', scoreBoard: 'dark' };

/** The end of a game of any moves, special actions among them, as a position that was played on; or of a policy's. */
export function endOfGame(
  table: Table,
  seed: number,
  isStart: (turning: Turning) => boolean,
  policy?: Policy,
): PlayedGame {
  const turnings = [...playGame(table, seed, policy)];
  const at = turnings.findIndex(isStart);
  if (at < 0) throw new Error(`game ${seed} has no such moment`);
  return gameFrom(
    turnings[at].before,
    turnings.slice(at).map(({ move }) => move),
  );
}

/** The last round, from the first turn on. */
export function lastRound(table: Table, seed: number): PlayedGame {
  return endOfGame(table, seed, ({ before }) => before.round === 10 && before.step.type === 'offer');
}

export function gameFrom(start: GameState, moves: readonly Move[]): PlayedGame {
  return { start, moves, people: start.players.map(() => true) };
}

/** The states of a game, the first one and one after each move. */
export function statesOf({ start, moves }: PlayedGame): readonly GameState[] {
  const states = [start];
  for (const move of moves) states.push(must(states[states.length - 1], move).state);
  return states;
}

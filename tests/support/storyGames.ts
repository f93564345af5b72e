import type { Made } from '../../src/history/timeline';
import type { GameState, Move } from '../../src/rules/state';
import type { Policy } from './policies';
import { takeMost } from './policies';
import { must } from './rules/build';
import { playGame, type Table } from './rules/randomGame';

/** A game as the store has it. */
export interface PlayedGame {
  readonly past: readonly Made[];
  readonly state: GameState;
}

/** A whole game by chance, or by that policy. */
export function wholeGame(table: Table, seed: number, choose?: Policy): PlayedGame {
  const turnings = [...playGame(table, seed, choose)];
  const past = turnings.map(({ before, move, played }) => ({ state: before, move, events: played.events }));
  return { past, state: turnings[turnings.length - 1].played.state };
}

/** Four players who take all they can: in round 8 the bag is empty, right after the last turn. */
export function shortGame(): PlayedGame {
  return wholeGame(FOUR, 9, takeMost);
}

/** The same, but it happens within a turn of round 9. */
export function emptiedWithinTurn(): PlayedGame {
  return wholeGame(FOUR, 5, takeMost);
}

const FOUR: Table = { players: 4, side: 'A', scoreBoard: 'dark' };

/** These moves from there. */
export function playedOn(start: GameState, moves: readonly Move[]): PlayedGame {
  const past: Made[] = [];
  let state = start;
  for (const move of moves) {
    const played = must(state, move);
    past.push({ state, move, events: played.events });
    state = played.state;
  }
  return { past, state };
}

/** The game after that many moves. */
export function cut({ past, state }: PlayedGame, moves: number): PlayedGame {
  return { past: past.slice(0, moves), state: past[moves]?.state ?? state };
}

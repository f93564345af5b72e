import type { Made } from '../../history/timeline';
import type { GameState } from '../../rules/state';

/**
 * The points by seat at the start and at the end of each round played here, the extra scoring phase counting as one. A
 * game opened in round r starts at r - 1. The last one includes the final scoring once the game is over.
 */
export function pointsByRound(past: readonly Made[], state: GameState): readonly (readonly number[])[] {
  const states = [...past.map((made) => made.state), state];
  const ends = states.slice(1).filter((after, index) => isEndOfRound(states[index], after));
  return [states[0], ...ends].map(({ players }) => players.map(({ points }) => points));
}

function isEndOfRound(before: GameState, after: GameState): boolean {
  return after.round !== before.round || after.step.type === 'over';
}

import type { GameEvent } from './events';
import type { GameState } from './state';

/** A player stores at most so many. */
export const STORE = 10;

/** The player's store with limestone from the box; what does not fit stays there (ruling 16). */
export function takeLimestone(state: GameState, amount: number, events: GameEvent[]): number {
  const store = state.players[state.seat].limestone;
  const taken = Math.min(amount, STORE - store);
  if (amount > 0) events.push({ type: 'limestoneTaken', seat: state.seat, taken, left: amount - taken });
  return store + taken;
}

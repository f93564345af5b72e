import type { GameEvent } from './events';
import type { GameState } from './state';

/** A player stores at most so many. */
export const STORE = 10;

/** How many of so many fit into a store. */
export function fittingLimestone(store: number, amount: number): number {
  return Math.min(amount, STORE - store);
}

/** The player's store with limestone from the box; what does not fit stays there (ruling 16). */
export function takeLimestone(state: GameState, amount: number, events: GameEvent[]): number {
  const store = state.players[state.seat].limestone;
  const taken = fittingLimestone(store, amount);
  if (amount > 0) events.push({ type: 'limestoneTaken', seat: state.seat, taken, left: amount - taken });
  return store + taken;
}

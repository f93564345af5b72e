import type { GameEvent } from '../events';
import type { GameState } from '../state';
import { LUMINOS } from './luminos';

/** The most limestone that a player stores. */
export const STORE = 10;

/** What action A is worth now: the value of the lumino offered, and how much of it fits into the store (ruling 16). */
export function limestoneGain({ step, players, seat }: GameState): {
  readonly value: number;
  readonly fitting: number;
} {
  const value = step.type === 'act' ? LUMINOS[step.offered].value : 0;
  return { value, fitting: fittingLimestone(players[seat].limestone, value) };
}

/** The player's store with limestone from the box; what does not fit stays there (ruling 16). */
export function takeLimestone(state: GameState, amount: number, events: GameEvent[]): number {
  const store = state.players[state.seat].limestone;
  const taken = fittingLimestone(store, amount);
  if (amount > 0) events.push({ type: 'limestoneTaken', seat: state.seat, taken, left: amount - taken });
  return store + taken;
}

/** How much of it fits into a store. */
export function fittingLimestone(store: number, amount: number): number {
  return Math.min(amount, STORE - store);
}

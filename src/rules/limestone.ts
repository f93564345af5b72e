import type { GameEvent } from './events';
import type { Player, Seat } from './state';

/** A player stores at most so many. */
export const STORE = 10;

/** The player with limestone from the box; what does not fit into the store stays there (ruling 16). */
export function takeLimestone(player: Player, seat: Seat, amount: number, events: GameEvent[]): Player {
  const limestone = Math.min(STORE, player.limestone + amount);
  const taken = limestone - player.limestone;
  events.push({ type: 'limestoneTaken', seat, taken, left: amount - taken });
  return { ...player, limestone };
}

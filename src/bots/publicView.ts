import type { LuminoId } from '../rules/data/luminos';
import type { GameState } from '../rules/state';

/**
 * A game as everyone at the table can see and count it: without the generator, and with the bag and the emergency stack
 * as one set, since nobody knows which lumino is in which of them.
 */
export interface PublicView extends Omit<GameState, 'supply'> {
  readonly supply: PublicSupply;
}

export interface PublicSupply {
  /** Those in the bag and those set aside, together and ascending. */
  readonly unseen: readonly LuminoId[];
  /** How many of them are in the bag, and how many were set aside. */
  readonly bag: number;
  readonly emergency: number;
  readonly dry: boolean;
}

/** Takes away what only the engine knows. Each part is named, so that nothing new in a state gets through by itself. */
export function publicView(state: GameState): PublicView {
  const { side, scoreBoard, round, octopus, seat, step, players, atoll, ending } = state;
  const { bag, emergency, dry } = state.supply;
  const unseen = [...bag, ...emergency].sort((a, b) => a - b);
  const supply = { unseen, bag: bag.length, emergency: emergency.length, dry };
  return { side, scoreBoard, round, octopus, seat, step, players, atoll, supply, ending };
}

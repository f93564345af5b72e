import type { FieldId } from '../../../src/rules/data/hex';
import type { GameOptions, GameState, Player, Reef } from '../../../src/rules/state';
import { field, game } from './build';

/** A game with these reefs, one for each player; `stores` says what else the players have. */
export function finalState(
  reefs: readonly Reef[],
  options: Partial<Pick<GameOptions, 'side' | 'scoreBoard'>> = {},
  stores: readonly Partial<Player>[] = [],
): GameState {
  const players = reefs.length === 2 ? 2 : reefs.length === 3 ? 3 : 4;
  const state = game({ ...options, players });
  return {
    ...state,
    step: { type: 'over' },
    players: state.players.map((player, seat) => ({ ...player, reef: reefs[seat], ...stores[seat] })),
  };
}

/** The fields of these names: `a1 b2`. */
export function fields(names: string): FieldId[] {
  return names === '' ? [] : names.split(' ').map(field);
}

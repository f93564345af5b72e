import type { GameState, Player, Refused, Seat } from '../state';

/**
 * The state with some parts replaced. Every state is made by one object literal, so that all have the same hidden
 * class: with spread syntax each place that copies gets its own, and copying a state takes ten times as long.
 */
export function nextState(state: GameState, parts: Partial<GameState>): GameState {
  return {
    side: state.side,
    scoreBoard: state.scoreBoard,
    round: parts.round ?? state.round,
    octopus: parts.octopus ?? state.octopus,
    seat: parts.seat ?? state.seat,
    step: parts.step ?? state.step,
    players: parts.players ?? state.players,
    atoll: parts.atoll ?? state.atoll,
    supply: parts.supply ?? state.supply,
    ending: parts.ending ?? state.ending,
  };
}

/** All players, with some parts of one of them replaced. */
export function nextPlayers({ players }: GameState, seat: Seat, parts: Partial<Player>): readonly Player[] {
  const player = players[seat];
  const changed = players.slice();
  changed[seat] = {
    points: parts.points ?? player.points,
    limestone: parts.limestone ?? player.limestone,
    tokens: parts.tokens ?? player.tokens,
    display: parts.display ?? player.display,
    hand: parts.hand ?? player.hand,
    reef: parts.reef ?? player.reef,
  };
  return changed;
}

/** The answer to a move at the wrong time. */
export function wrongStep(state: GameState): Refused {
  return { ok: false, refusals: [{ rule: 'step', step: state.step.type }] };
}

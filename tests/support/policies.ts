import { COLOURS, LUMINOS, type LuminoId } from '../../src/rules/data/luminos';
import { legalMoves, play } from '../../src/rules/game';
import { finalScores } from '../../src/rules/play/finalScoring';
import { scoreColour } from '../../src/rules/play/scoringPhase';
import type { GameState, Move, Player, Seat } from '../../src/rules/state';

/** Chooses among the legal moves. `random` gives numbers from 0 to below 1. */
export type Policy = (state: GameState, moves: readonly Move[], random: () => number) => Move;

/** Any legal move. */
export const randomly: Policy = (_, moves, random) => moves[Math.floor(random() * moves.length)];

/** Takes three luminos whenever it can, leaves the next player three too, and lays them anywhere: the bag empties fast. */
export const takeMost: Policy = (state, moves, random) => {
  const most = best(moves, (move) => {
    if (move.type === 'offer') return 10 * takeableAfter(state, move.lumino) + alikeInAtoll(state, move.lumino);
    if (move.type === 'takeFromAtoll') return move.luminos.length;
    return move.type === 'lay' ? 1 : 0;
  });
  return randomly(state, most, random);
};

/** Plays for what a move is worth by itself: looks to the end of the own turn, never at the others. */
export const greedily: Policy = (state, moves, random) => {
  const value = (move: Move) => {
    if (move.type === 'offer') return takeableAfter(state, move.lumino);
    if (move.type === 'score' || move.type === 'pass') return scoringValue(state, move);
    return worth(settled(after(state, move), state.seat), state.seat);
  };
  return randomly(state, best(withoutSmallTakes(moves), value), random);
};

function best(moves: readonly Move[], value: (move: Move) => number): readonly Move[] {
  const values = moves.map(value);
  const highest = Math.max(...values);
  return moves.filter((_, index) => values[index] === highest);
}

/** The most luminos that could be taken from the atoll after offering this one. */
function takeableAfter(state: GameState, offered: LuminoId): number {
  const counts = COLOURS.filter((colour) => colour !== LUMINOS[offered].colour).map(
    (colour) => state.atoll.filter((lumino) => LUMINOS[lumino].colour === colour).length,
  );
  return Math.min(3, Math.max(...counts));
}

/** How many luminos of the atoll have its colour. */
function alikeInAtoll(state: GameState, offered: LuminoId): number {
  return state.atoll.filter((lumino) => LUMINOS[lumino].colour === LUMINOS[offered].colour).length;
}

/** Taking fewer of a colour than one could is seldom better, and looking into it takes long. */
function withoutSmallTakes(moves: readonly Move[]): readonly Move[] {
  const sizes = new Map<string, number>();
  const colourOf = (luminos: readonly LuminoId[]) => LUMINOS[luminos[0]].colour;
  for (const move of moves) {
    if (move.type !== 'takeFromAtoll') continue;
    const colour = colourOf(move.luminos);
    sizes.set(colour, Math.max(sizes.get(colour) ?? 0, move.luminos.length));
  }
  return moves.filter(
    (move) => move.type !== 'takeFromAtoll' || move.luminos.length === sizes.get(colourOf(move.luminos)),
  );
}

function after(state: GameState, move: Move): GameState {
  const outcome = play(state, move);
  if (!outcome.ok) throw new Error(`a listed move was refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome.state;
}

/** The hand laid one by one, each where it is worth most. */
function settled(state: GameState, seat: Seat): GameState {
  let next = state;
  while (next.step.type === 'settle' && next.players[seat].hand.length > 0) {
    const [lumino] = next.players[seat].hand;
    const ways = legalMoves(next).filter((move) => 'lumino' in move && move.lumino === lumino);
    const states = ways.map((move) => after(next, move));
    const values = states.map((laid) => worth(laid, seat));
    next = states[values.indexOf(Math.max(...values))];
  }
  return next;
}

/** Points so far, colours still to be scored, and the final scoring as if alone at the table; limestone is worth saving. */
function worth(state: GameState, seat: Seat): number {
  const player: Player = state.players[seat];
  const colours = COLOURS.filter((colour) => player.tokens[colour] === 'coral').map(
    (colour) => scoreColour(player.reef, colour).points,
  );
  const alone = finalScores({ ...state, players: [player] })[0].points;
  return player.points + colours.reduce((sum, points) => sum + points, 0) + alone + 0.3 * player.limestone;
}

/** Scores the best colour, but only when as few rounds are left as colours. */
function scoringValue(state: GameState, move: Move): number {
  const { tokens, reef } = state.players[state.seat];
  if (move.type !== 'score') return 0;
  const colours = COLOURS.filter((colour) => tokens[colour] === 'coral').length;
  const isTime = 10 - state.round < colours || state.ending !== 'none';
  return isTime ? 1 + scoreColour(reef, move.colour).points : -1;
}

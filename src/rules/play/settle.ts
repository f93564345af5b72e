import { BOARDS } from '../data/boards';
import type { FieldId } from '../data/hex';
import { LUMINOS, type LuminoId } from '../data/luminos';
import { layOn } from '../reef';
import type { GameState, Move, Outcome, Refusal } from '../state';
import { layCost, layMoves, layRefusals } from './laying';
import { nextPlayers, nextState, wrongStep } from './nextState';
import { putIntoBag } from './supply';

/** [5.4] What a discarded lumino costs. */
const DISCARD_PENALTY = 1;

/** [5.4] Each lumino of the hand on each legal spot, or discarded; with an empty hand the end of the turn. */
export function settleMoves(state: GameState): Move[] {
  const { hand, reef, limestone } = state.players[state.seat];
  if (hand.length === 0) return [{ type: 'endTurn' }];
  const moves = layMoves(reef, BOARDS[state.side], hand, limestone);
  for (const lumino of hand) moves.push({ type: 'discard', lumino });
  return moves;
}

/** [6] Lays a lumino of the hand and pays for the water under it. */
export function lay(state: GameState, lumino: LuminoId, numberOn: FieldId, otherOn: FieldId): Outcome {
  if (state.step.type !== 'settle') return wrongStep(state);
  const { seat } = state;
  const player = state.players[seat];
  const { reef, limestone } = player;
  const board = BOARDS[state.side];
  const refusals: Refusal[] = layRefusals(reef, board, LUMINOS[lumino].colour, limestone, numberOn, otherOn);
  if (!player.hand.includes(lumino)) refusals.push({ rule: 'place', lumino, place: 'hand' });
  if (refusals.length > 0) return { ok: false, refusals };
  const paid = layCost(reef, board, numberOn, otherOn);
  const players = nextPlayers(state, seat, {
    limestone: limestone - paid,
    hand: player.hand.filter((other) => other !== lumino),
    reef: layOn(reef, lumino, numberOn, otherOn),
  });
  const level = reef[numberOn].length + 1;
  return {
    ok: true,
    state: nextState(state, { players }),
    events: [{ type: 'laid', seat, lumino, numberOn, otherOn, level, paid }],
  };
}

/** [5.4] Discards a lumino of the hand into the bag. */
export function discard(state: GameState, lumino: LuminoId): Outcome {
  if (state.step.type !== 'settle') return wrongStep(state);
  const { seat } = state;
  const player = state.players[seat];
  if (!player.hand.includes(lumino)) return { ok: false, refusals: [{ rule: 'place', lumino, place: 'hand' }] };
  const players = nextPlayers(state, seat, {
    points: player.points - DISCARD_PENALTY,
    hand: player.hand.filter((other) => other !== lumino),
  });
  return {
    ok: true,
    state: nextState(state, { players, supply: putIntoBag(state.supply, [lumino]) }),
    events: [{ type: 'discarded', seat, lumino, points: DISCARD_PENALTY }],
  };
}

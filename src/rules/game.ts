import { layStart, setUp, startMoves } from './play/deal';
import { malformedKey } from './play/moves';
import { pass, score, scoreMoves } from './play/scoringPhase';
import { discard, lay, settleMoves } from './play/settle';
import { special } from './play/special';
import { actMoves, endTurn, offer, offerMoves, takeFromAtoll, takeFromDisplay, takeValue } from './play/turn';
import type { GameOptions, GameState, Move, Outcome } from './state';

/**
 * A new game. The same options and the same moves give the same game on every machine. What was dealt and who got the
 * octopus is in the state; there are no events for it. Throws for options that are none: see `optionsProblem`.
 */
export function newGame(options: GameOptions): GameState {
  return setUp(options);
}

/**
 * Plays a move of the player to move: the new state and what happened, or every rule that the move breaks.
 * Never throws for a bad move, not even for JSON that is no move at all; never changes `state`.
 */
export function play(state: GameState, move: Move): Outcome {
  const key = malformedKey(move);
  if (key !== null) return { ok: false, refusals: [{ rule: 'malformed', key }] };
  switch (move.type) {
    case 'layStart':
      return layStart(state, move.left);
    case 'special':
      return special(state, move.from, move.luminos);
    case 'offer':
      return offer(state, move.lumino);
    case 'takeLimestone':
      return takeValue(state);
    case 'takeFromDisplay':
      return takeFromDisplay(state, move.lumino);
    case 'takeFromAtoll':
      return takeFromAtoll(state, move.luminos);
    case 'lay':
      return lay(state, move.lumino, move.numberOn, move.otherOn);
    case 'discard':
      return discard(state, move.lumino);
    case 'endTurn':
      return endTurn(state);
    case 'score':
      return score(state, move.colour);
    case 'pass':
      return pass(state);
  }
}

/**
 * Every move open to the player to move, always in the same order, except special actions: see `specialActions`.
 * `play` accepts each of them and refuses every other. Empty only when the game is over.
 */
export function legalMoves(state: GameState): readonly Move[] {
  switch (state.step.type) {
    case 'start':
      return startMoves(state);
    case 'offer':
      return offerMoves(state);
    case 'act':
      return actMoves(state, state.step.offered);
    case 'settle':
      return settleMoves(state);
    case 'score':
      return scoreMoves(state);
    case 'over':
      return [];
  }
}

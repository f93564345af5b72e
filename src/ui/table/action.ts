import type { TableTexts } from '../../i18n/table/tableTexts';
import { limestoneGain } from '../../rules/limestone';
import { scoreColour } from '../../rules/scoringPhase';
import type { GameState } from '../../rules/state';
import type { ButtonMove } from '../../store/moves';

/** A move as a button. */
export interface Action {
  readonly move: ButtonMove;
  readonly label: string;
  /** What it costs or brings, if that should be known before. */
  readonly price: string | null;
  /** It carries out what was chosen, or is the only thing left to do. */
  readonly isNext: boolean;
}

export function actionOf(texts: TableTexts, state: GameState, move: ButtonMove): Action {
  const { screen } = texts;
  const next = (label: string): Action => ({ move, label, price: null, isNext: true });
  const other = (label: string, price: string | null = null): Action => ({ move, label, price, isNext: false });
  switch (move.type) {
    case 'offer':
      return next(screen.offerMove);
    case 'takeLimestone':
      return takeLimestone(texts, state, move);
    case 'takeFromDisplay':
      return next(screen.takeMove(1));
    case 'takeFromAtoll':
      return next(screen.takeMove(move.luminos.length));
    case 'endTurn':
      return next(screen.endTurnMove);
    case 'discard':
      return other(screen.discardMove, screen.discardPrice);
    case 'score': {
      const { points } = scoreColour(state.players[state.seat].reef, move.colour);
      return other(screen.scoreMove(move.colour), screen.scoreGain(points));
    }
    case 'pass':
      return other(screen.passMove);
  }
}

/** What really fits, and what of it will be left in the box. */
function takeLimestone({ screen }: TableTexts, state: GameState, move: ButtonMove): Action {
  const { value, fitting } = limestoneGain(state);
  const price = fitting < value ? screen.limestoneLeft(value - fitting) : null;
  return { move, label: screen.limestoneMove(fitting), price, isNext: false };
}

import type { TableTexts } from '../../i18n/table/tableTexts';
import { fittingLimestone, limestoneGain } from '../../rules/data/limestone';
import { LUMINOS, type LuminoId } from '../../rules/data/luminos';
import { scorings } from '../../rules/play/scoringPhase';
import type { GameState } from '../../rules/state';
import type { ButtonMove } from '../../store/table/moves';
import { shortName } from '../boardScreen/names';

/** A move as a button. */
export interface Action {
  readonly move: ButtonMove;
  readonly label: string;
  /** What it costs or brings, if that should be known before. */
  readonly price: string | null;
  /** It carries out what was chosen, or is the only thing left to do. */
  readonly isNext: boolean;
}

/** `canLay`: what is in hand has a place in the reef. */
export function actionOf(texts: TableTexts, state: GameState, move: ButtonMove, canLay = true): Action {
  const { screen } = texts;
  const next = (label: string, price: string | null = null): Action => ({ move, label, price, isNext: true });
  const other = (label: string, price: string | null = null): Action => ({ move, label, price, isNext: false });
  switch (move.type) {
    case 'special':
      return next(screen.specialMove(move.luminos.length), screen.specialPrice);
    case 'offer':
      return next(screen.offerMove, offerThen(texts, state, move.lumino));
    case 'takeLimestone': {
      const { value, fitting } = limestoneGain(state);
      if (fitting === 0) return other(screen.limestoneMove(0), screen.limestoneFull);
      const price = fitting < value ? screen.limestoneLeft(value - fitting) : screen.limestoneWhy;
      return other(screen.limestoneMove(fitting), price);
    }
    case 'takeFromDisplay':
      return next(screen.takeMove(shortName(texts, [move.lumino])));
    case 'takeFromAtoll':
      return next(screen.takeMove(shortName(texts, move.luminos)));
    case 'endTurn':
      return next(screen.endTurnMove);
    case 'discard':
      return (canLay ? other : next)(screen.discardMove, screen.discardPrice);
    case 'score': {
      const scoring = scorings(state).find(({ score }) => score.colour === move.colour);
      const { fitting, value } = scoring?.limestone ?? { fitting: 0, value: 0 };
      const label = screen.scoreNow(move.colour, scoring?.score.points ?? 0);
      return next(label, value === 0 ? null : screen.scoreLimestone(fitting, value));
    }
    case 'pass':
      return scorings(state).some(({ isOpen }) => isOpen)
        ? other(screen.passMove, screen.passWhy)
        : next(screen.passMove);
  }
}

/** What an offer leaves to choose from. */
function offerThen({ screen }: TableTexts, { players, seat }: GameState, lumino: LuminoId): string {
  const { value, colour } = LUMINOS[lumino];
  return screen.offerThen(fittingLimestone(players[seat].limestone, value), colour);
}

import type { TableTexts } from '../../../../i18n/en/table/table';
import { fittingLimestone, limestoneGain } from '../../../../rules/data/limestone';
import { LUMINOS, type LuminoId } from '../../../../rules/data/luminos';
import { openColours, type PassCost, passCost } from '../../../../rules/play/scoringOutlook';
import { scorings } from '../../../../rules/play/scoringPhase';
import type { GameState } from '../../../../rules/state';
import type { ButtonMove } from '../../../../store/table/moves';
import type { Table } from '../../../../store/table/table';
import { shortName } from '../../../boardScreen/names';

/** A move as a button. */
export interface Action {
  readonly move: ButtonMove;
  readonly label: string;
  /** What it costs or brings, if that should be known before. */
  readonly price: string | null;
  /** It carries out what was chosen, or is the only thing left to do. */
  readonly isNext: boolean;
}

/**
 * Where a button lies, the same for the whole step, so that none moves under a finger: with a move, with the way into a
 * special action or out of it, quiet with the reason why not yet, or empty because the step has nothing for it.
 */
export type ActionPlace =
  | { readonly type: 'move'; readonly action: Action }
  | { readonly type: 'special'; readonly isChoosing: boolean }
  | { readonly type: 'quiet'; readonly label: string; readonly why: string }
  | { readonly type: 'empty' };

/** The two places of the step: what can be done besides, and what leads on. */
export function placesOf(texts: TableTexts, table: Table): readonly [ActionPlace, ActionPlace] {
  const { screen } = texts;
  const state = table.state.value;
  const find = (...types: readonly ButtonMove['type'][]): ActionPlace => {
    const move = table.moves.value.find(({ type }) => types.includes(type));
    if (move === undefined) return EMPTY;
    return { type: 'move', action: actionOf(texts, state, move, table.canLay.value) };
  };
  const quiet = (label: string, why: string): ActionPlace => ({ type: 'quiet', label, why });
  const or = (place: ActionPlace, label: string, why: string) => (place === EMPTY ? quiet(label, why) : place);
  const isEmptyHanded = state.players[state.seat].hand.length === 0;
  switch (state.step.type) {
    case 'start':
      return [EMPTY, or(find('layStart'), screen.layStartMove, screen.startFirst)];
    case 'offer': {
      const special = table.special.value;
      if (special === 'choosing') {
        return [{ type: 'special', isChoosing: true }, or(find('special'), screen.specialNone, screen.chooseFirst)];
      }
      return [
        special === 'no' ? EMPTY : { type: 'special', isChoosing: false },
        or(find('offer'), screen.offerMove, screen.oneFirst),
      ];
    }
    case 'act':
      return [find('takeLimestone'), or(find('takeFromDisplay', 'takeFromAtoll'), screen.takeNone, screen.chooseFirst)];
    case 'settle':
      return [
        or(find('discard'), screen.discardMove, isEmptyHanded ? screen.handEmpty : screen.oneFirst),
        or(find('endTurn'), screen.endTurnMove, screen.endTurnLater),
      ];
    case 'score':
      return [
        find('pass'),
        or(
          find('score'),
          screen.scoreNone,
          openColours(state, state.seat).length > 0 ? screen.colourFirst : screen.colourNone,
        ),
      ];
    case 'over':
      return [EMPTY, EMPTY];
  }
}

const EMPTY = { type: 'empty' } as const;

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
    case 'layStart':
      return next(screen.layStartMove);
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
      return openColours(state, state.seat).length > 0
        ? other(screen.passMove, passWhy(texts, passCost(state)))
        : next(screen.passMove);
  }
}

/** What speaks against passing. */
function passWhy({ screen, scoring }: TableTexts, { type }: PassCost): string {
  return { nothing: screen.passWhy, colour: scoring.passColour, points: scoring.passPoints }[type];
}

/** What an offer leaves to choose from. */
export function offerThen({ screen }: TableTexts, state: GameState, lumino: LuminoId): string {
  return screen.offerThen(offeredLimestone(state, lumino), LUMINOS[lumino].colour);
}

/** The limestone that comes with an offer, as far as the store has room for it. */
export function offeredLimestone({ players, seat }: GameState, lumino: LuminoId): number {
  return fittingLimestone(players[seat].limestone, LUMINOS[lumino].value);
}

import { BOARDS } from '../../rules/data/boards';
import type { FieldId } from '../../rules/data/hex';
import { legalMoves, play } from '../../rules/game';
import { startRefusals } from '../../rules/play/deal';
import { layCost } from '../../rules/play/laying';
import { specialActions } from '../../rules/play/special';
import type { GameState, Move, Played, Refusal } from '../../rules/state';

// The one file of the store that asks the rules what is allowed and what a move leads to.

/** What may be played at a table: what the rules allow, or less of it where a lesson has its own reasons to say no. */
export interface MoveSource {
  /** Every move open to the player to move, always in the same order, except special actions. */
  legal(state: GameState): readonly Move[];
  /** Whether some special action is open to the player to move. */
  hasSpecial(state: GameState): boolean;
  /** What the move leads to, or everything that forbids it. Listed moves are played, all others refused. */
  judge(state: GameState, move: Move): Judged;
}

export type Judged = Played | { readonly ok: false; readonly refusals: readonly TableRefusal[] };

/** Why a move is not played: a rule of the game, or a reason of the source's own. */
export type TableRefusal = Refusal | SourceRefusal;

/** A reason that is no rule of the game. The source says it in its own words, in the language of the page. */
export interface SourceRefusal {
  readonly rule: 'source';
  /** Fields to light up. */
  readonly fields: readonly FieldId[];
  readonly sentence: () => string;
}

/** The rules, all of them and nothing else. */
export const RULES: MoveSource = {
  legal: legalMoves,
  hasSpecial: (state) => specialActions(state).next().done === false,
  judge: play,
};

/** The limestone that a lay of the player to move costs there, legal or not. */
export function priceOfLay({ players, seat, side }: GameState, a: FieldId, b: FieldId): number {
  return layCost(players[seat].reef, BOARDS[side], a, b);
}

/** Why a start lumino cannot have a half on that field: it is laid by its colours, so no move can be judged for that. */
export function refusalsOfStart(field: FieldId): readonly Refusal[] {
  return startRefusals(field);
}

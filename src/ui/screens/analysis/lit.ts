import type { FieldId } from '../../../rules/data/hex';
import { scorings } from '../../../rules/play/scoringPhase';
import type { GameState, Move } from '../../../rules/state';

/** Of a turn where something was laid, of a scoring the numbers that bring points. */
export function litFields(before: GameState, moves: readonly Move[]): readonly FieldId[] {
  return moves.flatMap((move): readonly FieldId[] => {
    if (move.type === 'lay') return [move.numberOn, move.otherOn];
    if (move.type !== 'score') return [];
    const scoring = scorings(before).find(({ score }) => score.colour === move.colour);
    return scoring?.score.levels.flatMap(({ lowest }) => lowest.slice(0, 1)) ?? [];
  });
}

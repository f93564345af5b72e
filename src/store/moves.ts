import type { LuminoId } from '../rules/luminos';
import type { GameState, Move } from '../rules/state';

/** Of all legal moves those that a button can offer: nothing is left to choose, and fields are for the reef. */
export function movesWith(chosen: readonly LuminoId[], legal: readonly Move[]): readonly Move[] {
  return legal.filter((move) => isButton(chosen, move));
}

/** The move that a lumino makes by being dragged there, or null. Of the atoll it brings along what is chosen with it. */
export function moveOfBringing(
  state: GameState,
  chosen: readonly LuminoId[],
  lumino: LuminoId,
  to: 'atoll' | 'display' | 'hand',
): Move | null {
  const { step, atoll } = state;
  const { display } = state.players[state.seat];
  if (step.type === 'offer' && to === 'atoll' && display.includes(lumino)) return { type: 'offer', lumino };
  if (step.type !== 'act' || to !== 'hand') return null;
  if (display.includes(lumino)) return { type: 'takeFromDisplay', lumino };
  if (!atoll.includes(lumino)) return null;
  return { type: 'takeFromAtoll', luminos: chosen.includes(lumino) ? chosen : [lumino] };
}

function isButton(chosen: readonly LuminoId[], move: Move): boolean {
  switch (move.type) {
    case 'offer':
    case 'takeFromDisplay':
    case 'discard':
      return isSame(chosen, [move.lumino]);
    case 'takeFromAtoll':
      return isSame(chosen, move.luminos);
    case 'takeLimestone':
    case 'endTurn':
    case 'score':
    case 'pass':
      return true;
    case 'lay':
    case 'layStart':
    case 'special':
      return false;
  }
}

/** The same luminos in any order. */
function isSame(some: readonly LuminoId[], others: readonly LuminoId[]): boolean {
  return some.length === others.length && some.every((lumino) => others.includes(lumino));
}

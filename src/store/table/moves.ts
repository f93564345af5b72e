import type { Colour, LuminoId } from '../../rules/data/luminos';
import type { Move } from '../../rules/state';

/** Moves that need no more than a button: no fields, or those of a start lumino that is shown as it would lie. */
export type ButtonMove = Exclude<Move, { readonly type: 'lay' }>;

/** Of all legal moves those that a button can offer: nothing is left to choose, and fields are for the reef. */
export function movesWith(
  chosen: readonly LuminoId[],
  weighed: Colour | null,
  legal: readonly Move[],
): readonly ButtonMove[] {
  return legal.filter((move) => isButton(chosen, weighed, move));
}

function isButton(chosen: readonly LuminoId[], weighed: Colour | null, move: Move): move is ButtonMove {
  switch (move.type) {
    case 'offer':
    case 'takeFromDisplay':
    case 'discard':
      return isSame(chosen, [move.lumino]);
    case 'takeFromAtoll':
      return isSame(chosen, move.luminos);
    case 'takeLimestone':
    case 'endTurn':
    case 'pass':
      return true;
    case 'score':
      return move.colour === weighed;
    // Never among the legal moves listed: there are too many.
    case 'special':
    case 'lay':
    case 'layStart':
      return false;
  }
}

/** The same luminos in any order. */
function isSame(some: readonly LuminoId[], others: readonly LuminoId[]): boolean {
  return some.length === others.length && some.every((lumino) => others.includes(lumino));
}

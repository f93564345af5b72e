import type { Colour, LuminoId } from '../../rules/data/luminos';
import type { GameState, Move } from '../../rules/state';

/** Moves that need no more than a button: no fields, and no choice that would have to be made first. */
export type ButtonMove = Exclude<Move, { readonly type: 'lay' | 'layStart' }>;

/** Of all legal moves those that a button can offer: nothing is left to choose, and fields are for the reef. */
export function movesWith(
  chosen: readonly LuminoId[],
  weighed: Colour | null,
  legal: readonly Move[],
): readonly ButtonMove[] {
  return legal.filter((move) => isButton(chosen, weighed, move));
}

/**
 * The move that a lumino means by being dragged there, or null: whether it is its time is for the rules to say. Of the
 * atoll it brings along what is chosen with it.
 */
export function moveOfBringing(
  { atoll, players, seat }: GameState,
  chosen: readonly LuminoId[],
  lumino: LuminoId,
  to: 'atoll' | 'display' | 'hand',
): Move | null {
  const isMine = players[seat].display.includes(lumino);
  if (isMine && to === 'atoll') return { type: 'offer', lumino };
  if (isMine && to === 'hand') return { type: 'takeFromDisplay', lumino };
  if (!atoll.includes(lumino) || to !== 'hand') return null;
  return { type: 'takeFromAtoll', luminos: chosen.includes(lumino) ? chosen : [lumino] };
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

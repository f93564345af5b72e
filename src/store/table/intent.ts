import type { Note } from '../../history/record';
import type { FieldId } from '../../rules/data/hex';
import type { Colour, LuminoId } from '../../rules/data/luminos';
import type { Move, Seat } from '../../rules/state';
import type { TrayName } from './reach';

/** A note that the table makes when it is asked to; taking back is noted by itself. */
export type TableNote = Exclude<Note, { readonly type: 'takenBack' }>;

/** Looks at the game and changes nothing in it: possible in a replay, too. */
export type ViewIntent =
  /** Fans out the stack of a field of the large reef; null closes it. */
  | { readonly type: 'look'; readonly field: FieldId | null }
  /** Shows one level only; null all of them. */
  | { readonly type: 'filter'; readonly level: number | null }
  /** That seat's reef is the large one; the same again leads back to the player to move. */
  | { readonly type: 'enlarge'; readonly seat: Seat }
  /** Closes the stack that is looked at; else drops what the seat to move has begun. */
  | { readonly type: 'letGo' };

/** Everything that can be asked of a table, by a pointer, a key or a button. What makes no sense now does nothing. */
export type Intent =
  | ViewIntent
  /** A tap on a lumino: chooses it or, if it is chosen already, lets it go. */
  | { readonly type: 'pick'; readonly lumino: LuminoId }
  /** The beginning of a drag: chooses it and nothing else. What then happens to it is a drop, a bringing or `putDown`. */
  | { readonly type: 'lift'; readonly lumino: LuminoId }
  /** The drag came to nothing: the lumino is back where it was. */
  | { readonly type: 'putDown' }
  /**
   * A tap on a field of the large reef: the number's field, then the other's, which lays it. A start lumino is shown
   * with the half there that players are asked about, and laid by its move. On what is marked it takes the mark away.
   */
  | { readonly type: 'tap'; readonly field: FieldId }
  /** The ghost lies there, legal or not. */
  | { readonly type: 'aim'; readonly numberOn: FieldId; readonly otherOn: FieldId }
  /** The ghost with its number there, turned so that it agrees with that field's prospect. */
  | { readonly type: 'point'; readonly field: FieldId }
  | { readonly type: 'unaim' }
  | { readonly type: 'turn' }
  /** Lays what the ghost shows, after taking it if it is not in hand, or says why not. */
  | { readonly type: 'drop' }
  /** A lumino dragged to the atoll (offer) or to the hand (take). */
  | { readonly type: 'bring'; readonly lumino: LuminoId; readonly to: TrayName }
  /** Begins to choose luminos for a special action, or gives that up. */
  | { readonly type: 'beSpecial'; readonly isSpecial: boolean }
  /** Looks at what scoring a colour would bring; the same again stops that. */
  | { readonly type: 'weigh'; readonly colour: Colour | null }
  | { readonly type: 'play'; readonly move: Move }
  /** All players who are left pass, one move for each, up to a seat that thinks for itself. */
  | { readonly type: 'passAll' }
  /** Takes back the last move; one that drew from the bag only if everyone has agreed. */
  | { readonly type: 'undo'; readonly hasConsent: boolean }
  /** Starts this turn over. The same holds. */
  | { readonly type: 'restart'; readonly hasConsent: boolean }
  | { readonly type: 'redo' }
  /** Writes into the log that a hint was asked for, or that the lessons end. Kept like a move; changes no draft. */
  | { readonly type: 'note'; readonly note: TableNote };

export function isViewIntent(intent: Intent): intent is ViewIntent {
  return intent.type === 'look' || intent.type === 'filter' || intent.type === 'enlarge' || intent.type === 'letGo';
}

import type { ReadonlySignal } from '@preact/signals';
import type { Price } from '../../history/timeline';
import type { Direction, FieldId } from '../../rules/data/hex';
import type { Colour, LuminoId } from '../../rules/data/luminos';
import type { GameEvent } from '../../rules/events';
import type { Scoring } from '../../rules/play/scoringPhase';
import type { WorthChange } from '../../rules/play/worth';
import type { Intent } from './intent';
import type { TableRefusal } from './moveSource';
import type { ButtonMove } from './moves';
import type { Ghost, Lay, Prospect } from './prospects';
import type { TrayName } from './reach';

/** What the seat to move can do, and what it is doing on the way to its next move. */
export interface SeatActions {
  /** A move is being kept. Until it is, nothing changes: what was let go stays where it is. */
  readonly isKeeping: ReadonlySignal<boolean>;
  /** A character is to move: nothing can be done but to look, to take back and to wait. */
  readonly isThinking: ReadonlySignal<boolean>;
  /** Everything that forbids the last try; empty again with the next thing that works or is let go. */
  readonly refusals: ReadonlySignal<readonly TableRefusal[]>;

  /** Luminos that can be picked up now: for offering, taking, laying. */
  readonly pickable: ReadonlySignal<readonly LuminoId[]>;
  /** A jellyfish for other luminos: not now, possible, or being chosen for. */
  readonly special: ReadonlySignal<'no' | 'possible' | 'choosing'>;
  /** Picked: one of the display or hand, one to three of the atoll, or what is to go into the bag. */
  readonly chosen: ReadonlySignal<readonly LuminoId[]>;
  /** The places beside the reefs that would take the lumino that is being dragged; none while none is. */
  readonly takers: ReadonlySignal<readonly TrayName[]>;
  /**
   * The lumino about to be laid, and which way its other half points: the one chosen in hand, or the only one chosen or
   * the one dragged of the atoll or display, which is taken first. Lays, ghost and prospects are then those after taking.
   */
  readonly held: ReadonlySignal<LuminoId | null>;
  readonly direction: ReadonlySignal<Direction>;
  readonly lays: ReadonlySignal<readonly Lay[]>;
  /** The hand has a place in the reef: it is of one colour, so all of it or nothing. */
  readonly canLay: ReadonlySignal<boolean>;
  /** The field that was tapped: the number's or, of a start lumino, the one for the half that is asked about. */
  readonly first: ReadonlySignal<FieldId | null>;
  /** The colour of a start lumino that goes onto the field that is tapped; null if none is about to be laid. */
  readonly startColour: ReadonlySignal<Colour | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** What laying the ghost would change in what the player has; null without one that may lie there. */
  readonly brings: ReadonlySignal<readonly WorthChange[] | null>;
  /** By field. */
  readonly prospects: ReadonlySignal<readonly Prospect[]>;
  /** In the scoring phase what each colour would bring now, and the one being weighed. */
  readonly scorings: ReadonlySignal<readonly Scoring[]>;
  readonly weighed: ReadonlySignal<Colour | null>;
  /** Moves that the buttons offer with what is chosen now; `layStart` while a marked start lumino is shown. */
  readonly moves: ReadonlySignal<readonly ButtonMove[]>;

  /** What it takes to take back the last move, or all of this turn. */
  readonly undoPrice: ReadonlySignal<Price>;
  /** What happened in the moves that undoing would take back. */
  readonly undoable: ReadonlySignal<readonly GameEvent[]>;
  readonly restartPrice: ReadonlySignal<Price>;
  readonly canRedo: ReadonlySignal<boolean>;

  act(intent: Intent): void;
}

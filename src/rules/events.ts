import type { FieldId } from './data/hex';
import type { Colour, LuminoId } from './data/luminos';
import type { ColourScore, FinalScore, Victory } from './scores';
import type { Ending, Seat } from './state';

/** One thing that happened. A move makes one or more: the log, the replay and the animations tell them. */
export type GameEvent =
  | { readonly type: 'startLaid'; readonly seat: Seat; readonly lumino: LuminoId; readonly left: Colour }
  /** A jellyfish token given back to the box for a special action, and what went into the bag. What is drawn next takes their places, one for one. */
  | {
      readonly type: 'specialAction';
      readonly seat: Seat;
      readonly token: Colour;
      readonly from: 'atoll' | 'display';
      readonly luminos: readonly LuminoId[];
    }
  | { readonly type: 'offered'; readonly seat: Seat; readonly lumino: LuminoId }
  /** Limestone from the box: `taken` fitted into the store, `left` did not. */
  | { readonly type: 'limestoneTaken'; readonly seat: Seat; readonly taken: number; readonly left: number }
  | { readonly type: 'takenFromDisplay'; readonly seat: Seat; readonly lumino: LuminoId }
  | { readonly type: 'takenFromAtoll'; readonly seat: Seat; readonly luminos: readonly LuminoId[] }
  /** Drawn from the bag, in this order, into the atoll (`seat` null) or a player's display. */
  | { readonly type: 'drawn'; readonly seat: Seat | null; readonly luminos: readonly LuminoId[] }
  /** The bag was empty: the emergency stack went into it; `luminos` is how many. */
  | { readonly type: 'emergencyOpened'; readonly luminos: number; readonly ending: Ending }
  /** The bag was empty and no emergency stack left; `missing` luminos could not be drawn. */
  | { readonly type: 'bagRanDry'; readonly missing: number; readonly ending: Ending }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly lumino: LuminoId;
      readonly numberOn: FieldId;
      readonly otherOn: FieldId;
      readonly level: number;
      readonly paid: number;
    }
  /** Into the bag; `points` is what it cost: 1. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly lumino: LuminoId; readonly points: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'scoringBegan'; readonly round: number; readonly extra: boolean }
  | { readonly type: 'colourScored'; readonly seat: Seat; readonly score: ColourScore }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'octopusMoved'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'turtleMoved'; readonly round: number }
  /** Final scores by seat, and who won. */
  | { readonly type: 'gameEnded'; readonly scores: readonly FinalScore[]; readonly victory: Victory };

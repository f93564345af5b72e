import type { Animal, Colour, LuminoId } from '../../rules/data/luminos';
import type { GameState, Move, Seat } from '../../rules/state';

/** Raised whenever the same game would be analysed otherwise: by another method, or by a mind that judges otherwise. */
export const ANALYSIS_VERSION = 3;

/** A finished game as it is analysed. */
export interface PlayedGame {
  /** Before the first move: dealt and not begun, or the position of a link. */
  readonly start: GameState;
  /** All moves that led to the end, in order; no notes, and nothing that was taken back. */
  readonly moves: readonly Move[];
  /** By seat: whether a person decides there. Their decisions are judged. */
  readonly people: readonly boolean[];
}

/**
 * What can be told about a game afterwards. Every lead is final points less those of the best other player, as expected if
 * everybody goes on like the strongest mind. (Rollouts go on by its evaluation, without its search.) Plain JSON, kept with
 * the game; numbers are rounded to hundredths.
 */
export interface Report {
  readonly version: number;
  /** False while there is more to find out: what is here already may still change. */
  readonly isDone: boolean;
  /** Those of people, in order. */
  readonly decisions: readonly Decision[];
  readonly draws: readonly Draw[];
  readonly curve: readonly CurvePoint[];
  /** By seat; empty until everything else is known. */
  readonly balance: readonly Balance[];
}

/** One decision of a person: a whole turn from the offer to the last lay, a special action before it, or one scoring. */
export interface Decision {
  readonly type: 'turn' | 'special' | 'scoring';
  /** Its first move among those of the game, counted from 0, and how many moves it is; `endTurn` is one of them. */
  readonly at: number;
  readonly count: number;
  readonly seat: Seat;
  readonly round: number;
  /** What was compared, the most promising first; what was played is one of them. */
  readonly candidates: readonly Candidate[];
  /** Places in `candidates`. They are the same where nothing better was found. */
  readonly played: number;
  readonly best: number;
  /** What playing it cost against the best, measured with deals of its own; null if nothing looked better. */
  readonly loss: Measured | null;
  /** Whether that loss is certain enough and large enough to be shown. Otherwise what was played is as good as any. */
  readonly isLoss: boolean;
  /** By how much the best that takes something else is behind: of a few of the finest turns, and only if it is certain. */
  readonly fine: Measured | null;
  /** Where the points of a shown loss went, the largest first; they sum up to it, but for rounding. */
  readonly parts: readonly LossPart[];
}

export interface Candidate {
  /** As the rules name them, up to `endTurn`. */
  readonly moves: readonly Move[];
  /** The lead that the player might expect after it, from few rollouts: for looking at, not for comparing. */
  readonly lead: Measured;
}

/** A mean of rollouts, and between which numbers the true one is in 95 of 100 cases. */
export interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly rollouts: number;
}

/** Mean final points of what was played less those of the best. */
export interface LossPart {
  readonly source: LossSource;
  readonly points: number;
}

export type LossSource =
  /** What its coral scoring brought. */
  | { readonly type: 'colour'; readonly colour: Colour }
  | { readonly type: 'animal'; readonly animal: Animal }
  | { readonly type: 'majority'; readonly colour: Colour }
  | { readonly type: 'limestone' | 'remote' | 'jellyfish' | 'discard' }
  /** What the best other player got more. */
  | { readonly type: 'rival' };

/** Luminos that were drawn together, and what luck they were. */
export interface Draw {
  /** The move that they were drawn after. */
  readonly at: number;
  /** Whose display they came to; null for the atoll. */
  readonly seat: Seat | null;
  readonly luminos: readonly LuminoId[];
  /** By seat: the lead that was expected after the draw less its mean over everything that could have been drawn. */
  readonly luck: readonly number[];
  /** By seat, the same for the points that were expected: what the bag gave, whatever it gave to others. */
  readonly points: readonly number[];
}

/** Where everyone stood after a move: the lead that the evaluation expected, by seat; at the end what came true. */
export interface CurvePoint {
  /** How many moves were played. */
  readonly at: number;
  readonly round: number;
  readonly lead: readonly number[];
}

/** Where a player's final lead came from: `start + own + luck + others + rest` is `result`. */
export interface Balance {
  readonly start: number;
  /** What all own decisions cost or brought against what the mind would have done, also those not shown as a loss. */
  readonly own: number;
  readonly luck: number;
  /** What the bag gave in points, whatever it gave to others: no part of the sum. */
  readonly points: number;
  /** The same as `own` for the decisions of all others. */
  readonly others: number;
  /** What the evaluation and the rollouts could not tell. */
  readonly rest: number;
  readonly result: number;
}

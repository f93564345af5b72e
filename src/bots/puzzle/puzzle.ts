import type { Move } from '../../rules/state';
import type { LossPart, Measured } from '../analysis/report';

/**
 * Raised whenever the same day would get another puzzle by another method. What the minds answer is the other part of it:
 * `MIND_VERSION` of src/history/record.ts. Devices with the same version of the app have the same puzzles.
 */
export const PUZZLE_VERSION = 1;

/** A calendar day, such as 2026-11-18. Nothing here knows which day it is, or where. */
export type Day = string;

/** A position in which one turn is clearly better than every other one. Plain JSON, kept with the day. */
export interface Puzzle {
  readonly day: Day;
  /** As `formatPosition` writes it: two players, and a turn begins. Special actions are left out. */
  readonly position: string;
  /** The best turn, up to `endTurn`. */
  readonly best: readonly Move[];
  /** The best turns of other kinds, the nearest first. */
  readonly rivals: readonly (readonly Move[])[];
  /** By how many points of the final lead the best is ahead of the nearest. */
  readonly margin: Measured;
  /** Whether it is all that was asked for: ahead by enough, and no turn for the points of now. Else the best found so far. */
  readonly isClear: boolean;
  /** How many positions the mind has judged for it: the same on every device. */
  readonly evaluations: number;
}

/** What a turn is worth against the best one. */
export interface Worth {
  /** Points of the final lead that the best has more: below 0 it is better than the best. */
  readonly loss: Measured;
  /** Certain enough to be told; otherwise the turn is as good as the best. */
  readonly isCertain: boolean;
  /** Mean final points of the turn less those of the best, the largest difference first; not the smallest. */
  readonly parts: readonly LossPart[];
}

/** A position is judged at most so often for one day, but for the piece of work that is just being done. */
export const MOST_EVALUATIONS = 12_000_000;

import type { Weights } from '../mind/network';
import type { PlayedGame, Report } from './report';

/** The analysis of one game in small pieces. It ends alike however often it was saved and taken up again meanwhile. */
export interface Analysis {
  /** Does the next piece of work, well below 200 ms; false when everything is done. */
  step(): boolean;
  /** From 0 to 1. */
  progress(): number;
  /** What is known so far. */
  report(): Report;
  /** What has to be kept to go on later: plain JSON. */
  save(): SavedAnalysis;
}

/** Half an analysis. */
export interface SavedAnalysis {
  readonly version: number;
  /** Everything found so far as numbers. */
  readonly found: readonly (readonly number[])[];
}

/**
 * Begins an analysis, or goes on with one that was saved; one of another version begins anew. Throws for a game that is not
 * finished or that the rules refuse.
 */
export type CreateAnalysis = (game: PlayedGame, weights: Weights, saved?: SavedAnalysis | null) => Analysis;

import type { Move } from '../rules/state';
import type { Advice } from './advice';
import type { SavedAnalysis } from './analysis/analyse';
import type { PlayedGame, Report } from './analysis/report';
import type { CharacterName } from './mind/characters';
import type { PublicView } from './publicView';
import type { Why } from './why';

/** What the page asks the worker that thinks. */
export type MindQuestion = ThoughtQuestion | AnalysisQuestion;

/** One answer to each. */
export type ThoughtQuestion = Asked & { readonly id: number };

/** An analysis has a worker to itself, which does nothing else until it is ended. */
export interface AnalysisQuestion {
  readonly type: 'analyse';
  readonly id: number;
  readonly game: PlayedGame;
  /** Where it goes on; null from the beginning. */
  readonly saved: SavedAnalysis | null;
}

export type Asked =
  | { readonly type: 'decide'; readonly character: CharacterName; readonly view: PublicView }
  /** Why it has played these moves, from that view on. */
  | {
      readonly type: 'explain';
      readonly character: CharacterName;
      readonly view: PublicView;
      readonly moves: readonly Move[];
    }
  /** What the strongest would tell the player to move. */
  | { readonly type: 'advise'; readonly view: PublicView };

/** A question that makes the mind throw is answered by an error of the worker. */
export type MindAnswer =
  | { readonly type: 'decide'; readonly id: number; readonly move: Move }
  | { readonly type: 'explain'; readonly id: number; readonly why: Why | null }
  | { readonly type: 'advise'; readonly id: number; readonly advice: Advice | null }
  | AnalysisAnswer;

/** After each step; there are many to one question, until the report is done. */
export interface AnalysisAnswer {
  readonly type: 'analyse';
  readonly id: number;
  /** From 0 to 1. */
  readonly progress: number;
  /** Only now and then: it may be large. */
  readonly found: FoundSoFar | null;
}

/** What an analysis knows, and what has to be kept to go on from there. */
export interface FoundSoFar {
  readonly report: Report;
  readonly saved: SavedAnalysis;
}

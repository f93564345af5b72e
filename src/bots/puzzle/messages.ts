import type { Move } from '../../rules/state';
import type { Day, Puzzle, Worth } from './puzzle';

/** What the page asks a worker that does nothing else: each takes seconds, and is stopped by ending the worker. */
export type PuzzleQuestion =
  | { readonly type: 'findPuzzle'; readonly day: Day }
  /** What these moves, a whole turn, are worth. */
  | {
      readonly type: 'measureTurn';
      readonly puzzle: Pick<Puzzle, 'position' | 'best'>;
      readonly moves: readonly Move[];
    };

export type PuzzleAnswer =
  /** How far it is, from 0 to 1. */
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'found'; readonly puzzle: Puzzle }
  | { readonly type: 'measured'; readonly worth: Worth };

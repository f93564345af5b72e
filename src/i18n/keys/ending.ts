import type { AnimalKey } from './table';

export type CategoryKey = 'jellyfish' | 'limestone' | 'animals' | 'majorities' | 'remote';
/** What a row of the final table is about. `before` is all of it before the final scoring, where no more is known. */
export type RowKey = 'coral' | 'discards' | 'before' | CategoryKey | 'total';

/** How many animals of a kind, and what they bring. */
export interface Kind {
  readonly animal: AnimalKey;
  readonly count: number;
  readonly points: number;
}

/** Who shares a place, with how many fields each. */
export interface Placed {
  readonly names: readonly string[];
  readonly count: number;
}

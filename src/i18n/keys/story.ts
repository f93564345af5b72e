import type { AnimalKey, ColourKey } from './table';

/** A lumino as far as it is told. */
export interface LuminoKey {
  readonly colour: ColourKey;
  readonly value: number;
  readonly animal: AnimalKey | null;
}

export interface LaidKey {
  readonly lumino: LuminoKey;
  readonly level: number;
  readonly paid: number;
}

export type TakenKey =
  | { readonly type: 'limestone'; readonly count: number; readonly left: number }
  | { readonly type: 'display'; readonly lumino: LuminoKey }
  | { readonly type: 'atoll'; readonly luminos: readonly LuminoKey[] };

/** The early end: not in sight; after this round and one more scoring phase; in that phase. */
export type EndingKey = 'none' | 'called' | 'extra';

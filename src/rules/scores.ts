import type { FieldId } from './data/hex';
import type { Animal, Colour } from './data/luminos';
import type { Seat } from './state';

/** §7.2: a coral scoring, level by level. */
export interface ColourScore {
  readonly colour: Colour;
  /** One entry for each level of the reef, the lowest first. */
  readonly levels: readonly LevelScore[];
  readonly points: number;
}

export interface LevelScore {
  readonly level: number;
  /** The lowest visible number of the colour on this level; 0 where there is none. */
  readonly points: number;
  /** Where that number stands; several if it stands there more than once. */
  readonly lowest: readonly FieldId[];
  /** All visible numbers of the colour on this level. */
  readonly numbers: readonly FieldId[];
}

export const SCORE_CATEGORIES = ['jellyfish', 'limestone', 'animals', 'majorities', 'remote'] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

/** §8: who won: several if they share it. */
export interface Victory {
  readonly winners: readonly Seat[];
  /** More points, or more limestone among those with as many points, or neither: a shared win. */
  readonly by: 'points' | 'limestone' | 'sharing';
}

/** §8: everything a player gets in the final scoring, and from what. */
export interface FinalScore {
  /** The points of each category. */
  readonly sums: Readonly<Record<ScoreCategory, number>>;
  readonly jellyfish: CountScore;
  readonly limestone: CountScore;
  readonly animals: readonly AnimalScore[];
  readonly majorities: readonly MajorityScore[];
  readonly remote: readonly RemoteScore[];
  readonly points: number;
}

export interface CountScore {
  readonly count: number;
  readonly points: number;
}

/** §8.3. Dark side: one entry for each kind, `fields` where they are. Light side: one for each animal, alone on its field. */
export type AnimalScore =
  | {
      readonly board: 'dark';
      readonly animal: Animal;
      readonly fields: readonly FieldId[];
      readonly points: number;
    }
  | {
      readonly board: 'light';
      readonly animal: Animal;
      readonly field: FieldId;
      /** The neighbouring fields that count for it. */
      readonly neighbours: readonly FieldId[];
      readonly size: 'none' | 'small' | 'large';
      readonly points: number;
    };

/** §8.4: one colour compared around the table. */
export interface MajorityScore {
  readonly colour: Colour;
  /** The player's own visible fields of the colour. */
  readonly fields: readonly FieldId[];
  /** How many each player has, by seat. */
  readonly counts: readonly number[];
  readonly place: 'first' | 'second' | 'none';
  /** Everyone on the same place, this player included; empty without a place. */
  readonly sharedBy: readonly Seat[];
  readonly points: number;
}

/** §8.5: a remote limestone field that is not covered; `points` is below 0. */
export interface RemoteScore {
  readonly field: FieldId;
  readonly points: number;
}

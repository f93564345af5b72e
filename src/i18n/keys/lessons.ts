import type { ColourKey } from './table';

/** The numbers that a lesson's words use: what `LessonFacts` of the store has. */
export interface FactsKey {
  readonly colour: ColourKey | null;
  readonly levels: readonly number[];
  readonly points: number;
  readonly limestone: number;
  readonly phases: number;
  readonly colours: number;
  /** It is about a lumino that lies already. */
  readonly isLaid: boolean;
}

/** What a lesson says; without facts when it is read again later, where "now" means nothing. */
export interface LessonWords {
  readonly title: string;
  /** At most two sentences. */
  readonly full: (facts: FactsKey | null) => string;
  /** At most one. */
  readonly line: (facts: FactsKey | null) => string;
}

export type LessonKey =
  | 'offer'
  | 'take'
  | 'lay'
  | 'water'
  | 'refused'
  | 'levels'
  | 'scoring'
  | 'choice'
  | 'animals'
  | 'jellyfish'
  | 'rounds'
  | 'exception'
  | 'discard'
  | 'fullStore'
  | 'emptyBag'
  | 'tie';

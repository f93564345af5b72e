import type { Made } from '../../history/timeline';
import type { FieldId } from '../../rules/data/hex';
import { type Colour, LUMINOS, type LuminoId } from '../../rules/data/luminos';
import type { GameState, Move } from '../../rules/state';
import { RULES, type TableRefusal } from '../table/moveSource';

/** The key of a lesson and of its words. */
export const LESSON_NAMES = [
  'offer',
  'take',
  'lay',
  'water',
  'refused',
  'levels',
  'scoring',
  'choice',
  'animals',
  'jellyfish',
  'rounds',
  'exception',
  'discard',
  'fullStore',
  'emptyBag',
  'tie',
] as const;
export type LessonName = (typeof LESSON_NAMES)[number];

/** A position, how it came about, and what was just tried in it without success. */
export interface Moment {
  readonly state: GameState;
  /** The move that has led there; null at the beginning. */
  readonly last: Made | null;
  readonly refusals: readonly TableRefusal[];
  readonly legal: readonly Move[];
  /** Every legal lay, if luminos are to be laid now; else none. */
  readonly lays: readonly LayOfHand[];
}

/** A part of the table that a lesson can be about. */
export type TablePart =
  | 'atoll'
  | 'display'
  | 'hand'
  | 'reef'
  | 'store'
  | 'scorings'
  | 'tokens'
  | 'round'
  | 'bag'
  | 'points';

/** What a lesson points at, and the numbers that its words use. */
export interface Shown {
  readonly part: TablePart;
  readonly fields: readonly FieldId[];
  readonly luminos: readonly LuminoId[];
  readonly facts: LessonFacts;
  /** Legal moves that are good to try now, the best first; they glow, and nothing is forced. Often none. */
  readonly suggested: readonly Move[];
}

export interface LessonFacts {
  readonly colour: Colour | null;
  /** What each level counts, from the lowest. */
  readonly levels: readonly number[];
  readonly points: number;
  readonly limestone: number;
  /** Scoring phases left, with this one, and colours still to be scored. */
  readonly phases: number;
  readonly colours: number;
  /** It is about a lumino that lies already. */
  readonly isLaid: boolean;
}

export interface Lesson {
  readonly name: LessonName;
  /** It tells what happens only now and then, and is told in one line where the game needs the room for others. */
  readonly isRare: boolean;
  /** Its moment comes again and again: it waits where a turn has had enough lessons. */
  readonly canWait: boolean;
  /** Those who have seen it taught to somebody else get a line when it is their turn to do it. */
  readonly hasLine: boolean;
  /** The small moving picture beside its words. */
  readonly gesture: 'bring' | 'lay' | null;
  /** What it points at, if its moment is now; for the player to move. */
  look(moment: Moment): Shown | null;
}

export type LayOfHand = Extract<Move, { readonly type: 'lay' }>;

export function momentOf(state: GameState, last: Made | null, refusals: readonly TableRefusal[] = []): Moment {
  let legal: readonly Move[] | null = null;
  let lays: readonly LayOfHand[] | null = null;
  const moment: Moment = {
    state,
    last,
    refusals,
    // Most moments need no list of moves.
    get legal() {
      legal ??= RULES.legal(state);
      return legal;
    },
    get lays() {
      lays ??= state.step.type === 'settle' ? moment.legal.filter(isLay) : [];
      return lays;
    },
  };
  return moment;
}

export function isLay(move: Move): move is LayOfHand {
  return move.type === 'lay';
}

export const NO_FACTS: LessonFacts = {
  colour: null,
  levels: [],
  points: 0,
  limestone: 0,
  phases: 0,
  colours: 0,
  isLaid: false,
};

export function pointAt(part: TablePart, more: Partial<Omit<Shown, 'part'>> = {}): Shown {
  return { part, fields: [], luminos: [], facts: NO_FACTS, suggested: [], ...more };
}

/** Points at where this lumino can lie. */
export function pointAtLay({ lumino, numberOn, otherOn }: LayOfHand, suggested: readonly Move[]): Shown {
  const facts = { ...NO_FACTS, colour: LUMINOS[lumino].colour };
  return pointAt('reef', { fields: [numberOn, otherOn], luminos: [lumino], facts, suggested });
}

/** Points at where this lumino has just been laid. */
export function pointAtLaid(lay: LayOfHand): Shown {
  const shown = pointAtLay(lay, []);
  return { ...shown, facts: { ...shown.facts, isLaid: true } };
}

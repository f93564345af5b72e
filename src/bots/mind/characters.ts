import type { Effort } from './search';

export const CHARACTERS = ['easy', 'middle', 'strongest'] as const;
export type CharacterName = (typeof CHARACTERS)[number];

/** How a character thinks. */
export interface Character {
  /** How much of what the network expects counts beside the points of now: 0 lives for the moment. */
  readonly foresight: number;
  /** How many turns it compares, and how many ways to lay it keeps in mind. */
  readonly candidates: number;
  readonly width: number;
  /** Of 100 turns that it could see, how many it overlooks. */
  readonly overlooks: number;
  /** By how many points its judgement of a turn is off at most. */
  readonly whim: number;
  /** Scores a colour as soon as it brings that much; null waits for the moment that the network likes. */
  readonly scoresFrom: number | null;
  /** What its lean of the evening is worth to it, in points. */
  readonly lean: number;
  /** Trying turns out, by step: a whole turn, after the offer, while laying; null plays what looks best. */
  readonly efforts: {
    readonly offer: Effort;
    readonly act: Effort;
    readonly settle: Effort;
    /** How often each choice in a scoring phase is tried out. */
    readonly score: number;
  } | null;
}

export const CHARACTER: Readonly<Record<CharacterName, Character>> = {
  easy: {
    foresight: 0,
    candidates: 32,
    width: 1,
    overlooks: 90,
    whim: 19,
    scoresFrom: 2,
    lean: 1.5,
    efforts: null,
  },
  middle: {
    foresight: 0.7,
    candidates: 12,
    width: 1,
    overlooks: 40,
    whim: 4,
    scoresFrom: null,
    lean: 0.7,
    efforts: null,
  },
  strongest: {
    foresight: 1,
    candidates: 16,
    width: 8,
    overlooks: 0,
    whim: 0,
    scoresFrom: null,
    lean: 0.1,
    efforts: {
      offer: { candidates: 16, rollouts: [1, 2, 3, 6], width: 8 },
      act: { candidates: 4, rollouts: [2, 4], width: 4 },
      settle: { candidates: 6, rollouts: [1, 3], width: 8 },
      score: 8,
    },
  },
};

/** What a character is fond of in this game. */
export const LEANS = ['collector', 'builder', 'hoarder'] as const;
export type Lean = (typeof LEANS)[number];

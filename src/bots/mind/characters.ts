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
  /** Trying turns out; null plays what looks best. By step: a whole turn, after the offer, while laying. */
  readonly efforts: { readonly offer: Effort; readonly act: Effort; readonly settle: Effort } | null;
}

const RIVALRY = 0.3;

export const CHARACTER: Readonly<Record<CharacterName, Character>> = {
  easy: {
    foresight: 0,
    candidates: 12,
    width: 1,
    overlooks: 60,
    whim: 4,
    scoresFrom: 4,
    lean: 1.5,
    efforts: null,
  },
  middle: {
    foresight: 0.7,
    candidates: 12,
    width: 1,
    overlooks: 20,
    whim: 1,
    scoresFrom: null,
    lean: 0.7,
    efforts: null,
  },
  strongest: {
    foresight: 1,
    candidates: 16,
    width: 4,
    overlooks: 0,
    whim: 0,
    scoresFrom: null,
    lean: 0.1,
    efforts: {
      offer: { candidates: 12, rollouts: [1, 1, 2], width: 3, rivalry: RIVALRY },
      act: { candidates: 4, rollouts: [1, 2], width: 3, rivalry: RIVALRY },
      settle: { candidates: 5, rollouts: [1, 1], width: 5, rivalry: RIVALRY },
    },
  },
};

/** What a character is fond of in this game. */
export const LEANS = ['collector', 'builder', 'hoarder'] as const;
export type Lean = (typeof LEANS)[number];

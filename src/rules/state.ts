import type { Side } from './data/boards';
import type { FieldId } from './data/hex';
import type { Colour, HalfId, LuminoId } from './data/luminos';
import type { GameEvent } from './events';
import type { RandomState } from './play/random';

export const SCORE_BOARDS = ['dark', 'light'] as const;
export type ScoreBoard = (typeof SCORE_BOARDS)[number];

/** A player by place at the table, clockwise from 0. */
export type Seat = number;

/** [4] */
export const LAST_ROUND = 10;

/** [5.3] [7.1] How many luminos the atoll and each display are refilled to. */
export const FULL_TRAY = 4;

export const PLAYER_COUNTS = [2, 3, 4] as const;

/** What the players choose before the game. */
export interface GameOptions {
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly side: Side;
  readonly scoreBoard: ScoreBoard;
  /** Who gets the octopus first (ruling 8). */
  readonly octopus: Seat | 'lot';
  /** Any integer; its lowest 32 bits decide everything that chance decides in this game. */
  readonly seed: number;
}

/** For each of the 44 fields the halves lying on it, from the bottom (level 1) to the visible top. */
export type Reef = readonly (readonly HalfId[])[];

export const TOKEN_SIDES = ['coral', 'jellyfish', 'gone'] as const;
export type TokenSide = (typeof TOKEN_SIDES)[number];

export interface Player {
  readonly points: number;
  readonly limestone: number;
  readonly tokens: Readonly<Record<Colour, TokenSide>>;
  readonly display: readonly LuminoId[];
  /** Luminos taken and not yet laid or discarded; before the first round the start lumino. */
  readonly hand: readonly LuminoId[];
  readonly reef: Reef;
}

/** What the player to move has to do now. */
export type Step =
  | { readonly type: 'start' }
  | { readonly type: 'offer' }
  | { readonly type: 'act'; readonly offered: LuminoId }
  | { readonly type: 'settle' }
  | { readonly type: 'score'; readonly lastScorer: Seat | null }
  | { readonly type: 'over' };

/** Where luminos are drawn from. */
export interface Supply {
  /** Ascending: a draw picks at random, so the bag has no order of its own. */
  readonly bag: readonly LuminoId[];
  /** Ascending, too. Empty once it is in the bag. */
  readonly emergency: readonly LuminoId[];
  readonly random: RandomState;
  /** The bag ran out and there was no emergency stack left: no more draws in this round. */
  readonly dry: boolean;
}

/** The early end: not in sight; after this round with one more scoring phase; in that extra scoring phase. */
export type Ending = 'none' | 'called' | 'extra';

/** A whole game at one moment: plain, immutable JSON. */
export interface GameState {
  readonly side: Side;
  readonly scoreBoard: ScoreBoard;
  /** Where the turtle stands, 1 to 10. */
  readonly round: number;
  readonly octopus: Seat;
  /** Whose move it is. */
  readonly seat: Seat;
  readonly step: Step;
  readonly players: readonly Player[];
  readonly atoll: readonly LuminoId[];
  readonly supply: Supply;
  readonly ending: Ending;
}

export type Move =
  | { readonly type: 'layStart'; readonly left: Colour }
  | { readonly type: 'special'; readonly from: 'atoll' | 'display'; readonly luminos: readonly LuminoId[] }
  | { readonly type: 'offer'; readonly lumino: LuminoId }
  | { readonly type: 'takeLimestone' }
  | { readonly type: 'takeFromDisplay'; readonly lumino: LuminoId }
  | { readonly type: 'takeFromAtoll'; readonly luminos: readonly LuminoId[] }
  | { readonly type: 'lay'; readonly lumino: LuminoId; readonly numberOn: FieldId; readonly otherOn: FieldId }
  | { readonly type: 'discard'; readonly lumino: LuminoId }
  | { readonly type: 'endTurn' }
  | { readonly type: 'score'; readonly colour: Colour }
  | { readonly type: 'pass' };

/** One rule that a move breaks, with what makes it so. */
export type Refusal =
  /** It is no move at all; `key` names what is wrong with it. */
  | { readonly rule: 'malformed'; readonly key: string }
  /** Not now: the player to move is at another step. No other rule is asked then. */
  | { readonly rule: 'step'; readonly step: Step['type'] }
  /** The lumino does not lie where the move takes it from. */
  | { readonly rule: 'place'; readonly lumino: LuminoId; readonly place: 'hand' | 'display' | 'atoll' }
  /** The start lumino in hand has no such half. */
  | { readonly rule: 'startColour'; readonly colours: readonly [Colour, Colour] }
  /** The start lumino has its own two fields; `fields` are those that are none of them. */
  | { readonly rule: 'startArea'; readonly fields: readonly FieldId[] }
  /** The same lumino is named twice. */
  | { readonly rule: 'twice'; readonly lumino: LuminoId }
  | { readonly rule: 'tooFew'; readonly least: number }
  | { readonly rule: 'tooMany'; readonly most: number }
  /** Luminos from the atoll must share one colour. */
  | { readonly rule: 'oneColour'; readonly colours: readonly Colour[] }
  /** Luminos from the atoll must differ in colour from the one just offered. */
  | { readonly rule: 'offeredColour'; readonly colour: Colour }
  /** A special action needs a token jellyfish side up. */
  | { readonly rule: 'jellyfish' }
  /** This colour's token is not coral side up any more. */
  | { readonly rule: 'token'; readonly colour: Colour; readonly side: TokenSide }
  /** The turn ends only with an empty hand. */
  | { readonly rule: 'hand'; readonly luminos: readonly LuminoId[] }
  | LayRefusal;

/** A rule of section 6 that a lay breaks. `fields` are those of its own fields that are at fault. */
export type LayRefusal =
  /** The two fields do not share an edge. */
  | { readonly rule: 'neighbours'; readonly fields: readonly FieldId[] }
  /** The two fields are not equally high. Colour and limestone are then not asked: there is no level to lie on. */
  | { readonly rule: 'level'; readonly fields: readonly FieldId[]; readonly heights: readonly number[] }
  /** It would lie exactly on one lumino. */
  | { readonly rule: 'congruent'; readonly fields: readonly FieldId[]; readonly lumino: LuminoId }
  /** No coral of its colour touched on its level or covered. `wanted`: the visible ones that would have done. */
  | {
      readonly rule: 'colour';
      readonly fields: readonly FieldId[];
      readonly colour: Colour;
      readonly level: number;
      readonly wanted: readonly FieldId[];
    }
  /** The colour has no room on level 1, so any lumino will do, but it touches none. */
  | { readonly rule: 'reef'; readonly fields: readonly FieldId[] }
  /** The water fields cost more than is in store. */
  | { readonly rule: 'limestone'; readonly fields: readonly FieldId[]; readonly cost: number; readonly store: number };

/** A move was played: the new state and what happened on the way, in order. */
export interface Played {
  readonly ok: true;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A move was refused: every rule that it breaks. The state it was tried on still holds. */
export interface Refused {
  readonly ok: false;
  readonly refusals: readonly Refusal[];
}

export type Outcome = Played | Refused;

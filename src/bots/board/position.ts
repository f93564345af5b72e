import { COLOURS } from '../../rules/data/luminos';
import { SCORE_BOARDS, type Step, TOKEN_SIDES } from '../../rules/state';
import type { PublicView } from '../publicView';
import { FIELD_COUNT } from './tables';

/**
 * A game as everyone can see it in one typed array: copied in one go, changed in place, read without a pointer. Only what
 * is visible of a reef is in it: what lies below never counts again.
 */
export type Position = Int16Array;

export const PLAYERS = 0;
export const IS_LIGHT = 1;
export const ROUND = 2;
export const OCTOPUS = 3;
export const SEAT = 4;
export const STEP = 5;
/** Who did the last coral scoring of this phase, -1 without one. */
export const LAST_SCORER = 6;
export const ENDING = 7;
export const DRY = 8;
/** How many luminos are in the bag, and how many were set aside: which ones is not known. */
export const BAG = 9;
export const EMERGENCY = 10;
/** The lumino just offered in the step `act`, else -1. */
export const OFFERED = 11;
export const UNSEEN_COUNT = 12;
export const UNSEEN = 13;
export const ATOLL_COUNT = 117;
export const ATOLL = 118;
/** Four luminos and one for each turn of four players, if none is ever taken. */
const ATOLL_ROOM = 48;

/** Where the first player's part begins, and how long it is for each. */
const SEATS = ATOLL + ATOLL_ROOM;
export const SEAT_SIZE = 15 + 2 * FIELD_COUNT;

// Places in a player's part.
export const POINTS = 0;
export const LIMESTONE = 1;
/** Four tokens: their side as in TOKEN_SIDES. */
export const TOKENS = 2;
export const DISPLAY_COUNT = 6;
export const DISPLAY = 7;
export const HAND_COUNT = 11;
export const HAND = 12;
export const HEIGHTS = 15;
/** The visible half of each field, -1 on the bare board. */
export const TOPS = HEIGHTS + FIELD_COUNT;

const SIZE = SEATS + 4 * SEAT_SIZE;

export const START = 0;
export const OFFER = 1;
export const ACT = 2;
export const SETTLE = 3;
export const SCORE = 4;
export const OVER = 5;

const STEPS: readonly Step['type'][] = ['start', 'offer', 'act', 'settle', 'score', 'over'];

export const CORAL = 0;
export const JELLYFISH = 1;
export const GONE = 2;

export const NOT_ENDING = 0;
export const CALLED = 1;
export const EXTRA = 2;

const ENDINGS: readonly PublicView['ending'][] = ['none', 'called', 'extra'];

export function createPosition(): Position {
  return new Int16Array(SIZE);
}

/** Where a player's part begins. */
export function seatStart(seat: number): number {
  return SEATS + seat * SEAT_SIZE;
}

/** Writes what can be seen into a position. */
export function readView(view: PublicView, position: Position): void {
  position.fill(0);
  const { step, supply } = view;
  position[PLAYERS] = view.players.length;
  position[IS_LIGHT] = SCORE_BOARDS.indexOf(view.scoreBoard);
  position[ROUND] = view.round;
  position[OCTOPUS] = view.octopus;
  position[SEAT] = view.seat;
  position[STEP] = STEPS.indexOf(step.type);
  position[LAST_SCORER] = step.type === 'score' && step.lastScorer !== null ? step.lastScorer : -1;
  position[ENDING] = ENDINGS.indexOf(view.ending);
  position[DRY] = supply.dry ? 1 : 0;
  position[BAG] = supply.bag;
  position[EMERGENCY] = supply.emergency;
  position[OFFERED] = step.type === 'act' ? step.offered : -1;
  position[UNSEEN_COUNT] = supply.unseen.length;
  position.set(supply.unseen, UNSEEN);
  position[ATOLL_COUNT] = view.atoll.length;
  position.set(view.atoll, ATOLL);
  for (const [seat, player] of view.players.entries()) {
    const at = seatStart(seat);
    position[at + POINTS] = player.points;
    position[at + LIMESTONE] = player.limestone;
    for (const [index, colour] of COLOURS.entries()) {
      position[at + TOKENS + index] = TOKEN_SIDES.indexOf(player.tokens[colour]);
    }
    position[at + DISPLAY_COUNT] = player.display.length;
    position.set(player.display, at + DISPLAY);
    position[at + HAND_COUNT] = player.hand.length;
    position.set(player.hand, at + HAND);
    for (const [field, stack] of player.reef.entries()) {
      position[at + HEIGHTS + field] = stack.length;
      position[at + TOPS + field] = stack.at(-1) ?? -1;
    }
  }
}

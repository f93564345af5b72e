import { STORE } from '../../rules/data/limestone';
import { scoringLimestone } from '../../rules/play/scoringPhase';
import { LAST_ROUND } from '../../rules/state';
import type { Dice } from './dice';
import {
  ACT,
  ATOLL,
  ATOLL_COUNT,
  BAG,
  CALLED,
  CORAL,
  DISPLAY,
  DISPLAY_COUNT,
  DRY,
  EMERGENCY,
  ENDING,
  EXTRA,
  GONE,
  HAND,
  HAND_COUNT,
  JELLYFISH,
  LAST_SCORER,
  LIMESTONE,
  NOT_ENDING,
  OCTOPUS,
  OFFER,
  OFFERED,
  OVER,
  PLAYERS,
  POINTS,
  type Position,
  ROUND,
  SCORE,
  SEAT,
  SETTLE,
  STEP,
  seatStart,
  TOKENS,
  UNSEEN,
  UNSEEN_COUNT,
} from './position';
import { colourPoints } from './scoring';
import { LUMINO_VALUE } from './tables';

// The moves of src/rules/play on a position. Legality is asked elsewhere; what is drawn is up to the mind's own dice.

/** As many as lie in a full atoll, and in a full display. */
const FULL = 4;

/** [5.1] */
export function offer(position: Position, lumino: number): void {
  const at = seatStart(position[SEAT]);
  takeOut(position, at + DISPLAY_COUNT, at + DISPLAY, lumino);
  putIn(position, ATOLL_COUNT, ATOLL, lumino);
  position[OFFERED] = lumino;
  position[STEP] = ACT;
}

/** [5.2 A] */
export function takeLimestone(position: Position, dice: Dice): void {
  addLimestone(position, seatStart(position[SEAT]), LUMINO_VALUE[position[OFFERED]]);
  beginSettling(position, dice);
}

/** [5.2 B] */
export function takeFromDisplay(position: Position, lumino: number, dice: Dice): void {
  const at = seatStart(position[SEAT]);
  takeOut(position, at + DISPLAY_COUNT, at + DISPLAY, lumino);
  putIn(position, at + HAND_COUNT, at + HAND, lumino);
  beginSettling(position, dice);
}

/** [5.2 C] The luminos are `luminos[from]` to `luminos[from + count - 1]`. */
export function takeFromAtoll(
  position: Position,
  luminos: ArrayLike<number>,
  from: number,
  count: number,
  dice: Dice,
): void {
  const at = seatStart(position[SEAT]);
  for (let index = from; index < from + count; index++) {
    takeOut(position, ATOLL_COUNT, ATOLL, luminos[index]);
    putIn(position, at + HAND_COUNT, at + HAND, luminos[index]);
  }
  beginSettling(position, dice);
}

/** A lumino leaves the hand; laying.ts puts it into the reef. */
export function takeFromHand(position: Position, lumino: number): void {
  const at = seatStart(position[SEAT]);
  takeOut(position, at + HAND_COUNT, at + HAND, lumino);
}

/** [5.4] */
export function discard(position: Position, lumino: number): void {
  takeFromHand(position, lumino);
  position[seatStart(position[SEAT]) + POINTS]--;
  putIntoBag(position, lumino);
}

/** Closes a turn; after the last one of a round the scoring phase begins. */
export function endTurn(position: Position, dice: Dice): void {
  const seat = (position[SEAT] + 1) % position[PLAYERS];
  if (seat === position[OCTOPUS]) {
    beginScoring(position, dice);
  } else {
    position[SEAT] = seat;
    position[STEP] = OFFER;
  }
}

/** [7.2] One coral scoring. */
export function scoreColour(position: Position, colour: number, dice: Dice): void {
  const at = seatStart(position[SEAT]);
  position[at + POINTS] += colourPoints(position, at, colour);
  position[at + TOKENS + colour] = JELLYFISH;
  addLimestone(position, at, scoringLimestone(position[ROUND]));
  position[LAST_SCORER] = position[SEAT];
  nextScorer(position, dice);
}

/** [7.2] */
export function pass(position: Position, dice: Dice): void {
  nextScorer(position, dice);
}

/** [5] A special action with `count` luminos of the atoll or of the display, from `luminos[0]` on. */
export function changeLuminos(
  position: Position,
  isAtoll: boolean,
  luminos: ArrayLike<number>,
  count: number,
  dice: Dice,
): void {
  const at = seatStart(position[SEAT]);
  for (let colour = 0; colour < 4; colour++) {
    if (position[at + TOKENS + colour] !== JELLYFISH) continue;
    position[at + TOKENS + colour] = GONE;
    break;
  }
  const countAt = isAtoll ? ATOLL_COUNT : at + DISPLAY_COUNT;
  const listAt = isAtoll ? ATOLL : at + DISPLAY;
  for (let index = 0; index < count; index++) {
    takeOut(position, countAt, listAt, luminos[index]);
    putIntoBag(position, luminos[index]);
  }
  for (let index = 0; index < count; index++) putIn(position, countAt, listAt, drawLumino(position, dice));
}

export function isOpen(position: Position, at: number, colour: number): boolean {
  return position[at + TOKENS + colour] === CORAL;
}

function addLimestone(position: Position, at: number, amount: number): void {
  const store = position[at + LIMESTONE] + amount;
  position[at + LIMESTONE] = store > STORE ? STORE : store;
}

function beginSettling(position: Position, dice: Dice): void {
  position[OFFERED] = -1;
  position[STEP] = SETTLE;
  refill(position, ATOLL_COUNT, ATOLL, dice);
}

function beginScoring(position: Position, dice: Dice): void {
  const players = position[PLAYERS];
  for (let turn = 0; turn < players; turn++) {
    const at = seatStart((position[OCTOPUS] + turn) % players);
    refill(position, at + DISPLAY_COUNT, at + DISPLAY, dice);
  }
  position[SEAT] = position[OCTOPUS];
  position[STEP] = SCORE;
  position[LAST_SCORER] = -1;
}

function nextScorer(position: Position, dice: Dice): void {
  const seat = (position[SEAT] + 1) % position[PLAYERS];
  if (seat !== position[OCTOPUS]) {
    position[SEAT] = seat;
    return;
  }
  // The octopus moves before the turtle: an extra scoring phase begins with its new owner.
  if (position[LAST_SCORER] >= 0) position[OCTOPUS] = position[LAST_SCORER];
  position[LAST_SCORER] = -1;
  moveTurtle(position, dice);
}

function moveTurtle(position: Position, dice: Dice): void {
  const isEnd = position[ROUND] === LAST_ROUND || position[ENDING] === EXTRA;
  if (position[ROUND] < LAST_ROUND) {
    position[ROUND]++;
    position[DRY] = 0;
  }
  position[SEAT] = position[OCTOPUS];
  if (isEnd) {
    position[STEP] = OVER;
  } else if (position[ENDING] === CALLED) {
    position[ENDING] = EXTRA;
    beginScoring(position, dice);
  } else {
    position[STEP] = OFFER;
  }
}

/** [5.3, 7.1] */
function refill(position: Position, countAt: number, listAt: number, dice: Dice): void {
  while (position[countAt] < FULL && position[DRY] === 0) {
    const lumino = drawLumino(position, dice);
    if (lumino >= 0) {
      putIn(position, countAt, listAt, lumino);
    } else {
      position[DRY] = 1;
      callEnd(position);
    }
  }
}

/**
 * One lumino out of the bag, or -1. Any that nobody has seen may be in the bag, so the emergency stack need not be told
 * apart from it before it is opened.
 */
function drawLumino(position: Position, dice: Dice): number {
  if (position[BAG] === 0) {
    if (position[EMERGENCY] === 0) return -1;
    position[BAG] = position[EMERGENCY];
    position[EMERGENCY] = 0;
    callEnd(position);
  }
  position[BAG]--;
  const index = UNSEEN + dice.roll(position[UNSEEN_COUNT]);
  const lumino = position[index];
  position[UNSEEN_COUNT]--;
  position[index] = position[UNSEEN + position[UNSEEN_COUNT]];
  return lumino;
}

function callEnd(position: Position): void {
  if (position[ENDING] === NOT_ENDING && position[ROUND] < LAST_ROUND) position[ENDING] = CALLED;
}

function putIntoBag(position: Position, lumino: number): void {
  putIn(position, UNSEEN_COUNT, UNSEEN, lumino);
  position[BAG]++;
}

function putIn(position: Position, countAt: number, listAt: number, lumino: number): void {
  position[listAt + position[countAt]] = lumino;
  position[countAt]++;
}

/** Takes a lumino out of a list and keeps the order of the others. */
function takeOut(position: Position, countAt: number, listAt: number, lumino: number): void {
  const end = listAt + position[countAt];
  let index = listAt;
  while (index < end && position[index] !== lumino) index++;
  if (index === end) throw new Error(`lumino ${lumino} is not there`);
  for (; index < end - 1; index++) position[index] = position[index + 1];
  position[countAt]--;
}

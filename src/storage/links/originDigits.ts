import { startOf } from '../../history/origin';
import type { Origin } from '../../history/record';
import { SIDES } from '../../rules/data/boards';
import { type GameOptions, type GameState, PLAYER_COUNTS, SCORE_BOARDS } from '../../rules/state';
import { type Digits, pop, popCount, put, putCount, type Source, Unfit } from './digits';

/** Every letter that a position can have. Each code counts in them: another one takes another `LINK_VERSION`. */
export const POSITION_LETTERS = ' +,-/0123456789:ABabcdefghjlnoprstvxy';

/** More than any position needs. */
const LONGEST_POSITION = 2500;

const ORIGINS = ['dealt', 'position'] as const;

/** Of a seed no more than its lowest 32 bits mean anything. */
const SEEDS = 2 ** 32;

/** Adds where the game comes from and gives its first state. */
export function putOrigin(digits: Digits, origin: Origin): GameState {
  const start = firstState(origin);
  put(digits, ORIGINS.indexOf(origin.type), ORIGINS.length);
  if (origin.type === 'dealt') putOptions(digits, origin.options);
  else putPosition(digits, origin.position);
  return start;
}

export function popOrigin(source: Source): { readonly origin: Origin; readonly start: GameState } {
  const type = ORIGINS[pop(source, ORIGINS.length)];
  const origin: Origin =
    type === 'dealt' ? { type, options: popOptions(source) } : { type, position: popPosition(source) };
  return { origin, start: firstState(origin) };
}

function firstState(origin: Origin): GameState {
  // Long texts are not even parsed.
  const isShort = origin.type === 'dealt' || origin.position.length <= LONGEST_POSITION;
  const start = isShort ? startOf(origin) : null;
  if (start === null) throw new Unfit();
  return start;
}

function putOptions(digits: Digits, { players, side, scoreBoard, octopus, seed }: GameOptions): void {
  put(digits, PLAYER_COUNTS.indexOf(players), PLAYER_COUNTS.length);
  put(digits, SIDES.indexOf(side), SIDES.length);
  put(digits, SCORE_BOARDS.indexOf(scoreBoard), SCORE_BOARDS.length);
  put(digits, octopus === 'lot' ? players : octopus, players + 1);
  put(digits, seed >>> 0, SEEDS);
}

function popOptions(source: Source): GameOptions {
  const players = PLAYER_COUNTS[pop(source, PLAYER_COUNTS.length)];
  const side = SIDES[pop(source, SIDES.length)];
  const scoreBoard = SCORE_BOARDS[pop(source, SCORE_BOARDS.length)];
  const octopus = pop(source, players + 1);
  const seed = pop(source, SEEDS);
  return { players, side, scoreBoard, octopus: octopus === players ? 'lot' : octopus, seed };
}

function putPosition(digits: Digits, position: string): void {
  putCount(digits, position.length);
  for (const character of position) put(digits, POSITION_LETTERS.indexOf(character), POSITION_LETTERS.length);
}

function popPosition(source: Source): string {
  const length = popCount(source, LONGEST_POSITION);
  return Array.from({ length }, () => POSITION_LETTERS[pop(source, POSITION_LETTERS.length)]).join('');
}

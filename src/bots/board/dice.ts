import { nextRandom, randomBelow } from '../../rules/play/random';
import type { Position } from './position';

/** A mind's own repeatable chance. It starts from what can be seen, never from the game's generator. */
export interface Dice {
  /** A number from 0 to `count - 1`. */
  roll(count: number): number;
  start(seed: number): void;
}

export function createDice(seed: number): Dice {
  let state = seed | 0;
  return {
    roll(count) {
      state = nextRandom(state);
      return randomBelow(state, count);
    },
    start(next) {
      state = next | 0;
    },
  };
}

/** A number that is the same for the same position. (FNV-1a) */
export function hashPosition(position: Position): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < position.length; index++) {
    hash = Math.imul(hash ^ (position[index] & 0xffff), 0x01000193);
  }
  return hash;
}

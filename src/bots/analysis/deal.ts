import type { Dice } from '../board/dice';
import { DISPLAY_COUNT, OCTOPUS, PLAYERS, type Position, ROUND, SEAT, seatStart, UNSEEN } from '../board/position';

/**
 * Chance for rollouts that are compared: the same luminos come to the same place at the same time, as far as they are
 * still unseen, however many were drawn for other places before.
 */
export interface Deal extends Dice {
  /** What is drawn next is drawn into this position. */
  follow(position: Position): void;
  /** Whether displays are filled next, or the atoll. */
  fill(place: 'displays' | 'atoll'): void;
}

const FULL = 4;

export function createDeal(): Deal {
  let seed = 0;
  let at: Position = new Int16Array(0);
  let isDisplay = false;

  /** A number for each place and time. Displays are filled one after the other, from the octopus on. */
  function placeKey(): number {
    let place = at[SEAT];
    for (let turn = 0; isDisplay && turn < at[PLAYERS]; turn++) {
      const seat = (at[OCTOPUS] + turn) % at[PLAYERS];
      if (at[seatStart(seat) + DISPLAY_COUNT] >= FULL) continue;
      place = 4 + seat;
      break;
    }
    return mix(seed ^ Math.imul(8 * at[ROUND] + place, 0x9e3779b1));
  }

  return {
    /** Each lumino has a lot of its own for this place and time: the lowest is drawn. */
    roll(count) {
      const key = placeKey();
      let lowest = 0x100000000;
      let found = 0;
      for (let index = 0; index < count; index++) {
        const lot = mix(key ^ Math.imul(at[UNSEEN + index] + 1, 0x85ebca6b)) >>> 0;
        if (lot >= lowest) continue;
        lowest = lot;
        found = index;
      }
      return found;
    },
    start(next) {
      seed = next | 0;
    },
    follow(position) {
      at = position;
    },
    fill(place) {
      isDisplay = place === 'displays';
    },
  };
}

/** (murmur3's last step) */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

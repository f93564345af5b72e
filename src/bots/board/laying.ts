import { HEIGHTS, LIMESTONE, type Position, TOPS } from './position';
import {
  AROUND,
  AROUND_COUNT,
  COLOUR_COUNT,
  FIELD_COUNT,
  type Ground,
  HALF_COLOUR,
  PAIR_COUNT,
  PAIR_FIRST,
  PAIR_SECOND,
} from './tables';

const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;

/**
 * [6.1] For each field the colours, one bit each, of which a half there would touch or cover what it must. The whole of
 * rule 1: its exception on level 1 is in it. `at` is where the player's part begins.
 */
export function findReach(position: Position, at: number, reach: Uint8Array): void {
  reach.fill(0);
  const heights = at + HEIGHTS;
  const tops = at + TOPS;
  for (let field = 0; field < FIELD_COUNT; field++) {
    const height = position[heights + field];
    if (height === 0) continue;
    const bit = 1 << HALF_COLOUR[position[tops + field]];
    reach[field] |= bit;
    const end = 6 * field + AROUND_COUNT[field];
    for (let index = 6 * field; index < end; index++) {
      const other = AROUND[index];
      if (position[heights + other] === height - 1) reach[other] |= bit;
    }
  }
  openException(position, heights, reach);
}

/** Rulings 3 and 4: a colour without room on level 1 may touch any covered field there. */
function openException(position: Position, heights: number, reach: Uint8Array): void {
  let roomy = 0;
  for (let pair = 0; pair < PAIR_COUNT && roomy !== ALL_COLOURS; pair++) {
    const a = PAIR_FIRST[pair];
    const b = PAIR_SECOND[pair];
    if (position[heights + a] === 0 && position[heights + b] === 0) roomy |= reach[a] | reach[b];
  }
  const cramped = ALL_COLOURS & ~roomy;
  if (cramped === 0) return;
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (position[heights + field] !== 0) continue;
    const end = 6 * field + AROUND_COUNT[field];
    for (let index = 6 * field; index < end; index++) {
      if (position[heights + AROUND[index]] > 0) {
        reach[field] |= cramped;
        break;
      }
    }
  }
}

/** [6.2, 6.3] Both fields are equally high and not covered by one lumino. */
function isLayable(position: Position, at: number, a: number, b: number): boolean {
  const height = position[at + HEIGHTS + a];
  if (height !== position[at + HEIGHTS + b]) return false;
  return height === 0 || position[at + TOPS + a] >> 1 !== position[at + TOPS + b] >> 1;
}

/** Lists the pairs of fields on which a lumino of the colour may lie, direction aside; returns how many there are. */
export function listLays(
  position: Position,
  at: number,
  ground: Ground,
  reach: Uint8Array,
  colour: number,
  pairs: Uint8Array,
): number {
  const bit = 1 << colour;
  const store = position[at + LIMESTONE];
  let count = 0;
  for (let pair = 0; pair < PAIR_COUNT; pair++) {
    const a = PAIR_FIRST[pair];
    const b = PAIR_SECOND[pair];
    if (((reach[a] | reach[b]) & bit) === 0 || !isLayable(position, at, a, b)) continue;
    if (position[at + HEIGHTS + a] === 0 && ground.toll[a] + ground.toll[b] > store) continue;
    pairs[count++] = pair;
  }
  return count;
}

/** Lays a lumino and pays for the water under it; whether it may lie there was asked before. */
export function layLumino(
  position: Position,
  at: number,
  ground: Ground,
  lumino: number,
  numberOn: number,
  otherOn: number,
): void {
  if (position[at + HEIGHTS + numberOn] === 0) {
    position[at + LIMESTONE] -= ground.toll[numberOn] + ground.toll[otherOn];
  }
  position[at + HEIGHTS + numberOn]++;
  position[at + HEIGHTS + otherOn]++;
  position[at + TOPS + numberOn] = 2 * lumino;
  position[at + TOPS + otherOn] = 2 * lumino + 1;
}

import { findReach, layLumino, listLays } from '../board/laying';
import { HEIGHTS, LIMESTONE, type Position, ROUND, SEAT_SIZE, TOKENS } from '../board/position';
import {
  FIELD_COUNT,
  type Ground,
  LUMINO_COLOUR,
  LUMINO_LOOK,
  PAIR_COUNT,
  PAIR_FIRST,
  PAIR_SECOND,
} from '../board/tables';
import type { Evaluator } from './evaluator';
import { AFTER_TURN } from './features';

/** Ways to lay the luminos of a take, the best first; as many as `width` and as there are. */
export interface Layings {
  count: number;
  readonly values: Float64Array;
  readonly layCounts: Uint8Array;
  /** LAY_SIZE numbers for each way, three for each lay: the place in the take, the number's field, the other's. */
  readonly lays: Int16Array;
}

export const LAY_SIZE = 9;
const WIDEST = 8;

export interface Layer {
  /** To be called before `find` whenever the reef or the round has changed; `at` is where the player's part begins. */
  look(work: Position, at: number): void;
  /**
   * The best ways to lay the luminos `takes[from]` to `takes[from + taken - 1]`, in any order. They have left the place
   * where they came from, so that nobody counts on them twice. The work position is as before afterwards. They hold until
   * `forget`. `isOwn`: out of the own display.
   */
  find(takes: ArrayLike<number>, from: number, taken: number, width: number, isOwn: boolean): Layings;
  /** Lays one of the ways onto the work position. */
  lay(takes: ArrayLike<number>, from: number, layings: Layings, way: number): void;
  /**
   * What was found for a reef is found again, although the display, the other reefs or the bag may have changed since:
   * where a lumino fits hardly depends on them.
   */
  forget(): void;
}

export function createLayer(ground: Ground, evaluator: Evaluator): Layer {
  const savedSeat = new Int16Array(SEAT_SIZE);
  const savedLays = new Int16Array(SEAT_SIZE);
  const reach = new Uint8Array(FIELD_COUNT);
  const pairs = new Uint8Array(PAIR_COUNT);
  const stages = [createLayings(), createLayings()];
  const byReef = new Map<number, Map<number, Layings>>();
  const pool: Layings[] = [];
  let used = 0;
  let known = new Map<number, Layings>();
  let work: Position = new Int16Array(0);
  let at = 0;

  function fresh(): Layings {
    if (used === pool.length) pool.push(createLayings());
    const layings = pool[used++];
    layings.count = 0;
    return layings;
  }

  /** Tries a lumino on every place after the lays that are on the work position already, and keeps the best ways. */
  function addLumino(
    lumino: number,
    index: number,
    from: Layings | null,
    way: number,
    to: Layings,
    width: number,
  ): void {
    findReach(work, at, reach);
    const found = listLays(work, at, ground, reach, LUMINO_COLOUR[lumino], pairs);
    savedSeat.set(work.subarray(at, at + SEAT_SIZE));
    for (let pair = 0; pair < found; pair++) {
      const a = PAIR_FIRST[pairs[pair]];
      const b = PAIR_SECOND[pairs[pair]];
      layLumino(work, at, ground, lumino, a, b);
      keep(to, evaluator.value(work, AFTER_TURN), from, way, index, a, b, width);
      work.set(savedSeat, at);
      layLumino(work, at, ground, lumino, b, a);
      keep(to, evaluator.value(work, AFTER_TURN), from, way, index, b, a, width);
      work.set(savedSeat, at);
    }
  }

  function findSingles(lumino: number, width: number, isOwn: boolean): Layings {
    const code = isOwn ? -1 - LUMINO_LOOK[lumino] : 1 + LUMINO_LOOK[lumino];
    let layings = known.get(code);
    if (layings === undefined) {
      layings = fresh();
      addLumino(lumino, 0, null, 0, layings, width);
      known.set(code, layings);
    }
    return layings;
  }

  function lay(takes: ArrayLike<number>, from: number, { lays, layCounts }: Layings, way: number): void {
    for (let at0 = LAY_SIZE * way; at0 < LAY_SIZE * way + 3 * layCounts[way]; at0 += 3) {
      layLumino(work, at, ground, takes[from + lays[at0]], lays[at0 + 1], lays[at0 + 2]);
    }
  }

  /** First the best ways to begin, then one more lumino in each step. */
  function findMany(takes: ArrayLike<number>, from: number, taken: number, width: number): Layings {
    let stage = stages[0];
    stage.count = 0;
    for (let index = 0; index < taken; index++) {
      if (isRepeated(takes, from, index)) continue;
      const { count, values, lays } = findSingles(takes[from + index], width, false);
      for (let way = 0; way < count; way++) {
        keep(stage, values[way], null, 0, index, lays[LAY_SIZE * way + 1], lays[LAY_SIZE * way + 2], width);
      }
    }
    for (let laid = 1; laid < taken; laid++) {
      const next = laid === taken - 1 ? fresh() : stages[laid];
      next.count = 0;
      for (let way = 0; way < stage.count; way++) {
        for (let index = 0; index < taken; index++) {
          if (isLaid(stage, way, index)) continue;
          savedLays.set(work.subarray(at, at + SEAT_SIZE));
          lay(takes, from, stage, way);
          addLumino(takes[from + index], index, stage, way, next, width);
          work.set(savedLays, at);
        }
      }
      if (next.count === 0) return stage === stages[0] || stage === stages[1] ? copy(stage, fresh()) : stage;
      stage = next;
    }
    return stage;
  }

  return {
    lay,
    look(position, seatAt) {
      work = position;
      at = seatAt;
      const key = hashReef(work, at);
      const before = byReef.get(key);
      known = before ?? new Map();
      if (before === undefined) byReef.set(key, known);
    },
    find(takes, from, taken, width, isOwn) {
      if (taken === 1) return findSingles(takes[from], width, isOwn);
      let code = 0;
      for (let index = from; index < from + taken; index++) code = 128 * code + 1 + LUMINO_LOOK[takes[index]];
      let layings = known.get(code);
      if (layings === undefined) {
        layings = findMany(takes, from, taken, width);
        known.set(code, layings);
      }
      return layings;
    },
    forget() {
      byReef.clear();
      used = 0;
    },
  };
}

/** All that legality and, for the most part, value of a lay depend on. (FNV-1a) */
function hashReef(position: Position, at: number): number {
  let hash = Math.imul(0x811c9dc5 ^ position[ROUND], 0x01000193);
  hash = Math.imul(hash ^ position[at + LIMESTONE], 0x01000193);
  for (let index = at + TOKENS; index < at + TOKENS + 4; index++) hash = Math.imul(hash ^ position[index], 0x01000193);
  for (let index = at + HEIGHTS; index < at + SEAT_SIZE; index++) {
    hash = Math.imul(hash ^ (position[index] & 0xffff), 0x01000193);
  }
  // A mind sees only one seat's turn at a time, but two seats may have the same reef at the start.
  return Math.imul(hash ^ at, 0x01000193);
}

/** A lumino of the take that looks like one before it. */
function isRepeated(takes: ArrayLike<number>, from: number, index: number): boolean {
  for (let before = 0; before < index; before++) {
    if (LUMINO_LOOK[takes[from + before]] === LUMINO_LOOK[takes[from + index]]) return true;
  }
  return false;
}

function isLaid({ lays, layCounts }: Layings, way: number, index: number): boolean {
  for (let lay = 0; lay < layCounts[way]; lay++) if (lays[LAY_SIZE * way + 3 * lay] === index) return true;
  return false;
}

function createLayings(): Layings {
  return {
    count: 0,
    values: new Float64Array(WIDEST),
    layCounts: new Uint8Array(WIDEST),
    lays: new Int16Array(LAY_SIZE * WIDEST),
  };
}

function copy(from: Layings, to: Layings): Layings {
  to.count = from.count;
  to.values.set(from.values);
  to.layCounts.set(from.layCounts);
  to.lays.set(from.lays);
  return to;
}

/** Keeps lays that came before and one more if they are among the best. */
function keep(
  to: Layings,
  value: number,
  from: Layings | null,
  fromWay: number,
  index: number,
  numberOn: number,
  otherOn: number,
  width: number,
): void {
  const { values, layCounts, lays } = to;
  if (to.count === width && value <= values[width - 1]) return;
  let place = to.count < width ? to.count++ : width - 1;
  while (place > 0 && values[place - 1] < value) {
    values[place] = values[place - 1];
    layCounts[place] = layCounts[place - 1];
    lays.copyWithin(LAY_SIZE * place, LAY_SIZE * (place - 1), LAY_SIZE * place);
    place--;
  }
  values[place] = value;
  let before = 0;
  if (from !== null) {
    before = 3 * from.layCounts[fromWay];
    for (let each = 0; each < before; each++) lays[LAY_SIZE * place + each] = from.lays[LAY_SIZE * fromWay + each];
  }
  const last = LAY_SIZE * place + before;
  lays[last] = index;
  lays[last + 1] = numberOn;
  lays[last + 2] = otherOn;
  layCounts[place] = before / 3 + 1;
}

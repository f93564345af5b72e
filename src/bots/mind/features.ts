import { LAST_ROUND } from '../../rules/state';
import {
  ATOLL,
  ATOLL_COUNT,
  BAG,
  CALLED,
  CORAL,
  DISPLAY,
  DISPLAY_COUNT,
  EMERGENCY,
  ENDING,
  EXTRA,
  HEIGHTS,
  IS_LIGHT,
  JELLYFISH,
  LIMESTONE,
  OCTOPUS,
  PLAYERS,
  POINTS,
  type Position,
  ROUND,
  seatStart,
  TOKENS,
  TOPS,
  UNSEEN,
  UNSEEN_COUNT,
} from '../board/position';
import { DARK_POINTS, lightAnimal, majorityPoints, visibleFields } from '../board/scoring';
import {
  AROUND,
  AROUND_COUNT,
  FIELD_COUNT,
  type Ground,
  HALF_ANIMAL,
  HALF_COLOUR,
  HALF_VALUE,
  LUMINO_ANIMAL,
  LUMINO_COLOUR,
  LUMINO_VALUE,
  NONE,
  PAIR_COUNT,
  PAIR_FIRST,
  PAIR_SECOND,
} from '../board/tables';
import { COLOUR_OFFSETS as C, COLOUR_GROUPS, GLOBAL_OFFSETS as G, GLOBAL_GROUPS, LEVELS, TIMES } from './groups';

/** When a position is looked at: its player has just ended a turn, or has just scored or passed. */
export const AFTER_TURN = 0;
export const AFTER_SCORING = 1;

/** No turn and no scoring is to come: the points are what final scoring makes them. */
export const NO_TIME = -1;

/**
 * What a network sees of a player's position, as one row of weights for each group of features: four times the colour's
 * groups, then those of the whole.
 */
export interface Features {
  readonly rows: Int16Array;
  /** Looks at what does not change while the player lays: the others and what is unseen. */
  look(position: Position, seat: number): void;
  /**
   * Fills the rows and returns the points of now: as if every open colour were scored and the game then ended.
   * `isSameReef`: only the display and the atoll have changed since the last call.
   */
  extract(position: Position, time: number, kind: number, isSameReef: boolean): number;
}

/** The point in time as the network knows it, NO_TIME at the end. */
export function timeOf(position: Position, kind: number): number {
  const round = position[ROUND];
  if (kind === AFTER_TURN) return position[ENDING] === CALLED ? 20 : round - 1;
  if (position[ENDING] === EXTRA || round === LAST_ROUND) return NO_TIME;
  return position[ENDING] === CALLED ? 21 : 9 + round;
}

/** Which row of the network's output makes points of it. */
export function outputRow(position: Position, time: number): number {
  return TIMES * (position[IS_LIGHT] + (position[PLAYERS] > 2 ? 2 : 0)) + time;
}

export function createFeatures(ground: Ground): Features {
  const rows = new Int16Array(4 * COLOUR_GROUPS + GLOBAL_GROUPS);
  // A field in one number, as readReef says: pairs of fields are compared without reading anything else.
  const cells = new Int32Array(FIELD_COUNT);
  const tolls = Int32Array.from(ground.toll, (toll) => toll << TOLL_SHIFT);
  const lowest = new Uint8Array(4 * 32);
  const numbers = new Uint8Array(4 * 32);
  const clean = new Int32Array(32);
  const room = new Uint8Array(32);
  const fields = new Uint8Array(4);
  const animals = new Uint8Array(4);
  const others = new Uint8Array(4 * 3);
  const unseenHigh = new Uint8Array(4);
  const displayCount = new Uint8Array(4);
  const displayHigh = new Uint8Array(4);
  const displayAnimals = new Uint8Array(4);
  const atollCount = new Uint8Array(4);
  const atollHigh = new Uint8Array(4);
  const atollAnimals = new Uint8Array(4);
  let seat = 0;
  let at = 0;
  let players = 2;
  let legal = 0;
  let dry = 0;
  let water = 0;
  let penalty = 0;
  let highest = 0;

  function look(position: Position, next: number): void {
    seat = next;
    at = seatStart(seat);
    players = position[PLAYERS];
    for (let colour = 0; colour < 4; colour++) {
      for (let step = 1; step < players; step++) {
        others[3 * colour + step - 1] = visibleFields(position, seatStart((seat + step) % players), colour);
      }
    }
    unseenHigh.fill(0);
    const end = UNSEEN + position[UNSEEN_COUNT];
    for (let index = UNSEEN; index < end; index++) {
      if (LUMINO_VALUE[position[index]] >= 4) unseenHigh[LUMINO_COLOUR[position[index]]]++;
    }
  }

  /**
   * Numbers by colour and level, visible fields, animals, what is bare, and the cells: height, lumino, toll, the colours
   * that reach the field, and whether it is not to be covered.
   */
  function readReef(position: Position): void {
    lowest.fill(0);
    numbers.fill(0);
    fields.fill(0);
    animals.fill(0);
    dry = 0;
    water = 0;
    penalty = 0;
    highest = 0;
    const heights = at + HEIGHTS;
    const tops = at + TOPS;
    for (let field = 0; field < FIELD_COUNT; field++) {
      const height = position[heights + field];
      if (height === 0) {
        cells[field] = tolls[field];
        penalty += ground.penalty[field];
        if (tolls[field] === 0) dry++;
        else water++;
        continue;
      }
      if (height > highest) highest = height;
      const top = position[tops + field];
      const colour = HALF_COLOUR[top];
      const value = HALF_VALUE[top];
      fields[colour]++;
      let cell = height | ((top >> 1) << LUMINO_SHIFT) | (REACH << colour);
      if (value > 0) {
        const index = 32 * colour + height;
        if (numbers[index] === 0 || value < lowest[index]) lowest[index] = value;
        numbers[index]++;
      } else if (HALF_ANIMAL[top] !== NONE) {
        animals[HALF_ANIMAL[top]]++;
        cell |= DIRTY;
      }
      cells[field] = cell;
    }
    for (let field = 0; field < FIELD_COUNT; field++) {
      const height = cells[field] & HEIGHT_MASK;
      if (height === 0) continue;
      const top = position[tops + field];
      const colour = HALF_COLOUR[top];
      if (HALF_VALUE[top] > 0 && numbers[32 * colour + height] === 1 && position[at + TOKENS + colour] === CORAL) {
        cells[field] |= DIRTY;
      }
      const bit = REACH << colour;
      const end = 6 * field + AROUND_COUNT[field];
      for (let index = 6 * field; index < end; index++) {
        const other = AROUND[index];
        if ((cells[other] & HEIGHT_MASK) === height - 1) cells[other] |= bit;
      }
    }
  }

  /**
   * A place is clean if it covers no animal and no number that is alone on its level and still to be scored. The four
   * colours are counted in one number, eight bits each.
   */
  function readPlaces(position: Position): void {
    clean.fill(0);
    room.fill(0);
    legal = 0;
    const store = position[at + LIMESTONE];
    for (let pair = 0; pair < PAIR_COUNT; pair++) {
      const a = cells[PAIR_FIRST[pair]];
      const b = cells[PAIR_SECOND[pair]];
      const different = a ^ b;
      const both = a | b;
      if ((different & HEIGHT_MASK) !== 0 || (both & REACH_MASK) === 0) continue;
      const height = a & HEIGHT_MASK;
      if (height === 0) {
        if ((a >> TOLL_SHIFT) + (b >> TOLL_SHIFT) > store) continue;
      } else if ((different & LUMINO_MASK) === 0) continue;
      const each = BYTE_BY_COLOUR[(both & REACH_MASK) >> REACH_SHIFT];
      legal = (legal + each) | 0;
      if ((both & DIRTY) !== 0) continue;
      room[height]++;
      clean[height] += each;
    }
  }

  function readLuminos(position: Position): void {
    displayCount.fill(0);
    displayHigh.fill(0);
    displayAnimals.fill(0);
    atollCount.fill(0);
    atollHigh.fill(0);
    atollAnimals.fill(0);
    const end = at + DISPLAY + position[at + DISPLAY_COUNT];
    for (let index = at + DISPLAY; index < end; index++) {
      const lumino = position[index];
      const colour = LUMINO_COLOUR[lumino];
      displayCount[colour]++;
      if (LUMINO_VALUE[lumino] > displayHigh[colour]) displayHigh[colour] = LUMINO_VALUE[lumino];
      if (LUMINO_ANIMAL[lumino] !== NONE) displayAnimals[LUMINO_ANIMAL[lumino]]++;
    }
    const last = ATOLL + position[ATOLL_COUNT];
    for (let index = ATOLL; index < last; index++) {
      const lumino = position[index];
      const colour = LUMINO_COLOUR[lumino];
      atollCount[colour]++;
      if (LUMINO_VALUE[lumino] > atollHigh[colour]) atollHigh[colour] = LUMINO_VALUE[lumino];
      if (LUMINO_ANIMAL[lumino] !== NONE) atollAnimals[LUMINO_ANIMAL[lumino]]++;
    }
  }

  function writeColour(position: Position, colour: number, time: number, kind: number): number {
    const from = COLOUR_GROUPS * colour;
    const token = position[at + TOKENS + colour];
    const isOpen = token === CORAL;
    let points = 0;
    rows[from] = C.token + token;
    rows[from + 1] = C.time + time;
    for (let level = 1; level <= LEVELS; level++) {
      const index = 32 * colour + level;
      const low = isOpen ? lowest[index] : 0;
      const places = (clean[level - 1] >>> (8 * colour)) & 0xff;
      rows[from + 1 + level] = C.lowest + 14 * (level - 1) + low + (low > 0 && numbers[index] > 1 ? 6 : 0);
      rows[from + 1 + LEVELS + level] = C.clean + 12 * (level - 1) + CLEAN_BUCKETS[places] + (isOpen ? 0 : 6);
      const fill = isOpen && low === 0 && places > 0 ? displayHigh[colour] : 7;
      rows[from + 1 + 2 * LEVELS + level] = C.fill + 8 * (level - 1) + fill;
    }
    if (isOpen) for (let index = 32 * colour + 1; index < 32 * colour + 32; index++) points += lowest[index];
    const own = fields[colour];
    let most = 0;
    for (let other = 0; other < players - 1; other++) {
      if (others[3 * colour + other] > most) most = others[3 * colour + other];
    }
    const lead = own - most;
    const rest = from + 2 + 3 * LEVELS;
    rows[rest] = C.own + (own > 11 ? 11 : own);
    rows[rest + 1] = C.lead + (lead < -4 ? 0 : lead > 4 ? 8 : lead + 4) + (players > 2 ? 9 : 0);
    rows[rest + 2] = C.display + displayCount[colour];
    rows[rest + 3] = C.atoll + (atollCount[colour] > 5 ? 5 : atollCount[colour]) + (kind === AFTER_TURN ? 6 : 0);
    rows[rest + 4] = C.unseen + (unseenHigh[colour] > 11 ? 5 : unseenHigh[colour] >> 1);
    rows[rest + 5] = C.legal + CLEAN_BUCKETS[(legal >>> (8 * colour)) & 0xff];
    rows[rest + 6] = C.high + displayHigh[colour];
    rows[rest + 7] = C.atollHigh + atollHigh[colour] + (kind === AFTER_TURN ? 7 : 0);
    rows[rest + 8] = C.table + players - 2 + 3 * position[IS_LIGHT];
    return points + majorityPoints(own, others, 3 * colour, 3 * colour + players - 1);
  }

  function writeGlobal(position: Position, time: number, kind: number): number {
    const isLight = position[IS_LIGHT] === 1;
    let at0 = 4 * COLOUR_GROUPS;
    let points = 0;
    const store = position[at + LIMESTONE];
    rows[at0++] = G.time + time;
    rows[at0++] = G.limestone + store;
    rows[at0++] = G.players + players - 2 + (isLight ? 3 : 0);
    let light = 0;
    if (isLight) {
      for (let field = 0; field < FIELD_COUNT; field++) {
        const top = position[at + TOPS + field];
        if (top >= 0 && HALF_ANIMAL[top] !== NONE) light += lightAnimal(position, at, ground, field, HALF_ANIMAL[top]);
      }
      points += light;
    }
    for (let animal = 0; animal < 4; animal++) {
      const count = animals[animal];
      if (!isLight) points += DARK_POINTS[5 * animal + (count > 4 ? 4 : count)];
      rows[at0++] = G.animals + 12 * animal + (isLight ? 5 + (count > 6 ? 6 : count) : count > 4 ? 4 : count);
      const waiting = displayAnimals[animal];
      rows[at0++] = G.displayAnimals + 6 * animal + (waiting > 2 ? 2 : waiting) + (isLight ? 3 : 0);
      const offered = atollAnimals[animal];
      rows[at0++] = G.atollAnimals + 6 * animal + (offered > 2 ? 2 : offered) + (kind === AFTER_TURN ? 3 : 0);
    }
    rows[at0++] = G.light + (light > 23 ? 11 : light >> 1);
    const draws = Math.floor(position[BAG] / (2 * players));
    rows[at0++] = G.bag + (draws > 15 ? 15 : draws) + (position[EMERGENCY] > 0 ? 16 : 0);
    let open = 0;
    let turned = 0;
    for (let colour = 0; colour < 4; colour++) {
      if (position[at + TOKENS + colour] === CORAL) open++;
      else if (position[at + TOKENS + colour] === JELLYFISH) turned++;
    }
    rows[at0++] = G.tokens + 5 * open + turned;
    rows[at0++] = G.free + (dry > 15 ? 15 : dry);
    rows[at0++] = G.water + (water > 31 ? 7 : water >> 2);
    rows[at0++] = G.penalty + (penalty > 12 ? 12 : penalty);
    const order = (seat - position[OCTOPUS] + players) % players;
    rows[at0++] = G.order + order + 4 * (players - 2) + (kind === AFTER_TURN ? 12 : 0);
    rows[at0++] = G.display + position[at + DISPLAY_COUNT];
    rows[at0++] = G.highest + (highest > 7 ? 7 : highest);
    for (let level = 1; level <= LEVELS; level++)
      rows[at0++] = G.room + 6 * (level - 1) + CLEAN_BUCKETS[room[level - 1]];
    return points + 2 * (open + turned) + 0.5 * store - penalty;
  }

  function extract(position: Position, time: number, kind: number, isSameReef: boolean): number {
    if (!isSameReef) {
      readReef(position);
      readPlaces(position);
    }
    readLuminos(position);
    let points = position[at + POINTS] + writeGlobal(position, time, kind);
    for (let colour = 0; colour < 4; colour++) points += writeColour(position, colour, time, kind);
    return points;
  }

  return { rows, look, extract };
}

// The bits of a cell: 5 for the height, 8 for the lumino, 4 for the colours, one for dirt, the rest for the toll.
const HEIGHT_MASK = 0x1f;
const LUMINO_SHIFT = 5;
const LUMINO_MASK = 0xff << LUMINO_SHIFT;
const REACH_SHIFT = 13;
const REACH = 1 << REACH_SHIFT;
const REACH_MASK = 0xf << REACH_SHIFT;
const DIRTY = 1 << 17;
const TOLL_SHIFT = 18;

/** By set of colours, one bit each: one byte each. */
const BYTE_BY_COLOUR = Int32Array.from({ length: 16 }, (_, set) =>
  [0, 1, 2, 3].reduce((sum, colour) => sum | (((set >> colour) & 1) << (8 * colour)), 0),
);

/** 0, 1, 2, 3 to 4, 5 to 8, more. */
const CLEAN_BUCKETS = Uint8Array.from({ length: PAIR_COUNT + 1 }, (_, count) =>
  count <= 2 ? count : count <= 4 ? 3 : count <= 8 ? 4 : 5,
);

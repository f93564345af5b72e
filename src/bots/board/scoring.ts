import { ANIMALS } from '../../rules/data/luminos';
import { DARK_ANIMALS, LIGHT_ANIMALS } from '../../rules/play/finalScoring';
import { HEIGHTS, IS_LIGHT, JELLYFISH, LIMESTONE, PLAYERS, type Position, seatStart, TOKENS, TOPS } from './position';
import {
  ANIMAL_COUNT,
  AROUND,
  AROUND_COUNT,
  COLOUR_COUNT,
  FIELD_COUNT,
  type Ground,
  HALF_ANIMAL,
  HALF_COLOUR,
  HALF_VALUE,
  NONE,
} from './tables';

/** [8.3, dark] By kind, five places each: the points for 0 to 4. */
export const DARK_POINTS = Uint8Array.from(ANIMALS.flatMap((animal) => [0, ...DARK_ANIMALS[animal]]));
const SMALL = Uint8Array.from(ANIMALS, (animal) => LIGHT_ANIMALS[animal].small);
const LARGE = Uint8Array.from(ANIMALS, (animal) => LIGHT_ANIMALS[animal].large);
const MANY = Uint8Array.from(ANIMALS, (animal) => LIGHT_ANIMALS[animal].many);
const SHELL = ANIMALS.indexOf('shell');
const CRAB = ANIMALS.indexOf('crab');
const SEAHORSE = ANIMALS.indexOf('seahorse');
/** Higher than any reef of a game gets: 26 luminos of a colour cannot make as many levels. */
const MOST_LEVELS = 32;

/** [7.2] What a coral scoring of the colour would bring. */
export function colourPoints(position: Position, at: number, colour: number): number {
  let points = 0;
  for (let level = 1; level < MOST_LEVELS; level++) {
    let lowest = 0;
    let isThere = false;
    for (let field = 0; field < FIELD_COUNT; field++) {
      const height = position[at + HEIGHTS + field];
      if (height >= level) isThere = true;
      if (height !== level) continue;
      const top = position[at + TOPS + field];
      const value = HALF_VALUE[top];
      if (HALF_COLOUR[top] === colour && value > 0 && (lowest === 0 || value < lowest)) lowest = value;
    }
    if (!isThere) break;
    points += lowest;
  }
  return points;
}

/** [8.3] The visible animals of a reef. */
function animalPoints(position: Position, at: number, ground: Ground): number {
  return position[IS_LIGHT] === 1 ? lightPoints(position, at, ground) : darkPoints(position, at);
}

function darkPoints(position: Position, at: number): number {
  let points = 0;
  for (let animal = 0; animal < ANIMAL_COUNT; animal++) {
    let count = 0;
    for (let field = 0; field < FIELD_COUNT; field++) {
      const top = position[at + TOPS + field];
      if (top >= 0 && HALF_ANIMAL[top] === animal) count++;
    }
    points += DARK_POINTS[5 * animal + (count > 4 ? 4 : count)];
  }
  return points;
}

function lightPoints(position: Position, at: number, ground: Ground): number {
  let points = 0;
  for (let field = 0; field < FIELD_COUNT; field++) {
    const top = position[at + TOPS + field];
    if (top >= 0 && HALF_ANIMAL[top] !== NONE) points += lightAnimal(position, at, ground, field, HALF_ANIMAL[top]);
  }
  return points;
}

/** [8.3, light] One animal by its neighbours. */
export function lightAnimal(position: Position, at: number, ground: Ground, field: number, animal: number): number {
  const level = position[at + HEIGHTS + field];
  const end = 6 * field + AROUND_COUNT[field];
  let count = 0;
  for (let index = 6 * field; index < end; index++) {
    const other = AROUND[index];
    const height = position[at + HEIGHTS + other];
    if (animal === SHELL) count += height === 0 ? ground.isWater[other] : 0;
    else if (animal === CRAB) count += height === level ? 1 : 0;
    else if (animal === SEAHORSE) count += height > level ? 1 : 0;
    else count += height > 0 && height < level ? 1 : 0;
  }
  return count >= MANY[animal] ? LARGE[animal] : count > 0 ? SMALL[animal] : 0;
}

/** How many visible fields of the colour a reef has. */
export function visibleFields(position: Position, at: number, colour: number): number {
  let count = 0;
  for (let field = 0; field < FIELD_COUNT; field++) {
    const top = position[at + TOPS + field];
    if (top >= 0 && HALF_COLOUR[top] === colour) count++;
  }
  return count;
}

/** [8.4] What a player with `own` visible fields of a colour gets, when the others have those from `from` to `end`. */
export function majorityPoints(own: number, others: ArrayLike<number>, from: number, end: number): number {
  if (own === 0) return 0;
  let higher = 0;
  let equal = 0;
  let highest = 0;
  let highestCount = 0;
  for (let index = from; index < end; index++) {
    const count = others[index];
    if (count === own) equal++;
    if (count <= own) continue;
    higher++;
    if (count > highest) {
      highest = count;
      highestCount = 1;
    } else if (count === highest) highestCount++;
  }
  if (higher === 0) return equal === 0 ? 4 : 3;
  if (higher > 1 || highestCount > 1) return 0;
  return equal === 0 ? 2 : 1;
}

/** [8.5] What the uncovered remote limestone fields cost. */
function remotePenalty(position: Position, at: number, ground: Ground): number {
  let penalty = 0;
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (position[at + HEIGHTS + field] === 0) penalty += ground.penalty[field];
  }
  return penalty;
}

/** [8] What final scoring would bring a player now. */
export function finalPoints(position: Position, seat: number, ground: Ground): number {
  const at = seatStart(seat);
  const players = position[PLAYERS];
  let points = (position[at + LIMESTONE] >> 1) + animalPoints(position, at, ground);
  points -= remotePenalty(position, at, ground);
  const others = [0, 0, 0];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (position[at + TOKENS + colour] === JELLYFISH) points += 2;
    for (let step = 1; step < players; step++) {
      others[step - 1] = visibleFields(position, seatStart((seat + step) % players), colour);
    }
    points += majorityPoints(visibleFields(position, at, colour), others, 0, players - 1);
  }
  return points;
}

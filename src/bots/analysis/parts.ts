import { ANIMALS, COLOURS } from '../../rules/data/luminos';
import {
  HEIGHTS,
  IS_LIGHT,
  JELLYFISH,
  LIMESTONE,
  PLAYERS,
  type Position,
  seatStart,
  TOKENS,
  TOPS,
} from '../board/position';
import { DARK_POINTS, lightAnimal, majorityPoints, visibleFields } from '../board/scoring';
import { ANIMAL_COUNT, COLOUR_COUNT, FIELD_COUNT, type Ground, HALF_ANIMAL, NONE } from '../board/tables';
import type { LossSource } from './report';

/** Where final points come from, always in this order; `addParts` fills as many numbers. */
export const PART_SOURCES: readonly LossSource[] = [
  ...COLOURS.map((colour) => ({ type: 'colour', colour }) as const),
  { type: 'discard' },
  ...ANIMALS.map((animal) => ({ type: 'animal', animal }) as const),
  ...COLOURS.map((colour) => ({ type: 'majority', colour }) as const),
  { type: 'limestone' },
  { type: 'jellyfish' },
  { type: 'remote' },
  { type: 'rival' },
];

const ANIMALS_AT = COLOUR_COUNT + 1;
const MAJORITIES_AT = ANIMALS_AT + ANIMAL_COUNT;
const REST_AT = MAJORITIES_AT + COLOUR_COUNT;

/**
 * Adds the final points of a seat, part by part and `times` each. `made`, from `from` on: what was scored by colour and
 * discarded. The rival's part is left to the caller.
 */
export function addParts(
  end: Position,
  seat: number,
  ground: Ground,
  made: ArrayLike<number>,
  from: number,
  times: number,
  sums: number[],
): void {
  const at = seatStart(seat);
  for (let index = 0; index <= COLOUR_COUNT; index++) sums[index] += times * made[from + index];
  const counts = new Uint8Array(ANIMAL_COUNT);
  for (let field = 0; field < FIELD_COUNT; field++) {
    if (end[at + HEIGHTS + field] === 0) sums[REST_AT + 2] -= times * ground.penalty[field];
    const top = end[at + TOPS + field];
    if (top < 0 || HALF_ANIMAL[top] === NONE) continue;
    const animal = HALF_ANIMAL[top];
    if (end[IS_LIGHT] === 1) sums[ANIMALS_AT + animal] += times * lightAnimal(end, at, ground, field, animal);
    else counts[animal]++;
  }
  for (let animal = 0; animal < ANIMAL_COUNT; animal++) {
    sums[ANIMALS_AT + animal] += times * DARK_POINTS[5 * animal + (counts[animal] > 4 ? 4 : counts[animal])];
  }
  const players = end[PLAYERS];
  const others = [0, 0, 0];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    for (let step = 1; step < players; step++) {
      others[step - 1] = visibleFields(end, seatStart((seat + step) % players), colour);
    }
    sums[MAJORITIES_AT + colour] += times * majorityPoints(visibleFields(end, at, colour), others, 0, players - 1);
    if (end[at + TOKENS + colour] === JELLYFISH) sums[REST_AT + 1] += times * 2;
  }
  sums[REST_AT] += times * (end[at + LIMESTONE] >> 1);
}

import { LUMINOS, START_LUMINOS } from '../../../src/rules/data/luminos';
import { chance } from '../../support/rules/build';
import { ALL_FIELDS, type Field, neighboursOf, type Side } from './board';
import { attempt, naiveLays } from './laying';
import { type Lay, look } from './look';

/** A number from 0 to `count - 1`. */
export type Dice = (count: number) => number;

/** The same seed gives the same numbers. */
export function seededDice(seed: number): Dice {
  const random = chance(seed);
  return (count) => Math.floor(random() * count);
}

/** `legal`: as in a game with plenty of limestone. `wild`: neighbours, level and not congruent, but any colour anywhere. */
export type Growth = 'legal' | 'wild';

/** The lays of a random reef, bottom up, the start lumino first; fewer than asked for where nothing fits any more. */
export function growReef(dice: Dice, side: Side, growth: Growth, length: number): Lay[] {
  const lays = [randomStart(dice)];
  const luminos = shuffle(dice, [...LUMINOS.keys()]);
  // A wild reef keeps to a part of the board, so that some become towers and some become plains.
  const area = growth === 'wild' ? randomArea(dice) : ALL_FIELDS;
  for (const lumino of luminos.slice(0, length)) {
    const pairs =
      growth === 'legal' ? naiveLays(attempt(lays, side, LUMINOS[lumino].colour, 10)) : structuralPairs(lays, area);
    if (pairs.length === 0) continue;
    const [numberOn, otherOn] = pairs[dice(pairs.length)];
    lays.push({ lumino, numberOn, otherOn });
  }
  return lays;
}

function randomStart(dice: Dice): Lay {
  const { id } = START_LUMINOS[dice(START_LUMINOS.length)];
  return dice(2) === 0 ? { lumino: id, numberOn: 21, otherOn: 22 } : { lumino: id, numberOn: 22, otherOn: 21 };
}

function structuralPairs(lays: readonly Lay[], area: readonly Field[]): [Field, Field][] {
  const seen = look(lays);
  return area.flatMap((a) =>
    neighboursOf(a)
      .filter((b) => area.includes(b) && seen[a].height === seen[b].height)
      .filter((b) => seen[a].coral === null || seen[a].coral.lumino !== seen[b].coral?.lumino)
      .map((b): [Field, Field] => [a, b]),
  );
}

/** All fields at most 1 to 4 steps from some field. */
function randomArea(dice: Dice): Field[] {
  let area = [dice(ALL_FIELDS.length)];
  for (let steps = 1 + dice(4); steps > 0; steps--) {
    area = ALL_FIELDS.filter(
      (field) => area.includes(field) || neighboursOf(field).some((near) => area.includes(near)),
    );
  }
  return area;
}

function shuffle<T>(dice: Dice, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: dice(2 ** 30) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

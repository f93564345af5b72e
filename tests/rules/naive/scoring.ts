import { ANIMALS, type Animal, type Colour } from '../../../src/rules/data/luminos';
import { ALL_FIELDS, type Field, isWater, neighboursOf, remotePenalty, type Side } from './board';
import type { Seen } from './look';

/** 7.2: for each level the lowest visible number of the colour on it, 0 where there is none. */
export function naiveColourLevels(seen: readonly Seen[], colour: Colour): number[] {
  const levels = Array.from({ length: Math.max(...seen.map(({ height }) => height)) }, (_, index) => index + 1);
  return levels.map((level) => {
    const numbers = seen
      .filter(({ height, coral }) => height === level && coral?.colour === colour)
      .flatMap(({ coral }) => coral?.number ?? []);
    return numbers.length === 0 ? 0 : Math.min(...numbers);
  });
}

/** 8.2: 1 point for every 2. */
export function naiveLimestonePoints(limestone: number): number {
  return (limestone - (limestone % 2)) / 2;
}

const DARK: Record<Animal, readonly number[]> = {
  shell: [0, 0, 1, 4, 8],
  crab: [0, 2, 4, 7, 10],
  seahorse: [0, 1, 6, 7, 12],
  starfish: [0, 4, 8, 11, 14],
};

/** 8.3, dark: by how many of a kind you have, more than 4 count as 4. Points by kind, in the order of the table. */
export function naiveDarkPoints(seen: readonly Seen[]): number[] {
  return ANIMALS.map((animal) => {
    const count = seen.filter(({ coral }) => coral?.animal === animal).length;
    return DARK[animal][Math.min(count, 4)];
  });
}

/** 8.3, light: the points of every visible animal, in the order of the fields. */
export function naiveLightPoints(seen: readonly Seen[], side: Side): number[] {
  return ALL_FIELDS.flatMap((field) => {
    const animal = seen[field].coral?.animal ?? null;
    return animal === null ? [] : lightPoints(animal, seen, side, field);
  });
}

function lightPoints(animal: Animal, seen: readonly Seen[], side: Side, field: Field): number {
  const around = neighboursOf(field);
  const own = seen[field].height;
  const corals = around.map((other) => seen[other].height).filter((height) => height > 0);
  switch (animal) {
    case 'shell': {
      const water = around.filter((other) => isWater(side, other) && seen[other].height === 0).length;
      return water >= 3 ? 2 : water >= 1 ? 1 : 0;
    }
    case 'crab': {
      const level = corals.filter((height) => height === own).length;
      return level >= 4 ? 3 : level >= 1 ? 1 : 0;
    }
    case 'seahorse': {
      const higher = corals.filter((height) => height > own).length;
      return higher === 6 ? 7 : higher >= 1 ? 2 : 0;
    }
    case 'starfish': {
      const lower = corals.filter((height) => height < own).length;
      return lower >= 5 ? 4 : lower >= 1 ? 2 : 0;
    }
  }
}

/** 8.4: one player's points for one colour, from how many visible fields of it everybody has. */
export function naiveMajorityPoints(own: number, others: readonly number[]): number {
  if (own === 0) return 0;
  const more = others.filter((count) => count > own).length;
  const same = others.filter((count) => count === own).length;
  if (more === 0) return same === 0 ? 4 : 3;
  // Two or more ahead: they tie for most and no player is second, or another player is second.
  if (more > 1) return 0;
  return same === 0 ? 2 : 1;
}

export function countColour(seen: readonly Seen[], colour: Colour): number {
  return seen.filter(({ coral }) => coral?.colour === colour).length;
}

/** 8.5: what the uncovered remote limestone fields cost, 0 or less. */
export function naiveRemotePoints(seen: readonly Seen[], side: Side): number {
  return ALL_FIELDS.filter((field) => seen[field].height === 0).reduce(
    (points, field) => points - remotePenalty(side, field),
    0,
  );
}

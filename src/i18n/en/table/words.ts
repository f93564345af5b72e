import type { AnimalKey, BaseKey, ColourKey, TokenKey } from '../../keys/table';
import { withMinus } from '../../withMinus';

const COLOURS: Readonly<Record<ColourKey, string>> = { yellow: 'yellow', pink: 'pink', green: 'green', blue: 'blue' };

const ANIMALS: Readonly<Record<AnimalKey, string>> = {
  shell: 'shell',
  crab: 'crab',
  seahorse: 'seahorse',
  starfish: 'starfish',
};

const MANY_ANIMALS: Readonly<Record<AnimalKey, string>> = {
  shell: 'shells',
  crab: 'crabs',
  seahorse: 'seahorses',
  starfish: 'starfish',
};

const BASES: Readonly<Record<BaseKey, string>> = { water: 'water', limestone: 'limestone', start: 'start area' };

const TOKENS: Readonly<Record<TokenKey, string>> = { coral: 'coral side', jellyfish: 'jellyfish side', gone: 'gone' };

/** Two letters at most, for where there is room for no more. */
const SHORT_COLOURS: Readonly<Record<ColourKey, string>> = { yellow: 'Y', pink: 'P', green: 'G', blue: 'B' };
const SHORT_ANIMALS: Readonly<Record<AnimalKey, string>> = { shell: 'Sh', crab: 'Cr', seahorse: 'Se', starfish: 'St' };

// British: no comma before the last one.
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const words = {
  colour: (colour: ColourKey) => COLOURS[colour],
  animals: (animal: AnimalKey) => MANY_ANIMALS[animal],
  base: (base: BaseKey) => BASES[base],
  shortColour: (colour: ColourKey) => SHORT_COLOURS[colour],
  shortAnimal: (animal: AnimalKey) => SHORT_ANIMALS[animal],
  seat: (number: number) => `Player ${number}`,

  /** A lumino: "pink 5, plain coral". */
  lumino: (colour: ColourKey, value: number, animal: AnimalKey | null) =>
    `${COLOURS[colour]} ${value}, ${animal === null ? 'plain coral' : ANIMALS[animal]}`,
  startLumino: (first: ColourKey, second: ColourKey) => `start lumino, ${COLOURS[first]} and ${COLOURS[second]}`,
  /** Half a lumino: "pink 5", "pink, shell", "pink, plain coral". */
  half: (colour: ColourKey, value: number | null, animal: AnimalKey | null) =>
    value !== null
      ? `${COLOURS[colour]} ${value}`
      : `${COLOURS[colour]}, ${animal === null ? 'plain coral' : ANIMALS[animal]}`,
  luminos: (count: number) => (count === 1 ? '1 lumino' : `${count} luminos`),
  points: (count: number) => (Math.abs(count) === 1 ? `${withMinus(count)} point` : `${withMinus(count)} points`),
  limestone: (count: number) => `${count} limestone`,
  token: (colour: ColourKey, side: TokenKey) => `${COLOURS[colour]}: ${TOKENS[side]}`,
  either: (items: readonly string[]) => EITHER.format(items),
  list: (items: readonly string[]) => LIST.format(items),
};

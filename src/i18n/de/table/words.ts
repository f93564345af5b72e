import type { words as en } from '../../en/table/words';
import type { AnimalKey, BaseKey, ColourKey, TokenKey } from '../../keys/table';
import { withMinus } from '../../withMinus';

const COLOURS: Readonly<Record<ColourKey, string>> = { yellow: 'Gelb', pink: 'Pink', green: 'Grün', blue: 'Blau' };

const ANIMALS: Readonly<Record<AnimalKey, string>> = {
  shell: 'Muschel',
  crab: 'Krabbe',
  seahorse: 'Seepferdchen',
  starfish: 'Seestern',
};

const MANY_ANIMALS: Readonly<Record<AnimalKey, string>> = {
  shell: 'Muscheln',
  crab: 'Krabben',
  seahorse: 'Seepferdchen',
  starfish: 'Seesterne',
};

const BASES: Readonly<Record<BaseKey, string>> = { water: 'Wasser', limestone: 'Kalkstein', start: 'Startfeld' };

const TOKENS: Readonly<Record<TokenKey, string>> = {
  coral: 'Korallenseite',
  jellyfish: 'Quallenseite',
  gone: 'abgegeben',
};

const SHORT_COLOURS: Readonly<Record<ColourKey, string>> = { yellow: 'Ge', pink: 'Pi', green: 'Gr', blue: 'Bl' };
const SHORT_ANIMALS: Readonly<Record<AnimalKey, string>> = { shell: 'Mu', crab: 'Kr', seahorse: 'Sp', starfish: 'St' };

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });
const EITHER = new Intl.ListFormat('de', { type: 'disjunction' });

export const words: typeof en = {
  colour: (colour) => COLOURS[colour],
  animals: (animal) => MANY_ANIMALS[animal],
  base: (base) => BASES[base],
  shortColour: (colour) => SHORT_COLOURS[colour],
  shortAnimal: (animal) => SHORT_ANIMALS[animal],
  seat: (number) => `Person ${number}`,

  lumino: (colour, value, animal) =>
    `${COLOURS[colour]} ${value}, ${animal === null ? 'schlichte Koralle' : ANIMALS[animal]}`,
  startLumino: (first, second) => `Start-Lumino, ${COLOURS[first]} und ${COLOURS[second]}`,
  half: (colour, value, animal) =>
    value !== null
      ? `${COLOURS[colour]} ${value}`
      : `${COLOURS[colour]}, ${animal === null ? 'schlichte Koralle' : ANIMALS[animal]}`,
  luminos: (count) => (count === 1 ? '1 Lumino' : `${count} Luminos`),
  points: (count) => (Math.abs(count) === 1 ? `${withMinus(count)} Punkt` : `${withMinus(count)} Punkte`),
  limestone: (count) => (count === 1 ? '1 Kalkstein' : `${count} Kalksteine`),
  token: (colour, side) => `${COLOURS[colour]}: ${TOKENS[side]}`,
  either: (items) => EITHER.format(items),
  list: (items) => LIST.format(items),
};

export const COLOURS = ['yellow', 'pink', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const ANIMALS = ['shell', 'crab', 'seahorse', 'starfish'] as const;
export type Animal = (typeof ANIMALS)[number];

/** 0 to 103 a lumino, 104 to 109 a start lumino. */
export type LuminoId = number;

/** One of a lumino's two coral fields: see `halvesOf`, `luminoOf`. */
export type HalfId = number;

export interface Lumino {
  readonly id: LuminoId;
  readonly colour: Colour;
  readonly value: number;
  /** What its other field shows; null is plain coral. */
  readonly animal: Animal | null;
  /** Which of the luminos that look the same: 1, 2, ... */
  readonly copy: number;
  /** The least number of players in whose games it is. */
  readonly players: number;
}

export interface StartLumino {
  readonly id: LuminoId;
  /** The colours of its first and its second half. */
  readonly colours: readonly [Colour, Colour];
}

/** What a coral field shows. A start lumino shows neither number nor animal (ruling 6). */
export interface Half {
  readonly lumino: LuminoId;
  readonly colour: Colour;
  readonly value: number | null;
  readonly animal: Animal | null;
}

// §1: value, other field, how many of each colour in every game, added with 3 players, added with 4.
const SET: readonly (readonly [number, Animal | null, number, number, number])[] = [
  [1, 'starfish', 1, 0, 0],
  [1, 'seahorse', 0, 1, 0],
  [2, 'seahorse', 2, 0, 0],
  [2, 'crab', 1, 0, 0],
  [2, 'starfish', 0, 0, 1],
  [3, 'shell', 4, 1, 0],
  [3, 'crab', 2, 0, 1],
  [4, null, 4, 1, 1],
  [5, null, 3, 0, 1],
  [6, null, 1, 1, 0],
];

/** All 104 luminos by id. Those that look the same have consecutive ids, the ones of every game first. */
export const LUMINOS: readonly Lumino[] = COLOURS.flatMap((colour) =>
  SET.flatMap(([value, animal, ...counts]) =>
    counts
      .flatMap((count, added) => Array.from({ length: count }, () => added + 2))
      .map((players, index) => ({ colour, value, animal, copy: index + 1, players })),
  ),
).map((lumino, id) => ({ id, ...lumino }));

/** The six start luminos, ids 104 to 109: one for each pair of colours. */
export const START_LUMINOS: readonly StartLumino[] = COLOURS.flatMap((first, index) =>
  COLOURS.slice(index + 1).map((second) => [first, second] as const),
).map((colours, index) => ({ id: LUMINOS.length + index, colours }));

/** What each half shows, by its id. */
export const HALVES: readonly Half[] = [
  ...LUMINOS.flatMap(({ id, colour, value, animal }) => [
    { lumino: id, colour, value, animal: null },
    { lumino: id, colour, value: null, animal },
  ]),
  ...START_LUMINOS.flatMap(({ id, colours }) =>
    colours.map((colour) => ({ lumino: id, colour, value: null, animal: null })),
  ),
];

/** The luminos of a game by its number of players, in ascending order. */
export function luminosFor(players: number): LuminoId[] {
  return LUMINOS.filter((lumino) => lumino.players <= players).map((lumino) => lumino.id);
}

export function startLumino(id: LuminoId): StartLumino {
  return START_LUMINOS[id - LUMINOS.length];
}

// What an id means is decided here alone: the halves of lumino n are 2n, the one with the number, and 2n + 1.

/** The half with the number and the other one; the first and the second of a start lumino. */
export function halvesOf(lumino: LuminoId): readonly [HalfId, HalfId] {
  return [numberHalf(lumino), otherHalf(lumino)];
}

/** The half with the number; the first half of a start lumino. */
export function numberHalf(lumino: LuminoId): HalfId {
  return 2 * lumino;
}

/** The half beside the number; the second half of a start lumino. */
export function otherHalf(lumino: LuminoId): HalfId {
  return 2 * lumino + 1;
}

/** The lumino that a half belongs to. */
export function luminoOf(half: HalfId): LuminoId {
  return half >> 1;
}

export function isNumberHalf(half: HalfId): boolean {
  return half % 2 === 0;
}

/** Is this lumino one of the six start luminos? */
export function isStartLumino(lumino: LuminoId): boolean {
  return lumino >= LUMINOS.length;
}

/** An atoll and each display hold 4 luminos when they are full; the atoll may hold more. */
export const FULL = 4;

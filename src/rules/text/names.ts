import { type FieldId, parseField } from '../data/hex';
import { type Animal, COLOURS, type Colour, LUMINOS, type LuminoId, START_LUMINOS } from '../data/luminos';
import { fail, type Reader, take, takeIf } from './reader';

// The letters of colours and animals stand here and nowhere else. Links spell them, too: storage/links/originDigits.ts.
const COLOUR_LETTERS: Readonly<Record<Colour, string>> = { yellow: 'y', pink: 'p', green: 'g', blue: 'b' };
const ANIMAL_LETTERS: Readonly<Record<Animal, string>> = { shell: 's', crab: 'c', seahorse: 'h', starfish: 't' };
const PLAIN_LETTER = 'o';

/** Every letter that the text of a lumino can have. */
export const LUMINO_LETTERS = [...Object.values(COLOUR_LETTERS), ...Object.values(ANIMAL_LETTERS), PLAIN_LETTER].join(
  '',
);

/** What a colour looks like in a text, as part of a regular expression. */
export const COLOUR_PATTERN = `[${Object.values(COLOUR_LETTERS).join('')}]`;
const KIND_PATTERN = `${COLOUR_PATTERN}[1-6][${Object.values(ANIMAL_LETTERS).join('')}${PLAIN_LETTER}]`;

const NAMES: readonly string[] = [
  ...LUMINOS.map(
    ({ colour, value, animal, copy }) =>
      `${COLOUR_LETTERS[colour]}${value}${animal === null ? PLAIN_LETTER : ANIMAL_LETTERS[animal]}${copy}`,
  ),
  ...START_LUMINOS.map(({ colours: [first, second] }) => COLOUR_LETTERS[first] + COLOUR_LETTERS[second]),
];

export function formatColour(colour: Colour): string {
  return COLOUR_LETTERS[colour];
}

export function parseColour(letter: string): Colour | null {
  return COLOURS.find((colour) => COLOUR_LETTERS[colour] === letter) ?? null;
}

/** A lumino's text, `y3s1`, or a start lumino's, `yp`. */
export function formatLumino(id: LuminoId): string {
  return NAMES[id];
}

/** The lumino of exactly that text, or null; start luminos are none. */
function parseLumino(text: string): LuminoId | null {
  const lumino = NAMES.indexOf(text);
  return lumino >= 0 && lumino < LUMINOS.length ? lumino : null;
}

/** How many luminos look like this one in a game by its number of players, as a sentence. */
export function alikeSentence(name: string, players: number): string {
  const kind = name.slice(0, 3);
  return `a game of ${players} has ${luminosAlike(kind, players).length} luminos ${kind}`;
}

/** Reads exactly one name, its last digit included. */
export function readFullLumino(reader: Reader): LuminoId {
  const name = take(reader, new RegExp(`${KIND_PATTERN}\\d`, 'y'), 'a lumino like y3s1');
  return parseLumino(name) ?? fail(reader, `there is no lumino ${name}`);
}

/** The luminos that a text has named so far, and the number of players of its game. */
export interface Naming {
  readonly players: number;
  readonly named: Set<LuminoId>;
}

/** Reads a lumino. Without its last digit the first one that was not yet named is meant. */
export function readLumino(reader: Reader, { players, named }: Naming): LuminoId {
  const at = reader.at;
  const kind = take(reader, new RegExp(KIND_PATTERN, 'y'), 'a lumino like y3s1');
  const copy = takeIf(reader, /\d/y);
  const lumino = copy === null ? luminosAlike(kind, players).find((id) => !named.has(id)) : parseLumino(kind + copy);
  if (lumino === undefined || lumino === null) return fail(reader, alikeSentence(kind, players), at);
  named.add(lumino);
  return lumino;
}

/** Reads a start lumino, its colours in either order, or gives null and stays. */
export function readStartIf(reader: Reader, { named }: Naming): { lumino: LuminoId; isTurned: boolean } | null {
  const at = reader.at;
  const letters = takeIf(reader, new RegExp(COLOUR_PATTERN.repeat(2), 'y'));
  if (letters === null) return null;
  const hasBoth = (colours: readonly Colour[]) => colours.every((colour) => letters.includes(COLOUR_LETTERS[colour]));
  const found = START_LUMINOS.find(({ colours }) => hasBoth(colours));
  if (found === undefined) return fail(reader, `a start lumino has two of the colours ${COLOURS.join(', ')}`, at);
  named.add(found.id);
  return { lumino: found.id, isTurned: letters !== NAMES[found.id] };
}

/** Reads the name of a field. */
export function readField(reader: Reader): FieldId {
  const at = reader.at;
  const name = take(reader, /[a-g][1-8]/y, 'a field from a1 to g5');
  return parseField(name) ?? fail(reader, `there is no field ${name}`, at);
}

function luminosAlike(kind: string, players: number): readonly LuminoId[] {
  return LUMINOS.filter((lumino) => lumino.players <= players && NAMES[lumino.id].startsWith(kind)).map(({ id }) => id);
}

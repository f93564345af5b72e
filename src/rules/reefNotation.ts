import { areNeighbours, FIELDS, type FieldId, formatField, parseField, START_FIELDS } from './data/hex';
import { type Animal, COLOURS, type Colour, LUMINOS, type LuminoId, START_LUMINOS } from './data/luminos';
import { EMPTY_REEF, isCongruent, isLevel, layOn } from './reef';
import type { Reef } from './state';
import { fail, type Parsed, parseText, type Reader, take, takeIf, takeList } from './text/reader';

/**
 * A reef as one line of text: its lays from the bottom up, `y3s1:c3d4,...`, or `-` for the bare board.
 * `y3s1` is the lumino: colour (y p g b), value, other field (s shell, c crab, h seahorse, t starfish, o plain) and
 * which of those that look alike. `c3d4` is where its number and its other field lie: row a to g, then column from 1.
 * A start lumino is two colours, `yp:d4d5`: yellow on d4, pink on d5.
 */
export function formatReef(reef: Reef): string {
  const lays = new Map<LuminoId, { level: number; fields: FieldId[] }>();
  for (const field of FIELDS) {
    reef[field].forEach((half, index) => {
      const lay = lays.get(half >> 1) ?? { level: index + 1, fields: [] };
      lay.fields[half % 2] = field;
      lays.set(half >> 1, lay);
    });
  }
  // A map keeps the order of insertion and the sort is stable: level by level, and on each by the first field.
  const sorted = [...lays].sort(([, a], [, b]) => a.level - b.level);
  return formatList(sorted, ([lumino, { fields }]) => `${formatLumino(lumino)}:${fields.map(formatField).join('')}`);
}

/**
 * Reads what `formatReef` writes. Without the last digit of a lumino the first one not yet used is meant.
 * Checked is what holds for every reef: neighbouring fields of the same height, never congruent, no lumino twice.
 */
export function parseReef(text: string): Parsed<Reef> {
  return parseText(text, (reader) => readReef(reader, { players: 4, used: new Set() }));
}

/** A lumino's text, `y3s1`, or a start lumino's, `yp`. */
export function formatLumino(id: LuminoId): string {
  return NAMES[id];
}

/** The lumino of exactly that name, or null; start luminos are none. */
export function parseLumino(name: string): LuminoId | null {
  const lumino = NAMES.indexOf(name);
  return lumino >= 0 && lumino < LUMINOS.length ? lumino : null;
}

export function formatList<T>(items: readonly T[], format: (item: T) => string): string {
  return items.length === 0 ? '-' : items.map(format).join(',');
}

/** The luminos that can be named: those of a game of so many players, less those already used. */
export interface Stock {
  readonly players: number;
  readonly used: Set<LuminoId>;
}

export function readReef(reader: Reader, stock: Stock): Reef {
  let reef = EMPTY_REEF;
  takeList(reader, () => {
    const colours = takeIf(reader, /[ypgb]{2}/y);
    const lumino = colours === null ? readLumino(reader, stock) : claimStart(reader, colours, stock);
    take(reader, /:/y, 'a colon');
    const at = reader.at;
    const first = readField(reader);
    const second = readField(reader);
    const problem = layProblem(reef, lumino, first, second);
    if (problem !== null) fail(reader, problem, at);
    const isTurned = colours !== null && colours !== formatLumino(lumino);
    reef = isTurned ? layOn(reef, lumino, second, first) : layOn(reef, lumino, first, second);
  });
  return reef;
}

/** Reads a lumino that was not read before, and notes it. */
export function readLumino(reader: Reader, stock: Stock): LuminoId {
  const at = reader.at;
  const kind = take(reader, /[ypgb][1-6][schto]/y, 'a lumino like y3s1');
  const copy = takeIf(reader, /\d/y);
  const alike = LUMINOS.filter(({ id, players }) => players <= stock.players && NAMES[id].startsWith(kind));
  const lumino = alike.find(({ id }) => (copy === null ? !stock.used.has(id) : NAMES[id] === kind + copy));
  if (lumino === undefined) return fail(reader, `a game of ${stock.players} has ${alike.length} luminos ${kind}`, at);
  if (stock.used.has(lumino.id)) fail(reader, `${kind}${copy} is there twice`, at);
  stock.used.add(lumino.id);
  return lumino.id;
}

/** Reads a start lumino, its colours in either order. */
export function readStart(reader: Reader, stock: Stock): LuminoId {
  return claimStart(reader, take(reader, /[ypgb]{2}/y, 'a start lumino like yp'), stock);
}

const PLAIN = 'o';
const ANIMAL_LETTERS: Record<Animal, string> = { shell: 's', crab: 'c', seahorse: 'h', starfish: 't' };

const NAMES: readonly string[] = [
  ...LUMINOS.map(
    ({ colour, value, animal, copy }) =>
      `${colour[0]}${value}${animal === null ? PLAIN : ANIMAL_LETTERS[animal]}${copy}`,
  ),
  ...START_LUMINOS.map(({ colours: [first, second] }) => first[0] + second[0]),
];

function claimStart(reader: Reader, letters: string, stock: Stock): LuminoId {
  const at = reader.at - letters.length;
  const hasBoth = (colours: readonly Colour[]) => colours.every((colour) => letters.includes(colour[0]));
  const found = START_LUMINOS.find(({ colours }) => hasBoth(colours));
  if (found === undefined) return fail(reader, `a start lumino has two of the colours ${COLOURS.join(', ')}`, at);
  if (stock.used.has(found.id)) fail(reader, `${letters} is there twice`, at);
  stock.used.add(found.id);
  return found.id;
}

function readField(reader: Reader): FieldId {
  const at = reader.at;
  const name = take(reader, /[a-g][1-8]/y, 'a field from a1 to g5');
  return parseField(name) ?? fail(reader, `there is no field ${name}`, at);
}

function layProblem(reef: Reef, lumino: LuminoId, a: FieldId, b: FieldId): string | null {
  const names = `${formatField(a)} and ${formatField(b)}`;
  if (!areNeighbours(a, b)) return `${names} do not touch`;
  if (!isLevel(reef, a, b)) return `${names} are not equally high`;
  if (isCongruent(reef, a, b)) return `${names} are covered by one lumino`;
  const onStartArea = reef[a].length > 0 ? 0 : [a, b].filter((field) => START_FIELDS.includes(field)).length;
  if (lumino >= LUMINOS.length) return onStartArea === 2 ? null : 'a start lumino lies on the start area';
  return onStartArea === 0 ? null : 'the start area is for a start lumino';
}

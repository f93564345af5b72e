/** What a parser gives back: the value, or where in the text it failed and what it expected there. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly at: number; readonly problem: string };

/** A text, and how far it has been read. */
export interface Reader {
  readonly text: string;
  at: number;
}

/** Reads a whole text. Only what `fail` reports becomes a failure; anything else is a defect and goes on up. */
export function parseText<T>(text: string, read: (reader: Reader) => T): Parsed<T> {
  const reader: Reader = { text, at: 0 };
  try {
    const value = read(reader);
    if (reader.at < text.length) fail(reader, 'expected the end of the text');
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, at: error.at, problem: error.message };
    throw error;
  }
}

/** Reads what the sticky pattern matches here and moves on, or fails. */
export function take(reader: Reader, pattern: RegExp, expected: string): string {
  const found = takeIf(reader, pattern);
  return found ?? fail(reader, `expected ${expected}`);
}

/** Reads what the sticky pattern matches here and moves on, or gives null and stays. */
export function takeIf(reader: Reader, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at;
  const [found = null] = pattern.exec(reader.text) ?? [];
  if (found !== null) reader.at += found.length;
  return found;
}

/** Reads a whole number of at most six digits. */
export function takeNumber(reader: Reader, what: string): number {
  // There is no -0 in a state.
  return Number(take(reader, /-?\d{1,6}/y, what)) || 0;
}

/** Reads `item` once or more, separated by commas; a lone `-` is an empty list. */
export function takeList<T>(reader: Reader, item: (reader: Reader) => T): T[] {
  if (takeIf(reader, /-/y) !== null) return [];
  const items = [item(reader)];
  while (takeIf(reader, /,/y) !== null) items.push(item(reader));
  return items;
}

/** Writes what `takeList` reads. */
export function formatList<T>(items: readonly T[], format: (item: T) => string): string {
  return items.length === 0 ? '-' : items.map(format).join(',');
}

export function fail(reader: Reader, problem: string, at: number = reader.at): never {
  throw new Failure(problem, at);
}

class Failure extends Error {
  constructor(
    problem: string,
    readonly at: number,
  ) {
    super(problem);
  }
}

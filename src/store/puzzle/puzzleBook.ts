import { type Day, PUZZLE_VERSION, type Puzzle } from '../../bots/puzzle/puzzle';
import { MIND_VERSION } from '../../history/record';
import type { KeyStore } from '../../storage/device';
import { isObject } from '../../storage/format/head';
import { readKey, writeKey } from '../../storage/localKeys';
import { daysUpTo } from './days';
import { parsePuzzle, parseTry, type Try } from './tries';

/** What is kept of a day. */
export interface Entry {
  readonly puzzle: Puzzle;
  readonly tries: readonly Try[];
}

/**
 * The puzzles of the last days, with what was tried. All of it can be lost: a puzzle is found again, and a try is nothing
 * but a try. Where nothing can be kept, it lasts as long as the page.
 */
export interface PuzzleBook {
  read(day: Day): Entry | null;
  write(entry: Entry, today: Day): void;
}

const KEY = 'lumicora.puzzles';
/** Another version of the app finds other puzzles: they are looked for anew. */
const VERSION = `${PUZZLE_VERSION}.${MIND_VERSION}`;

export function createPuzzleBook(keys: Pick<KeyStore, 'getItem' | 'setItem'>): PuzzleBook {
  const written = new Map<Day, Entry>();

  /** As they were kept, not yet looked at closely. */
  function keptEntries(): readonly unknown[] {
    try {
      const kept: unknown = JSON.parse(readKey(keys, KEY) ?? 'null');
      return isObject(kept) && kept.version === VERSION && Array.isArray(kept.entries) ? kept.entries : [];
    } catch {
      return [];
    }
  }

  function keptEntry(day: Day): Entry | null {
    // Reading one plays its turns through: the others need not be read for it.
    const kept = keptEntries().find((each) => isObject(each) && isObject(each.puzzle) && each.puzzle.day === day);
    return kept === undefined ? null : parseEntry(kept);
  }

  return {
    read(day) {
      const [kept, own] = [keptEntry(day), written.get(day) ?? null];
      if (kept === null || own === null) return kept ?? own;
      // Another tab may have written since; or what was written last did not fit any more.
      return own.tries.length > kept.tries.length ? own : kept;
    },
    write(entry, today) {
      const { day } = entry.puzzle;
      written.set(day, entry);
      const others = daysUpTo(today).flatMap((each) => (each === day ? [] : (keptEntry(each) ?? [])));
      writeKey(keys, KEY, JSON.stringify({ version: VERSION, entries: [entry, ...others] }));
    },
  };
}

function parseEntry(kept: unknown): Entry | null {
  if (!isObject(kept)) return null;
  const puzzle = parsePuzzle(kept.puzzle);
  if (puzzle === null || !Array.isArray(kept.tries)) return null;
  return { puzzle, tries: kept.tries.map((each) => parseTry(each, puzzle)).filter((each) => each !== null) };
}

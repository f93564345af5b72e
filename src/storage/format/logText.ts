import { isNote, type LogEntry, type Note } from '../../history/record';
import type { Move } from '../../rules/state';
import { formatMove, parseMove } from '../../rules/text/move';

// A log as one line of text: moves in notation with a space between, and notes in brackets: (3) where three moves were taken
// back by consent, (?) where a hint was asked for, (x) where the lessons were switched off.

/** Real games are far shorter; a longer log in a damaged file could take minutes to replay. */
export const LONGEST_LOG = 3000;
const LONGEST_TEXT = 40 * LONGEST_LOG;

export function formatLog(log: readonly LogEntry[]): string {
  return log.map((entry) => (isNote(entry) ? formatNote(entry) : formatMove(entry))).join(' ');
}

function formatNote(note: Note): string {
  switch (note.type) {
    case 'takenBack':
      return `(${note.moves})`;
    case 'hint':
      return '(?)';
    case 'lessonsOff':
      return '(x)';
  }
}

export function formatMoves(moves: readonly Move[]): string {
  return moves.map(formatMove).join(' ');
}

/** Null if it is no such text. */
export function parseLog(text: unknown): readonly LogEntry[] | null {
  return parseWords(text, parseEntry);
}

export function parseMoves(text: unknown): readonly Move[] | null {
  return parseWords(text, parseMove);
}

function parseEntry(word: string): LogEntry | null {
  if (word === '(?)') return { type: 'hint' };
  if (word === '(x)') return { type: 'lessonsOff' };
  const note = /^\(([1-9]\d{0,3})\)$/.exec(word);
  if (note === null) return parseMove(word);
  const moves = Number(note[1]);
  return moves > LONGEST_LOG ? null : { type: 'takenBack', moves };
}

function parseWords<T>(text: unknown, parse: (word: string) => T | null): readonly T[] | null {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  if (text === '') return [];
  const words = text.split(' ');
  if (words.length > LONGEST_LOG) return null;
  const parsed: T[] = [];
  for (const word of words) {
    const entry = parse(word);
    if (entry === null) return null;
    parsed.push(entry);
  }
  return parsed;
}

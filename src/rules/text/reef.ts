import { formatField } from '../data/hex';
import { laidLuminos } from '../reef';
import type { Reef } from '../state';
import { formatLumino, type Naming, readField, readLumino, readStartIf } from './names';
import { formatList, type Parsed, parseText, type Reader, take, takeList } from './reader';
import type { SetupLay } from './setup';
import { buildReef } from './validate';

/**
 * A reef as one line of text: its lays from the bottom up, `y3s1:c3d4,...`, or `-` for the bare board.
 * `y3s1` is the lumino: colour, value, other field (letters: names.ts) and which of those that look alike. `c3d4` is where
 * its number and its other field lie: row a to g, then column from 1.
 * A start lumino is two colours, `yp:d4d5`: yellow on d4, pink on d5.
 */
export function formatReef(reef: Reef): string {
  return formatLays(laysOf(reef));
}

/**
 * Reads what `formatReef` writes. Without the last digit of a lumino the first one not yet named is meant.
 * Checked is what holds for every reef: neighbouring fields of the same height, never congruent, no lumino twice.
 */
export function parseReef(text: string): Parsed<Reef> {
  const offsets: LayOffsets[] = [];
  const parsed = parseText(text, (reader) => readLays(reader, { players: 4, named: new Set() }, offsets));
  if (!parsed.ok) return parsed;
  const built = buildReef(parsed.value, 4, new Set());
  if (built.ok) return { ok: true, value: built.reef };
  return { ok: false, at: offsets[built.index][built.on], problem: built.problem };
}

/** The lays that make a reef, level by level and on each level by their first field. */
export function laysOf(reef: Reef): readonly SetupLay[] {
  const first = ({ numberOn, otherOn }: SetupLay) => Math.min(numberOn, otherOn);
  return [...laidLuminos(reef)]
    .sort((a, b) => a.level - b.level || first(a) - first(b))
    .map(({ lumino, numberOn, otherOn }) => ({ lumino, numberOn, otherOn }));
}

export function formatLays(lays: readonly SetupLay[]): string {
  return formatList(lays, ({ lumino, numberOn, otherOn }) => {
    return `${formatLumino(lumino)}:${formatField(numberOn)}${formatField(otherOn)}`;
  });
}

/** Where in a text the lumino and the fields of a lay stand. */
export interface LayOffsets {
  readonly lumino: number;
  readonly fields: number;
}

/** Reads lays, whether they can be or not, and notes where each of them stands. */
export function readLays(reader: Reader, naming: Naming, offsets: LayOffsets[]): readonly SetupLay[] {
  return takeList(reader, () => {
    const at = reader.at;
    const start = readStartIf(reader, naming);
    const lumino = start === null ? readLumino(reader, naming) : start.lumino;
    take(reader, /:/y, 'a colon');
    offsets.push({ lumino: at, fields: reader.at });
    const first = readField(reader);
    const second = readField(reader);
    return start?.isTurned
      ? { lumino, numberOn: second, otherOn: first }
      : { lumino, numberOn: first, otherOn: second };
  });
}

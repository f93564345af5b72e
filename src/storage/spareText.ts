import type { GameRecord } from '../history/record';
import { decodeGame, encodeGame } from './compact';
import { isObject, isPeople, isText, isTime, isTitle } from './format/head';
import { isCount, isGameId, type Save } from './format/save';
import { seal, unseal } from './format/sealed';

// The second copy of a game: its compact code, what the code does not hold, and a check number in front of it all.

/** Null for a game that the rules cannot follow: there is no code for it. */
export function formatSpare({ record, ...rest }: Save): string | null {
  const code = encodeGame(record);
  if (code === null) return null;
  return seal(JSON.stringify({ ...rest, people: record.people, code }));
}

/** Null for whatever is damaged or half written. */
export function parseSpare(text: string): Save | null {
  return saveFrom(unseal(text));
}

/** Of several copies the one that knows most; damaged ones count for nothing. */
export function newest(texts: readonly (string | null)[]): Save | null {
  // A code takes its time to be read: the others are only needed if the best one turns out to be damaged.
  return firstOf(texts, saveFrom);
}

/** All but the story of that copy, which is sooner read. */
export function newestHead(texts: readonly (string | null)[]): SpareHead | null {
  return firstOf(texts, headFrom);
}

export type SpareHead = Omit<Save, 'record'> & Pick<GameRecord, 'people'>;

function firstOf<T>(texts: readonly (string | null)[], read: (copy: unknown) => T | null): T | null {
  const copies = texts.map((text) => (text === null ? null : unseal(text))).filter(isObject);
  for (const copy of copies.sort((a, b) => Number(b.saves) - Number(a.saves))) {
    const found = read(copy);
    if (found !== null) return found;
  }
  return null;
}

function headFrom(value: unknown): SpareHead | null {
  if (!isObject(value)) return null;
  const { id, title, created, touched, saves, isOver, removed, position, people } = value;
  if (!isGameId(id) || !isTitle(title) || !isTime(created) || !isTime(touched) || !isCount(saves)) return null;
  if (typeof isOver !== 'boolean' || !(removed === null || isTime(removed))) return null;
  if (!isText(position) || !isPeople(people)) return null;
  return { id, title, created, touched, saves, isOver, removed, position, people };
}

function saveFrom(value: unknown): Save | null {
  const head = headFrom(value);
  if (head === null || !isObject(value) || !isText(value.code)) return null;
  const { people, ...rest } = head;
  const decoded = decodeGame(value.code);
  // A newer app's: not ours to shorten.
  if (!decoded.ok && decoded.why === 'newer') return null;
  // By other rules than these its moves cannot be read; where it stood still can.
  const record: GameRecord = decoded.ok
    ? decoded.record
    : { people, origin: { type: 'position', position: rest.position }, log: [], ahead: [] };
  return { ...rest, record };
}

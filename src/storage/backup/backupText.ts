import type { GameRecord } from '../../history/record';
import { isCount, isGameId, isObject, isText, isTime, isTitle, parseListedPeople } from '../format/head';
import { parseSave, type Save, type Stored } from '../format/save';
import { seal, unseal } from '../format/sealed';
import { decodeBackupCode } from '../links/compact';

// The second copy of a game: the same versioned save as in the database, with a check number in front of it. Whatever
// version reads saves reads it, by the same migrations; the rules of the day are not asked.

/** What a list has to know of a copy. */
export type BackupHead = Omit<Save, 'record'> & Pick<GameRecord, 'people'>;

/** The newest copy is one that only a newer app can read: neither absent nor damaged. */
class NewerBackup extends Error {}

export function backupHeadOf({ record, ...rest }: Save): BackupHead {
  return { ...rest, people: record.people };
}

export function formatBackup(game: Stored): string {
  return seal(JSON.stringify(game));
}

/** Null for whatever is damaged or half written. */
export function parseBackup(text: string, rules?: number): Save | null {
  return newest([text], rules);
}

/** Of several copies the one that knows most; damaged ones count for nothing. */
export function newest(texts: readonly (string | null)[], rules?: number): Save | null {
  return firstOf(texts, (value) => (isCoded(value) ? codedSave(value) : plainSave(value, rules)));
}

/** All but the story of that copy: a link code takes its time to be followed. */
export function newestHead(texts: readonly (string | null)[], rules?: number): BackupHead | null {
  return firstOf(texts, (value) => (isCoded(value) ? codedHead(value) : plainHead(value, rules)));
}

type Json = Readonly<Record<string, unknown>>;

function firstOf<T>(texts: readonly (string | null)[], read: (copy: Json) => T | null): T | null {
  const copies = texts.map((text) => (text === null ? null : unseal(text))).filter(isObject);
  for (const copy of copies.sort((a, b) => Number(b.saves) - Number(a.saves))) {
    const found = read(copy);
    if (found !== null) return found;
  }
  return null;
}

function plainSave(value: Json, rules?: number): Save | null {
  const parsed = parseSave(value, rules);
  if (!parsed.ok && parsed.why === 'newer') throw new NewerBackup();
  return parsed.ok ? parsed.save : null;
}

function plainHead(value: Json, rules?: number): BackupHead | null {
  const save = plainSave(value, rules);
  return save === null ? null : backupHeadOf(save);
}

// Before they were saves, copies were link codes with what a code does not hold beside it. They are read, never written.

function isCoded(value: Json): boolean {
  return value.format === undefined && isText(value.code);
}

function codedHead(value: Json): BackupHead | null {
  const { id, title, created, touched, saves, isOver, removed, position } = value;
  const people = parseListedPeople(value.people);
  if (!isGameId(id) || !isTitle(title) || !isTime(created) || !isTime(touched) || !isCount(saves)) return null;
  if (typeof isOver !== 'boolean' || !(removed === null || isTime(removed))) return null;
  if (!isText(position) || people === null) return null;
  return { id, title, created, touched, saves, isOver, removed, position, people };
}

function codedSave(value: Json): Save | null {
  const head = codedHead(value);
  if (head === null || !isText(value.code)) return null;
  const { people, ...rest } = head;
  const decoded = decodeBackupCode(value.code, rest.position);
  if (decoded.ok) return { ...rest, record: decoded.record };
  if (decoded.why === 'newer') throw new NewerBackup();
  // By other rules than these its moves cannot be read; where it stood still can.
  return {
    ...rest,
    record: { people, origin: { type: 'position', position: rest.position }, isGuided: false, log: [], redo: [] },
  };
}

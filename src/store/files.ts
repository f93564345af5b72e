import { formatPosition } from '../rules/notation';
import { formatFile, parseFile } from '../storage/file';
import { allGames, gameIds, putGames } from '../storage/games';
import type { GameId } from '../storage/record';
import { formatSave, parseSave, type Save } from '../storage/save';
import { readSave, sparedSaves, troubleOf, writeSpare } from '../storage/saves';
import { replay } from './replay';
import { broughtOver, newGameId } from './shelf';
import { noteTrouble } from './troubles';

/** What came of reading a file, or a whole collection of games in one. */
export type Imported =
  /** Kept now, in the order of the file; those that were here already are not among them. */
  | { readonly ok: true; readonly ids: readonly GameId[] }
  /** Nothing was written. */
  | { readonly ok: false; readonly why: 'tooLarge' | 'notOurs' | 'newer' | 'notKept' }
  /** `key` of that game, counted from 1, cannot be read. */
  | { readonly ok: false; readonly why: 'damaged'; readonly game: number; readonly key: string }
  /** The rules refuse that entry of its log, counted from 1; 0 is its beginning. */
  | { readonly ok: false; readonly why: 'rules'; readonly game: number; readonly at: number };

/** The text of a file with that game; null if there is none. */
export async function exportGame(id: GameId): Promise<string | null> {
  await broughtOver();
  const read = await readSave(id);
  return read.ok ? formatFile([read.save], []) : null;
}

/** The same with every game, unreadable ones included; null if there are none. */
export async function exportAll(): Promise<string | null> {
  await broughtOver();
  const saves: Save[] = [];
  const unreadable: unknown[] = [];
  for (const stored of await allGames().catch(() => [])) {
    const parsed = parseSave(stored);
    if (!parsed.ok) unreadable.push(stored);
    else if (parsed.save.removed === null) saves.push(parsed.save);
  }
  const known = new Set(saves.map(({ id }) => id));
  saves.push(...(await sparedSaves()).filter(({ id }) => !known.has(id)));
  return saves.length + unreadable.length === 0 ? null : formatFile(saves, unreadable);
}

/** Reads such a text, checks everything in it by the rules, and only then keeps it: all of it or nothing. */
export async function importGames(text: string): Promise<Imported> {
  await broughtOver();
  const file = parseFile(text);
  if (!file.ok) return file;
  const checked: Save[] = [];
  for (const [index, save] of file.saves.entries()) {
    const replayed = replay(save.record);
    if (!replayed.ok) return { ok: false, why: 'rules', game: index + 1, at: replayed.at };
    const { state } = replayed;
    if (formatPosition(state) !== save.position) return { ok: false, why: 'damaged', game: index + 1, key: 'position' };
    checked.push({ ...save, isOver: state.step.type === 'over', removed: null });
  }
  return keepAll(checked);
}

async function keepAll(saves: readonly Save[]): Promise<Imported> {
  try {
    const taken = new Set(await gameIds());
    const fresh: Save[] = [];
    for (const save of saves) {
      if (!taken.has(save.id)) fresh.push(save);
      // Another state of a game that is here: both are kept.
      else if (!(await isHere(save))) fresh.push({ ...save, id: newGameId() });
    }
    await putGames(fresh.map(formatSave));
    for (const save of fresh) writeSpare(save);
    return { ok: true, ids: fresh.map(({ id }) => id) };
  } catch (error) {
    noteTrouble({ database: troubleOf(error), isSpared: false });
    return { ok: false, why: 'notKept' };
  }
}

/** The very same game, as far as it got. */
async function isHere({ id, position, record }: Save): Promise<boolean> {
  const read = await readSave(id);
  if (!read.ok || read.save.removed !== null) return false;
  return read.save.position === position && read.save.record.log.length === record.log.length;
}

import type { GameId } from '../history/record';
import { formatPosition } from '../rules/notation';
import { encodeGame } from '../storage/compact';
import { canSpare, writeSpares } from '../storage/copies';
import { crc32 } from '../storage/format/crc32';
import { formatFile, parseFile } from '../storage/format/file';
import { headOf, isObject, type KeptGame } from '../storage/format/head';
import { formatSave, isGameId, parseSave, type Save } from '../storage/format/save';
import { allGames, gameIds, putGames } from '../storage/games';
import { aheadGames, type Read, readSave, sparedSaves, troubleOf } from '../storage/saves';
import { followable } from './followable';
import { askToPersist } from './persistence';
import { replay } from './replay';
import { broughtOver, lookOver, newGameId, reconciled } from './shelf';
import { noteTrouble } from './troubles';

/** What came of reading a file, or a whole collection of games in one. */
export type Imported =
  /** Kept now, in the order of the file; those that were here already are not among them. */
  | {
      readonly ok: true;
      readonly ids: readonly GameId[];
      /** What to show of them: the one played last, of those that go on if there are any. */
      readonly latest: KeptGame | null;
    }
  /** Nothing was written. There was no room, or the storage would not have it for another reason. */
  | { readonly ok: false; readonly why: 'tooLarge' | 'notOurs' | 'newer' | 'empty' | 'full' | 'notKept' }
  /** `key` of that game, counted from 1, cannot be read. */
  | { readonly ok: false; readonly why: 'damaged'; readonly game: number; readonly key: string }
  /** The rules refuse that entry of its log, counted from 1; 0 is its beginning. */
  | { readonly ok: false; readonly why: 'rules'; readonly game: number; readonly at: number };

/** The text of a file with that game; null if there is none. */
export async function exportGame(id: GameId): Promise<string | null> {
  await broughtOver();
  const read = await readSave(id);
  return read.ok ? exportSave(read.save) : null;
}

export function exportSave(save: Save): string {
  return fileOf([asked(save)], []);
}

/** A game, and as the rules follow it. */
interface Asked {
  readonly save: Save;
  readonly followed: Save | null;
}

function asked(save: Save): Asked {
  return { save, followed: followable(save) };
}

/** What the rules do not follow is there twice: as they do, so that the file can be read, and as it is. */
function fileOf(games: readonly Asked[], unreadable: readonly unknown[]): string {
  const odd = games.filter(({ save, followed }) => save !== followed).map(({ save }) => formatSave(save));
  return formatFile(
    games.map(({ followed }) => followed).filter((save) => save !== null),
    [...odd, ...unreadable],
  );
}

/** Asking the rules takes a moment for each game: after so many the page answers. */
const SPELL = 16;

/** The same with every game, unreadable ones included; null if there are none. */
export async function exportAll(): Promise<string | null> {
  await broughtOver();
  // What the database has lost is among them.
  await reconciled();
  const saves = new Map<GameId, Save>();
  const unreadable: unknown[] = [];
  const inDatabase = await allGames().catch(() => null);
  for (const stored of inDatabase ?? []) {
    const parsed = parseSave(stored);
    const save = parsed.ok ? parsed.save : await secondOf(stored);
    if (save === null) unreadable.push(stored);
    else saves.set(save.id, save);
  }
  // Where the database is in trouble, another place knows more.
  if (inDatabase === null) for (const save of await sparedSaves()) saves.set(save.id, save);
  else
    for (const { id } of await aheadGames()) {
      const read = await readSave(id);
      if (read.ok) saves.set(id, read.save);
    }
  const kept = [...saves.values()].filter(({ removed }) => removed === null);
  if (kept.length + unreadable.length === 0) return null;
  const games: Asked[] = [];
  for (const save of kept) {
    games.push(asked(save));
    if (games.length % SPELL === 0) await pause();
  }
  try {
    return fileOf(games, unreadable);
  } catch {
    // What is unreadable may be anything, even what no text can hold.
    return fileOf(games, []);
  }
}

/** What is damaged in the database may be whole in the other place. */
async function secondOf(stored: unknown): Promise<Save | null> {
  const read = isObject(stored) && isGameId(stored.id) ? await readSave(stored.id) : null;
  return read?.ok ? read.save : null;
}

/** After so many games it is told how many of all have been read: more often, nobody could listen. */
const TOLD = 40;

/** Reads such a text, checks everything in it by the rules, and only then keeps it: all of it or nothing. */
export async function importGames(
  text: string,
  tell: (read: number, all: number) => void = () => {},
): Promise<Imported> {
  const file = parseFile(text);
  if (!file.ok) return file;
  if (file.saves.length === 0) return { ok: false, why: 'empty' };
  const checked: Save[] = [];
  for (const [index, save] of file.saves.entries()) {
    const game = index + 1;
    const replayed = replay(save.record);
    if (!replayed.ok) return { ok: false, why: 'rules', game, at: replayed.at };
    const { state, future } = replayed;
    if (formatPosition(state) !== save.position) return { ok: false, why: 'damaged', game, key: 'position' };
    if (future.length < save.record.ahead.length) return { ok: false, why: 'damaged', game, key: 'ahead' };
    // Whatever has no code could be neither copied nor sent.
    if (encodeGame(save.record) === null) return { ok: false, why: 'damaged', game, key: 'log' };
    if (game % TOLD === 0) tell(game, file.saves.length);
    // The page answers in between.
    await pause();
    checked.push({ ...save, isOver: state.step.type === 'over', removed: null, saves: 1 });
  }
  await broughtOver();
  // What the database has lost is here all the same.
  await reconciled();
  return keepAll(checked);
}

async function keepAll(saves: readonly Save[]): Promise<Imported> {
  try {
    // A database that does not answer is waited for once, not with every game.
    await gameIds();
    const fresh = new Map<GameId, Save>();
    for (const save of saves) {
      // Another state of a game that is here: both are kept, but each only once.
      const ids = [save.id, otherId(save)];
      const reads = await Promise.all(ids.map(readSave));
      if (reads.some((read) => isHere(save, read)) || [...fresh.values()].some((each) => isSame(each, save))) continue;
      // What cannot be read is somebody's, too, in whichever place.
      const isFree = (id: GameId, index: number) => !fresh.has(id) && isMissing(reads[index]);
      const id = ids.find(isFree) ?? newGameId();
      fresh.set(id, { ...save, id });
    }
    const games = [...fresh.values()];
    await putGames(games.map(formatSave));
    // Nobody waits for the copies, nor for the answer to the question.
    writeSpares(games);
    askToPersist();
    await lookOver();
    return { ok: true, ids: [...fresh.keys()], latest: latestOf(games) };
  } catch (error) {
    const database = troubleOf(error);
    // What was here before is as safe as it was.
    noteTrouble({ database, isSpared: await canSpare() });
    return { ok: false, why: database === 'full' ? 'full' : 'notKept' };
  }
}

function latestOf(saves: readonly Save[]): KeptGame | null {
  const [first] = [...saves].sort((a, b) => Number(a.isOver) - Number(b.isOver) || b.touched - a.touched);
  return first === undefined ? null : headOf(first);
}

function pause(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}

/** The same for the same state of the same game. */
function otherId({ id, position, record: { log } }: Save): GameId {
  const sum = crc32(new TextEncoder().encode(`${position} ${log.length}`));
  return `${id.slice(0, 16)}${sum.toString(36)}`;
}

function isHere(save: Save, read: Read): boolean {
  return read.ok && read.save.removed === null && isSame(read.save, save);
}

function isMissing(read: Read): boolean {
  return !read.ok && read.why === 'missing';
}

/** The very same game, as far as it got. */
function isSame(a: Save, b: Save): boolean {
  return a.created === b.created && a.position === b.position && a.record.log.length === b.record.log.length;
}

import type { GameId } from '../../history/record';
import { replay } from '../../history/replay';
import { formatPosition } from '../../rules/text/position';
import { crc32 } from '../../storage/format/crc32';
import { formatFile, parseFile } from '../../storage/format/file';
import { headOf, isGameId, isObject, type KeptGame } from '../../storage/format/head';
import type { NameGroups } from '../../storage/format/nameGroups';
import { formatSave, parseSave, type Save } from '../../storage/format/save';
import { encodeGame } from '../../storage/links/compact';
import { type Read, type SaveRepository, troubleOf } from '../../storage/saveRepository';
import type { Storage } from '../../storage/storage';
import { newGameId } from './gameId';
import type { JoinedNames } from './joinedNames';
import type { Library } from './library';
import { adaptToRules } from './resume';

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

/** Games to and from files. */
export interface GameFiles {
  /** The text of a file with that game; null if there is none. */
  exportGame(id: GameId): Promise<string | null>;
  /** The same with every game, unreadable ones included; null if there are none. */
  exportAll(): Promise<string | null>;
  /** Reads such a text, checks everything in it by the rules, and only then keeps it: all of it or nothing. */
  importGames(text: string, tell?: (read: number, all: number) => void): Promise<Imported>;
}

/** Replaying a game takes a moment: after this many games the page gets to handle input. */
const YIELD_EVERY_GAMES = 16;

/** How many games are read between two progress reports: a screen reader could not follow more. */
const TELL_EVERY_GAMES = 40;

export function createGameFiles(
  library: Library,
  storage: Storage,
  saves: SaveRepository,
  joinedNames: JoinedNames,
): GameFiles {
  const { database, device, rules } = storage;
  const { readSave, backups } = saves;

  async function exportAll(): Promise<string | null> {
    await storage.moveVersion1Games();
    // What the database has lost is among them.
    await library.restoreMissingGames();
    const all = new Map<GameId, Save>();
    const unreadable: unknown[] = [];
    const inDatabase = await database.allGames().catch(() => null);
    for (const stored of inDatabase ?? []) {
      const parsed = parseSave(stored, rules);
      const save = parsed.ok ? parsed.save : await secondOf(stored);
      if (save === null) unreadable.push(stored);
      else all.set(save.id, save);
    }
    // Where the database is in trouble, another place knows more.
    if (inDatabase === null) for (const save of await saves.backedUpSaves()) all.set(save.id, save);
    else {
      // Another tab may have been killed with a move that it had only noted.
      const newer = [...(await saves.unsavedGames()).map(({ id }) => id), ...backups.lastNoted()];
      for (const id of new Set(newer)) {
        const read = await readSave(id);
        if (read.ok) all.set(id, read.save);
      }
    }
    const kept = [...all.values()].filter(({ removed }) => removed === null);
    if (kept.length + unreadable.length === 0) return null;
    const games: Asked[] = [];
    for (const save of kept) {
      games.push(asked(save));
      if (games.length % YIELD_EVERY_GAMES === 0) await pause();
    }
    await joinedNames.load();
    const names = joinedNames.groups.peek();
    try {
      return fileOf(games, unreadable, names);
    } catch {
      // What is unreadable may be anything, even what no text can hold.
      return fileOf(games, [], names);
    }
  }

  /** What is damaged in the database may be whole in the other place. */
  async function secondOf(stored: unknown): Promise<Save | null> {
    const read = isObject(stored) && isGameId(stored.id) ? await readSave(stored.id) : null;
    return read?.ok ? read.save : null;
  }

  async function importGames(text: string, tell: (read: number, all: number) => void = () => {}): Promise<Imported> {
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
      if (future.length < save.record.redo.length) return { ok: false, why: 'damaged', game, key: 'ahead' };
      // What has no code could not be sent.
      if (encodeGame(save.record) === null) return { ok: false, why: 'damaged', game, key: 'log' };
      if (game % TELL_EVERY_GAMES === 0) tell(game, file.saves.length);
      // Lets the page handle input in between.
      await pause();
      checked.push({ ...save, isOver: state.step.type === 'over', removed: null, saves: 1 });
    }
    await storage.moveVersion1Games();
    // What the database has lost is here all the same.
    await library.restoreMissingGames();
    const imported = await keepAll(checked);
    if (imported.ok) {
      await joinedNames.load();
      joinedNames.add(file.joinedNames);
    }
    return imported;
  }

  async function keepAll(checked: readonly Save[]): Promise<Imported> {
    try {
      // A database that does not answer is waited for once, not with every game.
      await database.gameIds();
      const fresh = new Map<GameId, Save>();
      for (const save of checked) {
        // Another state of a game that is here: both are kept, but each only once.
        const ids = [save.id, otherId(save)];
        const reads = await Promise.all(ids.map(readSave));
        if (reads.some((read) => isHere(save, read)) || [...fresh.values()].some((each) => isSame(each, save)))
          continue;
        // An id whose game cannot be read, in either place, is not free.
        const isFree = (id: GameId, index: number) => !fresh.has(id) && isMissing(reads[index]);
        const id = ids.find(isFree) ?? newGameId(device);
        fresh.set(id, { ...save, id });
      }
      const games = [...fresh.values()];
      await database.putGames(games.map((save) => formatSave(save, rules)));
      // The import does not wait for the copies, nor for the answer to the question.
      backups.writeAll(games);
      library.askToPersist();
      await library.lookOver();
      return { ok: true, ids: [...fresh.keys()], latest: latestOf(games) };
    } catch (error) {
      const wrong = troubleOf(error);
      // The games that were here before are untouched.
      library.noteTrouble({ database: wrong, isBackedUp: await backups.canWrite() });
      return { ok: false, why: wrong === 'full' ? 'full' : 'notKept' };
    }
  }

  return {
    async exportGame(id) {
      await storage.moveVersion1Games();
      const read = await readSave(id);
      return read.ok ? exportSave(read.save) : null;
    },
    exportAll,
    importGames,
  };
}

export function exportSave(save: Save): string {
  return fileOf([asked(save)], []);
}

/** A game, and the same as the rules could replay it. */
interface Asked {
  readonly save: Save;
  readonly followed: Save | null;
}

function asked(save: Save): Asked {
  return { save, followed: adaptToRules(save) };
}

/** A game that the rules cannot replay is in the file twice: as far as they can, to be read, and as it is. */
function fileOf(games: readonly Asked[], unreadable: readonly unknown[], names: NameGroups = []): string {
  const odd = games.filter(({ save, followed }) => save !== followed).map(({ save }) => formatSave(save));
  return formatFile(
    games.map(({ followed }) => followed).filter((save) => save !== null),
    [...odd, ...unreadable],
    names,
  );
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

/** The same game in the same state. */
function isSame(a: Save, b: Save): boolean {
  return a.created === b.created && a.position === b.position && a.record.log.length === b.record.log.length;
}

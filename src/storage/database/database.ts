import { unwrap } from 'idb';
import type { GameId } from '../../history/record';
import type { BackupHead } from '../backup/backupText';
import type { Device } from '../device';
import { type KeptGame, parseHead, type Shelf, shelfFor, shelfOf } from '../format/head';
import type { Stored } from '../format/save';
import { SAVE_VERSION } from '../versions';
import { createConnection, type Database } from './connection';

/** Where a page of the list ended. */
export type PageEnd = readonly [touched: number, id: GameId];

export interface Page {
  /** The ones touched last first. */
  readonly games: readonly KeptGame[];
  /** Games whose head is damaged, between them. A list leaves out those that another place has whole. */
  readonly unreadable: readonly GameId[];
  /** Where the next page begins; null if there is none. */
  readonly next: PageEnd | null;
}

/** Some of the games of a shelf as they are stored, and where the next ones begin; null if there are none. */
export interface Slice {
  readonly games: readonly unknown[];
  readonly next: PageEnd | null;
}

export interface Counts {
  readonly running: number;
  readonly over: number;
  /** They can be brought back. */
  readonly removed: number;
  /** Games that are there and cannot be read; they are left as they are. */
  readonly damaged: number;
}

/** The games in IndexedDB. All of it rejects with a DatabaseError only. */
export interface GameDatabase {
  /**
   * Puts a game there, on the disk once this resolves. Not if another tab has meanwhile saved it more often than the
   * caller knows of; unless that is this very save, whose answer got lost. A tab that is alone with it is sooner done.
   */
  putGame(game: Stored, known: number, isAlone: () => boolean): Promise<'put' | 'overtaken'>;
  /** Puts all of them there or, if anything goes wrong, none. */
  putGames(games: readonly Stored[]): Promise<void>;
  /** As it is stored, or undefined. */
  getGame(id: GameId): Promise<unknown>;
  deleteGame(id: GameId): Promise<void>;
  gameIds(): Promise<readonly GameId[]>;
  /** Everything that is stored, readable or not. */
  allGames(): Promise<readonly unknown[]>;
  /** Up to `count` games of a shelf, the ones touched last first, after that end of a page. */
  pageOfGames(shelf: Shelf, after: PageEnd | null, count: number): Promise<Page>;
  /** The next `count` games of a shelf as they are stored, the ones touched first first: a thousand take few requests. */
  sliceOfGames(shelf: Shelf, after: PageEnd | null, count: number): Promise<Slice>;
  /** With these as if they were there, unless what is there is as new; all of it at one moment. */
  countsOfGames(newer?: readonly BackupHead[]): Promise<Counts>;
  /** Small texts beside the games. */
  putNote(key: string, text: string): Promise<void>;
  getNote(key: string): Promise<string | null>;
  checkConnection(): void;
}

/** No tablet needs longer for one game when it writes many. */
const PUT_EXTRA_MS = 20;

export function createDatabase(device: Pick<Device, 'indexedDB'>): GameDatabase {
  const { use, check } = createConnection(device);
  return {
    async putGame(game, known, isAlone) {
      let isFirst = true;
      return use(async (database) => {
        // Asked now: a lost connection may have taken its time. And a tab that was alone may not be after a failed try.
        const isUnchecked = isFirst && isAlone();
        isFirst = false;
        if (isUnchecked) {
          await putAll(database, [game]);
          return 'put';
        }
        return putChecked(database, game, known);
      });
    },
    // A timeout would say that nothing was written, and all would be in the end.
    putGames: (games) => use((database) => putAll(database, games), games.length * PUT_EXTRA_MS),
    getGame: (id) => use((database) => database.get('games', id)),
    deleteGame: (id) => use((database) => database.delete('games', id)),
    gameIds: () => use((database) => database.getAllKeys('games')),
    allGames: () => use((database) => database.getAll('games')),
    pageOfGames: (shelf, after, count) => use((database) => pageOf(database, shelf, after, count)),
    sliceOfGames: (shelf, after, count) => use((database) => sliceOf(database, shelf, after, count)),
    countsOfGames: (newer = []) => use((database) => countsOf(database, newer)),
    async putNote(key, text) {
      await use((database) => database.put('notes', text, key));
    },
    async getNote(key) {
      const text: unknown = await use((database) => database.get('notes', key));
      return typeof text === 'string' ? text : null;
    },
    checkConnection: check,
  };
}

async function putChecked(database: Database, game: Stored, known: number): Promise<'put' | 'overtaken'> {
  const transaction = database.transaction('games', 'readwrite', { durability: 'strict' });
  // Both at once: asking first and writing then would take twice as long.
  const reading = transaction.store.get(game.id);
  const writing = transaction.store.put(game);
  // Whatever fails is told once, by the first of them.
  for (const promise of [reading, writing, transaction.done]) promise.catch(() => {});
  const there = await reading;
  const isThisVery = there?.saves === game.saves && there?.touched === game.touched;
  if (isNewer(there, known) && !isThisVery) {
    transaction.abort();
    return 'overtaken';
  }
  await transaction.done;
  return 'put';
}

/** Without idb's wrapping: every move waits for this, and the wrapping alone would be 3 % of the wait. */
function putAll(database: Database, games: readonly Stored[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = unwrap(database).transaction('games', 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    try {
      const store = transaction.objectStore('games');
      for (const game of games) store.put(game);
      // Nothing more will be asked: without a word it would wait for the answers first.
      transaction.commit();
    } catch (error) {
      transaction.abort();
      reject(error);
    }
  });
}

async function pageOf(database: Database, shelf: Shelf, after: PageEnd | null, count: number): Promise<Page> {
  const games: KeptGame[] = [];
  const unreadable: GameId[] = [];
  let last: PageEnd | null = null;
  const range =
    after === null
      ? IDBKeyRange.bound([shelf], [shelf, []])
      : IDBKeyRange.bound([shelf], [shelf, ...after], false, true);
  let cursor = await shelved(database).openCursor(range, 'prev');
  while (cursor !== null && games.length < count) {
    const [, touched, id] = cursor.key;
    const game = parseHead(cursor.value);
    if (game === null) unreadable.push(id);
    else games.push(game);
    last = [touched, id];
    cursor = await cursor.continue();
  }
  return { games, unreadable, next: cursor === null ? null : last };
}

async function sliceOf(database: Database, shelf: Shelf, after: PageEnd | null, count: number): Promise<Slice> {
  const range = IDBKeyRange.bound([shelf, ...(after ?? [])], [shelf, []], after !== null);
  const games = await shelved(database).getAll(range, count);
  const last = games[count - 1];
  // It is in the index, so these two are what they should be.
  return { games, next: last === undefined ? null : [Number(last.touched), last.id] };
}

async function countsOf(database: Database, newer: readonly BackupHead[]): Promise<Counts> {
  const index = shelved(database);
  const on = (shelf: Shelf) => index.count(IDBKeyRange.bound([shelf], [shelf, []]));
  const [all, running, over, removed, ...there] = await Promise.all([
    index.objectStore.count(),
    on('running'),
    on('over'),
    on('removed'),
    ...newer.map(({ id }) => index.objectStore.get(id)),
  ]);
  const counts = { running, over, removed, damaged: all - running - over - removed };
  for (const [at, head] of newer.entries()) {
    const stored = there[at];
    if (isNewer(stored, head.saves - 1)) continue;
    if (stored !== undefined) counts[shelfOf(stored) ?? 'damaged']--;
    counts[shelfFor(head)]++;
  }
  return counts;
}

function shelved(database: Database) {
  return database.transaction('games').store.index('shelf');
}

/** A newer app has saved it, or another tab more often than we know of. A record whose numbers are damaged counts for nothing. */
function isNewer(there: Stored | undefined, known: number): boolean {
  if (Number(there?.version) > SAVE_VERSION) return true;
  return Number.isSafeInteger(there?.saves) && Number(there?.saves) > known;
}

import { unwrap } from 'idb';
import type { GameId } from '../history/record';
import { type Database, inDatabase } from './database';
import { type KeptGame, parseHead, type Shelf, shelfFor, shelfOf, VERSION } from './format/head';
import type { Stored } from './format/save';
import type { SpareHead } from './spareText';

// What is asked of the database. All of it rejects with a DatabaseError only.

/** Where a page of the list ended. */
export type Mark = readonly [touched: number, id: GameId];

export interface Page {
  /** The ones touched last first. */
  readonly games: readonly KeptGame[];
  /** Games whose head is damaged, between them. A list leaves out those that another place has whole. */
  readonly unreadable: readonly GameId[];
  /** Where the next page begins; null if there is none. */
  readonly next: Mark | null;
}

export interface Counts {
  readonly running: number;
  readonly over: number;
  /** They can be brought back. */
  readonly removed: number;
  /** Games that are there and cannot be read; they are left as they are. */
  readonly damaged: number;
}

/**
 * Puts a game there, on the disk once this resolves. Not if somebody else has meanwhile saved it more often than the
 * caller knows of; unless that is this very save, whose answer got lost. Whoever is alone with it is sooner done.
 */
export async function putGame(game: Stored, known: number, isAlone: () => boolean): Promise<'put' | 'overtaken'> {
  let isFirst = true;
  return inDatabase(async (database) => {
    // Asked now: a lost connection may have taken its time. And whoever was alone may not be after a failed try.
    const isUnchecked = isFirst && isAlone();
    isFirst = false;
    if (isUnchecked) {
      await putAll(database, [game]);
      return 'put';
    }
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
  });
}

/** No tablet needs so many milliseconds for one game of many. */
const PATIENCE = 20;

/** Puts all of them there or, if anything goes wrong, none. */
export function putGames(games: readonly Stored[]): Promise<void> {
  // Whoever lost patience would say that nothing was written, and all would be in the end.
  return inDatabase((database) => putAll(database, games), games.length * PATIENCE);
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

/** As it is stored, or undefined. */
export function getGame(id: GameId): Promise<unknown> {
  return inDatabase((database) => database.get('games', id));
}

export function deleteGame(id: GameId): Promise<void> {
  return inDatabase((database) => database.delete('games', id));
}

export function gameIds(): Promise<readonly GameId[]> {
  return inDatabase((database) => database.getAllKeys('games'));
}

/** Everything that is stored, readable or not. */
export function allGames(): Promise<readonly unknown[]> {
  return inDatabase((database) => database.getAll('games'));
}

/** Up to so many games of a shelf, the ones touched last first, after that mark. */
export function pageOfGames(shelf: Shelf, after: Mark | null, count: number): Promise<Page> {
  return inDatabase(async (database) => {
    const games: KeptGame[] = [];
    const unreadable: GameId[] = [];
    let last: Mark | null = null;
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
  });
}

/** With these as if they were there, unless what is there is as new: all of it at one moment, whoever writes meanwhile. */
export function countsOfGames(newer: readonly SpareHead[] = []): Promise<Counts> {
  return inDatabase(async (database) => {
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
  });
}

function shelved(database: Database) {
  return database.transaction('games').store.index('shelf');
}

/** A newer app has saved it, or somebody more often than we know of. A record whose numbers are damaged is nobody's. */
function isNewer(there: Stored | undefined, known: number): boolean {
  if (Number(there?.version) > VERSION) return true;
  return Number.isSafeInteger(there?.saves) && Number(there?.saves) > known;
}

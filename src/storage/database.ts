import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Stored } from './format/save';

/** Why the database does not do what it should: there is none, it is full, a newer app has changed it, it went away. */
export type DatabaseTrouble = 'none' | 'full' | 'newer' | 'lost';

export class DatabaseError extends Error {
  constructor(readonly trouble: DatabaseTrouble) {
    super(`database: ${trouble}`);
  }
}

interface Games extends DBSchema {
  games: { key: string; value: Stored; indexes: { shelf: [string, number, string] } };
  /** Small texts by name. */
  notes: { key: string; value: string };
}

export type Database = IDBPDatabase<Games>;

const NAME = 'lumicora';
const VERSION = 1;

/** A database that says nothing for so many milliseconds is gone, too: WebKit's does that once an app was suspended. */
const LONGEST_SILENCE = 4000;
/** Suspicious is one that says nothing for so long. What it is writing is written all the same. */
const SHORT_SILENCE = 1000;
const MOST_TRIES = 3;

let connection: Promise<Database> | null = null;
let wasOpen = false;
/** It was waited for in vain, and has not answered since: nobody waits that long for every move. */
let isSilent = false;

/**
 * Does something with the database; a connection that got lost is opened anew. What takes longer than other things may
 * take so many milliseconds more. Rejects with a DatabaseError only.
 */
export async function inDatabase<T>(use: (database: Database) => Promise<T>, more = 0): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await answered(connect().then(use), (isSilent ? SHORT_SILENCE : LONGEST_SILENCE) + more);
      isSilent = false;
      return answer;
    } catch (error) {
      // The same handle never recovers.
      drop();
      if (mayPass(error) && !isSilent && tries < MOST_TRIES) continue;
      isSilent = nameOf(error) === 'TimeoutError';
      throw new DatabaseError(troubleOf(error));
    }
  }
}

/** An app that was suspended may find its connection dead, and nobody says so: best found out before the next move. */
export function checkConnection(): void {
  const suspect = connection;
  if (suspect === null) return;
  const dropIt = () => {
    if (connection === suspect) drop();
  };
  const timer = setTimeout(dropIt, SHORT_SILENCE);
  suspect
    .then((database) => database.count('notes'))
    .catch(dropIt)
    .finally(() => clearTimeout(timer));
}

function connect(): Promise<Database> {
  connection ??= open();
  return connection;
}

async function open(): Promise<Database> {
  const database = await openDB<Games>(NAME, VERSION, {
    upgrade(created) {
      created.createObjectStore('games', { keyPath: 'id' }).createIndex('shelf', ['shelf', 'touched', 'id']);
      created.createObjectStore('notes');
    },
    // A newer app in another tab wants to change it: it must not wait for us.
    blocking: drop,
    terminated: drop,
  });
  wasOpen = true;
  return database;
}

function drop(): void {
  connection?.then(
    (database) => database.close(),
    () => {},
  );
  connection = null;
}

/** Whether another try may do it. A database that has never answered is not waited for again. */
function mayPass(error: unknown): boolean {
  if (typeof indexedDB === 'undefined') return false;
  const name = nameOf(error);
  if (name === 'TimeoutError') return wasOpen;
  return !['QuotaExceededError', 'VersionError', 'SecurityError'].includes(name);
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

function troubleOf(error: unknown): DatabaseTrouble {
  if (typeof indexedDB === 'undefined') return 'none';
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'full';
    case 'VersionError':
      return 'newer';
    case 'SecurityError':
      return 'none';
    default:
      return wasOpen ? 'lost' : 'none';
  }
}

function answered<T>(answer: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), patience);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

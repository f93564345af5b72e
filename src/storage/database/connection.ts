import { type DBSchema, type IDBPDatabase, wrap } from 'idb';
import type { Device } from '../device';
import type { Stored } from '../format/save';
import { DATABASE_VERSION } from '../versions';

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

/** A database that has not answered by then is gone: WebKit's says nothing once an app was suspended. */
const ANSWER_TIMEOUT_MS = 4000;
/** The shorter wait once it has missed an answer, and for a check. What it is writing is written all the same. */
const SILENT_TIMEOUT_MS = 1000;
const MOST_TRIES = 3;

export interface Connection {
  /**
   * Does something with the database; a connection that got lost is opened anew. An operation that takes longer than
   * others gets `extraMs` more before it times out. Rejects with a DatabaseError only.
   */
  use<T>(act: (database: Database) => Promise<T>, extraMs?: number): Promise<T>;
  /** An app that was suspended may find its connection dead without a word: best found out before the next move. */
  check(): void;
}

export function createConnection(device: Pick<Device, 'indexedDB'>): Connection {
  let connection: Promise<Database> | null = null;
  let wasOpen = false;
  /** The database has missed an answer and not answered since: moves then wait less long. */
  let isSilent = false;

  const drop = () => {
    connection?.then(
      (database) => database.close(),
      () => {},
    );
    connection = null;
  };

  const open = async (): Promise<Database> => {
    if (device.indexedDB === null) throw new DOMException('no database', 'SecurityError');
    const database = await openGames(device.indexedDB);
    // A newer app in another tab wants to change it: it must not wait for us.
    database.addEventListener('versionchange', drop);
    database.addEventListener('close', drop);
    wasOpen = true;
    return database;
  };

  const connect = () => {
    connection ??= open();
    return connection;
  };

  /** Whether another try may succeed. A database that has never answered is not waited for again. */
  const mayPass = (error: unknown) => {
    const name = nameOf(error);
    if (name === 'TimeoutError') return wasOpen;
    return !['QuotaExceededError', 'VersionError', 'SecurityError'].includes(name);
  };

  const troubleOf = (error: unknown): DatabaseTrouble => {
    if (device.indexedDB === null) return 'none';
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
  };

  return {
    async use(act, extraMs = 0) {
      for (let tries = 1; ; tries++) {
        try {
          const timeoutMs = (isSilent ? SILENT_TIMEOUT_MS : ANSWER_TIMEOUT_MS) + extraMs;
          const answer = await answered(connect().then(act), timeoutMs);
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
    },
    check() {
      const suspect = connection;
      if (suspect === null) return;
      const dropIt = () => {
        if (connection === suspect) drop();
      };
      const timer = setTimeout(dropIt, SILENT_TIMEOUT_MS);
      suspect
        .then((database) => database.count('notes'))
        .catch(dropIt)
        .finally(() => clearTimeout(timer));
    },
  };
}

function openGames(factory: IDBFactory): Promise<Database> {
  const request = factory.open(NAME, DATABASE_VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    result.createObjectStore('games', { keyPath: 'id' }).createIndex('shelf', ['shelf', 'touched', 'id']);
    result.createObjectStore('notes');
  });
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(wrap(request.result) as unknown as Database));
    request.addEventListener('error', () => reject(request.error));
  });
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

function answered<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { DatabaseTrouble } from '../../src/storage/database';

// Everything that a database can do to a game, for tests with fake timers. `vi.restoreAllMocks` ends it.

interface Failure {
  readonly name: string;
  readonly trouble: DatabaseTrouble;
  begin(): void;
}

export const FAILURES: readonly Failure[] = [
  {
    name: 'nothing can be opened any more',
    trouble: 'lost',
    begin() {
      closeAll();
      vi.spyOn(indexedDB, 'open').mockImplementation(() => failing(new DOMException('backing store', 'UnknownError')));
    },
  },
  {
    name: 'the browser forbids it',
    trouble: 'none',
    begin() {
      closeAll();
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    },
  },
  {
    name: 'the disk is full',
    trouble: 'full',
    begin() {
      abortEveryPut('QuotaExceededError');
    },
  },
  {
    name: 'the disk fails',
    trouble: 'lost',
    begin() {
      abortEveryPut('UnknownError');
    },
  },
  {
    name: 'a newer app has changed it',
    trouble: 'newer',
    begin() {
      closeAll();
      vi.spyOn(indexedDB, 'open').mockImplementation(() => failing(new DOMException('version', 'VersionError')));
    },
  },
  {
    name: 'every connection is closed as soon as it is there',
    trouble: 'lost',
    begin() {
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('closing', 'InvalidStateError');
      });
    },
  },
  {
    name: 'it never answers',
    trouble: 'lost',
    begin() {
      vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
      vi.spyOn(IDBIndex.prototype, 'openCursor').mockImplementation(() => new IDBRequest());
      vi.spyOn(IDBIndex.prototype, 'count').mockImplementation(() => new IDBRequest());
      vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => new IDBRequest());
    },
  },
  {
    name: 'it never opens again',
    trouble: 'lost',
    begin() {
      closeAll();
      vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    },
  },
];

/** The promise, however many seconds the app gives up on in between. */
export async function eventually<T>(promise: Promise<T>): Promise<T> {
  let isDone = false;
  const done = promise.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (let turns = 0; turns < 20 && !isDone; turns++) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(500);
  }
  return done;
}

/** The browser closes what is open, as when someone clears a site's data. */
export function closeAll(): void {
  const { _databases: databases } = indexedDB as unknown as {
    _databases: ReadonlyMap<string, { readonly connections: readonly IDBDatabase[] }>;
  };
  for (const { connections } of databases.values()) for (const connection of [...connections]) forceClose(connection);
}

/** Someone clears this site's data: the database is gone. */
export function wipeDatabase(): void {
  closeAll();
  vi.stubGlobal('indexedDB', new IDBFactory());
}

function forceClose(connection: IDBDatabase): void {
  connection.close();
  connection.dispatchEvent(new Event('close'));
}

function abortEveryPut(error: string): void {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
    const request = put.call(this, value);
    (this.transaction as unknown as { _abort(name: string): void })._abort(error);
    return request;
  });
}

function failing(error: DOMException): IDBOpenDBRequest {
  const request = new IDBOpenDBRequest();
  Object.assign(request, { readyState: 'done', error });
  setImmediate(() => request.dispatchEvent(new Event('error')));
  return request;
}

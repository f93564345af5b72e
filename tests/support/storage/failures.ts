import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { DatabaseTrouble } from '../../../src/storage/database/connection';

// Everything that a database can do to a game. `vi.restoreAllMocks` ends it.

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
      refuseToOpen('UnknownError');
    },
  },
  {
    name: 'the browser forbids it',
    trouble: 'none',
    begin() {
      closeAll();
      refuseToOpen('SecurityError');
    },
  },
  {
    name: 'the disk is full',
    trouble: 'full',
    begin() {
      failPut('QuotaExceededError');
    },
  },
  {
    name: 'the disk was too full in the end',
    trouble: 'full',
    begin() {
      abortAfterPut('QuotaExceededError');
    },
  },
  {
    name: 'the disk fails',
    trouble: 'lost',
    begin() {
      abortAfterPut('UnknownError');
    },
  },
  {
    name: 'a newer app has changed it',
    trouble: 'newer',
    begin() {
      closeAll();
      refuseToOpen('VersionError');
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
      shortenTimers();
      vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest());
      vi.spyOn(IDBIndex.prototype, 'openCursor').mockImplementation(() => new IDBRequest());
      vi.spyOn(IDBIndex.prototype, 'count').mockImplementation(() => new IDBRequest());
      vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => new IDBRequest());
      vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => new IDBRequest());
    },
  },
  {
    name: 'it never opens again',
    trouble: 'lost',
    begin() {
      neverOpen();
    },
  },
];

/** The database does not open again, nor say so. */
export function neverOpen(): void {
  shortenTimers();
  closeAll();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
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

/** Timers of seconds end after milliseconds. */
function shortenTimers(): void {
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, time = 0) =>
    wait(act, Math.min(time, 30))) as typeof setTimeout);
}

function forceClose(connection: IDBDatabase): void {
  (forceCloseDatabase as unknown as (database: IDBDatabase) => void)(connection);
}

function refuseToOpen(error: string): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', error);
  });
}

/** The transaction takes it, and cannot be finished. */
function abortAfterPut(error: string): void {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
    const request = put.call(this, value);
    request.addEventListener('success', () => abort(this.transaction, error));
    return request;
  });
}

/** It is not even taken; what was asked before is answered. */
function failPut(error: string): void {
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    const before = get.call(this, 'nothing');
    const request = get.call(this, 'nothing');
    before.addEventListener('success', () => abort(this.transaction, error));
    return request;
  });
}

function abort(transaction: IDBTransaction, error: string): void {
  (transaction as unknown as { _abort(name: string): void })._abort(error);
}

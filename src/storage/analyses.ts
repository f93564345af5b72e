import type { GameId } from '../history/record';
import type { Device } from './device';
import { seal, unseal } from './format/sealed';
import { ANALYSES_DATABASE_VERSION } from './versions';

/**
 * What was found out about finished games, in a database of its own: the games are not touched. All of it can be made anew,
 * so nothing here rejects: what cannot be written is not there, and what cannot be read is not there either.
 */
export interface KeptAnalyses {
  /** As it was written; null if there is none, or none that is whole. */
  read(id: GameId): Promise<unknown>;
  /** Whether it is kept. */
  write(id: GameId, content: object): Promise<boolean>;
  remove(id: GameId): Promise<void>;
  /** All others go: their games are gone. */
  keepOnly(ids: readonly GameId[]): Promise<void>;
}

const NAME = 'lumicora.analyses';
const STORE = 'analyses';

/** WebKit's database says nothing once an app was suspended; another tab may hold up a new version. */
const ANSWER_TIMEOUT_MS = 3000;

export function createKeptAnalyses({ indexedDB }: Pick<Device, 'indexedDB'>): KeptAnalyses {
  /** Opened and closed each time: they are few, and a connection that is not there cannot be lost. */
  const use = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    if (indexedDB === null) throw new Error('there is no database');
    const database = await opened(indexedDB);
    try {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      return request.result;
    } finally {
      database.close();
    }
  };
  return {
    async read(id) {
      const text: unknown = await within(use('readonly', (store) => store.get(id))).catch(() => null);
      return typeof text === 'string' ? unseal(text) : null;
    },
    write: (id, content) =>
      within(use('readwrite', (store) => store.put(seal(JSON.stringify(content)), id))).then(
        () => true,
        () => false,
      ),
    async remove(id) {
      await within(use('readwrite', (store) => store.delete(id))).catch(() => {});
    },
    async keepOnly(ids) {
      try {
        const kept = await within(use('readonly', (store) => store.getAllKeys()));
        for (const key of kept) {
          if (typeof key !== 'string' || !ids.includes(key))
            await within(use('readwrite', (store) => store.delete(key)));
        }
      } catch {
        // The next time.
      }
    },
  };
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, ANALYSES_DATABASE_VERSION);
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of [...result.objectStoreNames]) result.deleteObjectStore(name);
      result.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function within<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), ANSWER_TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

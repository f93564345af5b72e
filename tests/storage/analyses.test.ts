import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { createKeptAnalyses } from '../../src/storage/analyses';

const CONTENT = { fingerprint: 'a', found: [1, 2, 3] };

/** What stands in the database under that name, as it stands there. */
function alter(factory: IDBFactory, change: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve) => {
    const opening = factory.open('lumicora.analyses');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('analyses', 'readwrite');
      change(transaction.objectStore('analyses'));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

test('[analysis] what was kept is there again, also for another page; the last one counts', async () => {
  const indexedDB = new IDBFactory();
  const kept = createKeptAnalyses({ indexedDB });
  expect(await kept.read('one')).toBeNull();
  expect(await kept.write('one', { fingerprint: 'before' })).toBe(true);
  expect(await kept.write('one', CONTENT)).toBe(true);
  expect(await createKeptAnalyses({ indexedDB }).read('one')).toEqual(CONTENT);
  expect(await kept.read('other')).toBeNull();
});

test('[analysis] it is removed with its game, and so is what no game belongs to any more', async () => {
  const kept = createKeptAnalyses({ indexedDB: new IDBFactory() });
  for (const id of ['one', 'two', 'three']) await kept.write(id, CONTENT);
  await kept.remove('one');
  expect(await kept.read('one')).toBeNull();
  await kept.keepOnly(['three']);
  expect([await kept.read('two'), await kept.read('three')]).toEqual([null, CONTENT]);
});

test('[analysis] a damaged record, or one of another kind, is none', async () => {
  const indexedDB = new IDBFactory();
  const kept = createKeptAnalyses({ indexedDB });
  await kept.write('one', CONTENT);
  let text = '';
  await alter(indexedDB, (store) => {
    const reading = store.get('one');
    reading.onsuccess = () => {
      text = reading.result;
      store.put(`${text.slice(0, -4)}9]}}`, 'one');
      store.put(text.slice(0, 20), 'two');
      store.put({ found: [] }, 'three');
    };
  });
  expect(text).toContain('"found":[1,2,3]');
  for (const id of ['one', 'two', 'three']) expect(await kept.read(id)).toBeNull();
});

test('[analysis] without a database, with a full one, or with one that never answers, nothing is kept and nothing fails', async () => {
  const none = createKeptAnalyses({ indexedDB: null });
  expect([await none.read('one'), await none.write('one', CONTENT)]).toEqual([null, false]);
  await none.remove('one');
  await none.keepOnly([]);

  const indexedDB = new IDBFactory();
  const full = createKeptAnalyses({ indexedDB });
  await full.write('one', CONTENT);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await full.write('one', { found: [4] })).toBe(false);
  put.mockRestore();
  expect(await full.read('one')).toEqual(CONTENT);

  vi.useFakeTimers();
  const silent = createKeptAnalyses({ indexedDB: { open: () => ({}) } as unknown as IDBFactory });
  const answers = Promise.all([silent.read('one'), silent.write('one', CONTENT)]);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await answers).toEqual([null, false]);
});

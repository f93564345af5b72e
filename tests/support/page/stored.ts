import type { Page } from '@playwright/test';

/** A game as the page's database has it, read past the app; null if there is none. */
export async function storedGame(page: Page, id: string): Promise<unknown> {
  return page.evaluate(readStored, id);
}

/** Runs in the page. */
export function readStored(id: string): Promise<unknown> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('lumicora');
    opening.onerror = () => resolve(null);
    // Nothing is there yet, and nothing is to be made here.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('games').objectStore('games').get(id);
      reading.onerror = () => resolve(null);
      reading.onsuccess = () => resolve(reading.result ?? null);
      database.close();
    };
  });
}

/** Puts anything among the games, past the app. */
export async function storeGame(page: Page, record: object): Promise<void> {
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lumicora');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(value);
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(transaction.error);
          opening.result.close();
        };
      }),
    record,
  );
}

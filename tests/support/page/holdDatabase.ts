import type { Page } from '@playwright/test';

/** Nothing is read from the database or written to it until the returned function is called: what is kept is kept late. */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle(
    () =>
      new Promise<{ isHeld: boolean }>((resolve) => {
        indexedDB.open('lumicora').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const hold = { isHeld: true };
          const store = database.transaction([...database.objectStoreNames], 'readwrite').objectStore('games');
          // A transaction with requests stays open, and those of others wait for it.
          const keepOpen = () => {
            if (hold.isHeld) store.count().onsuccess = keepOpen;
            else database.close();
          };
          keepOpen();
          store.count().onsuccess = () => resolve(hold);
        };
      }),
  );
  return () =>
    handle.evaluate((hold) => {
      hold.isHeld = false;
    });
}

import type { Page } from '@playwright/test';
import type { SavedAnalysis } from '../../../src/bots/analysis/analyse';
import { seal, unseal } from '../../../src/storage/format/sealed';

/** As if this had been found out about a game before; done in a page of the app. */
export async function keepAnalysis(page: Page, id: string, content: object): Promise<void> {
  await page.evaluate(
    async ([key, text]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('lumicora.analyses', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('analyses');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      await new Promise((resolve, reject) => {
        const transaction = database.transaction('analyses', 'readwrite');
        transaction.objectStore('analyses').put(text, key);
        transaction.oncomplete = resolve;
        transaction.onabort = reject;
      });
      database.close();
    },
    [id, seal(JSON.stringify(content))] as const,
  );
}

/** What the page has kept of the analysis of a game by now. */
export async function keptAnalysis(page: Page, id: string): Promise<{ readonly saved: SavedAnalysis | null }> {
  const text = await page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('lumicora.analyses', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('analyses');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('analyses');
          const reading = transaction.objectStore('analyses').get(key);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(reading.result ?? '');
          };
        };
      }),
    id,
  );
  return (unseal(text) as { readonly saved: SavedAnalysis | null } | null) ?? { saved: null };
}

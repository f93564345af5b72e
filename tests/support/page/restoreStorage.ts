import type { Page } from '@playwright/test';

/** Everything that an origin has stored, as plain JSON. Binary values are `{ $binary: 'Uint8Array', base64 }`. */
export interface StorageDump {
  /** When it was taken, in milliseconds since 1970. */
  readonly madeAt: number;
  readonly databases: readonly {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly {
      readonly name: string;
      readonly keyPath: string | string[] | null;
      readonly autoIncrement: boolean;
      readonly indexes: readonly {
        readonly name: string;
        readonly keyPath: string | string[];
        readonly unique: boolean;
        readonly multiEntry: boolean;
      }[];
      readonly entries: readonly { readonly key: string; readonly value: unknown }[];
    }[];
  }[];
  /** Of the origin private file system. What is in none of its parts is zeros: journals have long gaps. */
  readonly files: readonly {
    readonly path: string;
    readonly size: number;
    readonly parts: readonly { readonly at: number; readonly base64: string }[];
  }[];
  /** Of localStorage. */
  readonly keys: Readonly<Record<string, string>>;
}

/**
 * Makes the origin of the tests (`baseURL`) have stored this and nothing else, before any script of the app runs; then
 * open the app with `page.goto`. What is not asked for is empty. Service workers have to be blocked, as in our tests.
 */
export async function restoreStorage(
  page: Page,
  dump: StorageDump,
  parts: { readonly database: boolean; readonly files: boolean; readonly keys: boolean },
): Promise<void> {
  const place = '/restore-storage.html';
  await page.route(`**${place}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto(place);
  await page.evaluate(
    async ([{ databases, files, keys }, wanted]) => {
      const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const decoded = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value;
        if (Array.isArray(value)) return value.map(decoded);
        if ('$binary' in value && 'base64' in value) {
          const { buffer } = bytesOf(String(value.base64));
          return value.$binary === 'ArrayBuffer'
            ? buffer
            : new (Reflect.get(globalThis, String(value.$binary)))(buffer);
        }
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decoded(each)]));
      };
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });

      localStorage.clear();
      if (wanted.keys) for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);

      for (const { name } of await indexedDB.databases()) if (name) await answer(indexedDB.deleteDatabase(name));
      for (const { name, version, stores } of wanted.database ? databases : []) {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const { name: store, keyPath, autoIncrement, indexes } of stores) {
            const created = opening.result.createObjectStore(store, { keyPath, autoIncrement });
            for (const { name: index, keyPath: path, unique, multiEntry } of indexes) {
              created.createIndex(index, path, { unique, multiEntry });
            }
          }
        };
        const database = await answer(opening);
        const names = stores.map((store) => store.name);
        const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
        for (const { name: store, keyPath, entries } of stores) {
          for (const { key, value } of entries) {
            transaction.objectStore(store).put(decoded(value), keyPath === null ? key : undefined);
          }
        }
        await new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
        });
        database.close();
      }

      const root = await navigator.storage?.getDirectory?.();
      if (root === undefined) {
        if (wanted.files && files.length > 0) throw new Error('there are no files in this browser');
        return;
      }
      const there: string[] = [];
      for await (const name of root.keys()) there.push(name);
      for (const name of there) await root.removeEntry(name, { recursive: true });
      for (const { path, size, parts: pieces } of wanted.files ? files : []) {
        const folders = path.split('/');
        const last = folders.pop() ?? '';
        let folder = root;
        for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
        const writable = await (await folder.getFileHandle(last, { create: true })).createWritable();
        await writable.truncate(size);
        for (const { at, base64 } of pieces) {
          await writable.write({ type: 'write', position: at, data: bytesOf(base64) });
        }
        await writable.close();
      }
    },
    [dump, parts] as const,
  );
  await page.unroute(`**${place}`);
}

/**
 * From the next load on the page's clock goes as if the dump had been taken a minute ago: deleted games are kept for 30
 * days only, and fixtures grow older than that. Call it before the app is opened.
 */
export async function travelBack(page: Page, { madeAt }: Pick<StorageDump, 'madeAt'>): Promise<void> {
  await page.addInitScript(
    (shift) => {
      const now = () => performance.timeOrigin + performance.now() + shift;
      globalThis.Date = new Proxy(Date, {
        construct: (target, args) => (args.length === 0 ? new target(now()) : Reflect.construct(target, args)),
        get: (target, key) => (key === 'now' ? () => Math.floor(now()) : Reflect.get(target, key)),
      });
    },
    madeAt + 60_000 - Date.now(),
  );
}

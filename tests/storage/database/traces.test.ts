import { beforeEach, expect, test, vi } from 'vitest';
import { hasTraces as hasTracesOn } from '../../../src/storage/database/traces';
import { type App, BACKUP_PREFIX, newDevice, presentDevice, startApp } from '../../support/storage/device';
import { wipeDatabase } from '../../support/storage/failures';
import { RUNNING, saveOf } from '../../support/storage/samples';

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

function hasTraces(): Promise<boolean> {
  return hasTracesOn(presentDevice(), app.database);
}

/** Files of the browser's own with these names in them. */
function filesCalled(...names: readonly string[]): void {
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ keys: () => toAsync(names) }) } });
}

async function* toAsync(names: readonly string[]) {
  yield* names;
}

test('[traces] a device on which nothing was ever kept has none, whatever else is set', async () => {
  localStorage.setItem('lumicora.language', 'de');
  expect(await hasTraces()).toBe(false);
  filesCalled();
  expect(await hasTraces()).toBe(false);
});

test('[traces] each place alone is enough', async () => {
  await app.saves.writeSave(saveOf(RUNNING), 0);
  expect(await hasTraces()).toBe(true);
  newDevice();
  localStorage.setItem(`${BACKUP_PREFIX}a`, 'a copy');
  expect(await hasTraces()).toBe(true);
  newDevice();
  localStorage.setItem('lumicora.last', 'the last save');
  expect(await hasTraces()).toBe(true);
  newDevice();
  filesCalled('lumicora');
  expect(await hasTraces()).toBe(true);
});

test('[traces] where one cannot look, there may be some', async () => {
  vi.stubGlobal('navigator', {
    storage: {
      getDirectory: async () => {
        throw new DOMException('not here', 'SecurityError');
      },
    },
  });
  expect(await hasTraces()).toBe(true);
});

test('[traces] a first visit loads nothing to reconcile; a wiped database is made whole again', async () => {
  const save = saveOf(RUNNING);
  await app.library.restoreMissingGames();
  await app.saves.writeSave(save, 0);
  await app.backups.ids();
  await wipeDatabase();
  app = await startApp();
  await app.library.restoreMissingGames();
  expect(await app.database.gameIds()).toEqual([save.id]);
});

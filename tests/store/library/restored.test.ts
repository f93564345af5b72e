import { afterEach, expect, test, vi } from 'vitest';
import type { Save } from '../../../src/storage/format/save';
import type { Opened } from '../../../src/store/library/gameOpener';
import { type App, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { wipeDatabase } from '../../support/storage/failures';
import { cutTo, RUNNING, saveOf } from '../../support/storage/samples';

// The notice on the first page says how many games the database had lost: each counts once, whoever finds it first.

const GAMES: readonly Save[] = [1, 2, 3, 4].map((number) =>
  saveOf(cutTo(RUNNING, number), { id: `game${number}`, touched: 1_700_000_000_000 + number }),
);

afterEach(leaveDevice);

/** Four games, and the database is gone. */
async function startAfterLoss(removed: number | null = null): Promise<App> {
  newDevice();
  const before = await startApp();
  for (const save of GAMES) await before.saves.writeSave({ ...save, removed }, 0);
  await settled(before);
  wipeDatabase();
  return startApp();
}

test('[saves] a game that is opened while the check at the start brings it back counts once', async () => {
  const app = await startAfterLoss();
  // The last one that the check comes to, at the very moment when it does.
  const { getGame } = app.database;
  let opening: Promise<Opened> | null = null;
  vi.spyOn(app.database, 'getGame').mockImplementation((id) => {
    if (id === 'game1') opening ??= app.games.openKept(id, false);
    return getGame(id);
  });
  await app.library.restoreMissingGames();
  expect(await opening).toMatchObject({ ok: true });
  expect(app.library.restored.value).toBe(4);
});

test('[saves] a game that is opened twice at once counts once', async () => {
  const app = await startAfterLoss();
  await Promise.all([app.games.openKept('game1', false), app.games.openKept('game1', false)]);
  expect(app.library.restored.value).toBe(1);
});

test('[saves] a deleted game that comes back as a deleted one is not told', async () => {
  const app = await startAfterLoss(1_700_000_000_009);
  expect(await app.games.openKept('game1', false)).toEqual({ ok: false, why: 'missing' });
  expect(app.library.restored.value).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Save } from '../../../src/storage/format/save';
import { type App, BACKUP_PREFIX, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { FAILURES } from '../../support/storage/failures';
import { FakeFiles } from '../../support/storage/fakeFiles';
import { backupOf, cutTo, RUNNING, saveOf } from '../../support/storage/samples';
import { stubWorker } from '../../support/storage/workerHere';

// A backup that could not be written is older than the database, and must not pass for the game.

const after = (moves: number, id = 'game1'): Save =>
  saveOf(cutTo(RUNNING, moves), { id, saves: moves, touched: 1_700_000_000_000 + moves });

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

/** The second place takes nothing; what else is written there is. */
function refuseBackups(refused: (key: string) => boolean = (key) => key.startsWith(BACKUP_PREFIX)): void {
  const { setItem } = Object.getPrototypeOf(localStorage);
  vi.spyOn(localStorage, 'setItem').mockImplementation((key: string, value: string) => {
    if (refused(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(localStorage, key, value);
  });
}

/** The database has 31 moves, the backup 30. */
async function fallBehind(refused?: (key: string) => boolean): Promise<void> {
  await app.saves.writeSave(after(30), 0);
  await settled(app);
  refuseBackups(refused);
  await app.saves.writeSave(after(31), 30);
  await settled(app);
  vi.restoreAllMocks();
  localStorage.removeItem('lumicora.last');
}

function loseDatabase(): void {
  FAILURES.find(({ name }) => name === 'nothing can be opened any more')?.begin();
}

test('[saves] where the database does not answer, an older backup is not the game', async () => {
  await fallBehind();
  app = await startApp();
  loseDatabase();
  expect(await app.saves.readSave('game1')).toEqual({ ok: false, why: 'unreachable' });
  vi.restoreAllMocks();
  app = await startApp();
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(31), isRestored: false });
  loseDatabase();
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(31), isRestored: false });
});

test('[saves] that is known as long as the page lives even where it cannot be written down', async () => {
  await fallBehind(() => true);
  loseDatabase();
  expect(await app.saves.readSave('game1')).toEqual({ ok: false, why: 'unreachable' });
});

test('[saves] late backups are made at the next start, however many games were played since', async () => {
  await fallBehind();
  for (let number = 2; number < 8; number++) await app.saves.writeSave(after(30 + number, `game${number}`), 0);
  localStorage.removeItem('lumicora.last');
  app = await startApp();
  await app.reconcile(after(40).touched);
  await settled(app);
  expect(localStorage.getItem(`${BACKUP_PREFIX}game1`)).toBe(backupOf(after(31)));
  expect(localStorage.getItem('lumicora.behind')).toBeNull();
});

test('[saves] a localStorage that is full or forbidden does not cost the backups in files', async () => {
  const files = new FakeFiles();
  stubWorker((_, on) => on());
  refuseBackups(() => true);
  vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  app = await startApp();
  await app.saves.writeSave(after(30), 0);
  await app.backups.ids();
  expect([...files.contents.keys()]).toContain('game1.0.json');
  loseDatabase();
  expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: after(30), isRestored: false });
});

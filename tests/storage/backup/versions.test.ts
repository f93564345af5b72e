import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newest, newestHead, parseBackup } from '../../../src/storage/backup/backupText';
import { formatSave, parseSave, type Save } from '../../../src/storage/format/save';
import { RULES_VERSION, SAVE_VERSION } from '../../../src/storage/versions';
import { CODED, codedBackup } from '../../support/storage/codedBackup';
import {
  type App,
  BACKUP_PREFIX,
  type Device,
  leaveDevice,
  newDevice,
  settled,
  startApp,
} from '../../support/storage/device';
import { wipeDatabase } from '../../support/storage/failures';
import { backupOf, cutTo, OVER, openSave, RUNNING, saveOf } from '../../support/storage/samples';
import { readFixture } from '../../support/storage/saveFixtures';

/** One backup of every kind that was ever written; these never change: they are games of people. */
const FIXTURES = resolve(import.meta.dirname, 'fixtures');
const fixture = (name: string) => readFileSync(resolve(FIXTURES, name), 'utf8').trimEnd();

const GAMES: readonly Save[] = [
  saveOf(RUNNING),
  saveOf(OVER, { id: 'over', title: null }),
  saveOf(cutTo(RUNNING, 30), { id: 'gone', removed: 1_700_000_000_000 }),
];

describe('[backup] every version that ever was', () => {
  const NAMES = ['coded.txt', ...Array.from({ length: SAVE_VERSION - 1 }, (_, index) => `v${index + 2}.txt`)];

  test('has a backup here, and nothing else is here', () => {
    expect(readdirSync(FIXTURES).sort()).toEqual([...NAMES].sort());
  });

  test.each(NAMES)('%s is the same game as the save in the database', (name) => {
    // Backups were link codes when saves had version 2.
    const version = name === 'coded.txt' ? 2 : Number(/\d+/.exec(name));
    expect(parseBackup(fixture(name))).toEqual(openSave(readFixture(version)));
  });

  test(`v${SAVE_VERSION}.txt is what is written today`, () => {
    const text = fixture(`v${SAVE_VERSION}.txt`);
    const save = parseBackup(text);
    expect(save && backupOf(save)).toBe(text);
  });
});

describe('[backup] with rules of a later version', () => {
  const LATER = RULES_VERSION + 1;

  test.each(GAMES)('$id is read from both places with its log', (save) => {
    expect(parseSave(formatSave(save), LATER)).toEqual({ ok: true, save });
    expect(parseBackup(backupOf(save), LATER)).toEqual(save);
  });

  test('a backup that was a link code is read with its log, too, as long as it leads to where the game stood', () => {
    const save = saveOf(RUNNING);
    expect(parseBackup(codedBackup(save), LATER)).toEqual(save);
    const elsewhere = { ...save, position: saveOf(cutTo(RUNNING, 3)).position };
    expect(parseBackup(codedBackup(elsewhere), LATER)).toEqual({
      ...elsewhere,
      record: {
        people: save.record.people,
        origin: { type: 'position', position: elsewhere.position },
        log: [],
        isGuided: false,
        redo: [],
      },
    });
  });
});

test('[backup] an app with later rules finds every game with its log: in the database, and in the backups alone', async () => {
  newDevice();
  const before = await startApp();
  for (const save of GAMES) await before.saves.writeSave(save, 0);
  await settled(before);
  for (const isWiped of [false, true]) {
    if (isWiped) wipeDatabase();
    const app = await startApp(RULES_VERSION + 1);
    for (const save of GAMES) {
      expect(await app.saves.readSave(save.id)).toEqual({ ok: true, save, isRestored: isWiped });
    }
    await settled(app);
  }
  await leaveDevice();
});

describe('[backup] one that is a link code', () => {
  let device: Device;
  let app: App;

  beforeEach(async () => {
    device = newDevice();
    for (const game of GAMES) device.keys[CODED + game.id] = codedBackup(game);
    app = await startApp();
  });

  afterEach(leaveDevice);

  test('gives every game back to an empty database, and becomes a save', async () => {
    expect(await app.reconcile(1_700_000_000_000)).toBe(2);
    await settled(app);
    for (const save of GAMES) {
      expect(await app.database.getGame(save.id)).toEqual(formatSave(save));
      expect([device.keys[BACKUP_PREFIX + save.id], device.keys[CODED + save.id]]).toEqual([backupOf(save), undefined]);
    }
    wipeDatabase();
    app = await startApp();
    for (const save of GAMES) expect(await app.saves.readSave(save.id)).toMatchObject({ ok: true, save });
  });

  test('and that cannot be read stays as it is', async () => {
    device.keys[`${CODED}gone`] = 'torn';
    await app.reconcile(1_700_000_000_000);
    await settled(app);
    expect(device.keys[`${CODED}gone`]).toBe('torn');
  });

  test('counts if a tab of before has played on', async () => {
    await app.reconcile(1_700_000_000_000);
    await settled(app);
    const further = { ...GAMES[0], saves: GAMES[0].saves + 3, title: 'further' };
    device.keys[CODED + further.id] = codedBackup(further);
    expect(await app.saves.readSave(further.id)).toEqual({ ok: true, save: further, isRestored: true });
  });
});

test('[backup] the newest of several is taken, whichever way they are written', () => {
  const [older, newer] = [saveOf(cutTo(RUNNING, 9), { saves: 9 }), saveOf(cutTo(RUNNING, 10), { saves: 10 })];
  for (const texts of [
    [backupOf(older), codedBackup(newer)],
    [codedBackup(older), backupOf(newer)],
  ]) {
    expect(newest([null, ...texts])).toEqual(newer);
    expect(newestHead(texts)).toMatchObject({ id: newer.id, saves: 10, people: newer.record.people });
  }
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FORMAT } from '../../../src/storage/format/head';
import { formatSave } from '../../../src/storage/format/save';
import { SAVE_VERSION } from '../../../src/storage/versions';
import { type App, leaveDevice, newDevice, startApp } from '../../support/storage/device';
import { wipeDatabase } from '../../support/storage/failures';
import { fresh, keepSaves, keptSaves, ONE, THREE, TWO } from '../../support/storage/fileGames';
import { RUNNING } from '../../support/storage/samples';

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

function parsedFile(text: string | null) {
  return JSON.parse(text ?? '') as { games: readonly { id: string }[]; unreadable?: readonly unknown[] };
}

describe('[files] an export', () => {
  test('of one game holds that game and says what it is', async () => {
    await keepSaves(app, ONE, TWO);
    expect(parsedFile(await app.games.exportGame('one'))).toEqual({
      format: FORMAT,
      version: SAVE_VERSION,
      games: [formatSave(ONE)],
    });
  });

  test('of a game that is not here is none', async () => {
    expect(await app.games.exportGame('one')).toBeNull();
    expect(await app.games.exportAll()).toBeNull();
  });

  test('of all games holds each once, but no deleted ones', async () => {
    await keepSaves(app, ONE, TWO, THREE);
    await app.games.removeGame('two');
    const { games, unreadable } = parsedFile(await app.games.exportAll());
    expect(games.map(({ id }) => id).sort()).toEqual(['one', 'three']);
    expect(unreadable).toBeUndefined();
  });

  test('takes along what cannot be read, as it is, beside the good ones', async () => {
    await keepSaves(app, ONE, TWO);
    const broken = { id: 'broken', log: ['?'], shelf: 7 };
    const newer = { ...formatSave(THREE), version: SAVE_VERSION + 1 };
    await app.database.putGames([broken, newer]);
    const { games, unreadable } = parsedFile(await app.games.exportAll());
    expect(games).toEqual([formatSave(ONE), formatSave(TWO)]);
    expect(unreadable).toEqual([broken, newer]);
  });

  test('has the good ones even beside what no text can hold', async () => {
    await keepSaves(app, ONE);
    await app.database.putGames([{ id: 'broken', saves: 10n }]);
    expect(parsedFile(await app.games.exportAll()).games).toEqual([formatSave(ONE)]);
  });

  test('has what the database has lost, too', async () => {
    await keepSaves(app, ONE, TWO);
    wipeDatabase();
    app = await startApp();
    const { games } = parsedFile(await app.games.exportAll());
    expect(games.map(({ id }) => id).sort()).toEqual(['one', 'two']);
  });

  test('has a damaged game from its backup', async () => {
    await keepSaves(app, ONE);
    await app.database.putGames([{ id: 'one' }]);
    expect(parsedFile(await app.games.exportAll()).games).toEqual([formatSave(ONE)]);
    expect(parsedFile(await app.games.exportGame('one')).games).toEqual([formatSave(ONE)]);
  });

  test('can be read by this very app, though a record among them is damaged', async () => {
    await keepSaves(app, ONE, TWO);
    await app.database.putGames([{ id: 'broken' }]);
    const text = (await app.games.exportAll()) ?? '';
    newDevice();
    app = await startApp();
    expect(await app.games.importGames(text)).toMatchObject({ ok: true, ids: ['one', 'two'] });
    expect(await keptSaves(app)).toEqual([fresh(ONE), fresh(TWO)]);
  });

  describe('of a game whose log the rules refuse', () => {
    const odd = { ...formatSave(THREE), log: `pass ${formatSave(THREE).log}` };
    const begun = {
      people: RUNNING.people,
      origin: { type: 'position', position: THREE.position },
      log: [],
      isGuided: false,
      redo: [],
    };

    beforeEach(async () => {
      await keepSaves(app, ONE);
      await app.database.putGames([odd]);
    });

    test('can be read by this very app: it goes on from where it stands, and keeps no other game out', async () => {
      const text = (await app.games.exportAll()) ?? '';
      newDevice();
      app = await startApp();
      expect(await app.games.importGames(text)).toMatchObject({ ok: true, ids: ['one', 'three'] });
      expect(await keptSaves(app)).toEqual([fresh(ONE), { ...fresh(THREE), record: begun }]);
    });

    test('also has the unreadable game as it is, for a later version of the app', async () => {
      expect(parsedFile(await app.games.exportAll()).unreadable).toEqual([odd]);
      expect(parsedFile(await app.games.exportGame('three')).unreadable).toEqual([odd]);
    });

    test('alone can be read, too', async () => {
      const text = (await app.games.exportGame('three')) ?? '';
      newDevice();
      app = await startApp();
      expect(await app.games.importGames(text)).toMatchObject({ ok: true, ids: ['three'] });
    });
  });

  test('of a game whose moves to redo the rules refuse has its story without them, and can be read', async () => {
    await keepSaves(app, { ...ONE, record: { ...ONE.record, redo: [{ type: 'pass' }] } });
    const text = (await app.games.exportGame('one')) ?? '';
    newDevice();
    app = await startApp();
    expect(await app.games.importGames(text)).toMatchObject({ ok: true, ids: ['one'] });
    expect(await keptSaves(app)).toEqual([{ ...fresh(ONE), record: { ...ONE.record, redo: [] } }]);
  });

  test('of a game of which not even the position can be read has it as it is', async () => {
    const lost = { ...formatSave(THREE), log: 'pass', position: 'nowhere' };
    await app.database.putGames([lost]);
    expect(parsedFile(await app.games.exportGame('three'))).toMatchObject({ games: [], unreadable: [lost] });
  });
});

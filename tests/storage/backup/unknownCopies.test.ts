import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatFile } from '../../../src/storage/format/file';
import { formatSave, type Save } from '../../../src/storage/format/save';
import { seal } from '../../../src/storage/format/sealed';
import { LAST_KEY } from '../../../src/storage/keyNames';
import { type App, BACKUP_PREFIX, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { FAILURES, wipeDatabase } from '../../support/storage/failures';
import { FakeFiles } from '../../support/storage/fakeFiles';
import { cutTo, RUNNING, saveOf } from '../../support/storage/samples';
import { stubWorker } from '../../support/storage/workerHere';

// A second place that does not answer is not one that has nothing.

const AHEAD_KEY = 'lumicora.ahead';
const ALONE = () => true;

/** One game after that many moves. */
const played = (moves: number): Save => saveOf(cutTo(RUNNING, moves), { saves: moves });
const UNREACHABLE = { ok: false, why: 'unreachable' };

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

/** Moves 31 to 40 are played while the disk is full: the database has 30. */
async function playAhead(): Promise<void> {
  await app.saves.writeSave(played(30), 0);
  await settled(app);
  FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
  for (let moves = 31; moves <= 40; moves++) {
    expect((await app.saves.writeSave(played(moves), moves - 1, ALONE)).kept).toBe('backupOnly');
  }
  await settled(app);
  vi.restoreAllMocks();
}

/** Reading a copy fails from now on. */
function refuseCopies() {
  const { getItem } = Object.getPrototypeOf(localStorage);
  return vi.spyOn(localStorage, 'getItem').mockImplementation((key: string) => {
    if (key.startsWith(BACKUP_PREFIX)) throw new DOMException('not now', 'UnknownError');
    return getItem.call(localStorage, key);
  });
}

describe('[saves] while copies cannot be read', () => {
  test('a game that went on there is unreachable, not as it was before, and there again with its copy', async () => {
    await playAhead();
    app = await startApp();
    const refusing = refuseCopies();
    expect(await app.saves.readSave('game1')).toEqual(UNREACHABLE);
    await app.library.restoreMissingGames();
    refusing.mockRestore();
    expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: played(40), isRestored: false });
  });

  test('a game that the database has lost is unreachable, not missing', async () => {
    await app.saves.writeSave(played(30), 0);
    await settled(app);
    wipeDatabase();
    refuseCopies();
    expect(await app.saves.readSave('game1')).toEqual(UNREACHABLE);
  });

  test('a game that went on nowhere else is the one in the database', async () => {
    await app.saves.writeSave(played(30), 0);
    await settled(app);
    refuseCopies();
    expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: played(30), isRestored: false });
  });
});

describe('[saves] where there are files', () => {
  let files: FakeFiles;
  const start = async () => {
    await settled(app);
    files = Object.assign(new FakeFiles(), { contents: files.contents });
    app = await startApp();
  };
  const startWithWorker = () => {
    stubWorker((_, on) => on());
    return start();
  };
  const startWithoutWorker = () => {
    const refuse = () => {
      throw new Error('no worker today');
    };
    vi.stubGlobal('Worker', refuse);
    return start();
  };

  beforeEach(async () => {
    files = new FakeFiles();
    await startWithWorker();
  });

  test('a start at which they do not open neither brings back an older state nor says that anything was lost', async () => {
    await playAhead();
    await startWithoutWorker();
    expect(await app.saves.readSave('game1')).toEqual(UNREACHABLE);
    await startWithWorker();
    await app.library.restoreMissingGames();
    expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: played(40), isRestored: false });
    expect(app.library.restored.value).toBe(0);
  });

  test('an older note beside files that do not open is not taken for how the game stands', async () => {
    await playAhead();
    // Left by a worker that was late with its answer.
    localStorage.setItem(LAST_KEY, seal(JSON.stringify(formatSave(played(31)))));
    await startWithoutWorker();
    expect(await app.saves.readSave('game1')).toEqual(UNREACHABLE);
    await startWithWorker();
    expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: played(40), isRestored: false });
  });

  test('what is played at such a start is kept elsewhere meanwhile, and known at the next, too', async () => {
    await startWithoutWorker();
    await playAhead();
    await startWithoutWorker();
    expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: played(40), isRestored: false });
    await startWithWorker();
    expect(await app.saves.readSave('game1')).toEqual({ ok: true, save: played(40), isRestored: false });
  });

  test.each(['../../etc', '', 'a b', 'x'.repeat(33)])('no game can have the id "%s": it is missing', async (id) => {
    expect(await app.saves.readSave(id)).toEqual({ ok: false, why: 'missing' });
    expect(await app.games.renameGame(id, 'Sunday')).toBe('failed');
  });

  test('a file that cannot be read while another tab writes it is read in a second try', async () => {
    await app.saves.writeSave(played(30), 0);
    await settled(app);
    await app.saves.writeSave(played(31), 30);
    await settled(app);
    wipeDatabase();
    const getFileHandle = files.getFileHandle.bind(files);
    let asked = 0;
    files.getFileHandle = async (name, options) => {
      // Its head was read already.
      if (name === 'game1.1.json' && ++asked === 2) throw new DOMException(name, 'NotReadableError');
      return getFileHandle(name, options);
    };
    expect(await app.saves.readSave('game1')).toMatchObject({ ok: true, save: { saves: 31 } });
    expect(asked).toBeGreaterThan(2);
  });

  test('one file that cannot be read is none if the other can', async () => {
    await app.saves.writeSave(played(30), 0);
    await settled(app);
    await app.saves.writeSave(played(31), 30);
    await settled(app);
    wipeDatabase();
    const getFileHandle = files.getFileHandle.bind(files);
    const failing = new Set(['game1.1.json']);
    files.getFileHandle = async (name, options) => {
      if (failing.has(name)) throw new DOMException(name, 'NotReadableError');
      return getFileHandle(name, options);
    };
    expect(await app.saves.readSave('game1')).toMatchObject({ ok: true, save: { saves: 30 } });
    wipeDatabase();
    failing.add('game1.0.json');
    expect(await app.saves.readSave('game1')).toEqual(UNREACHABLE);
  });
});

describe('[saves] where files have never opened, as in browsers that have folders only', () => {
  beforeEach(async () => {
    await settled(app);
    new FakeFiles().getFileHandle = async () => {
      throw new TypeError('no files');
    };
    stubWorker((_, on) => on());
    app = await startApp();
  });

  test('a game that is not there is missing', async () => {
    expect(await app.saves.readSave('game1')).toEqual({ ok: false, why: 'missing' });
  });

  test('a game from a file keeps its name, and comes once', async () => {
    const text = formatFile([played(30)], []);
    expect(await app.games.importGames(text)).toMatchObject({ ok: true, ids: ['game1'] });
    expect(await app.games.importGames(text)).toMatchObject({ ok: true, ids: [] });
  });
});

describe('[saves] a game that was kept nowhere', () => {
  beforeEach(async () => {
    const { setItem } = Object.getPrototypeOf(localStorage);
    vi.spyOn(localStorage, 'setItem').mockImplementation((key: string, value: string) => {
      if (key.startsWith(BACKUP_PREFIX)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(localStorage, key, value);
    });
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect((await app.saves.writeSave(played(5), 0)).kept).toBe('nowhere');
    vi.restoreAllMocks();
  });

  test('is not looked for in the second place', () => {
    expect(localStorage.getItem(AHEAD_KEY)).toBeNull();
  });

  test('is not looked for any longer once it is missing', async () => {
    localStorage.setItem(AHEAD_KEY, '["game1"]');
    app = await startApp();
    expect(await app.saves.readSave('game1')).toEqual({ ok: false, why: 'missing' });
    expect(localStorage.getItem(AHEAD_KEY)).toBeNull();
  });
});

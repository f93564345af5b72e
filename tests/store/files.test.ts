import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RULES_VERSION } from '../../src/storage/compact';
import { formatFile } from '../../src/storage/format/file';
import { FORMAT, formatSave, parseSave, type Save, VERSION } from '../../src/storage/format/save';
import { formatSpare } from '../../src/storage/spareText';
import { type App, type Device, leaveDevice, newDevice, SPARE, settled, startApp } from '../storage/device';
import { FAILURES, wipeDatabase } from '../support/storage/failures';
import { cutTo, OVER, RUNNING, saveOf } from '../support/storage/samples';

const ONE = saveOf(RUNNING, { id: 'one', title: 'Sunday 🐙', saves: 70 });
const TWO = saveOf(OVER, { id: 'two', title: null, saves: 108, touched: ONE.touched + 1 });
const THREE = saveOf(cutTo(RUNNING, 12), { id: 'three', saves: 13, created: ONE.created + 5 });

/** The same games as they are kept when they come out of a file. */
const fresh = (save: Save): Save => ({ ...save, saves: 1 });

let device: Device;
let app: App;

beforeEach(async () => {
  device = newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

async function keep(...saves: readonly Save[]): Promise<void> {
  for (const save of saves) await app.saves.writeSave(save, 0);
  await settled(app);
}

/** Everything in both places. */
async function everything(): Promise<string> {
  await settled(app);
  return JSON.stringify([await app.games.allGames(), device.keys]);
}

async function keptSaves(): Promise<readonly Save[]> {
  const parsed = (await app.games.allGames()).map(parseSave);
  return parsed.map((each) => {
    if (!each.ok) throw new Error(JSON.stringify(each));
    return each.save;
  });
}

function parsedFile(text: string | null) {
  return JSON.parse(text ?? '') as { games: readonly { id: string }[]; unreadable?: readonly unknown[] };
}

describe('[files] an export', () => {
  test('of one game holds that game and says what it is', async () => {
    await keep(ONE, TWO);
    expect(parsedFile(await app.files.exportGame('one'))).toEqual({
      format: FORMAT,
      version: VERSION,
      games: [formatSave(ONE)],
    });
  });

  test('of a game that is not here is none', async () => {
    expect(await app.files.exportGame('one')).toBeNull();
    expect(await app.files.exportAll()).toBeNull();
  });

  test('of all games holds each once, but no deleted ones', async () => {
    await keep(ONE, TWO, THREE);
    await app.library.removeGame('two');
    const { games, unreadable } = parsedFile(await app.files.exportAll());
    expect(games.map(({ id }) => id).sort()).toEqual(['one', 'three']);
    expect(unreadable).toBeUndefined();
  });

  test('takes along what cannot be read, as it is, beside the good ones', async () => {
    await keep(ONE, TWO);
    const broken = { id: 'broken', log: ['?'], shelf: 7 };
    const newer = { ...formatSave(THREE), version: VERSION + 1 };
    await app.games.putGames([broken, newer]);
    const { games, unreadable } = parsedFile(await app.files.exportAll());
    expect(games).toEqual([formatSave(ONE), formatSave(TWO)]);
    expect(unreadable).toEqual([broken, newer]);
  });

  test('has the good ones even beside what no text can hold', async () => {
    await keep(ONE);
    await app.games.putGames([{ id: 'broken', saves: 10n }]);
    expect(parsedFile(await app.files.exportAll()).games).toEqual([formatSave(ONE)]);
  });

  test('has what the database has lost, too', async () => {
    await keep(ONE, TWO);
    wipeDatabase();
    app = await startApp();
    const { games } = parsedFile(await app.files.exportAll());
    expect(games.map(({ id }) => id).sort()).toEqual(['one', 'two']);
  });

  test('has a damaged game from its spare copy', async () => {
    await keep(ONE);
    await app.games.putGames([{ id: 'one' }]);
    expect(parsedFile(await app.files.exportAll()).games).toEqual([formatSave(ONE)]);
    expect(parsedFile(await app.files.exportGame('one')).games).toEqual([formatSave(ONE)]);
  });

  test('can be read by this very app, though a record among them is damaged', async () => {
    await keep(ONE, TWO);
    await app.games.putGames([{ id: 'broken' }]);
    const text = (await app.files.exportAll()) ?? '';
    device = newDevice();
    app = await startApp();
    expect(await app.files.importGames(text)).toMatchObject({ ok: true, ids: ['one', 'two'] });
    expect(await keptSaves()).toEqual([fresh(ONE), fresh(TWO)]);
  });

  describe('of a game whose log the rules refuse', () => {
    const odd = { ...formatSave(THREE), log: `pass ${formatSave(THREE).log}` };
    const begun = {
      people: RUNNING.people,
      origin: { type: 'position', position: THREE.position },
      log: [],
      ahead: [],
    };

    beforeEach(async () => {
      await keep(ONE);
      await app.games.putGames([odd]);
    });

    test('can be read by this very app: it goes on from where it stands, and keeps no other game out', async () => {
      const text = (await app.files.exportAll()) ?? '';
      device = newDevice();
      app = await startApp();
      expect(await app.files.importGames(text)).toMatchObject({ ok: true, ids: ['one', 'three'] });
      expect(await keptSaves()).toEqual([fresh(ONE), { ...fresh(THREE), record: begun }]);
    });

    test('has it as it is, too, for whoever can make sense of it one day', async () => {
      expect(parsedFile(await app.files.exportAll()).unreadable).toEqual([odd]);
      expect(parsedFile(await app.files.exportGame('three')).unreadable).toEqual([odd]);
    });

    test('alone can be read, too', async () => {
      const text = (await app.files.exportGame('three')) ?? '';
      device = newDevice();
      app = await startApp();
      expect(await app.files.importGames(text)).toMatchObject({ ok: true, ids: ['three'] });
    });
  });

  test('of a game whose moves ahead the rules refuse has its story without them, and can be read', async () => {
    await keep({ ...ONE, record: { ...ONE.record, ahead: [{ type: 'pass' }] } });
    const text = (await app.files.exportGame('one')) ?? '';
    device = newDevice();
    app = await startApp();
    expect(await app.files.importGames(text)).toMatchObject({ ok: true, ids: ['one'] });
    expect(await keptSaves()).toEqual([{ ...fresh(ONE), record: { ...ONE.record, ahead: [] } }]);
  });

  test('of a game of which not even the position can be read has it as it is', async () => {
    const lost = { ...formatSave(THREE), log: 'pass', position: 'nowhere' };
    await app.games.putGames([lost]);
    expect(parsedFile(await app.files.exportGame('three'))).toMatchObject({ games: [], unreadable: [lost] });
  });
});

describe('[files] an import', () => {
  test('keeps every game of the file, in both places, as it was', async () => {
    expect(await app.files.importGames(formatFile([ONE, TWO, THREE], []))).toMatchObject({
      ok: true,
      ids: ['one', 'two', 'three'],
    });
    expect(await keptSaves()).toEqual([ONE, THREE, TWO].map(fresh));
    await settled(app);
    for (const save of [ONE, TWO, THREE]) expect(device.keys[SPARE + save.id]).toBe(formatSpare(fresh(save)));
    expect((await app.library.listGames('over', null, 9)).games.map(({ id }) => id)).toEqual(['two']);
  });

  test('of a game that was deleted elsewhere is of a game that is not', async () => {
    await app.files.importGames(formatFile([{ ...ONE, removed: 5 }], []));
    expect(await keptSaves()).toEqual([fresh(ONE)]);
  });

  test('sees by the rules whether a game is over, whatever the file says', async () => {
    await app.files.importGames(formatFile([{ ...ONE, isOver: true }], []));
    expect(await keptSaves()).toEqual([fresh(ONE)]);
  });

  test('lets a game go on: however often it was saved before, its next move is kept', async () => {
    const saves = 2 ** 53 - 2;
    const text = formatFile([{ ...ONE, saves }], []);
    const imported = await app.files.importGames(text);
    if (!imported.ok) return;
    expect(await app.library.renameGame('one', 'Monday')).toBe('changed');
    expect(await app.library.renameGame('one', 'Tuesday')).toBe('changed');
    app = await startApp();
    expect(await app.library.readGame('one')).toMatchObject({ title: 'Tuesday' });
  });
});

describe('[files] of games that are here', () => {
  test('none is doubled', async () => {
    await keep(ONE, TWO);
    const before = await everything();
    expect(await app.files.importGames(formatFile([ONE, TWO], []))).toMatchObject({ ok: true, ids: [] });
    expect(await everything()).toBe(before);
  });

  test('none is doubled that comes twice in one file', async () => {
    expect(await app.files.importGames(formatFile([ONE, TWO, ONE], []))).toMatchObject({
      ok: true,
      ids: ['one', 'two'],
    });
    expect(await keptSaves()).toEqual([fresh(ONE), fresh(TWO)]);
  });

  test('a changed one is kept beside as another game, once', async () => {
    const later = { ...ONE, saves: 90 };
    const earlier = { ...saveOf(cutTo(RUNNING, 20), { id: 'one', title: 'Sunday 🐙', saves: 21 }) };
    await keep(later);
    const first = await app.files.importGames(formatFile([earlier], []));
    expect(first).toMatchObject({ ok: true, ids: [expect.not.stringMatching(/^one$/)] });
    const saves = await keptSaves();
    expect(saves).toHaveLength(2);
    expect(saves).toContainEqual(later);
    expect(saves).toContainEqual({ ...fresh(earlier), id: first.ok ? first.ids[0] : '' });
    expect(await app.files.importGames(formatFile([earlier], []))).toMatchObject({ ok: true, ids: [] });
    expect(await keptSaves()).toEqual(saves);
  });

  test('while games from a file are copied, whoever wants to read one does not wait for all', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...THREE, id: `many${index}`, created: index }));
    await app.files.importGames(formatFile(many, []));
    expect((await app.saves.readSave('many39')).ok).toBe(true);
    const copied = () => Object.keys(device.keys).filter((key) => key.startsWith(SPARE)).length;
    expect(copied()).toBeLessThan(40);
    await settled(app);
    expect(copied()).toBe(40);
  });

  test('what to show of them is the one played last, of those that go on if there are any', async () => {
    const imported = await app.files.importGames(formatFile([{ ...THREE, touched: ONE.touched - 1 }, ONE, TWO], []));
    expect(imported).toMatchObject({ latest: { id: ONE.id, isOver: false, position: ONE.position } });
    expect(await app.files.importGames(formatFile([ONE], []))).toMatchObject({ latest: null });
    const other = { ...TWO, id: 'other', created: 7, touched: 7 };
    expect(await app.files.importGames(formatFile([other], []))).toMatchObject({
      latest: { id: 'other', isOver: true },
    });
  });

  test('of many it is told now and then how many have been read', async () => {
    const many = Array.from({ length: 90 }, (_, index) => ({ ...THREE, id: `many${index}`, created: index }));
    const tell = vi.fn();
    await app.files.importGames(formatFile(many, []), tell);
    expect(tell.mock.calls).toEqual([
      [40, 90],
      [80, 90],
    ]);
  });

  test('two states of one game in one file are two games', async () => {
    const earlier = saveOf(cutTo(RUNNING, 20), { id: 'one', saves: 21 });
    const imported = await app.files.importGames(formatFile([ONE, earlier], []));
    expect(imported.ok && new Set(imported.ids).size).toBe(2);
    expect((await keptSaves()).map(({ position }) => position).sort()).toEqual([ONE.position, earlier.position].sort());
  });

  test('a deleted one comes back as another game, once', async () => {
    await keep(ONE);
    await app.library.removeGame('one');
    const first = await app.files.importGames(formatFile([ONE], []));
    expect(first.ok && first.ids.length).toBe(1);
    expect(await app.files.importGames(formatFile([ONE], []))).toMatchObject({ ok: true, ids: [] });
    expect(await app.library.countGames()).toEqual({ running: 1, over: 0, removed: 1, damaged: 0 });
  });

  test('one that only the spare place still has is not overwritten by an older state', async () => {
    await keep(ONE);
    wipeDatabase();
    app = await startApp();
    const earlier = saveOf(cutTo(RUNNING, 20), { id: 'one', saves: 21 });
    await app.files.importGames(formatFile([earlier], []));
    const saves = await keptSaves();
    expect(saves).toHaveLength(2);
    expect(saves).toContainEqual(ONE);
    expect(device.keys[`${SPARE}one`]).toBe(formatSpare(ONE));
  });

  test('one that only the spare place could take is not overwritten by an older state', async () => {
    const earlier = saveOf(cutTo(RUNNING, 20), { id: 'one', saves: 21 });
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    expect((await app.saves.writeSave(ONE, 0)).kept).toBe('spareOnly');
    vi.restoreAllMocks();
    // There is room again, and the players add the file that they were told to save.
    const imported = await app.files.importGames(formatFile([earlier], []));
    expect(imported).toMatchObject({ ok: true, ids: [expect.not.stringMatching(/^one$/)] });
    const saves = await keptSaves();
    expect(saves).toHaveLength(2);
    expect(saves).toContainEqual(ONE);
    await settled(app);
    expect(device.keys[`${SPARE}one`]).toBe(formatSpare(ONE));
  });

  test('one whose copy cannot be read now is not overwritten, either', async () => {
    await keep(ONE);
    wipeDatabase();
    app = await startApp();
    const { getItem } = Object.getPrototypeOf(localStorage);
    vi.spyOn(localStorage, 'getItem').mockImplementation((key: string) => {
      if (key === `${SPARE}one`) throw new DOMException('not now', 'UnknownError');
      return getItem.call(localStorage, key);
    });
    const imported = await app.files.importGames(formatFile([ONE], []));
    expect(imported).toMatchObject({ ok: true, ids: [expect.not.stringMatching(/^one$/)] });
    await settled(app);
    expect(device.keys[`${SPARE}one`]).toBe(formatSpare(ONE));
  });

  test('a damaged one is not touched by a good one of the same name', async () => {
    const broken = { id: 'one', log: '?' };
    await app.games.putGames([broken]);
    const imported = await app.files.importGames(formatFile([ONE], []));
    expect(imported.ok && imported.ids).toHaveLength(1);
    expect(await app.games.getGame('one')).toEqual(broken);
  });
});

describe('[files] a file is refused as a whole, with its place, and nothing is written', () => {
  const good = JSON.parse(formatFile([TWO, THREE, ONE], []));
  const words = good.games[2].log.split(' ') as readonly string[];

  /** The third game with another key. */
  const withThird = (parts: object) =>
    JSON.stringify({ ...good, games: good.games.with(2, { ...good.games[2], ...parts }) });

  beforeEach(() => keep(saveOf(cutTo(RUNNING, 5), { id: 'mine' })));

  const REFUSED: readonly (readonly [string, string, object])[] = [
    ['no JSON', '{', { why: 'notOurs' }],
    ['nothing', '', { why: 'notOurs' }],
    ['a list', '[]', { why: 'notOurs' }],
    ['another app', JSON.stringify({ ...good, format: 'chess' }), { why: 'notOurs' }],
    ['no games', JSON.stringify({ ...good, games: undefined }), { why: 'notOurs' }],
    ['games that are no list', JSON.stringify({ ...good, games: { length: 1 } }), { why: 'notOurs' }],
    ['an empty list of games', formatFile([], []), { why: 'empty' }],
    ['games that nobody could read', formatFile([], [{ id: 'broken' }]), { why: 'empty' }],
    ['a newer file', JSON.stringify({ ...good, version: VERSION + 1 }), { why: 'newer' }],
    ['a newer game', withThird({ version: VERSION + 1 }), { why: 'newer' }],
    ['newer rules', withThird({ rules: RULES_VERSION + 1 }), { why: 'newer' }],

    ['too many games', JSON.stringify({ ...good, games: Array(10_001).fill(0) }), { why: 'tooLarge' }],
    ['no title', withThird({ title: 7 }), { why: 'damaged', game: 3, key: 'title' }],
    ['a name that is none', withThird({ id: '../one' }), { why: 'damaged', game: 3, key: 'id' }],
    ['a log that is none', withThird({ log: 'y| e2e4' }), { why: 'damaged', game: 3, key: 'log' }],
    ['another position', withThird({ position: TWO.position }), { why: 'damaged', game: 3, key: 'position' }],
    ['no position', withThird({ position: '' }), { why: 'damaged', game: 3, key: 'position' }],
    ['moves ahead against the rules', withThird({ ahead: '=y =y =y' }), { why: 'damaged', game: 3, key: 'ahead' }],
    ['no such beginning', withThird({ origin: { type: 'position', position: 'x' } }), { why: 'rules', game: 3, at: 0 }],
    ['too few people', withThird({ people: good.games[2].people.slice(1) }), { why: 'rules', game: 3, at: 0 }],
    [
      'its first move missing',
      withThird({ log: words.slice(1).join(' ') }),
      { why: 'rules', game: 3, at: expect.any(Number) },
    ],
    [
      'a move twice',
      withThird({ log: words.toSpliced(9, 0, words[9]).join(' ') }),
      { why: 'rules', game: 3, at: expect.any(Number) },
    ],
    ['a first move that is none', withThird({ log: ['pass', ...words].join(' ') }), { why: 'rules', game: 3, at: 1 }],
  ];

  test.each(REFUSED)('%s', async (_, text, refusal) => {
    const before = await everything();
    expect(await app.files.importGames(text)).toEqual({ ok: false, ...refusal });
    expect(await everything()).toBe(before);
    expect(app.troubles.trouble.value).toBeNull();
  });

  test('a huge file, without even looking into it', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(await app.files.importGames(' '.repeat(64 * 1024 * 1024 + 1))).toEqual({ ok: false, why: 'tooLarge' });
    expect(parse).not.toHaveBeenCalled();
  });

  test('too many moves', async () => {
    const log = Array.from({ length: 2500 }, () => '(1)').join(' ');
    const ahead = Array.from({ length: 2500 }, () => 'lime').join(' ');
    const before = await everything();
    expect(await app.files.importGames(withThird({ log, ahead }))).toMatchObject({ ok: false });
    expect(await everything()).toBe(before);
  });
});

describe.each(FAILURES)('[files] $name', ({ begin, trouble }) => {
  test('nothing is imported, and that is said', async () => {
    await keep(ONE);
    begin();
    const imported = await app.files.importGames(formatFile([TWO, THREE], []));
    expect(imported).toEqual({ ok: false, why: trouble === 'full' ? 'full' : 'notKept' });
    expect(app.troubles.trouble.value).not.toBeNull();
    vi.restoreAllMocks();
    expect(await keptSaves()).toEqual([ONE]);
    expect(Object.keys(device.keys).sort()).toEqual(['lumicora.last', `${SPARE}one`]);
  });
});

test('[files] an import is waited for as long as so many games may take', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...THREE, id: `many${index}`, created: index }));
  const { setTimeout: wait } = globalThis;
  // A second is a hundredth, so that the disk of this tablet takes five of them.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, time = 0) =>
    wait(act, time >= 1000 ? time / 100 : time)) as typeof setTimeout);
  const slow = () => ({
    oncomplete() {},
    objectStore: () => ({ put() {} }),
    commit() {
      wait(() => this.oncomplete(), 50);
    },
  });
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...parts) {
    return parts[1] === 'readwrite' ? (slow() as unknown as IDBTransaction) : transaction.apply(this, parts);
  });
  expect(await app.files.importGames(formatFile(many, []))).toMatchObject({ ok: true });
});

test('[files] one import writes all of its games or, if one of them fails, none', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: { id: string }) {
    if (value.id === 'three') throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, value);
  });
  expect(await app.files.importGames(formatFile([ONE, TWO, THREE], []))).toEqual({ ok: false, why: 'full' });
  vi.restoreAllMocks();
  expect(await keptSaves()).toEqual([]);
});

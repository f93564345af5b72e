import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatFile } from '../../../src/storage/format/file';
import { RULES_VERSION, SAVE_VERSION } from '../../../src/storage/versions';
import { type App, BACKUP_PREFIX, type Device, leaveDevice, newDevice, startApp } from '../../support/storage/device';
import { FAILURES } from '../../support/storage/failures';
import { everythingKept, keepSaves, keptSaves, ONE, THREE, TWO } from '../../support/storage/fileGames';
import { cutTo, RUNNING, saveOf } from '../../support/storage/samples';

let device: Device;
let app: App;

beforeEach(async () => {
  device = newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

describe('[files] a file is refused as a whole, with its place, and nothing is written', () => {
  const good = JSON.parse(formatFile([TWO, THREE, ONE], []));
  const words = good.games[2].log.split(' ') as readonly string[];

  /** The third game with another key. */
  const withThird = (parts: object) =>
    JSON.stringify({ ...good, games: good.games.with(2, { ...good.games[2], ...parts }) });

  beforeEach(() => keepSaves(app, saveOf(cutTo(RUNNING, 5), { id: 'mine' })));

  const REFUSED: readonly (readonly [string, string, object])[] = [
    ['no JSON', '{', { why: 'notOurs' }],
    ['nothing', '', { why: 'notOurs' }],
    ['a list', '[]', { why: 'notOurs' }],
    ['another app', JSON.stringify({ ...good, format: 'chess' }), { why: 'notOurs' }],
    ['no games', JSON.stringify({ ...good, games: undefined }), { why: 'notOurs' }],
    ['games that are no list', JSON.stringify({ ...good, games: { length: 1 } }), { why: 'notOurs' }],
    ['an empty list of games', formatFile([], []), { why: 'empty' }],
    ['only unreadable games', formatFile([], [{ id: 'broken' }]), { why: 'empty' }],
    ['a newer file', JSON.stringify({ ...good, version: SAVE_VERSION + 1 }), { why: 'newer' }],
    ['a newer game', withThird({ version: SAVE_VERSION + 1 }), { why: 'newer' }],
    ['newer rules', withThird({ rules: RULES_VERSION + 1 }), { why: 'newer' }],

    ['too many games', JSON.stringify({ ...good, games: Array(10_001).fill(0) }), { why: 'tooLarge' }],
    ['no title', withThird({ title: 7 }), { why: 'damaged', game: 3, key: 'title' }],
    ['a name that is none', withThird({ id: '../one' }), { why: 'damaged', game: 3, key: 'id' }],
    ['a log that is none', withThird({ log: 'y| e2e4' }), { why: 'damaged', game: 3, key: 'log' }],
    ['another position', withThird({ position: TWO.position }), { why: 'damaged', game: 3, key: 'position' }],
    ['no position', withThird({ position: '' }), { why: 'damaged', game: 3, key: 'position' }],
    ['moves to redo against the rules', withThird({ ahead: '=y =y =y' }), { why: 'damaged', game: 3, key: 'ahead' }],
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
    const before = await everythingKept(app);
    expect(await app.games.importGames(text)).toEqual({ ok: false, ...refusal });
    expect(await everythingKept(app)).toBe(before);
    expect(app.library.trouble.value).toBeNull();
  });

  test('a huge file, without even looking into it', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(await app.games.importGames(' '.repeat(64 * 1024 * 1024 + 1))).toEqual({ ok: false, why: 'tooLarge' });
    expect(parse).not.toHaveBeenCalled();
  });

  test('too many moves', async () => {
    const log = Array.from({ length: 2500 }, () => '(1)').join(' ');
    const ahead = Array.from({ length: 2500 }, () => 'lime').join(' ');
    const before = await everythingKept(app);
    expect(await app.games.importGames(withThird({ log, ahead }))).toMatchObject({ ok: false });
    expect(await everythingKept(app)).toBe(before);
  });
});

describe.each(FAILURES)('[files] $name', ({ begin, trouble }) => {
  test('nothing is imported, and that is said', async () => {
    await keepSaves(app, ONE);
    begin();
    const imported = await app.games.importGames(formatFile([TWO, THREE], []));
    expect(imported).toEqual({ ok: false, why: trouble === 'full' ? 'full' : 'notKept' });
    expect(app.library.trouble.value).not.toBeNull();
    vi.restoreAllMocks();
    expect(await keptSaves(app)).toEqual([ONE]);
    expect(Object.keys(device.keys).sort()).toEqual([`${BACKUP_PREFIX}one`, 'lumicora.last']);
  });
});

test('[files] the time limit of an import grows with the number of its games', async () => {
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
  expect(await app.games.importGames(formatFile(many, []))).toMatchObject({ ok: true });
});

test('[files] one import writes all of its games or, if one of them fails, none', async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: { id: string }) {
    if (value.id === 'three') throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, value);
  });
  expect(await app.games.importGames(formatFile([ONE, TWO, THREE], []))).toEqual({ ok: false, why: 'full' });
  vi.restoreAllMocks();
  expect(await keptSaves(app)).toEqual([]);
});

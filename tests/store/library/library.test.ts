import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatSave } from '../../../src/storage/format/save';
import { OVERVIEW_KEY } from '../../../src/storage/keyNames';
import type { ReadGame } from '../../../src/store/library/gameLibrary';
import type { PageEnd } from '../../../src/store/library/library';
import { type App, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { neverOpen } from '../../support/storage/failures';
import { cutTo, OVER, RUNNING, saveOf } from '../../support/storage/samples';

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

const PEOPLE = [
  { name: 'Nora', fish: 'clownfish', mind: null },
  { name: 'Öznur', fish: 'swordfish', mind: null },
] as const;

const SETTLED = { people: PEOPLE, isGuided: false, side: 'B', scoreBoard: 'light', octopus: 1 } as const;

async function keepMany(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    // Three at a time were touched in the same moment: then their names decide.
    const touched = 1_700_000_000_000 + Math.floor(index / 3);
    await app.saves.writeSave(saveOf(cutTo(RUNNING, 3), { id: `game${10 + index}`, touched }), 0);
  }
  await settled(app);
}

async function gameOf(id: string): Promise<Extract<ReadGame, { readonly ok: true }>> {
  const read = await app.games.readGame(id);
  if (!read.ok) throw new Error(read.why);
  return read;
}

describe('[library] a new game', () => {
  test('is dealt by chance for these people and kept before its first move', async () => {
    const ids = [await app.games.startGame(SETTLED), await app.games.startGame(SETTLED)];
    app = await startApp();
    const [one, two] = await Promise.all(ids.map(gameOf));
    expect(one).toMatchObject({ title: null, record: { people: PEOPLE, log: [], redo: [] } });
    expect(one.record.origin).toMatchObject({
      type: 'dealt',
      options: { players: 2, side: 'B', scoreBoard: 'light', octopus: 1 },
    });
    expect(one.record.origin).not.toEqual(two.record.origin);
    expect(await app.library.countGames()).toEqual({ running: 2, over: 0, removed: 0, damaged: 0 });
  });

  test('made of another one has its story and its own name', async () => {
    const id = await app.games.keepGame(OVER, 'What if');
    expect(await gameOf(id)).toMatchObject({ title: 'What if', record: OVER });
    expect((await app.library.listGames('over', null, 5)).games.map((game) => game.id)).toEqual([id]);
  });

  test('made of one whose story cannot be followed begins where that stands', async () => {
    const save = saveOf(cutTo(RUNNING, 40));
    const { log } = save.record;
    await app.saves.writeSave({ ...save, record: { ...save.record, log: log.toSpliced(20, 1) } }, 0);
    const id = await app.games.keepGame((await gameOf(save.id)).record, 'What if');
    const origin = { type: 'position', position: save.position } as const;
    expect(await app.saves.readSave(id)).toMatchObject({
      save: { position: save.position, record: { people: RUNNING.people, origin, isGuided: false, log: [], redo: [] } },
    });
  });

  test.each([
    ['dealt', () => app.games.startGame(SETTLED)],
    ['from a link or a copy', () => app.games.keepGame(OVER, null)],
  ])('is something to lose, so the browser is asked to keep it: %s', async (_, keep) => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    app = await startApp();
    await keep();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('is what the first page goes on with', async () => {
    const id = await app.games.startGame(SETTLED);
    expect(app.library.overview.value).toMatchObject({ hasGames: true, last: { id } });
  });
});

describe('[library] the note of the first page', () => {
  test('is there before the database is asked, and as the last move was', async () => {
    const id = await app.games.startGame(SETTLED);
    const { overview } = app.library;
    neverOpen();
    app = await startApp();
    expect(app.library.overview.value).toEqual(overview.value);
    expect(app.library.overview.value).toMatchObject({ hasGames: true, last: { id, people: PEOPLE } });
  });

  test('is corrected by what the database says, also for the next start', async () => {
    const id = await app.games.startGame(SETTLED);
    const note = localStorage.getItem(OVERVIEW_KEY) ?? '';
    await app.games.removeGame(id);
    localStorage.setItem(OVERVIEW_KEY, note);
    app = await startApp();
    expect(app.library.overview.value).toMatchObject({ hasGames: true, last: { id } });
    await app.library.lookOver();
    expect(app.library.overview.value).toEqual({ last: null, hasGames: false });
    expect((await startApp()).library.overview.value).toEqual({ last: null, hasGames: false });
  });

  test.each([
    ['no note', ''],
    ['half a note', '{"last":nul'],
    ['no object', '[]'],
    ['something else', '{"last":null,"hasGames":1}'],
    ['a damaged game', '{"last":{"id":"a","title":7},"hasGames":true}'],
    ['a game of five', `{"last":{"id":"a","title":null,"touched":1,"position":"","people":${five()}},"hasGames":true}`],
  ])('counts for nothing if it is damaged: %s', async (_, note) => {
    localStorage.setItem(OVERVIEW_KEY, note);
    app = await startApp();
    expect(app.library.overview.value).toBe(null);
  });

  function five(): string {
    return JSON.stringify(Array(5).fill(PEOPLE[0]));
  }
});

describe('[library] the list', () => {
  test('comes in pages, each game once, the ones touched last first', async () => {
    await keepMany(14);
    const ids: string[] = [];
    let after: PageEnd | null = null;
    let pages = 0;
    do {
      const page = await app.library.listGames('running', after, 4);
      ids.push(...page.games.map(({ id }) => id));
      after = page.next;
      pages++;
    } while (after !== null);
    expect(ids).toEqual(Array.from({ length: 14 }, (_, index) => `game${23 - index}`));
    expect(pages).toBe(4);
  });

  test('goes on behind a game that was deleted meanwhile', async () => {
    await keepMany(6);
    const { next } = await app.library.listGames('running', null, 3);
    await app.games.removeGame('game13');
    await app.games.removeGame('game12');
    const { games } = await app.library.listGames('running', next, 3);
    expect(games.map(({ id }) => id)).toEqual(['game11', 'game10']);
  });

  test('shows what it needs and no more', async () => {
    const save = saveOf(OVER, { id: 'one' });
    await app.saves.writeSave(save, 0);
    const { id, title, touched, isOver, position, record } = save;
    expect((await app.library.listGames('over', null, 3)).games).toEqual([
      { id, title, touched, isOver, position, people: record.people },
    ]);
  });
});

describe('[library] a game', () => {
  test('has the name that it was given last, on the next start, too', async () => {
    const id = await app.games.startGame(SETTLED);
    expect(await app.games.renameGame(id, 'Sunday')).toBe('changed');
    expect(await app.games.renameGame(id, 'Monday')).toBe('changed');
    app = await startApp();
    expect((await gameOf(id)).title).toBe('Monday');
    expect(await app.games.renameGame(id, null)).toBe('changed');
    expect((await gameOf(id)).title).toBeNull();
  });

  test('that is not here can be neither named nor deleted nor brought back', async () => {
    expect(await app.games.renameGame('unknown', 'Sunday')).toBe('failed');
    expect(await app.games.removeGame('unknown')).toBe('failed');
    expect(await app.games.bringBackGame('unknown')).toBe('failed');
    expect(await app.games.readGame('unknown')).toEqual({ ok: false, why: 'missing' });
  });

  test('that another tab plays can be neither named nor deleted nor brought back, and that is why', async () => {
    const id = await app.games.startGame(SETTLED);
    const request = () => Promise.reject(new DOMException('enough', 'AbortError'));
    vi.stubGlobal('navigator', { locks: { request } });
    app = await startApp();
    expect(await app.games.renameGame(id, 'Sunday')).toBe('elsewhere');
    expect(await app.games.removeGame(id)).toBe('elsewhere');
    expect(await app.games.bringBackGame(id)).toBe('elsewhere');
    expect((await gameOf(id)).title).toBeNull();
  });

  test('that cannot be read says why', async () => {
    const stored = formatSave(saveOf(RUNNING));
    await app.database.putGames([
      { ...stored, id: 'torn', people: 'Anna' },
      { ...stored, id: 'lost', log: 'pass', position: 'nowhere' },
      { ...stored, id: 'future', version: 99 },
    ]);
    expect(await app.games.readGame('torn')).toEqual({ ok: false, why: 'damaged' });
    expect(await app.games.readGame('lost')).toEqual({ ok: false, why: 'damaged' });
    expect(await app.games.readGame('future')).toEqual({ ok: false, why: 'newer' });
    neverOpen();
    expect(await app.games.readGame('future')).toEqual({ ok: false, why: 'unreachable' });
  });

  test('whose head is damaged is in the list if its copy is whole, and else named as unreadable', async () => {
    const save = saveOf(cutTo(RUNNING, 3), { id: 'whole' });
    await app.saves.writeSave(save, 0);
    await settled(app);
    await app.database.putGames([
      { ...formatSave(save), people: 'Nora' },
      { ...formatSave(save), id: 'torn', people: 'Nora' },
    ]);
    const page = await app.library.listGames('running', null, 9);
    expect([page.games.map(({ id }) => id), page.unreadable]).toEqual([['whole'], ['torn']]);
  });

  test('that was deleted is in no list and not to be read, and whole again once it is brought back', async () => {
    await keepMany(2);
    const before = await gameOf('game10');
    expect(await app.games.removeGame('game10')).toBe('changed');
    expect(await app.games.readGame('game10')).toEqual({ ok: false, why: 'missing' });
    expect(await app.library.countGames()).toEqual({ running: 1, over: 0, removed: 1, damaged: 0 });
    app = await startApp();
    await app.library.restoreMissingGames();
    expect((await app.library.listGames('running', null, 9)).games.map(({ id }) => id)).toEqual(['game11']);
    expect(await app.games.bringBackGame('game10')).toBe('changed');
    expect((await gameOf('game10')).record).toEqual(before.record);
    expect(await app.library.countGames()).toEqual({ running: 2, over: 0, removed: 0, damaged: 0 });
  });

  test('that is the last one leaves nothing to go on with when it is deleted, but the way to where it comes back', async () => {
    const id = await app.games.startGame(SETTLED);
    await app.games.removeGame(id);
    expect(app.library.overview.value).toEqual({ last: null, hasGames: false });
  });
});

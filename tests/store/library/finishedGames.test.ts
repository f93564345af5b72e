import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatSave, type Save } from '../../../src/storage/format/save';
import { SAVE_VERSION } from '../../../src/storage/versions';
import { countedGames, resultOf } from '../../../src/store/library/chronicle/results';
import type { FinishedGame } from '../../../src/store/library/finishedGames';
import { type App, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { FAILURES, wipeDatabase } from '../../support/storage/failures';
import { keepSaves } from '../../support/storage/fileGames';
import { OVER, RUNNING, saveOf } from '../../support/storage/samples';

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

const FIRST = saveOf(OVER, { id: 'first' });

function finished(id: string, parts: Partial<Save> = {}): Save {
  return saveOf(OVER, { id, ...parts });
}

async function readAll(): Promise<{ readonly games: readonly FinishedGame[]; readonly unreadable: number }> {
  const games: FinishedGame[] = [];
  let unreadable = 0;
  await app.games.readFinished((slice, more) => {
    games.push(...slice);
    unreadable += more;
    return true;
  });
  return { games, unreadable };
}

async function idsRead(): Promise<readonly string[]> {
  return (await readAll()).games.map(({ id }) => id).sort();
}

describe('[chronicle] reading finished games', () => {
  test('finds those, and neither running nor deleted ones', async () => {
    await keepSaves(app, FIRST, finished('deleted', { removed: 5 }), saveOf(RUNNING, { id: 'running' }));
    const { games, unreadable } = await readAll();
    expect([games.map(({ id }) => id), unreadable]).toEqual([['first'], 0]);
    expect(games[0].read()).toEqual(FIRST);
  });

  test('finds each of many once, slice by slice, also those of one moment', async () => {
    const all = Array.from({ length: 150 }, (_, index) => finished(`g${index}`, { touched: 1_000 + (index % 3) }));
    await app.database.putGames(all.map((save) => formatSave(save)));
    const ids = await idsRead();
    expect(ids).toEqual(all.map(({ id }) => id).sort());
  });

  test('stops when it is told so', async () => {
    const all = Array.from({ length: 150 }, (_, index) => finished(`g${index}`));
    await app.database.putGames(all.map((save) => formatSave(save)));
    let slices = 0;
    await app.games.readFinished(() => {
      slices++;
      return false;
    });
    expect(slices).toBe(1);
  });

  test('counts what cannot be read in either place, and reads the others', async () => {
    await keepSaves(app, FIRST);
    const newer = { ...formatSave(finished('newer')), version: SAVE_VERSION + 1 };
    const torn = { ...formatSave(finished('torn')), people: 'nobody' };
    await app.database.putGames([newer, torn, { id: 'nowhere' }]);
    const { games, unreadable } = await readAll();
    expect([games.map(({ id }) => id), unreadable]).toEqual([['first'], 3]);
  });

  test('takes a game that is damaged in the database from its backup', async () => {
    await keepSaves(app, FIRST);
    await app.database.putGames([{ ...formatSave(FIRST), origin: null }]);
    const { games, unreadable } = await readAll();
    expect([games.map(({ id }) => id), unreadable]).toEqual([['first'], 0]);
  });

  test('has what the database could not take', async () => {
    await keepSaves(app, FIRST);
    FAILURES.find(({ trouble }) => trouble === 'full')?.begin();
    await app.saves.writeSave(finished('second', { touched: 7 }), 0);
    await settled(app);
    expect(await idsRead()).toEqual(['first', 'second']);
  });

  test.each(FAILURES.filter(({ trouble }) => trouble !== 'full'))('has the backups when $name', async ({ begin }) => {
    await keepSaves(app, FIRST, saveOf(RUNNING, { id: 'running' }));
    begin();
    expect(await idsRead()).toEqual(['first']);
  });

  test('reads what came back into an emptied database', async () => {
    await keepSaves(app, FIRST);
    wipeDatabase();
    app = await startApp();
    await app.reconcile(Date.now());
    expect(await idsRead()).toEqual(['first']);
  });
});

describe('[chronicle] the games that count', () => {
  async function countedIds(...saves: readonly Save[]): Promise<readonly string[]> {
    await keepSaves(app, ...saves);
    const { games } = await readAll();
    return countedGames(games.map(resultOf).filter((result) => result !== null)).map(({ id }) => id);
  }

  test('are each deal once: of copies the one that was begun first', async () => {
    expect(await countedIds(finished('copy', { created: 9, touched: 3 }), finished('first', { created: 8 }))).toEqual([
      'first',
    ]);
  });

  test('are a copy too, once the first game is deleted', async () => {
    await keepSaves(app, finished('first', { created: 8 }), finished('copy', { created: 9 }));
    await app.games.removeGame('first');
    expect(await countedIds()).toEqual(['copy']);
  });

  test('are the same deal to other people, and first games of the same deal that went otherwise', async () => {
    const others = OVER.people.map((person) => ({ ...person, name: `${person.name} II` }));
    expect(await countedIds(finished('a'), saveOf({ ...OVER, people: others }, { id: 'b' }))).toEqual(['a', 'b']);
    const guided = { ...OVER, isGuided: true };
    const [first, second, ...later] = guided.log;
    const otherwise = { ...saveOf(guided, { id: 'd' }), record: { ...guided, log: [second, first, ...later] } };
    expect(await countedIds(saveOf(guided, { id: 'c' }), otherwise)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are a first game once, however a copy of it was played on', async () => {
    const guided = { ...OVER, isGuided: true };
    const ended = FIRST.position.replace(/ -?\d+\//, ' 77/');
    const copy = { ...guided, log: guided.log.slice(0, -1) };
    expect(
      await countedIds(saveOf(guided, { id: 'c', created: 8 }), saveOf(copy, { id: 'd', created: 9, position: ended })),
    ).toEqual(['c']);
  });

  test('have people with names', async () => {
    const minds = OVER.people.map((person) => ({ ...person, mind: { character: 'easy', version: 1 } as const }));
    expect(
      await countedIds(saveOf({ ...OVER, people: [] }, { id: 'a' }), saveOf({ ...OVER, people: minds }, { id: 'b' })),
    ).toEqual([]);
  });
});

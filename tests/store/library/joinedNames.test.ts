import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseNameGroups } from '../../../src/storage/format/nameGroups';
import { addGroups, joinNames, nameKey, separateName } from '../../../src/store/library/joinedNames';
import { type App, leaveDevice, newDevice, startApp } from '../../support/storage/device';
import { wipeDatabase } from '../../support/storage/failures';
import { keepSaves, ONE, TWO } from '../../support/storage/fileGames';

const KEY = 'lumicora.names';

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

async function groupsNow(): Promise<unknown> {
  await app.games.joinedNames.load();
  return app.games.joinedNames.groups.value;
}

describe('[names] names', () => {
  test.each([
    ['Nora', 'nora '],
    ['Opa  Max', 'opa max'],
    ['Zoë', 'Zoe\u0308'],
    ['ＭＩＡ', 'mia'],
  ])('%s and %s are the same without being joined', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  test('that are joined are called like the second one, and groups become one', () => {
    const two = joinNames(joinNames([], 'Opa', 'Max'), 'Oma', 'Ilse');
    expect(two).toEqual([
      ['Max', 'Opa'],
      ['Ilse', 'Oma'],
    ]);
    expect(joinNames(two, 'oma', 'opa')).toEqual([['Max', 'Opa', 'Ilse', 'Oma']]);
    expect(joinNames(two, 'opa', 'Max')).toEqual(two);
    expect(joinNames(two, 'Nora', 'nora ')).toEqual(two);
  });

  test('that are separated leave the others together', () => {
    const three = [['Max', 'Opa', 'Großvater']];
    expect(separateName(three, 'max')).toEqual([['Opa', 'Großvater']]);
    expect(separateName([['Max', 'Opa']], 'Opa')).toEqual([]);
    expect(separateName(three, 'Nora')).toEqual(three);
  });

  test('of a file join those that are here, whose first name stays', () => {
    const more = [
      ['Opa', 'Grandpa'],
      ['Mia', 'Mimi'],
    ];
    expect(addGroups([['Max', 'Opa']], more)).toEqual([
      ['Max', 'Opa', 'Grandpa'],
      ['Mia', 'Mimi'],
    ]);
    expect(addGroups([['Max', 'Opa']], [['Grandpa', 'Opa']])).toEqual([['Max', 'Opa', 'Grandpa']]);
  });

  test.each([
    [null],
    [{}],
    ['Max'],
    [[['Max']]],
    [[['Max', 7]]],
    [[['Max', 'x'.repeat(81)]]],
    [Object.assign(new Array(2), { 1: ['a', 'b'] })],
    [new Array(501).fill(['a', 'b'])],
  ])('%# that are no groups are refused', (value) => {
    expect(parseNameGroups(value)).toBeNull();
  });
});

describe('[names] joined names', () => {
  test('are still there when the app starts anew', async () => {
    app.games.joinedNames.join('Opa', 'Max');
    app = await startApp();
    expect(await groupsNow()).toEqual([['Max', 'Opa']]);
  });

  test('survive the loss of the database, and of everything else', async () => {
    app.games.joinedNames.join('Opa', 'Max');
    await app.database.getNote('joinedNames');
    wipeDatabase();
    app = await startApp();
    expect(await groupsNow()).toEqual([['Max', 'Opa']]);
    // It is back in the database.
    await app.database.getNote('joinedNames');
    localStorage.removeItem(KEY);
    app = await startApp();
    expect(await groupsNow()).toEqual([['Max', 'Opa']]);
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  test('are the later ones where the two places disagree, and none where both are damaged', async () => {
    app.games.joinedNames.join('Opa', 'Max');
    const before = localStorage.getItem(KEY) ?? '';
    app.games.joinedNames.join('Oma', 'Ilse');
    await app.database.getNote('joinedNames');
    localStorage.setItem(KEY, before);
    app = await startApp();
    expect(await groupsNow()).toHaveLength(2);
    localStorage.setItem(KEY, 'damaged');
    await app.database.putNote('joinedNames', '["Max"]');
    app = await startApp();
    expect(await groupsNow()).toEqual([]);
  });

  test('stay where a file brings more than could be read again', async () => {
    await groupsNow();
    app.games.joinedNames.join('Opa', 'Max');
    app.games.joinedNames.add(Array.from({ length: 500 }, (_, person) => [`a${person}`, `b${person}`]));
    app = await startApp();
    expect(await groupsNow()).toEqual([['Max', 'Opa']]);
  });

  test('that another tab has joined meanwhile are kept', async () => {
    await groupsNow();
    const other = await startApp();
    other.games.joinedNames.join('Opa', 'Max');
    app.games.joinedNames.join('Oma', 'Ilse');
    expect(await groupsNow()).toEqual([
      ['Max', 'Opa'],
      ['Ilse', 'Oma'],
    ]);
  });

  test('travel with all games to another device, and join what is joined there', async () => {
    await keepSaves(app, ONE, TWO);
    app.games.joinedNames.join('Opa', 'Max');
    const text = (await app.games.exportAll()) ?? '';
    newDevice();
    app = await startApp();
    app.games.joinedNames.join('Grandpa', 'Max');
    expect(await app.games.importGames(text)).toMatchObject({ ok: true });
    expect(await groupsNow()).toEqual([['Max', 'Grandpa', 'Opa']]);
    // Once more: nothing is new.
    expect(await app.games.importGames(text)).toMatchObject({ ok: true, ids: [] });
    expect(await groupsNow()).toEqual([['Max', 'Grandpa', 'Opa']]);
  });

  test('that a file has not, as those of before, or damaged ones change nothing', async () => {
    await keepSaves(app, ONE);
    const whole = JSON.parse((await app.games.exportAll()) ?? '');
    expect(whole).not.toHaveProperty('joinedNames');
    newDevice();
    app = await startApp();
    app.games.joinedNames.join('Opa', 'Max');
    for (const joinedNames of [undefined, 7, [['Max', 3]]]) {
      expect(await app.games.importGames(JSON.stringify({ ...whole, joinedNames }))).toMatchObject({ ok: true });
      expect(await groupsNow()).toEqual([['Max', 'Opa']]);
    }
  });

  test('do not come along with a single game, and not from a file that is refused', async () => {
    await keepSaves(app, ONE);
    app.games.joinedNames.join('Opa', 'Max');
    expect(JSON.parse((await app.games.exportGame('one')) ?? '')).not.toHaveProperty('joinedNames');
    const text = ((await app.games.exportAll()) ?? '').replace(/"log":"[^"]{9}/, '"log":"?????????');
    newDevice();
    app = await startApp();
    expect(await app.games.importGames(text)).toMatchObject({ ok: false });
    expect(await groupsNow()).toEqual([]);
  });
});

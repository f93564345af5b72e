import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatPosition } from '../../../src/rules/text/position';
import { FORMAT } from '../../../src/storage/format/head';
import { newDevice, OLD, settled, startApp } from '../../support/storage/device';
import { openSave } from '../../support/storage/samples';
import { fixtureAsRead, readFixture } from '../../support/storage/saveFixtures';

afterEach(() => vi.unstubAllGlobals());

describe('[saves] games of version 1', () => {
  const old = readFixture(1) as { record: { log: readonly unknown[] } };
  const text = JSON.stringify(old);
  const { position } = openSave(fixtureAsRead(1));

  async function begun(keys: Readonly<Record<string, string>>) {
    const device = newDevice();
    for (const [key, value] of Object.entries(keys)) localStorage.setItem(OLD + key, value);
    return { device, app: await startApp() };
  }

  test('move to the database, with a backup, and leave their old place', async () => {
    const { device, app } = await begun({ one: text, two: text });
    expect((await app.library.listGames('running', null, 9)).games.map(({ id }) => id).sort()).toEqual(['one', 'two']);
    await settled(app);
    expect(Object.keys(device.keys).sort()).toEqual(['lumicora.backup.one', 'lumicora.backup.two', 'lumicora.last']);
    expect(await app.saves.readSave('one')).toEqual({
      ok: true,
      isRestored: false,
      save: openSave({ ...old, format: FORMAT, version: 1, id: 'one' }),
    });
  });

  test('can be opened at once by their old address', async () => {
    const { app } = await begun({ one: text });
    const game = await app.games.openKept('one', false);
    if (!game.ok) throw new Error(game.why);
    expect(formatPosition(game.game.table.state.value)).toBe(position);
    expect(game.game.isShortened).toBe(false);
  });

  const UNREADABLE: Readonly<Record<string, string>> = {
    empty: '',
    cut: text.slice(0, -20),
    nothing: 'null',
    list: '[]',
    words: '"lumicora"',
    undated: JSON.stringify({ ...old, touched: 'yesterday' }),
    unnamed: JSON.stringify({ ...old, record: { ...old.record, people: [{ name: 'Anna' }] } }),
    unbegun: JSON.stringify({ ...old, record: { ...old.record, origin: { type: 'found' } } }),
    logless: JSON.stringify({ ...old, record: { ...old.record, log: null } }),
    wordy: JSON.stringify({ ...old, record: { ...old.record, log: ['pass'] } }),
    'no-id': text,
  };

  test('stay untouched where they cannot be read, and do not keep the readable ones from moving', async () => {
    const { device, app } = await begun({ ...UNREADABLE, good: text });
    expect(await app.library.countGames()).toEqual({ running: 1, over: 0, removed: 0, damaged: 0 });
    const left = Object.entries(device.keys).filter(([key]) => key.startsWith(OLD));
    expect(Object.fromEntries(left.map(([key, value]) => [key.slice(OLD.length), value]))).toEqual(UNREADABLE);
  });

  test('stay untouched where the rules do not follow them to their end', async () => {
    const [first, second, ...rest] = old.record.log;
    const swapped = JSON.stringify({ ...old, record: { ...old.record, log: [second, second, first, ...rest] } });
    const { device, app } = await begun({ swapped });
    await app.library.countGames();
    expect(device.keys[`${OLD}swapped`]).toBe(swapped);
  });

  test('do not come back over the game that has moved on since', async () => {
    const { app } = await begun({ one: text });
    await app.library.countGames();
    expect(await app.games.renameGame('one', 'Sunday')).toBe('changed');
    localStorage.setItem(`${OLD}one`, text);
    const next = await startApp();
    expect((await next.library.listGames('running', null, 9)).games).toMatchObject([{ id: 'one', title: 'Sunday' }]);
  });

  test('stay where they are if there is no other place for them', async () => {
    const { device, app } = await begun({ one: text });
    vi.stubGlobal('indexedDB', undefined);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await app.library.countGames();
    expect(device.keys[`${OLD}one`]).toBe(text);
    vi.restoreAllMocks();
  });
});

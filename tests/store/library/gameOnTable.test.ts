import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalMoves } from '../../../src/rules/game';
import type { Move } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import { eventually } from '../../support/eventually';
import { lumino } from '../../support/rules/names';
import {
  type App,
  BACKUP_PREFIX,
  type Device,
  leaveDevice,
  newDevice,
  settled,
  startApp,
} from '../../support/storage/device';
import { FAILURES } from '../../support/storage/failures';
import { type DrivenTable, drive } from '../../support/tableDriver';
import { OFFERING } from '../../support/tablePositions';

const OFFER: Move = { type: 'offer', lumino: lumino('p6o1') };
const TAKE: Move = { type: 'takeLimestone' };

describe('[saves] a game on the table', () => {
  let device: Device;
  let app: App;

  beforeEach(async () => {
    device = newDevice();
    app = await startApp();
  });

  afterEach(leaveDevice);

  const PEOPLE = [
    { name: 'Nora', fish: 'clownfish', mind: null },
    { name: 'Öznur', fish: 'swordfish', mind: null },
  ] as const;

  async function newGame(): Promise<string> {
    return app.games.startGame({ people: PEOPLE, isGuided: false, side: 'A', scoreBoard: 'dark', octopus: 0 });
  }

  async function opened(id: string) {
    const result = await app.games.openKept(id, false);
    if (!result.ok) throw new Error(result.why);
    return { ...result.game, table: drive(result.game.table) };
  }

  /** Done, seen, and so on the disk. */
  async function done(table: DrivenTable, act: () => void): Promise<void> {
    const before = table.happening.value;
    act();
    await eventually(() => expect(table.happening.value).not.toBe(before));
  }

  const move = (table: DrivenTable) => done(table, () => table.play(legalMoves(table.state.value)[0]));

  function seen({ state, past, marks, undoPrice, restartPrice, canRedo }: DrivenTable) {
    return [state.value, past.value, marks.value, undoPrice.value, restartPrice.value, canRedo.value];
  }

  test('is as it was after closing at any moment: past, marks, what can be taken back and made again', async () => {
    const id = await newGame();
    let game = await opened(id);
    const reopen = async () => {
      const before = seen(game.table);
      game.close();
      app = await startApp();
      game = await opened(id);
      expect(seen(game.table)).toEqual(before);
      expect(game.isShortened).toBe(false);
      expect(game.record.people).toEqual(PEOPLE);
    };
    for (let moves = 0; moves < 12; moves++) {
      await move(game.table);
      await reopen();
    }
    await done(game.table, () => game.table.undo(true));
    await done(game.table, () => game.table.undo(true));
    await reopen();
    expect(game.table.canRedo.value).toBe(true);
    await done(game.table, () => game.table.redo());
    await reopen();
    await done(game.table, () => game.table.redo());
    await reopen();
    expect(game.table.canRedo.value).toBe(false);
  });

  test('goes on in the middle of a turn, which can still be started over', async () => {
    const id = await newGame();
    let game = await opened(id);
    while (game.table.state.value.step.type !== 'act') await move(game.table);
    const { step } = game.table.state.value;
    game.close();
    app = await startApp();
    game = await opened(id);
    expect(game.table.state.value.step).toEqual(step);
    expect(game.table.restartPrice.value).toBe('free');
    await done(game.table, () => game.table.restart());
    expect(game.table.state.value.step).toEqual({ type: 'offer' });
    game.close();
    app = await startApp();
    game = await opened(id);
    await done(game.table, () => game.table.redo());
    expect(game.table.state.value.step).toEqual(step);
  });

  test('has on the disk whatever is on the screen, in both places', async () => {
    const id = await newGame();
    const { table } = await opened(id);
    for (let moves = 0; moves < 8; moves++) {
      await move(table);
      expect(await app.database.getGame(id)).toMatchObject({
        position: formatPosition(table.state.value),
        saves: moves + 2,
      });
    }
    await settled(app);
    expect(device.keys[BACKUP_PREFIX + id]).toContain(formatPosition(table.state.value));
  });

  test('stops where another tab has gone on with it: the move is not shown, and nothing is written', async () => {
    const id = await newGame();
    const here = await opened(id);
    await move(here.table);
    const elsewhere = await opened(id);
    await move(elsewhere.table);
    const stored = await app.database.getGame(id);
    const before = here.table.state.value;
    here.table.play(legalMoves(before)[0]);
    await eventually(() => expect(here.isTaken.value).toBe(true));
    expect(here.table.state.value).toBe(before);
    for (let tries = 0; tries < 3; tries++) here.table.play(legalMoves(before)[0]);
    await settled(app);
    expect(here.table.state.value).toBe(before);
    expect(await app.database.getGame(id)).toEqual(stored);
    await move(elsewhere.table);
    expect(elsewhere.isTaken.value).toBe(false);
  });

  test('that is only looked at becomes one with its first move', async () => {
    const result = app.games.openPosition(formatPosition(OFFERING));
    if (!result.ok) throw new Error(result.why);
    const { id } = result.game;
    const table = drive(result.game.table);
    expect(id.value).toBeNull();
    expect(await app.library.countGames()).toEqual({ running: 0, over: 0, removed: 0, damaged: 0 });
    await done(table, () => table.play(OFFER));
    await done(table, () => table.play(TAKE));
    expect(await app.library.countGames()).toEqual({ running: 1, over: 0, removed: 0, damaged: 0 });
    app = await startApp();
    expect(seen((await opened(id.value ?? '')).table)).toEqual(seen(table));
  });

  test.each(FAILURES)('goes on while $name, tells it, and is all there afterwards', async ({ trouble, begin }) => {
    const id = await newGame();
    const { table, isTaken } = await opened(id);
    await move(table);
    await settled(app);
    begin();
    await move(table);
    await move(table);
    expect(app.library.trouble.value).toEqual({ database: trouble, isBackedUp: true });
    vi.restoreAllMocks();
    await move(table);
    expect([isTaken.value, app.library.trouble.value]).toEqual([false, null]);
    app = await startApp();
    expect(seen((await opened(id)).table)).toEqual(seen(table));
  });

  test('cannot be opened if it was deleted, and can again once it is brought back', async () => {
    const id = await newGame();
    await app.games.removeGame(id);
    expect(await app.games.openKept(id, false)).toEqual({ ok: false, why: 'missing' });
    await app.games.bringBackGame(id);
    expect((await app.games.openKept(id, false)).ok).toBe(true);
  });

  test('whose story cannot be followed goes on from where it stood, without a past', async () => {
    const id = await newGame();
    const { table, close } = await opened(id);
    for (let moves = 0; moves < 6; moves++) await move(table);
    close();
    await settled(app);
    const stored = (await app.database.getGame(id)) as { id: string; log: string };
    await app.database.putGames([{ ...stored, log: `pass ${stored.log}` }]);
    localStorage.removeItem(BACKUP_PREFIX + id);
    app = await startApp();
    const game = await opened(id);
    expect([game.isShortened, game.table.past.value, game.table.undoPrice.value]).toEqual([true, [], 'none']);
    expect(formatPosition(game.table.state.value)).toBe(formatPosition(table.state.value));
    expect(game.record.people).toEqual(PEOPLE);
    await move(game.table);
    app = await startApp();
    expect((await opened(id)).isShortened).toBe(false);
  });

  test('whose log leads elsewhere than where it stood goes on from where it stood', async () => {
    const id = await newGame();
    const { table, close } = await opened(id);
    for (let moves = 0; moves < 4; moves++) await move(table);
    close();
    await settled(app);
    const stored = (await app.database.getGame(id)) as { id: string; log: string };
    await app.database.putGames([{ ...stored, log: stored.log.split(' ').slice(0, -1).join(' ') }]);
    app = await startApp();
    const game = await opened(id);
    expect(formatPosition(game.table.state.value)).toBe(formatPosition(table.state.value));
  });
});

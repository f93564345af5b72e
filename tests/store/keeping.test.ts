import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTimeline, type Timeline } from '../../src/history/timeline';
import { legalMoves } from '../../src/rules/game';
import { formatPosition } from '../../src/rules/notation';
import type { GameState, Move } from '../../src/rules/state';
import { createKeptTable, type Table } from '../../src/store/table';
import { type App, type Device, leaveDevice, newDevice, SPARE, settled, startApp } from '../storage/device';
import { must } from '../support/rules/build';
import { lumino, luminos } from '../support/rules/names';
import { FAILURES } from '../support/storage/failures';
import { ACTING, OFFERING } from '../support/tablePositions';

const OFFER: Move = { type: 'offer', lumino: lumino('p6o1') };
const TAKE: Move = { type: 'takeLimestone' };
const DRAWING: Move = { type: 'takeFromAtoll', luminos: luminos('b3s1,b2c1') };

function stateAfter(state: GameState, ...moves: readonly Move[]): GameState {
  return moves.reduce((now, move) => must(now, move).state, state);
}

/** A table whose keeper answers when the test says so. */
function tableKept(state: GameState) {
  const asked: Timeline[] = [];
  const answers: ((isOurs: boolean) => void)[] = [];
  const keep = (next: Timeline) => {
    asked.push(next);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const answer = async (isOurs = true) => {
    answers.shift()?.(isOurs);
    for (let turns = 0; turns < 5; turns++) await Promise.resolve();
  };
  return { table: createKeptTable(beginTimeline(state, [], []), keep), asked, answer };
}

describe('[saves] a move', () => {
  test('is seen only once it is kept, with all that follows from it', async () => {
    const { table, asked, answer } = tableKept(OFFERING);
    expect(table.play(OFFER)).toBe(true);
    expect(asked.map(({ state }) => state)).toEqual([stateAfter(OFFERING, OFFER)]);
    expect([table.state.value, table.happening.value.type, table.undoPrice.value]).toEqual([
      OFFERING,
      'opened',
      'none',
    ]);
    await answer();
    expect([table.state.value, table.happening.value.type, table.undoPrice.value]).toEqual([
      stateAfter(OFFERING, OFFER),
      'played',
      'free',
    ]);
  });

  test('that comes meanwhile waits, and is made in its turn', async () => {
    const { table, asked, answer } = tableKept(OFFERING);
    table.play(OFFER);
    expect(table.play(TAKE)).toBe(true);
    table.play({ type: 'endTurn' });
    expect(asked).toHaveLength(1);
    await answer();
    expect(table.state.value).toEqual(stateAfter(OFFERING, OFFER));
    expect(asked).toHaveLength(2);
    await answer();
    expect(table.state.value).toEqual(stateAfter(OFFERING, OFFER, TAKE));
    await answer();
    expect(table.state.value).toEqual(stateAfter(OFFERING, OFFER, TAKE, { type: 'endTurn' }));
    expect(asked).toHaveLength(3);
  });

  test('that comes meanwhile and breaks a rule by then is refused by then', async () => {
    const { table, asked, answer } = tableKept(OFFERING);
    table.play(OFFER);
    table.play(OFFER);
    expect(table.refusals.value).toEqual([]);
    await answer();
    expect(table.refusals.value).toEqual([{ rule: 'step', step: 'act' }]);
    expect(asked).toHaveLength(1);
  });

  test('that breaks a rule is refused at once and not written', () => {
    const { table, asked } = tableKept(OFFERING);
    expect(table.play({ type: 'pass' })).toBe(false);
    expect(table.refusals.value).toEqual([{ rule: 'step', step: 'offer' }]);
    expect(asked).toEqual([]);
  });

  test('twice by an impatient finger is made once', async () => {
    const { table, asked, answer } = tableKept(OFFERING);
    const [first] = table.pickable.value;
    for (let taps = 0; taps < 3; taps++) table.play({ type: 'offer', lumino: first });
    await answer();
    await answer();
    expect(asked).toHaveLength(1);
    expect(table.past.value).toHaveLength(1);
  });
});

describe('[saves] what is done while a move is being kept', () => {
  test('waits and happens in its order: choosing, then taking back', async () => {
    const { table, answer } = tableKept(OFFERING);
    table.play(OFFER);
    table.pick(lumino('y3s1'));
    expect(table.chosen.value).toEqual([]);
    await answer();
    expect(table.chosen.value).toEqual([lumino('y3s1')]);
    table.undo();
    expect(table.state.value).toEqual(stateAfter(OFFERING, OFFER));
    await answer();
    expect(table.state.value).toEqual(OFFERING);
    expect(table.canRedo.value).toBe(true);
  });

  test('undo, redo and starting over are kept before they are seen, too', async () => {
    const { table, asked, answer } = tableKept(OFFERING);
    table.play(OFFER);
    table.undo();
    table.redo();
    table.restart();
    await answer();
    expect(asked.map(({ happening }) => happening.type)).toEqual(['played', 'undone']);
    await answer();
    await answer();
    await answer();
    expect(asked.map(({ happening, past }) => [happening.type, past.length])).toEqual([
      ['played', 1],
      ['undone', 0],
      ['redone', 1],
      ['undone', 0],
    ]);
    expect(table.state.value).toEqual(OFFERING);
  });

  test('nothing is written for what changes nothing', () => {
    const { table, asked } = tableKept(ACTING);
    table.undo();
    table.redo();
    table.restart();
    expect(asked).toEqual([]);
  });

  test('a draw is taken back by consent only, and then written with its note', async () => {
    const { table, asked, answer } = tableKept(ACTING);
    table.play(DRAWING);
    await answer();
    table.undo();
    expect(asked).toHaveLength(1);
    table.undo(true);
    await answer();
    expect(asked[1].marks).toEqual([{ at: 0, moves: 1 }]);
  });
});

describe('[saves] a game that is not ours any more', () => {
  test('does not show the move, forgets what waited, and says no to whatever comes', async () => {
    const { table, asked, answer } = tableKept(OFFERING);
    table.play(OFFER);
    table.play(TAKE);
    table.pick(lumino('y3s1'));
    await answer(false);
    expect([table.state.value, table.chosen.value, asked.length]).toEqual([OFFERING, [], 1]);
    table.play(OFFER);
    await answer(false);
    expect(table.state.value).toBe(OFFERING);
  });
});

describe('[saves] a game on the table', () => {
  let device: Device;
  let app: App;

  beforeEach(async () => {
    device = newDevice();
    app = await startApp();
  });

  afterEach(leaveDevice);

  const PEOPLE = [
    { name: 'Nora', fish: 'clownfish' },
    { name: 'Öznur', fish: 'swordfish' },
  ] as const;

  async function newGame(): Promise<string> {
    return app.library.startGame({ people: PEOPLE, side: 'A', scoreBoard: 'dark', octopus: 0 });
  }

  async function opened(id: string) {
    const result = await app.openGame.openKept(id, false);
    if (!result.ok) throw new Error(result.why);
    return result.game;
  }

  /** Done, seen, and so on the disk. */
  async function done(table: Table, act: () => void): Promise<void> {
    const before = table.happening.value;
    act();
    await vi.waitFor(() => expect(table.happening.value).not.toBe(before), { interval: 1, timeout: 5000 });
  }

  const move = (table: Table) => done(table, () => table.play(legalMoves(table.state.value)[0]));

  function seen({ state, past, marks, undoPrice, restartPrice, canRedo }: Table) {
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
      expect(await app.games.getGame(id)).toMatchObject({
        position: formatPosition(table.state.value),
        saves: moves + 2,
      });
    }
    await settled(app);
    expect(device.keys[SPARE + id]).toContain(formatPosition(table.state.value));
  });

  test('stops where another tab has gone on with it: the move is not shown, and nothing is written', async () => {
    const id = await newGame();
    const here = await opened(id);
    await move(here.table);
    const elsewhere = await opened(id);
    await move(elsewhere.table);
    const stored = await app.games.getGame(id);
    const before = here.table.state.value;
    here.table.play(legalMoves(before)[0]);
    await vi.waitFor(() => expect(here.isTaken.value).toBe(true));
    expect(here.table.state.value).toBe(before);
    for (let tries = 0; tries < 3; tries++) here.table.play(legalMoves(before)[0]);
    await settled(app);
    expect(here.table.state.value).toBe(before);
    expect(await app.games.getGame(id)).toEqual(stored);
    await move(elsewhere.table);
    expect(elsewhere.isTaken.value).toBe(false);
  });

  test('that is only looked at becomes one with its first move', async () => {
    const result = app.openGame.openPosition(formatPosition(OFFERING));
    if (!result.ok) throw new Error(result.why);
    const { table, id } = result.game;
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
    expect(app.troubles.trouble.value).toEqual({ database: trouble, isSpared: true });
    vi.restoreAllMocks();
    await move(table);
    expect([isTaken.value, app.troubles.trouble.value]).toEqual([false, null]);
    app = await startApp();
    expect(seen((await opened(id)).table)).toEqual(seen(table));
  });

  test('cannot be opened if it was deleted, and can again once it is brought back', async () => {
    const id = await newGame();
    await app.library.removeGame(id);
    expect(await app.openGame.openKept(id, false)).toEqual({ ok: false, why: 'missing' });
    await app.library.bringBackGame(id);
    expect((await app.openGame.openKept(id, false)).ok).toBe(true);
  });

  test('whose story cannot be followed goes on from where it stood, without a past', async () => {
    const id = await newGame();
    const { table, close } = await opened(id);
    for (let moves = 0; moves < 6; moves++) await move(table);
    close();
    await settled(app);
    const stored = (await app.games.getGame(id)) as { id: string; log: string };
    await app.games.putGames([{ ...stored, log: `pass ${stored.log}` }]);
    localStorage.removeItem(SPARE + id);
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
    const stored = (await app.games.getGame(id)) as { id: string; log: string };
    await app.games.putGames([{ ...stored, log: stored.log.split(' ').slice(0, -1).join(' ') }]);
    app = await startApp();
    const game = await opened(id);
    expect(formatPosition(game.table.state.value)).toBe(formatPosition(table.state.value));
  });
});

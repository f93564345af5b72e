import { describe, expect, test } from 'vitest';
import type { Timeline } from '../../../src/history/timeline';
import type { GameState, Move } from '../../../src/rules/state';
import { must } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { ACTING, OFFERING } from '../../support/tablePositions';

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
  return { table: tableWith(state, [], [], { keep }), asked, answer };
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
    expect(asked[1].marks).toEqual([{ at: 0, note: { type: 'takenBack', moves: 1 } }]);
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

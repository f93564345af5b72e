import { describe, expect, test, vi } from 'vitest';
import { legalMoves } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { type AgentView, PERSON, type Thinker } from '../../../src/store/table/agent';
import { createPacing } from '../../../src/store/table/pacing';
import type { TableOptions } from '../../../src/store/table/table';
import { game, must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { type DrivenTable, tableWith } from '../../support/tableDriver';
import { OFFERING, settling } from '../../support/tablePositions';

const OFFER: Move = { type: 'offer', lumino: lumino('p6o1') };
const PASS: Move = { type: 'pass' };

/** A thinker whose answers the test gives; what it was asked, and by which signal it can be called off. */
function slowThinker() {
  const questions: { readonly view: AgentView; readonly signal: AbortSignal }[] = [];
  const answers: { readonly resolve: (move: Move) => void; readonly reject: (error: unknown) => void }[] = [];
  const agent: Thinker = {
    kind: 'thinker',
    decide(view, signal) {
      questions.push({ view, signal });
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
  };
  return { agent, questions, answers };
}

/** Plays the first legal move at once. */
const FIRST_MOVE: Thinker = { kind: 'thinker', decide: async ({ legal }) => legal[0] };

function tableOf(state: GameState, options: TableOptions): DrivenTable {
  return tableWith(state, [], [], options);
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
}

describe('an agent that thinks', () => {
  test('plays a whole game with its like, without any screen', async () => {
    const table = tableOf(game(), { agents: [FIRST_MOVE, FIRST_MOVE] });
    await vi.waitFor(() => expect(table.state.value.step.type).toBe('over'), { timeout: 5000 });
    let expected = game();
    for (const { state, move } of table.past.value) {
      expect(state).toEqual(expected);
      expected = must(expected, move).state;
    }
    expect(table.state.value).toEqual(expected);
  });

  test('plays beside a person, for whom the game waits', async () => {
    const table = tableOf(settling('-'), { agents: [PERSON, FIRST_MOVE] });
    await settled();
    expect(table.past.value).toEqual([]);
    table.play({ type: 'endTurn' });
    await vi.waitFor(() => expect(table.state.value).toMatchObject({ seat: 0, step: { type: 'score' } }));
  });

  test('sees what everyone at the table can see: neither what will be drawn nor what was set aside', () => {
    const { agent, questions } = slowThinker();
    const state = game({ players: 4 });
    tableOf(state, { agents: [agent] });
    const { bag, emergency } = state.supply;
    expect(emergency.length).toBeGreaterThan(0);
    const [{ view }] = questions;
    expect(view.state.supply).toEqual({
      unseen: [...bag, ...emergency].sort((a, b) => a - b),
      bag: bag.length,
      emergency: emergency.length,
      dry: false,
    });
    expect(view.legal).toEqual(legalMoves(state));
  });

  test('is not disturbed by the screen, which can look around meanwhile', () => {
    const table = tableOf(OFFERING, { agents: [slowThinker().agent] });
    table.play(OFFER);
    table.pick(lumino('p6o1'));
    expect([table.state.value, table.chosen.value, table.pickable.value, table.moves.value]).toEqual([
      OFFERING,
      [],
      [],
      [],
    ]);
    table.enlarge(1);
    expect(table.shown.value).toBe(1);
  });

  test('is called off by undo, its late answer counts for nothing, and it is asked anew when the game comes back', async () => {
    const { agent, questions, answers } = slowThinker();
    const table = tableOf(settling('-'), { agents: [PERSON, agent] });
    table.play({ type: 'endTurn' });
    expect(questions).toHaveLength(1);
    table.undo();
    expect(questions[0].signal.aborted).toBe(true);
    answers[0].resolve(legalMoves(must(settling('-'), { type: 'endTurn' }).state)[0]);
    await settled();
    expect(table.state.value).toEqual(settling('-'));
    table.redo();
    expect(questions).toHaveLength(2);
    expect(questions[1].signal.aborted).toBe(false);
  });

  test('is called off when the table is left, and never asked again', async () => {
    const { agent, questions, answers } = slowThinker();
    const table = tableOf(OFFERING, { agents: [agent] });
    table.close();
    expect(questions[0].signal.aborted).toBe(true);
    answers[0].resolve(OFFER);
    await settled();
    expect([table.state.value, questions.length]).toEqual([OFFERING, 1]);
  });

  test('is asked again if its move is refused', async () => {
    const { agent, questions, answers } = slowThinker();
    const table = tableOf(OFFERING, { agents: [agent] });
    answers[0].resolve(PASS);
    await settled();
    expect([table.state.value, questions.length]).toEqual([OFFERING, 2]);
    answers[1].resolve(OFFER);
    await settled();
    expect(table.state.value).toEqual(must(OFFERING, OFFER).state);
  });

  test('that never finds a move leaves it to the people at the table', async () => {
    const decide = vi.fn(async () => PASS);
    const table = tableOf(OFFERING, { agents: [{ kind: 'thinker', decide }] });
    await settled();
    expect(decide).toHaveBeenCalledTimes(3);
    expect(table.moves.value).toEqual([]);
    table.pick(lumino('p6o1'));
    expect(table.moves.value).toEqual([OFFER]);
    table.play(OFFER);
    expect(table.state.value).toEqual(must(OFFERING, OFFER).state);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('no idea'))],
    [
      'throws',
      () => {
        throw new Error('no idea');
      },
    ],
  ])('that %s is reported, and the people at the table move for it', async (_, decide) => {
    const report = vi.fn();
    const table = tableOf(OFFERING, { agents: [{ kind: 'thinker', decide }], report });
    await settled();
    expect(report.mock.calls).toEqual([[new Error('no idea')]]);
    expect(table.play(OFFER)).toBe(true);
    expect(table.state.value).toEqual(must(OFFERING, OFFER).state);
  });

  test('that rejects because it was called off is not reported', async () => {
    const { agent, answers } = slowThinker();
    const report = vi.fn();
    const table = tableOf(OFFERING, { agents: [agent], report });
    table.close();
    answers[0].reject(new DOMException('aborted', 'AbortError'));
    await settled();
    expect(report).not.toHaveBeenCalled();
  });

  test('is asked for its next move only once the last one is kept', async () => {
    const { agent, questions, answers } = slowThinker();
    const kept: (() => void)[] = [];
    const keep = () => new Promise<boolean>((resolve) => kept.push(() => resolve(true)));
    const table = tableOf(OFFERING, { agents: [agent], keep });
    answers[0].resolve(OFFER);
    await settled();
    expect([table.state.value, questions.length, kept.length]).toEqual([OFFERING, 1, 1]);
    kept[0]();
    await settled();
    expect([table.state.value, questions.length]).toEqual([must(OFFERING, OFFER).state, 2]);
  });
});

describe('[saves] a move whose keeping fails with an error', () => {
  const FAILURE = new Error('the disk is on fire');

  /** Keeps nothing the first time, everything later. */
  function failingOnce() {
    const keep = vi.fn(async () => true).mockRejectedValueOnce(FAILURE);
    const report = vi.fn();
    return { keep, report };
  }

  test('is not shown and is reported; the table takes the next one', async () => {
    const { keep, report } = failingOnce();
    const table = tableOf(OFFERING, { keep, report });
    table.play(OFFER);
    await settled();
    expect([table.state.value, table.happening.value.type]).toEqual([OFFERING, 'opened']);
    expect(report.mock.calls).toEqual([[FAILURE]]);
    table.play(OFFER);
    await settled();
    expect(table.state.value).toEqual(must(OFFERING, OFFER).state);
  });

  test('takes along what waited for it', async () => {
    const { keep, report } = failingOnce();
    const table = tableOf(OFFERING, { keep, report });
    table.play(OFFER);
    table.pick(lumino('y3s1'));
    await settled();
    expect(table.chosen.value).toEqual([]);
    table.pick(lumino('y3s1'));
    expect(table.chosen.value).toEqual([lumino('y3s1')]);
  });

  test('of an agent is left to the people at the table, instead of being tried for ever', async () => {
    const { keep, report } = failingOnce();
    const decide = vi.fn(async () => OFFER);
    const table = tableOf(OFFERING, { keep, report, agents: [{ kind: 'thinker', decide }] });
    await settled();
    expect([decide.mock.calls.length, table.state.value]).toEqual([1, OFFERING]);
    table.play(OFFER);
    await settled();
    expect(table.state.value).toEqual(must(OFFERING, OFFER).state);
  });
});

describe('undo with agents', () => {
  /** A person, then two that move at once. */
  const AGENTS = [PERSON, FIRST_MOVE, FIRST_MOVE];

  async function afterAgents(): Promise<DrivenTable> {
    const table = tableOf(game({ players: 3, octopus: 0 }), { agents: AGENTS });
    const own = legalMoves(table.state.value)[0];
    table.play(own);
    await vi.waitFor(() => expect(table.state.value).toMatchObject({ seat: 0, step: { type: 'offer' } }));
    return table;
  }

  test('leads to the last decision of a person, behind all that agents have answered', async () => {
    const table = await afterAgents();
    expect(table.past.value).toHaveLength(3);
    expect(table.undoPrice.value).toBe('consent');
    expect(table.undoable.value[0]).toMatchObject({ type: 'startLaid', seat: 0 });
    table.undo(true);
    expect(table.state.value).toEqual(game({ players: 3, octopus: 0 }));
    await settled();
    expect(table.past.value).toEqual([]);
  });

  test('and redo makes the answers again, without asking anyone', async () => {
    const table = await afterAgents();
    const before = table.state.value;
    table.undo(true);
    table.redo();
    expect(table.state.value).toEqual(before);
    expect(table.canRedo.value).toBe(false);
  });

  test('takes back nothing where no person has moved', async () => {
    const { agent } = slowThinker();
    const table = tableOf(game(), { agents: [FIRST_MOVE, agent] });
    await vi.waitFor(() => expect(table.past.value).toHaveLength(1));
    expect([table.undoPrice.value, table.restartPrice.value, table.undoable.value]).toEqual(['none', 'none', []]);
    table.undo(true);
    expect(table.past.value).toHaveLength(1);
  });
});

describe('the pace of an agent', () => {
  test('lets its move wait, though it was found long ago', async () => {
    const paced: (() => void)[] = [];
    const pace = () => new Promise<void>((resolve) => paced.push(resolve));
    const table = tableOf(OFFERING, { agents: [FIRST_MOVE], pace });
    await settled();
    expect([table.state.value, table.isThinking.value]).toEqual([OFFERING, true]);
    paced[0]();
    await settled();
    expect(table.past.value).toHaveLength(1);
  });

  test('of a screen that is not there yet holds everything', async () => {
    const { pace, follow } = createPacing();
    const table = tableOf(OFFERING, { agents: [FIRST_MOVE, PERSON], pace });
    await settled();
    expect(table.past.value).toEqual([]);
    const leave = follow(async () => {});
    await vi.waitFor(() => expect(table.state.value.seat).toBe(1));
    leave();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameRecord, LogEntry } from '../../../src/history/record';
import { formatPosition } from '../../../src/rules/notation';
import { highestLevel } from '../../../src/rules/reef';
import type { GameState } from '../../../src/rules/state';
import { logOf, replay } from '../../../src/store/replay';
import { createWatching, recordUpTo, type Watching } from '../../../src/store/table/playback';
import { playGame, TABLES, type Table } from '../../support/rules/randomGame';
import { settling } from '../../support/tablePositions';

const FOUR: Table = { players: 4, side: 'A', scoreBoard: 'dark' };
/** Each of these is the last move of a turn, and no other is. */
const LAST_MOVES = ['layStart', 'endTurn', 'score', 'pass'];

interface Watched {
  readonly watching: Watching;
  readonly record: GameRecord;
  /** After each number of moves, as the rules gave them. */
  readonly states: readonly GameState[];
}

/** A whole game by chance; at these places so many moves were taken back. */
function watchGame(table: Table, seed: number, takenBack: Readonly<Record<number, number>> = {}): Watched {
  const moves = [...playGame(table, seed)];
  const log = moves.flatMap(({ move }, index): readonly LogEntry[] => {
    return index in takenBack ? [{ type: 'takenBack', moves: takenBack[index] }, move] : [move];
  });
  const options = { ...table, octopus: 'lot', seed } as const;
  const people = Array.from({ length: table.players }, (_, seat) => ({ name: `P${seat}`, fish: 'clownfish' }) as const);
  const record: GameRecord = { people, origin: { type: 'dealt', options }, log, ahead: [{ type: 'pass' }] };
  const states = [...moves.map(({ before }) => before), moves[moves.length - 1].played.state];
  return { watching: watch(record), record, states };
}

function watch(record: GameRecord): Watching {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(`the rules refuse entry ${replayed.at}`);
  return createWatching(replayed.past, replayed.state, replayed.marks);
}

/** Every step that this way leads to, until it leads nowhere. */
function stepsOf({ step }: Watching, go: () => void): readonly number[] {
  const steps = [step.value];
  for (;;) {
    go();
    if (step.value === steps.at(-1)) return steps;
    steps.push(step.value);
  }
}

describe('a game that is gone through', () => {
  test('stands at every step as it did when it was played, forwards and backwards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.integer(), (table, seed) => {
        const { watching, states } = watchGame(table, seed);
        const { total } = watching;
        const seen: GameState[] = [watching.table.state.value];
        for (let step = 0; step < total; step++) {
          watching.nextMove();
          seen.push(watching.table.state.value);
        }
        expect(seen).toEqual(states);
        expect(stepsOf(watching, watching.previousMove)).toEqual(states.map((_, index) => total - index));
        expect(watching.table.state.value).toEqual(states[0]);
      }),
      { numRuns: 6 },
    );
  });

  test('[4] turn by turn stops where somebody has ended theirs, in both directions', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.integer(), (table, seed) => {
        const { watching } = watchGame(table, seed);
        const ends = watching.past.flatMap(({ move }, index) => (LAST_MOVES.includes(move.type) ? [index + 1] : []));
        expect(stepsOf(watching, watching.nextTurn)).toEqual([0, ...ends]);
        expect(stepsOf(watching, watching.previousTurn)).toEqual([0, ...ends].reverse());
      }),
      { numRuns: 12 },
    );
  });

  test('goes from the middle of a turn to its beginning or to its end', () => {
    const { watching } = watchGame(FOUR, 7);
    const { turns, goTo, step } = watching;
    const begin = turns.findIndex((turn, index) => turns[index + 1] - turn > 3);
    goTo(turns[begin] + 2);
    watching.previousTurn();
    expect(step.value).toBe(turns[begin]);
    goTo(turns[begin] + 2);
    watching.nextTurn();
    expect(step.value).toBe(turns[begin + 1]);
  });

  test('has one turn only where nothing but the end of one was played', () => {
    const position = formatPosition(settling('-'));
    const record: GameRecord = {
      people: [],
      origin: { type: 'position', position },
      log: [{ type: 'endTurn' }],
      ahead: [],
    };
    expect(watch(record).turns).toEqual([0, 1]);
    expect(watch({ ...record, log: [] }).turns).toEqual([0]);
  });

  test('ignores steps that do not exist', () => {
    const { watching } = watchGame(FOUR, 7);
    const { goTo, step, total } = watching;
    goTo(5);
    for (const nowhere of [-1, total + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -0, '7', null, undefined, {}]) {
      goTo(nowhere as number);
      expect(step.value).toBe(5);
    }
    goTo(total);
    watching.nextMove();
    watching.nextTurn();
    expect(step.value).toBe(total);
    goTo(0);
    watching.previousMove();
    watching.previousTurn();
    expect(step.value).toBe(0);
  });

  test('tells a step on as it was played, and nothing of a jump or of a step back', () => {
    const { watching } = watchGame(FOUR, 7);
    const { table, past } = watching;
    expect(table.happening.value).toEqual({ type: 'opened', events: [] });
    watching.nextMove();
    expect(table.happening.value).toEqual({ type: 'played', events: past[0].events });
    watching.goTo(9);
    expect(table.happening.value).toEqual({ type: 'opened', events: [] });
    watching.goTo(10);
    expect(table.happening.value).toEqual({ type: 'played', events: past[9].events });
    watching.previousMove();
    expect(table.happening.value).toEqual({ type: 'opened', events: [] });
  });

  test('shows the reef of whoever moved last, even if the next player is to move by then', () => {
    const { watching } = watchGame(FOUR, 7);
    const { table, past, mover, total } = watching;
    expect(table.shown.value).toBe(past[0].state.seat);
    for (let step = 1; step <= total; step++) {
      watching.goTo(step);
      expect([table.shown.value, mover.value]).toEqual([past[step - 1].state.seat, past[step - 1].state.seat]);
    }
  });

  test('has the past and the marks up to its step', () => {
    const { watching } = watchGame(FOUR, 7, { 20: 2, 30: 1 });
    const { table, past } = watching;
    watching.goTo(20);
    expect(table.past.value).toEqual(past.slice(0, 20));
    expect(table.marks.value).toEqual([{ at: 20, moves: 2 }]);
    watching.goTo(19);
    expect(table.marks.value).toEqual([]);
  });
});

describe('looking at a game that was played', () => {
  test('enlarges another reef, until somebody else moves', () => {
    const { watching } = watchGame(FOUR, 7);
    const { table, turns, mover } = watching;
    const begin = turns.find((turn, index) => turns[index + 1] - turn > 3) ?? 0;
    watching.goTo(begin + 1);
    const other = (mover.value + 1) % 4;
    table.enlarge(other);
    expect(table.shown.value).toBe(other);
    watching.nextMove();
    expect(table.shown.value).toBe(other);
    table.enlarge(other);
    expect(table.shown.value).toBe(mover.value);
    table.enlarge(other);
    watching.goTo(turns[turns.indexOf(begin) + 1] + 1);
    expect(table.shown.value).toBe(mover.value);
    table.enlarge(4);
    expect(table.shown.value).toBe(mover.value);
  });

  test('shows one level, and what lies under a field', () => {
    const { watching } = watchGame(FOUR, 7);
    const { table, total } = watching;
    watching.goTo(total);
    const highest = highestLevel(table.state.value.players[table.shown.value].reef);
    table.filter(highest);
    table.filter(highest + 1);
    expect(table.level.value).toBe(highest);
    table.filter(null);
    table.look(12);
    table.look(44);
    expect([table.level.value, table.looked.value]).toEqual([null, 12]);
    table.letGo();
    expect(table.looked.value).toBe(null);
  });

  test('changes nothing in it: nothing can be picked, laid or played', () => {
    const { watching, states } = watchGame(FOUR, 7);
    const { table, total } = watching;
    for (let step = 0; step <= total; step += 3) {
      watching.goTo(step);
      const { state, seat, hand, display, atoll } = { ...states[step], ...mine(states[step]), state: states[step] };
      for (const lumino of [...hand, ...display, ...atoll]) {
        table.pick(lumino);
        table.lift(lumino);
        table.tap(21);
        table.aim(21, 22);
        table.aimFrom(21);
        table.turn();
        table.drop();
        table.bring(lumino, 'atoll');
        table.bring(lumino, 'hand');
      }
      table.beSpecial(true);
      table.weigh('blue');
      table.undo(true);
      table.restart(true);
      table.redo();
      table.arrive();
      const next = watching.past[step]?.move ?? ({ type: 'pass' } as const);
      expect(table.play(next)).toBe(false);
      expect(table.state.value).toEqual(state);
      expect([watching.step.value, table.state.value.seat]).toEqual([step, seat]);
      const { pickable, chosen, lays, moves, scorings, refusals } = table;
      expect([pickable, chosen, lays, moves, scorings, refusals].map(({ value }) => value)).toEqual(Array(6).fill([]));
      const { held, first, ghost, weighed, isArriving, canRedo } = table;
      expect([held, first, ghost, weighed].map(({ value }) => value)).toEqual(Array(4).fill(null));
      expect([isArriving.value, canRedo.value, table.special.value]).toEqual([false, false, 'no']);
    }
  });
});

describe('a copy', () => {
  test('of any step is a game that stands there and came the same way', () => {
    const { watching, record, states } = watchGame(FOUR, 7, { 20: 2, 30: 1 });
    for (let step = 0; step <= watching.total; step += 5) {
      const copy = recordUpTo(record, watching, step);
      expect(copy).toEqual({ ...record, log: copy.log, ahead: [] });
      expect(replay(copy)).toEqual({
        ok: true,
        state: states[step],
        past: watching.past.slice(0, step),
        marks: watching.marks.filter(({ at }) => at <= step),
        future: [],
      });
    }
    expect(recordUpTo(record, watching, watching.total).log).toEqual(logOf(watching.past, watching.marks));
  });
});

function mine({ players, seat }: GameState) {
  const { hand, display } = players[seat];
  return { hand, display };
}

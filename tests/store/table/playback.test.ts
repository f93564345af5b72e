import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameRecord, LogEntry } from '../../../src/history/record';
import { logOf, replay } from '../../../src/history/replay';
import { highestLevel } from '../../../src/rules/reef';
import type { GameState } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import type { Intent } from '../../../src/store/table/intent';
import { createPlayback, type Playback, recordUpTo } from '../../../src/store/table/playback';
import { playGame, TABLES, type Table } from '../../support/rules/randomGame';
import { driveView } from '../../support/tableDriver';
import { settling } from '../../support/tablePositions';

const FOUR: Table = { players: 4, side: 'A', scoreBoard: 'dark' };
/** Each of these is the last move of a turn, and no other is. */
const LAST_MOVES = ['layStart', 'endTurn', 'score', 'pass'];

interface Watched {
  readonly playback: Playback;
  readonly record: GameRecord;
  /** After each number of moves, as the rules gave them. */
  readonly states: readonly GameState[];
}

/** A whole random game; `takenBack` says how many moves were taken back after which move. */
function watchGame(table: Table, seed: number, takenBack: Readonly<Record<number, number>> = {}): Watched {
  const moves = [...playGame(table, seed)];
  const log = moves.flatMap(({ move }, index): readonly LogEntry[] => {
    return index in takenBack ? [{ type: 'takenBack', moves: takenBack[index] }, move] : [move];
  });
  const options = { ...table, octopus: 'lot', seed } as const;
  const people = Array.from(
    { length: table.players },
    (_, seat) => ({ name: `P${seat}`, fish: 'clownfish', mind: null }) as const,
  );
  const record: GameRecord = {
    people,
    origin: { type: 'dealt', options },
    isGuided: false,
    log,
    redo: [{ type: 'pass' }],
  };
  const states = [...moves.map(({ before }) => before), moves[moves.length - 1].played.state];
  return { playback: watch(record), record, states };
}

function watch(record: GameRecord): Playback {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(`the rules refuse entry ${replayed.at}`);
  return createPlayback(replayed.past, replayed.state, replayed.marks);
}

/** Every step that this way leads to, until it leads nowhere. */
function stepsOf({ step }: Playback, go: () => void): readonly number[] {
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
        const { playback, states } = watchGame(table, seed);
        const { total } = playback;
        const seen: GameState[] = [playback.view.state.value];
        for (let step = 0; step < total; step++) {
          playback.nextMove();
          seen.push(playback.view.state.value);
        }
        expect(seen).toEqual(states);
        expect(stepsOf(playback, playback.previousMove)).toEqual(states.map((_, index) => total - index));
        expect(playback.view.state.value).toEqual(states[0]);
      }),
      { numRuns: 6 },
    );
  });

  test('[4] turn by turn stops where a player has ended a turn, in both directions', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.integer(), (table, seed) => {
        const { playback } = watchGame(table, seed);
        const ends = playback.past.flatMap(({ move }, index) => (LAST_MOVES.includes(move.type) ? [index + 1] : []));
        expect(stepsOf(playback, playback.nextTurn)).toEqual([0, ...ends]);
        expect(stepsOf(playback, playback.previousTurn)).toEqual([0, ...ends].reverse());
      }),
      { numRuns: 12 },
    );
  });

  test('goes from the middle of a turn to its beginning or to its end', () => {
    const { playback } = watchGame(FOUR, 7);
    const { turns, goTo, step } = playback;
    const begin = turns.findIndex((turn, index) => turns[index + 1] - turn > 3);
    goTo(turns[begin] + 2);
    playback.previousTurn();
    expect(step.value).toBe(turns[begin]);
    goTo(turns[begin] + 2);
    playback.nextTurn();
    expect(step.value).toBe(turns[begin + 1]);
  });

  test('has one turn only where nothing but the end of one was played', () => {
    const position = formatPosition(settling('-'));
    const record: GameRecord = {
      people: [],
      origin: { type: 'position', position },
      log: [{ type: 'endTurn' }],
      isGuided: false,
      redo: [],
    };
    expect(watch(record).turns).toEqual([0, 1]);
    expect(watch({ ...record, log: [] }).turns).toEqual([0]);
  });

  test('ignores steps that do not exist', () => {
    const { playback } = watchGame(FOUR, 7);
    const { goTo, step, total } = playback;
    goTo(5);
    for (const nowhere of [-1, total + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -0, '7', null, undefined, {}]) {
      goTo(nowhere as number);
      expect(step.value).toBe(5);
    }
    goTo(total);
    playback.nextMove();
    playback.nextTurn();
    expect(step.value).toBe(total);
    goTo(0);
    playback.previousMove();
    playback.previousTurn();
    expect(step.value).toBe(0);
  });

  test('tells a step on as it was played, and nothing of a jump or of a step back', () => {
    const { playback } = watchGame(FOUR, 7);
    const { past } = playback;
    const table = driveView(playback.view);
    expect(table.happening.value).toEqual({ type: 'opened', events: [] });
    playback.nextMove();
    expect(table.happening.value).toEqual({ type: 'played', events: past[0].events });
    playback.goTo(9);
    expect(table.happening.value).toEqual({ type: 'opened', events: [] });
    playback.goTo(10);
    expect(table.happening.value).toEqual({ type: 'played', events: past[9].events });
    playback.previousMove();
    expect(table.happening.value).toEqual({ type: 'opened', events: [] });
  });

  test('shows the reef of the player who moved last, even if the next player is to move by then', () => {
    const { playback } = watchGame(FOUR, 7);
    const { past, mover, total } = playback;
    const table = driveView(playback.view);
    expect(table.shown.value).toBe(past[0].state.seat);
    for (let step = 1; step <= total; step++) {
      playback.goTo(step);
      expect([table.shown.value, mover.value]).toEqual([past[step - 1].state.seat, past[step - 1].state.seat]);
    }
  });

  test('has the past and the marks up to its step', () => {
    const { playback } = watchGame(FOUR, 7, { 20: 2, 30: 1 });
    const { past } = playback;
    const table = driveView(playback.view);
    playback.goTo(20);
    expect(table.past.value).toEqual(past.slice(0, 20));
    expect(table.marks.value).toEqual([{ at: 20, note: { type: 'takenBack', moves: 2 } }]);
    playback.goTo(19);
    expect(table.marks.value).toEqual([]);
  });
});

describe('looking at a game that was played', () => {
  test('enlarges another reef, until another player moves', () => {
    const { playback } = watchGame(FOUR, 7);
    const { turns, mover } = playback;
    const table = driveView(playback.view);
    const begin = turns.find((turn, index) => turns[index + 1] - turn > 3) ?? 0;
    playback.goTo(begin + 1);
    const other = (mover.value + 1) % 4;
    table.enlarge(other);
    expect(table.shown.value).toBe(other);
    playback.nextMove();
    expect(table.shown.value).toBe(other);
    table.enlarge(other);
    expect(table.shown.value).toBe(mover.value);
    table.enlarge(other);
    playback.goTo(turns[turns.indexOf(begin) + 1] + 1);
    expect(table.shown.value).toBe(mover.value);
    table.enlarge(4);
    expect(table.shown.value).toBe(mover.value);
  });

  test('shows one level, and what lies under a field', () => {
    const { playback } = watchGame(FOUR, 7);
    const { total } = playback;
    const table = driveView(playback.view);
    playback.goTo(total);
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

  test('changes nothing in it, whatever a pointer asks for', () => {
    const { playback, states } = watchGame(FOUR, 7);
    const { view, total } = playback;
    // What draws a game does not know whether it is played or looked at.
    const act = view.act as (intent: Intent) => void;
    for (let step = 0; step <= total; step += 3) {
      playback.goTo(step);
      const before = [view.shown.value, view.level.value, view.looked.value];
      const { hand, display, atoll } = { ...states[step], ...mine(states[step]) };
      for (const lumino of [...hand, ...display, ...atoll]) {
        act({ type: 'pick', lumino });
        act({ type: 'lift', lumino });
        act({ type: 'tap', field: 21 });
        act({ type: 'aim', numberOn: 21, otherOn: 22 });
        act({ type: 'point', field: 21 });
        act({ type: 'turn' });
        act({ type: 'drop' });
        act({ type: 'bring', lumino, to: 'atoll' });
        act({ type: 'bring', lumino, to: 'hand' });
      }
      act({ type: 'beSpecial', isSpecial: true });
      act({ type: 'weigh', colour: 'blue' });
      act({ type: 'undo', hasConsent: true });
      act({ type: 'restart', hasConsent: true });
      act({ type: 'redo' });
      act({ type: 'play', move: playback.past[step]?.move ?? { type: 'pass' } });
      expect(view.state.value).toEqual(states[step]);
      expect([view.shown.value, view.level.value, view.looked.value]).toEqual(before);
      expect(playback.step.value).toBe(step);
    }
  });
});

describe('a copy', () => {
  test('of any step is a game that stands there and came the same way', () => {
    const { playback, record, states } = watchGame(FOUR, 7, { 20: 2, 30: 1 });
    for (let step = 0; step <= playback.total; step += 5) {
      const copy = recordUpTo(record, playback, step);
      expect(copy).toEqual({ ...record, log: copy.log, redo: [] });
      expect(replay(copy)).toEqual({
        ok: true,
        state: states[step],
        past: playback.past.slice(0, step),
        marks: playback.marks.filter(({ at }) => at <= step),
        future: [],
      });
    }
    expect(recordUpTo(record, playback, playback.total).log).toEqual(logOf(playback.past, playback.marks));
  });
});

function mine({ players, seat }: GameState) {
  const { hand, display } = players[seat];
  return { hand, display };
}

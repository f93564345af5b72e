import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameRecord, LogEntry } from '../../src/history/record';
import { logOf, replay } from '../../src/history/replay';
import type { GameOptions } from '../../src/rules/state';
import { formatPosition } from '../../src/rules/text/position';
import { playGame, TABLES } from '../support/rules/randomGame';
import { tableWith } from '../support/tableDriver';
import { OFFERING } from '../support/tablePositions';

function recordOf(options: GameOptions, log: readonly LogEntry[]): GameRecord {
  return { people: [], origin: { type: 'dealt', options }, isGuided: false, log, redo: [] };
}

describe('a kept game', () => {
  test('played through again stands where it stood, with all of its past', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.integer(), (table, seed) => {
        const moves = [...playGame(table, seed)];
        const replayed = replay(
          recordOf(
            { ...table, octopus: 'lot', seed },
            moves.map(({ move }) => move),
          ),
        );
        expect(replayed).toEqual({
          ok: true,
          state: moves.at(-1)?.played.state,
          past: moves.map(({ before, move, played }) => ({ state: before, move, events: played.events })),
          marks: [],
          future: [],
        });
      }),
      { numRuns: 12 },
    );
  });

  test('goes on from a position, with what the table agreed to take back', () => {
    const table = tableWith(OFFERING);
    const position = formatPosition(OFFERING);
    table.play({ type: 'offer', lumino: OFFERING.players[0].display[0] });
    table.play({ type: 'takeFromDisplay', lumino: OFFERING.players[0].display[1] });
    table.restart(true);
    table.play({ type: 'offer', lumino: OFFERING.players[0].display[2] });
    const log = logOf(table.past.value, table.marks.value);
    const replayed = replay({ people: [], origin: { type: 'position', position }, isGuided: false, log, redo: [] });
    expect(replayed).toEqual({
      ok: true,
      state: table.state.value,
      past: table.past.value,
      marks: table.marks.value,
      future: [],
    });
  });

  test('that breaks a rule is none: it says where', () => {
    const options = { players: 2, side: 'A', scoreBoard: 'dark', octopus: 0, seed: 1 } as const;
    expect(replay(recordOf(options, [{ type: 'pass' }]))).toEqual({ ok: false, at: 1 });
    expect(replay(recordOf({ ...options, seed: 0.5 }, []))).toEqual({ ok: false, at: 0 });
    expect(
      replay({ people: [], origin: { type: 'position', position: 'x' }, isGuided: false, log: [], redo: [] }),
    ).toEqual({
      ok: false,
      at: 0,
    });
    const one = [{ name: 'Nora', fish: 'clownfish', mind: null }] as const;
    expect(replay({ ...recordOf(options, []), people: one })).toEqual({ ok: false, at: 0 });
  });

  test('notes of what was taken back stand where it was', () => {
    const table = tableWith(OFFERING);
    table.play({ type: 'offer', lumino: OFFERING.players[0].display[0] });
    const { past } = table;
    expect(logOf(past.value, [{ at: 0, note: { type: 'takenBack', moves: 2 } }]).map(({ type }) => type)).toEqual([
      'takenBack',
      'offer',
    ]);
    expect(logOf(past.value, [{ at: 1, note: { type: 'takenBack', moves: 2 } }]).map(({ type }) => type)).toEqual([
      'offer',
      'takenBack',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Move } from '../../../src/rules/state';
import { PERSON } from '../../../src/store/table/agent';
import { eventually } from '../../support/eventually';
import { must, position } from '../../support/rules/build';
import { tableWith } from '../../support/tableDriver';
import { OFFERING } from '../../support/tablePositions';

/** Three players, the octopus at the second: they decide in the order 1, 2, 0. */
const SCORING = position(
  '3Ad r5 score:- s2 o2 none 0badcafe b3s1,b2c1,y4o1,p3s1 - 5/0/cccc/y3s1,y3s2,y3s3,y3s4/-/yp:d4d5 ' +
    '7/1/cccc/p4o1,p4o2,p4o3,p4o4/-/gb:d4d5,g3s1:c4c5,g2c1:d3d2 9/0/cccc/b4o1,b4o2,b4o3,b4o4/-/yg:d4d5',
);
const PASS: Move = { type: 'pass' };
const SCORE: Move = { type: 'score', colour: 'green' };

function stateAfter(...moves: readonly Move[]) {
  return moves.reduce((state, move) => must(state, move).state, SCORING);
}

describe('[7.2] passing for everyone who is left', () => {
  test('makes one move for each of them, as if they had passed one by one', () => {
    const table = tableWith(SCORING);
    table.passAll();
    expect(table.past.value.map(({ move, state }) => [move.type, state.seat])).toEqual([
      ['pass', 1],
      ['pass', 2],
      ['pass', 0],
    ]);
    expect(table.state.value).toEqual(stateAfter(PASS, PASS, PASS));
    expect(table.state.value).toMatchObject({ round: 6, step: { type: 'offer' } });
  });

  test('leaves what others have decided before, and the octopus goes to who has scored', () => {
    const table = tableWith(SCORING);
    table.play(SCORE);
    table.passAll();
    expect(table.state.value).toEqual(stateAfter(SCORE, PASS, PASS));
  });

  test('is taken back at once, and done again at once', () => {
    const table = tableWith(SCORING);
    table.play(SCORE);
    const scored = table.state.value;
    table.passAll();
    const passed = table.state.value;
    expect(table.undoPrice.value).toBe('free');
    table.undo();
    expect(table.state.value).toEqual(scored);
    table.redo();
    expect(table.state.value).toEqual(passed);
    table.undo();
    table.undo();
    expect(table.state.value).toEqual(SCORING);
  });

  test('is kept move by move', async () => {
    const kept: number[] = [];
    const keep = async ({ past }: { readonly past: readonly unknown[] }) => {
      kept.push(past.length);
      return true;
    };
    const table = tableWith(SCORING, [], [], { keep });
    table.passAll();
    await eventually(() => expect(table.state.value).toEqual(stateAfter(PASS, PASS, PASS)));
    expect(kept).toEqual([1, 2, 3]);
    table.undo();
    await eventually(() => expect(table.state.value).toEqual(SCORING));
  });

  test('does not decide for a seat that thinks for itself', () => {
    const thinker = { kind: 'thinker', decide: () => new Promise<Move>(() => {}) } as const;
    const table = tableWith(SCORING, [], [], { agents: [PERSON, PERSON, thinker] });
    table.passAll();
    expect(table.state.value).toEqual(stateAfter(PASS));
  });

  test('does nothing at other times', () => {
    const table = tableWith(OFFERING);
    table.passAll();
    expect(table.state.value).toBe(OFFERING);
  });
});

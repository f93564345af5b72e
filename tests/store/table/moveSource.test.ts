import { describe, expect, test } from 'vitest';
import type { GameState, Move } from '../../../src/rules/state';
import { type MoveSource, RULES, type SourceRefusal } from '../../../src/store/table/moveSource';
import { drawnGhost } from '../../../src/ui/boardScreen/canvas/drawnGhost';
import { tellingSentence } from '../../../src/ui/story/sentences';
import { field, must } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { ACTING, OFFERING, SCORING, STARTING, settling, spot } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

const NOT_NOW: SourceRefusal = {
  rule: 'source',
  fields: [field('d3')],
  sentence: () => 'First lay it beside the pink.',
};

/** The rules, but for moves that a lesson has reasons to forbid. */
function forbidding(isForbidden: (move: Move) => boolean): MoveSource {
  return {
    legal: (state) => RULES.legal(state).filter((move) => !isForbidden(move)),
    hasSpecial: RULES.hasSpecial,
    judge(state, move) {
      const judged = RULES.judge(state, move);
      return judged.ok && isForbidden(move) ? { ok: false, refusals: [NOT_NOW] } : judged;
    },
  };
}

function tableOf(state: GameState, isForbidden: (move: Move) => boolean) {
  return tableWith(state, [], [], { source: forbidding(isForbidden) });
}

describe('a source that forbids a legal move', () => {
  test('has its own reason reported, and the game stays as it was', () => {
    const table = tableOf(OFFERING, ({ type }) => type === 'offer');
    expect(table.play({ type: 'offer', lumino: lumino('p6o1') })).toBe(false);
    expect(table.state.value).toBe(OFFERING);
    expect(table.refusals.value).toEqual([NOT_NOW]);
  });

  test('says why in its own words', () => {
    const table = tableOf(OFFERING, ({ type }) => type === 'offer');
    table.play({ type: 'offer', lumino: lumino('p6o1') });
    expect(tellingSentence(TABLE_TEXTS.en, table.refusals.value)).toBe('First lay it beside the pink.');
  });

  test('comes after the rules: a move that they refuse is refused by them', () => {
    const table = tableOf(OFFERING, () => true);
    expect(table.play({ type: 'pass' })).toBe(false);
    expect(table.refusals.value).toEqual([{ rule: 'step', step: 'offer' }]);
  });

  test('does not hinder the others', () => {
    const table = tableOf(OFFERING, (move) => move.type === 'offer' && move.lumino === lumino('y3s1'));
    expect(table.play({ type: 'offer', lumino: lumino('p6o1') })).toBe(true);
    expect(table.state.value).toEqual(must(OFFERING, { type: 'offer', lumino: lumino('p6o1') }).state);
  });
});

describe('what may be picked, laid and pressed comes from the source', () => {
  test('a lumino that no listed move takes cannot be picked, and the reason is shown', () => {
    const table = tableOf(OFFERING, (move) => move.type === 'offer' && move.lumino !== lumino('g4o1'));
    expect(table.pickable.value).toEqual(luminos('g4o1'));
    table.pick(lumino('p6o1'));
    expect([table.chosen.value, table.refusals.value]).toEqual([[], [NOT_NOW]]);
  });

  test('several of the atoll cannot be chosen together if the source says no to that', () => {
    const table = tableOf(ACTING, (move) => move.type === 'takeFromAtoll' && move.luminos.length > 1);
    table.pick(lumino('b3s1'));
    table.pick(lumino('b2c1'));
    expect([table.chosen.value, table.refusals.value]).toEqual([luminos('b3s1'), [NOT_NOW]]);
  });

  test('a forbidden lay is none of the lays, its field says why, and its ghost is drawn as illegal', () => {
    const allowed = spot('d3d2');
    const table = tableOf(settling('y3s1'), (move) => {
      return move.type === 'lay' && (move.numberOn !== allowed.numberOn || move.otherOn !== allowed.otherOn);
    });
    expect(table.lays.value).toEqual([{ ...allowed, cost: 0 }]);
    expect(table.prospects.value[field('d3')]).toEqual({ type: 'legal', cost: 0 });
    expect(table.prospects.value[field('d2')]).toEqual({ type: 'illegal', refusals: [NOT_NOW] });
    table.aim(field('d2'), field('d3'));
    expect(table.ghost.value?.refusals).toEqual([NOT_NOW]);
    expect(drawnGhost(table.ghost.value)).toMatchObject({ isLegal: false, guilty: NOT_NOW.fields });
    table.drop();
    expect(table.refusals.value).toEqual([NOT_NOW]);
    table.aim(field('d3'), field('d2'));
    table.drop();
    expect(table.happening.value.type).toBe('played');
  });

  test('a start lumino can be held to one way round', () => {
    const [left] = RULES.legal(STARTING).flatMap((move) => (move.type === 'layStart' ? [move.left] : []));
    const table = tableOf(STARTING, (move) => move.type === 'layStart' && move.left !== left);
    expect(table.lays.value).toHaveLength(1);
    table.aimFrom(field('d4'));
    expect(table.ghost.value?.refusals).toEqual([]);
    table.turn();
    expect(table.ghost.value?.refusals).toEqual([NOT_NOW]);
  });

  test('buttons offer listed moves only, and a colour that may not be scored says why', () => {
    const table = tableOf(SCORING, (move) => move.type === 'pass' || (move.type === 'score' && move.colour === 'blue'));
    expect(table.moves.value).toEqual([]);
    table.weigh('blue');
    expect(table.weighed.value).toBe(null);
    expect(table.refusals.value).toEqual([NOT_NOW]);
    table.weigh('green');
    expect(table.refusals.value).toEqual([]);
    expect(table.moves.value).toEqual([{ type: 'score', colour: 'green' }]);
  });
});

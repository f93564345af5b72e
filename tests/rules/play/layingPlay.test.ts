import { expect, test } from 'vitest';
import { BOARDS, type Side } from '../../../src/rules/data/boards';
import { LUMINOS, type LuminoId } from '../../../src/rules/data/luminos';
import { legalMoves, play } from '../../../src/rules/game';
import { layRefusals } from '../../../src/rules/play/laying';
import { heightOf, layOn, topOf } from '../../../src/rules/reef';
import type { GameState } from '../../../src/rules/state';
import { deepFreeze, field, must, position, reef } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { attempt, naiveLays } from '../naive/laying';
import { laysOf } from '../naive/look';

const YELLOW_4 = lumino('y4o1');
const YELLOW_5 = lumino('y5o1');

test('[6] puts the number on the one field and the other half on the other', () => {
  const { state, events } = must(settling('A', 0, 'yp:d4d5'), lay(YELLOW_4, 'd2', 'd3'));
  const { reef: laid, hand } = state.players[0];
  expect(laid).toEqual(layOn(reef('yp:d4d5'), YELLOW_4, field('d2'), field('d3')));
  expect([topOf(laid, field('d2')), topOf(laid, field('d3'))]).toEqual([2 * YELLOW_4, 2 * YELLOW_4 + 1]);
  expect(hand).toEqual([YELLOW_5]);
  expect(events).toEqual([
    { type: 'laid', seat: 0, lumino: YELLOW_4, numberOn: field('d2'), otherOn: field('d3'), level: 1, paid: 0 },
  ]);
});

test.each([
  { side: 'A', limestone: 0, text: 'yp:d4d5' },
  { side: 'B', limestone: 1, text: 'gb:d4d5,y6o:a2b2' },
  { side: 'A', limestone: 2, text: 'yp:d4d5,g4o:c4c5,b6o:c4d4,p5o:c5d5,y6o:e3e4' },
] as const)(
  '[6] lists each lay of each lumino in hand once, in both directions: $text',
  ({ side, limestone, text }) => {
    const state = settling(side, limestone, text);
    const spots = naiveLays(attempt(laysOf(state.players[0].reef), side, 'yellow', limestone));
    const expected = [YELLOW_4, YELLOW_5].flatMap((each) => [
      ...spots.map(([numberOn, otherOn]) => ({ type: 'lay', lumino: each, numberOn, otherOn })),
      { type: 'discard', lumino: each },
    ]);
    expect(asText(legalMoves(state))).toEqual(asText(expected));
  },
);

test('[6] a lumino never moves again', () => {
  const first = must(settling('A', 0, 'yp:d4d5'), lay(YELLOW_4, 'c4', 'c5')).state;
  expect(play(first, lay(YELLOW_4, 'd3', 'd2'))).toEqual({
    ok: false,
    refusals: [{ rule: 'place', lumino: YELLOW_4, place: 'hand' }],
  });
  const second = must(first, lay(YELLOW_5, 'c4', 'd4')).state;
  const before = first.players[0].reef;
  expect(second.players[0].reef.map((pile, index) => pile.slice(0, before[index].length))).toEqual(before);
});

test.each([
  { on: ['e3', 'e4'], paid: 0 },
  { on: ['d3', 'e3'], paid: 1 },
  { on: ['c3', 'b3'], paid: 2 },
] as const)('[6.4] laying on $on of side B takes $paid limestone from the store', ({ on, paid }) => {
  const { state, events } = must(settling('B', 3, 'yp:d4d5'), lay(YELLOW_4, on[0], on[1]));
  expect(state.players[0].limestone).toBe(3 - paid);
  expect(events).toMatchObject([{ type: 'laid', paid }]);
});

test('[6.4] laying on level 2 above water takes none', () => {
  const { state, events } = must(settling('B', 3, 'yp:d4d5,y6o:c3b3'), lay(YELLOW_4, 'c3', 'd4'));
  expect(state.players[0].limestone).toBe(3);
  expect(events).toMatchObject([{ type: 'laid', level: 2, paid: 0 }]);
});

test('[6.4] water that cannot be paid is refused, and nothing changes', () => {
  const before = deepFreeze(settling('B', 1, 'yp:d4d5'));
  expect(play(before, lay(YELLOW_4, 'c3', 'b3'))).toEqual({
    ok: false,
    refusals: [{ rule: 'limestone', fields: [field('c3'), field('b3')], cost: 2, store: 1 }],
  });
});

test('[6.5] a lumino that could be laid may be discarded: 1 point at once, and into the bag', () => {
  const before = settling('A', 0, 'yp:d4d5');
  const { state, events } = must(before, { type: 'discard', lumino: YELLOW_4 });
  expect(state.players[0]).toEqual({ ...before.players[0], points: -1, hand: [YELLOW_5] });
  expect(state.supply.bag).toEqual([...before.supply.bag, YELLOW_4].sort((a, b) => a - b));
  expect(events).toEqual([{ type: 'discarded', seat: 0, lumino: YELLOW_4, points: 1 }]);
});

test('[6.5] a lumino that fits nowhere can only be discarded', () => {
  const state = settling('B', 0, 'gb:d4d5,y6o:a2b2');
  expect(legalMoves(state)).toEqual(state.players[0].hand.map((each) => ({ type: 'discard', lumino: each })));
});

test('[2] levels have no limit: a tower of seven, each lumino laid by the rules', () => {
  const yellow = LUMINOS.filter(({ colour }) => colour === 'yellow').map(({ id }) => id);
  const along = [
    ['c4', 'c5'],
    ['d4', 'd5'],
  ] as const;
  const across = [
    ['c4', 'd4'],
    ['c5', 'd5'],
  ] as const;
  const spots = [along[0], ...across, ...along, ...across, ...along, ...across, ...along];
  const tower = spots.reduce((below, [numberOn, otherOn], index) => {
    expect(layRefusals(below, BOARDS.A, 'yellow', 0, field(numberOn), field(otherOn))).toEqual([]);
    return layOn(below, yellow[index], field(numberOn), field(otherOn));
  }, reef('yp:d4d5'));
  expect(['c4', 'c5', 'd4', 'd5'].map((name) => heightOf(tower, field(name)))).toEqual([7, 7, 7, 7]);
});

function lay(which: LuminoId, numberOn: string, otherOn: string) {
  return { type: 'lay', lumino: which, numberOn: field(numberOn), otherOn: field(otherOn) } as const;
}

/** A player with that limestone, this reef, a yellow 4 and a yellow 5 in hand. */
function settling(side: Side, limestone: number, text: string): GameState {
  return position(
    `2${side}d r1 settle s1 o1 none 00000001 b4o1,b4o2,b4o3,b4o4 - ` +
      `0/${limestone}/cccc/b5o1,b5o2,b5o3/y4o1,y5o1/${text} 0/0/cccc/p4o1,p4o2,p4o3,p4o4/-/pg:d4d5`,
  );
}

/** Moves in one order, their keys as well. */
function asText(moves: readonly object[]): string[] {
  return moves.map((move) => JSON.stringify(Object.entries(move).sort())).sort();
}

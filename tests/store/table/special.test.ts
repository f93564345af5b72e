import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/rules/state';
import { must, position } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { tableWith } from '../../support/tableDriver';
import { OFFERING } from '../../support/tablePositions';

/** As `OFFERING`, with two jellyfish. */
const JELLYFISH: GameState = position(
  '2Ad r4 offer s1 o1 none 0badcafe b3s1,b2c1,y4o1,p3s1 - 3/2/jjcc/p6o1,y3s1,g4o1,b5o1/-/yp:d4d5 0/0/cccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5',
);

describe('[5] the special action', () => {
  test('is open to a player who has a jellyfish and has not offered yet', () => {
    expect(tableWith(OFFERING).special.value).toBe('no');
    const table = tableWith(JELLYFISH);
    expect(table.special.value).toBe('possible');
    table.play({ type: 'offer', lumino: lumino('p6o1') });
    expect(table.special.value).toBe('no');
  });

  test('cannot be begun without a jellyfish', () => {
    const table = tableWith(OFFERING);
    table.beSpecial(true);
    expect(table.special.value).toBe('no');
  });

  test('takes any number of luminos of the atoll and becomes the one move on offer', () => {
    const table = tableWith(JELLYFISH);
    table.beSpecial(true);
    expect(table.pickable.value).toEqual([...JELLYFISH.atoll, ...JELLYFISH.players[0].display]);
    expect(table.moves.value).toEqual([]);
    for (const each of luminos('b3s1,p3s1')) table.pick(each);
    const move = { type: 'special', from: 'atoll', luminos: luminos('b3s1,p3s1') } as const;
    expect(table.moves.value).toEqual([move]);
    table.play(move);
    expect(table.state.value).toEqual(must(JELLYFISH, move).state);
    expect(table.special.value).toBe('possible');
  });

  test('begins anew with a lumino from the other place, and gives up one that is tapped again', () => {
    const table = tableWith(JELLYFISH);
    table.beSpecial(true);
    for (const each of luminos('b3s1,p3s1,g4o1,b5o1')) table.pick(each);
    expect(table.chosen.value).toEqual(luminos('g4o1,b5o1'));
    table.pick(lumino('g4o1'));
    expect(table.moves.value).toEqual([{ type: 'special', from: 'display', luminos: luminos('b5o1') }]);
  });

  test('is given up without a trace', () => {
    const table = tableWith(JELLYFISH);
    table.beSpecial(true);
    table.pick(lumino('b3s1'));
    table.beSpecial(false);
    expect([table.special.value, table.chosen.value, table.state.value]).toEqual(['possible', [], JELLYFISH]);
    table.beSpecial(true);
    table.letGo();
    expect(table.special.value).toBe('possible');
  });

  test('keeps a lumino that is dragged from being offered by mistake', () => {
    const table = tableWith(JELLYFISH);
    table.beSpecial(true);
    table.lift(lumino('p6o1'));
    table.bring(lumino('p6o1'), 'atoll');
    expect(table.state.value).toBe(JELLYFISH);
  });
});

import { describe, expect, test } from 'vitest';
import { legalMoves, play } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { field, must, position, reef } from '../../support/rules/build';
import { ascending, lumino, luminos } from '../../support/rules/names';

const REST = '0/0/cccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5';
const ATOLL = 'b3s1,b2c1,y4o1,p3s1';

/** The first player has taken luminos into the hand. */
function settling(hand: string, limestone = 0): GameState {
  return position(`2Ad r4 settle s1 o1 none 0badcafe ${ATOLL} - 3/${limestone}/cccc/g4o1,b5o1/${hand}/yp:d4d5 ${REST}`);
}

/** Discards whatever is in hand. */
function settled(state: GameState): GameState {
  return state.players[state.seat].hand.reduce((now, id) => must(now, { type: 'discard', lumino: id }).state, state);
}

describe('[5.4] settle', () => {
  const lay = (name: string, numberOn: string, otherOn: string): Move => ({
    type: 'lay',
    lumino: lumino(name),
    numberOn: field(numberOn),
    otherOn: field(otherOn),
  });

  test('[5.4] lays a lumino of the hand into the own reef and pays for the water', () => {
    const before = settling('y3s1,y4o2', 5);
    const { state, events } = must(before, lay('y3s1', 'd3', 'c2'));
    const [player, other] = before.players;
    const laid = { ...player, limestone: 4, hand: luminos('y4o2'), reef: reef('yp:d4d5,y3s1:d3c2') };
    expect(state).toEqual({ ...before, players: [laid, other] });
    expect(events).toEqual([
      { type: 'laid', seat: 0, lumino: lumino('y3s1'), numberOn: field('d3'), otherOn: field('c2'), level: 1, paid: 1 },
    ]);
  });

  test('[5.4] in any order: both orders end in the same reef', () => {
    const [first, second] = [lay('y3s1', 'd3', 'd2'), lay('y4o2', 'c3', 'c4')];
    const play2 = (moves: readonly Move[]) => moves.reduce((now, move) => must(now, move).state, settling('y3s1,y4o2'));
    const both = play2([first, second]);
    expect(both).toEqual(play2([second, first]));
    expect(both.players[0]).toMatchObject({ hand: [], reef: reef('yp:d4d5,y3s1:d3d2,y4o2:c3c4') });
  });

  test('[5.4] a lumino that could be laid may be discarded: into the bag, and 1 point at once', () => {
    const before = settling('y3s1,y4o2');
    const { state, events } = must(before, { type: 'discard', lumino: lumino('y3s1') });
    const [player, other] = before.players;
    expect(state).toEqual({
      ...before,
      players: [{ ...player, points: 2, hand: luminos('y4o2') }, other],
      supply: { ...before.supply, bag: ascending([...before.supply.bag, lumino('y3s1')]) },
    });
    expect(events).toEqual([{ type: 'discarded', seat: 0, lumino: lumino('y3s1'), points: 1 }]);
  });

  test('[5.4] every lumino discarded costs its point', () => {
    expect(settled(settling('y3s1,y4o2,y2h1')).players[0].points).toBe(0);
  });

  test.each(['lay', 'discard'] as const)('[5.4] refuses to %s a lumino that is not in hand', (type) => {
    const id = lumino('y5o2');
    const move: Move = type === 'lay' ? lay('y5o2', 'd3', 'd2') : { type, lumino: id };
    expect(play(settling('y3s1'), move)).toEqual({
      ok: false,
      refusals: [{ rule: 'place', lumino: id, place: 'hand' }],
    });
  });

  test('[5.4] refuses to end the turn with luminos in hand', () => {
    expect(play(settling('y3s1,y4o2'), { type: 'endTurn' })).toEqual({
      ok: false,
      refusals: [{ rule: 'hand', luminos: luminos('y3s1,y4o2') }],
    });
  });

  test('[5.4] with an empty hand the turn ends, and the next player offers', () => {
    const before = settling('-');
    expect(legalMoves(before)).toEqual([{ type: 'endTurn' }]);
    const { state, events } = must(before, { type: 'endTurn' });
    expect(state).toEqual({ ...before, seat: 1, step: { type: 'offer' } });
    expect(events).toEqual([{ type: 'turnEnded', seat: 0 }]);
  });
});

describe('[5] the steps in their order', () => {
  const moves: Record<string, readonly Move[]> = {
    offer: [{ type: 'offer', lumino: lumino('g4o1') }],
    act: [
      { type: 'takeLimestone' },
      { type: 'takeFromDisplay', lumino: lumino('g4o1') },
      { type: 'takeFromAtoll', luminos: luminos('b3s1') },
    ],
    settle: [
      { type: 'lay', lumino: lumino('y4o2'), numberOn: field('d3'), otherOn: field('d2') },
      { type: 'discard', lumino: lumino('y4o2') },
      { type: 'endTurn' },
    ],
    score: [{ type: 'pass' }, { type: 'score', colour: 'yellow' }],
    start: [{ type: 'layStart', left: 'yellow' }],
  };
  const at = (step: string, atoll: string, display: string, hand: string) =>
    position(`2Ad r4 ${step} s1 o1 none 0badcafe ${atoll} - 0/0/cccc/${display}/${hand}/yp:d4d5 ${REST}`);
  const states = {
    offer: at('offer', ATOLL, 'p6o1,y3s1,g4o1,b5o1', '-'),
    act: at('act:p6o1', `${ATOLL},p6o1`, 'y3s1,g4o1,b5o1', '-'),
    settle: at('settle', ATOLL, 'g4o1,b5o1', 'y4o2'),
    score: at('score:-', ATOLL, 'p6o1,y3s1,g4o1,b5o1', '-'),
    over: at('over', ATOLL, 'y3s1,g4o1,b5o1', '-'),
    start: position('2Ad r1 start s1 o1 none 0badcafe - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-'),
  } as const;

  test.each(['start', 'offer', 'act', 'settle', 'score', 'over'] as const)(
    '[5] at step %s every move of another step is refused',
    (step) => {
      const others = Object.entries(moves).flatMap(([when, list]) => (when === step ? [] : list));
      for (const move of others)
        expect(play(states[step], move)).toEqual({ ok: false, refusals: [{ rule: 'step', step }] });
    },
  );
});

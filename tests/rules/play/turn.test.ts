import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/events';
import { legalMoves, play } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { must, position } from '../../support/rules/build';
import { ascending, lumino, luminos, without } from '../../support/rules/names';

const REST = '0/0/cccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5';
const ATOLL = 'b3s1,b2c1,y4o1,p3s1';

const OFFERING = position(`2Ad r4 offer s1 o1 none 0badcafe ${ATOLL} - 3/2/cccc/p6o1,y3s1,g4o1,b5o1/-/yp:d4d5 ${REST}`);

/** The first player has offered and is about to act. */
function acting({ offered = 'p6o1', others = ATOLL, limestone = 0 } = {}): GameState {
  return position(
    `2Ad r4 act:${offered} s1 o1 none 0badcafe ${others},${offered} - 3/${limestone}/cccc/y3s1,g4o1,b5o1/-/yp:d4d5 ${REST}`,
  );
}

function drawn(events: readonly GameEvent[]): number[] {
  return events.flatMap((event) => (event.type === 'drawn' ? event.luminos : []));
}

const takeFromAtoll = (names: string): Move => ({ type: 'takeFromAtoll', luminos: luminos(names) });

describe('[5.1] offer', () => {
  test('[5.1] each of the four luminos of the display can be offered, and nothing else be done', () => {
    expect(legalMoves(OFFERING)).toEqual(luminos('p6o1,y3s1,g4o1,b5o1').map((id) => ({ type: 'offer', lumino: id })));
  });

  test('[5.1] the lumino goes from the display into the atoll', () => {
    const { state, events } = must(OFFERING, { type: 'offer', lumino: lumino('g4o1') });
    const [player, other] = OFFERING.players;
    expect(state).toEqual({
      ...OFFERING,
      step: { type: 'act', offered: lumino('g4o1') },
      atoll: luminos(`${ATOLL},g4o1`),
      players: [{ ...player, display: luminos('p6o1,y3s1,b5o1') }, other],
    });
    expect(events).toEqual([{ type: 'offered', seat: 0, lumino: lumino('g4o1') }]);
  });

  test.each([
    ['of the atoll', 'b3s1'],
    ["of another player's display", 'y5o1'],
    ['of the bag', 'g1t1'],
  ])('[5.1] refuses a lumino %s', (_, name) => {
    expect(play(OFFERING, { type: 'offer', lumino: lumino(name) })).toEqual({
      ok: false,
      refusals: [{ rule: 'place', lumino: lumino(name), place: 'display' }],
    });
  });
});

describe('[5.2 A] limestone', () => {
  test.each([
    ['p1t1', 1],
    ['p2h1', 2],
    ['p3c1', 3],
    ['p4o2', 4],
    ['p5o1', 5],
    ['p6o1', 6],
  ])('[5.2 A] takes as many as the value of the lumino offered: %s brings %i', (offered, value) => {
    const before = acting({ offered, limestone: 2 });
    const { state, events } = must(before, { type: 'takeLimestone' });
    const [player, other] = before.players;
    expect(state).toEqual({
      ...before,
      step: { type: 'settle' },
      players: [{ ...player, limestone: 2 + value }, other],
    });
    expect(events).toEqual([{ type: 'limestoneTaken', seat: 0, taken: value, left: 0 }]);
  });

  test.each([
    { limestone: 3, taken: 6, left: 0, store: 9 },
    { limestone: 4, taken: 6, left: 0, store: 10 },
    { limestone: 5, taken: 5, left: 1, store: 10 },
    { limestone: 9, taken: 1, left: 5, store: 10 },
  ])('[5.2 A] [1] the store holds 10: with $limestone in it a 6 brings $taken', ({ limestone, taken, left, store }) => {
    const { state, events } = must(acting({ limestone }), { type: 'takeLimestone' });
    expect(state.players[0].limestone).toBe(store);
    expect(events).toEqual([{ type: 'limestoneTaken', seat: 0, taken, left }]);
  });
});

describe('[5.2 B] from the display', () => {
  test('[5.2 B] takes one of the three luminos left into the hand', () => {
    const before = acting();
    const { state, events } = must(before, { type: 'takeFromDisplay', lumino: lumino('g4o1') });
    const [player, other] = before.players;
    expect(state).toEqual({
      ...before,
      step: { type: 'settle' },
      players: [{ ...player, display: luminos('y3s1,b5o1'), hand: luminos('g4o1') }, other],
    });
    expect(events).toEqual([{ type: 'takenFromDisplay', seat: 0, lumino: lumino('g4o1') }]);
  });

  test.each([
    ['just offered', 'p6o1'],
    ["of another player's display", 'y5o1'],
  ])('[5.2 B] refuses the lumino %s', (_, name) => {
    expect(play(acting(), { type: 'takeFromDisplay', lumino: lumino(name) })).toEqual({
      ok: false,
      refusals: [{ rule: 'place', lumino: lumino(name), place: 'display' }],
    });
  });
});

describe('[5.2 C] from the atoll', () => {
  const blue = 'b3s1,b3s2,b3s3,b3s4';

  test.each([
    { taken: 'b3s1', stays: 'b3s2,b3s3,b3s4,p6o1', draws: 0 },
    { taken: 'b3s4,b3s2', stays: 'b3s1,b3s3,p6o1', draws: 1 },
    { taken: 'b3s1,b3s2,b3s4', stays: 'b3s3,p6o1', draws: 2 },
  ])('[5.2 C] [5.3] takes $taken, then $draws are drawn until the atoll has 4', ({ taken, stays, draws }) => {
    const before = acting({ others: blue });
    const { state, events } = must(before, takeFromAtoll(taken));
    const [player, other] = before.players;
    const fresh = drawn(events);
    const hand = ascending(luminos(taken));
    const took = { type: 'takenFromAtoll', seat: 0, luminos: hand };
    expect(fresh).toHaveLength(draws);
    expect(events).toEqual(draws === 0 ? [took] : [took, { type: 'drawn', seat: null, luminos: fresh }]);
    expect(state).toEqual({
      ...before,
      step: { type: 'settle' },
      atoll: [...luminos(stays), ...fresh],
      players: [{ ...player, hand }, other],
      supply: { ...before.supply, bag: without(before.supply.bag, fresh), random: state.supply.random },
    });
  });

  test.each([
    ['nothing', [], [{ rule: 'tooFew', least: 1 }]],
    ['more than 3', luminos('b3s1,b3s2,b3s3,b3s4'), [{ rule: 'tooMany', most: 3 }]],
    ['a lumino twice', luminos('b3s1,b3s1'), [{ rule: 'twice', lumino: lumino('b3s1') }]],
    ['a lumino of the own display', luminos('b5o1'), [{ rule: 'place', lumino: lumino('b5o1'), place: 'atoll' }]],
    ['two colours', luminos('b3s1,y4o1'), [{ rule: 'oneColour', colours: ['yellow', 'blue'] }]],
    ['the lumino just offered', luminos('p6o1'), [{ rule: 'offeredColour', colour: 'pink' }]],
    ['another of the colour just offered', luminos('p3s1'), [{ rule: 'offeredColour', colour: 'pink' }]],
    [
      'all of that at once, with every reason',
      luminos('b3s1,b3s1,p3s1,b5o1'),
      [
        { rule: 'tooMany', most: 3 },
        { rule: 'twice', lumino: lumino('b3s1') },
        { rule: 'place', lumino: lumino('b5o1'), place: 'atoll' },
        { rule: 'oneColour', colours: ['pink', 'blue'] },
        { rule: 'offeredColour', colour: 'pink' },
      ],
    ],
  ])('[5.2 C] refuses %s', (_, ids, refusals) => {
    const state = acting({ others: `${blue},y4o1,p3s1` });
    expect(play(state, { type: 'takeFromAtoll', luminos: ids })).toEqual({ ok: false, refusals });
  });
});

describe('[5.2] exactly one action', () => {
  test('[5.2] every choice of A, B and C is listed, and no other', () => {
    expect(legalMoves(acting())).toEqual([
      { type: 'takeLimestone' },
      ...luminos('y3s1,g4o1,b5o1').map((id) => ({ type: 'takeFromDisplay', lumino: id })),
      takeFromAtoll('y4o1'),
      takeFromAtoll('b3s1'),
      takeFromAtoll('b3s1,b2c1'),
      takeFromAtoll('b2c1'),
    ]);
  });

  const moves: Move[] = [
    { type: 'takeLimestone' },
    { type: 'takeFromDisplay', lumino: lumino('g4o1') },
    takeFromAtoll('b3s1'),
  ];
  const pairs = moves.flatMap((first) => moves.map((second) => ({ first, second })));

  test.each(pairs)('[5.2] after $first.type no $second.type', ({ first, second }) => {
    const { state } = must(acting(), first);
    expect(play(state, second)).toEqual({ ok: false, refusals: [{ rule: 'step', step: 'settle' }] });
  });
});

describe('[5.3] refill', () => {
  test('[5.3] nothing is drawn while 4 or more lie there: the atoll may have more than 4', () => {
    const six = acting({ others: `${ATOLL},g3s1` });
    expect(must(six, { type: 'takeLimestone' }).state.atoll).toEqual(six.atoll);
    const seven = acting({ others: 'b3s1,b3s2,b3s3,y4o1,p3s1,g3s1' });
    const { state, events } = must(seven, takeFromAtoll('b3s1,b3s2,b3s3'));
    expect(state.atoll).toEqual(luminos('y4o1,p3s1,g3s1,p6o1'));
    expect(drawn(events)).toEqual([]);
  });

  test('[5.3] the display is not refilled during the turn', () => {
    const { state } = must(acting(), { type: 'takeFromDisplay', lumino: lumino('g4o1') });
    expect(
      must(must(state, { type: 'discard', lumino: lumino('g4o1') }).state, { type: 'endTurn' }).state.players[0]
        .display,
    ).toEqual(luminos('y3s1,b5o1'));
  });

  test('[5.3] what is drawn was in the bag, and chance decides', () => {
    const before = acting({ others: 'b3s1,b3s2,b3s3,b3s4' });
    const draws = Array.from({ length: 40 }, (_, random) => {
      const state = { ...before, supply: { ...before.supply, random: random * 7919 } };
      return drawn(must(state, takeFromAtoll('b3s1,b3s2,b3s3')).events);
    });
    expect(draws.flat().every((id) => before.supply.bag.includes(id))).toBe(true);
    expect(draws.every(([first, second]) => first !== second)).toBe(true);
    expect(new Set(draws.flat()).size).toBeGreaterThan(20);
  });
});

import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/events';
import { play } from '../../../src/rules/game';
import { specialActions } from '../../../src/rules/play/special';
import type { GameState, Move } from '../../../src/rules/state';
import { must, position, startedGame } from '../../support/rules/build';
import { ascending, lumino, luminos, without } from '../../support/rules/names';

const ATOLL = 'b3s1,b2c1,y4o1,p3s1,g3s1';
const DISPLAY = 'p6o1,y3s1,g4o1,b5o1';

/** The second player is about to offer; five luminos in the atoll, four in the display, one more jellyfish opposite. */
function offering(tokens = 'cjcc'): GameState {
  return position(
    `2Ad r4 offer s2 o2 none 0badcafe ${ATOLL} - 0/0/jccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5 3/2/${tokens}/${DISPLAY}/-/yp:d4d5`,
  );
}

const special = (from: 'atoll' | 'display', names: string): Move => ({
  type: 'special',
  from,
  luminos: luminos(names),
});

function drawn(events: readonly GameEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'drawn' ? event.luminos : []));
}

const withBag = (state: GameState, bag: readonly number[], random = 1): GameState => ({
  ...state,
  supply: { ...state.supply, bag, random },
});

const tokensOf = (state: GameState) => Object.values(state.players[1].tokens);

describe('[5] special action', () => {
  test('[5] from the atoll: the token is gone, as many are drawn and lie where the others came from', () => {
    const before = offering();
    const { state, events } = must(before, special('atoll', 'p3s1,b3s1'));
    const [first, second] = drawn(events);
    const [other, player] = before.players;
    expect(events).toEqual([
      { type: 'specialAction', seat: 1, token: 'pink', from: 'atoll', luminos: luminos('b3s1,p3s1') },
      { type: 'drawn', seat: null, luminos: [first, second] },
    ]);
    expect(state).toEqual({
      ...before,
      atoll: [first, ...luminos('b2c1,y4o1'), second, lumino('g3s1')],
      players: [other, { ...player, tokens: { ...player.tokens, pink: 'gone' } }],
      supply: {
        ...before.supply,
        bag: without(ascending([...before.supply.bag, ...luminos('b3s1,p3s1')]), [first, second]),
        random: state.supply.random,
      },
    });
    expect(state.supply.bag).toHaveLength(before.supply.bag.length);
  });

  test('[5] from the display: no other player is touched', () => {
    const before = offering();
    const { state, events } = must(before, special('display', 'y3s1'));
    const [fresh] = drawn(events);
    const [other, player] = before.players;
    const display = [lumino('p6o1'), fresh, ...luminos('g4o1,b5o1')];
    expect(events).toEqual([
      { type: 'specialAction', seat: 1, token: 'pink', from: 'display', luminos: luminos('y3s1') },
      { type: 'drawn', seat: 1, luminos: [fresh] },
    ]);
    expect(state).toEqual({
      ...before,
      players: [other, { ...player, tokens: { ...player.tokens, pink: 'gone' }, display }],
      supply: {
        ...before.supply,
        bag: without(ascending([...before.supply.bag, lumino('y3s1')]), [fresh]),
        random: state.supply.random,
      },
    });
  });

  test('[5] they are put into the bag first: with an empty bag the same luminos come back', () => {
    const { state, events } = must(withBag(offering(), []), special('display', DISPLAY));
    expect(ascending(state.players[1].display)).toEqual(ascending(luminos(DISPLAY)));
    expect(state.supply).toMatchObject({ bag: [], dry: false });
    expect(events.map(({ type }) => type)).toEqual(['specialAction', 'drawn']);
    expect(state.ending).toBe('none');
  });

  test('[5] the bag is shuffled: what was put in and what was there can both be drawn', () => {
    const bag = luminos('y1t1,p1t1');
    const seen = Array.from({ length: 40 }, (_, random) =>
      drawn(must(withBag(offering(), bag, random * 7919), special('atoll', 'b3s1')).events),
    );
    expect(ascending([...new Set(seen.flat())])).toEqual(ascending([...bag, lumino('b3s1')]));
  });

  test('[5] a special action with the last luminos does not open the emergency stack', () => {
    const before = withBag(offering(), []);
    const emergency = luminos('g4o2,g4o3');
    const { state } = must({ ...before, supply: { ...before.supply, emergency } }, special('atoll', ATOLL));
    expect(state.supply.emergency).toEqual(emergency);
    expect(ascending(state.atoll)).toEqual(ascending(luminos(ATOLL)));
  });

  test('[5] as often as there are jellyfish: three, from either place, then no more', () => {
    let state = offering('jxjj');
    for (const from of ['display', 'atoll', 'display'] as const) {
      const [id] = from === 'atoll' ? state.atoll : state.players[1].display;
      state = must(state, { type: 'special', from, luminos: [id] }).state;
      expect(state.step).toEqual({ type: 'offer' });
    }
    expect(tokensOf(state)).toEqual(['gone', 'gone', 'gone', 'gone']);
    const again: Move = { type: 'special', from: 'atoll', luminos: [state.atoll[0]] };
    expect(play(state, again)).toEqual({ ok: false, refusals: [{ rule: 'jellyfish' }] });
  });

  test('[5] each takes one token, and coral sides stay', () => {
    expect(tokensOf(must(offering('cjcj'), special('atoll', 'b3s1')).state).sort()).toEqual([
      'coral',
      'coral',
      'gone',
      'jellyfish',
    ]);
  });

  test.each(['cccc', 'xxxx', 'cxcx'])(
    "[5] refuses without an own jellyfish: tokens %s, for all of the others'",
    (tokens) => {
      expect(play(offering(tokens), special('atoll', 'b3s1'))).toEqual({
        ok: false,
        refusals: [{ rule: 'jellyfish' }],
      });
    },
  );

  test('[5] the token is gone: no points for it at the end', () => {
    const { events } = must(
      position('2Ad r10 score:- s2 o1 none+dry 0badcafe - - 0/0/xjjc/-/-/yp:d4d5 0/0/xxxx/-/-/gb:d4d5'),
      { type: 'pass' },
    );
    const scores = events.flatMap((event) => (event.type === 'gameEnded' ? event.scores : []));
    expect(scores.map(({ jellyfish }) => jellyfish)).toEqual([
      { count: 2, points: 4 },
      { count: 0, points: 0 },
    ]);
  });

  test.each([
    ['act:g5o2', `${ATOLL},g5o2`, 'y3s1,g4o1,b5o1', 'act'],
    ['settle', ATOLL, 'y3s1,g4o1,b5o1', 'settle'],
    ['score:-', ATOLL, DISPLAY, 'score'],
    ['over', ATOLL, DISPLAY, 'over'],
  ] as const)('[5] only before step 1: refused at %s', (step, atoll, display, type) => {
    const state = position(
      `2Ad r4 ${step} s2 o2 none 0badcafe ${atoll} - 0/0/cccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5 3/2/jjjj/${display}/-/yp:d4d5`,
    );
    expect(play(state, special('atoll', 'b3s1'))).toEqual({ ok: false, refusals: [{ rule: 'step', step: type }] });
    expect([...specialActions(state)]).toEqual([]);
  });
});

describe('[9.9] how many luminos', () => {
  test.each([
    ['display', 'p6o1'],
    ['display', 'p6o1,y3s1'],
    ['display', 'p6o1,y3s1,g4o1'],
    ['display', DISPLAY],
    ['atoll', 'g3s1'],
    ['atoll', 'g3s1,b2c1'],
    ['atoll', 'g3s1,b2c1,y4o1'],
    ['atoll', 'g3s1,b2c1,y4o1,p3s1'],
    ['atoll', ATOLL],
  ] as const)('[9.9] one or more, up to all that lie there: %s %s', (from, names) => {
    expect(drawn(must(offering(), special(from, names)).events)).toHaveLength(luminos(names).length);
  });

  const refused = [
    ['none from the atoll', 'atoll', [], [{ rule: 'tooFew', least: 1 }]],
    ['none from the display', 'display', [], [{ rule: 'tooFew', least: 1 }]],
    [
      'both places in one action',
      'atoll',
      luminos('b3s1,p6o1'),
      [{ rule: 'place', lumino: lumino('p6o1'), place: 'atoll' }],
    ],
    [
      'both places in one action, the other way round',
      'display',
      luminos('b3s1,p6o1'),
      [{ rule: 'place', lumino: lumino('b3s1'), place: 'display' }],
    ],
    [
      "another player's display",
      'display',
      luminos('y5o1'),
      [{ rule: 'place', lumino: lumino('y5o1'), place: 'display' }],
    ],
    ['a lumino twice', 'atoll', luminos('b3s1,b3s1'), [{ rule: 'twice', lumino: lumino('b3s1') }]],
  ] as const;

  test.each(refused)('[5] [9.9] refuses %s', (_, from, ids, refusals) => {
    expect(play(offering(), { type: 'special', from, luminos: ids })).toEqual({ ok: false, refusals });
  });

  test('[9.9] a refusal without a token names the other reasons, too', () => {
    expect(play(offering('cccc'), { type: 'special', from: 'display', luminos: [] })).toEqual({
      ok: false,
      refusals: [{ rule: 'jellyfish' }, { rule: 'tooFew', least: 1 }],
    });
  });

  test('[9.9] all 31 choices from five in the atoll and all 15 from the display are listed, and accepted', () => {
    const state = offering();
    const listed = [...specialActions(state)];
    const from = (place: string) => listed.filter((move) => move.type === 'special' && move.from === place);
    expect([from('atoll').length, from('display').length]).toEqual([31, 15]);
    expect(new Set(listed.map((move) => JSON.stringify(move))).size).toBe(46);
    expect(listed.every((move) => play(state, move).ok)).toBe(true);
  });

  test('[5] none is listed without a jellyfish', () => {
    expect([...specialActions(offering('cxcx'))]).toEqual([]);
  });
});

test('[9.9] an atoll of 40 luminos can be changed as a whole, and its special actions come one by one', () => {
  const state = startedGame({ players: 4 });
  const { tokens } = state.players[state.seat];
  const atoll = [...state.atoll, ...state.supply.bag.slice(0, 36)];
  const players = state.players.map((player) => ({ ...player, tokens: { ...tokens, pink: 'jellyfish' as const } }));
  const crowded: GameState = { ...state, atoll, players, supply: { ...state.supply, bag: state.supply.bag.slice(36) } };
  expect(specialActions(crowded).next().value).toEqual({ type: 'special', from: 'atoll', luminos: [atoll[0]] });
  const { state: changed } = must(crowded, { type: 'special', from: 'atoll', luminos: atoll });
  expect(changed.atoll).toHaveLength(40);
  expect(changed.supply.bag).toHaveLength(crowded.supply.bag.length);
});

import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/events';
import { legalMoves, play } from '../../../src/rules/game';
import { scoringLimestone } from '../../../src/rules/play/scoringPhase';
import type { GameState, Move } from '../../../src/rules/state';
import { field, must, position } from '../../support/rules/build';
import { without } from '../../support/rules/names';

interface Scoring {
  readonly round?: number;
  readonly seat?: number;
  readonly last?: string;
  readonly limestone?: number;
  readonly tokens?: string;
}

/** Three players, the octopus at the second (seat 1), who is to score unless told otherwise: the order is 1, 2, 0. */
function scoring({ round = 5, seat = 1, last = '-', limestone = 1, tokens = 'cccc' }: Scoring = {}): GameState {
  const reef = 'gb:d4d5,g3s1:c4c5,g2c1:d3d2';
  return position(
    `3Ad r${round} score:${last} s${seat + 1} o2 none 0badcafe b3s1,b2c1,y4o1,p3s1 - ` +
      `5/0/cccc/y3s1,y3s2,y3s3,y3s4/-/yp:d4d5 7/${limestone}/${tokens}/p4o1,p4o2,p4o3,p4o4/-/${reef} ` +
      '9/0/cccc/b4o1,b4o2,b4o3,b4o4/-/yg:d4d5',
  );
}

const score = { type: 'score', colour: 'green' } as const;
const pass = { type: 'pass' } as const;

function playAll(from: GameState, moves: readonly Move[]): { state: GameState; events: readonly GameEvent[] } {
  return moves.reduce<{ state: GameState; events: readonly GameEvent[] }>(({ state }, move) => must(state, move), {
    state: from,
    events: [],
  });
}

describe('[7.1] refill', () => {
  test('[7.1] in turn order from the octopus everyone draws until their display has 4', () => {
    const before = position(
      '3Ad r4 settle s1 o2 none 0badcafe b3s1,b2c1,y4o1,p3s1 - 0/0/cccc/y3s1,y3s2/-/yp:d4d5 ' +
        '0/0/cccc/p3s2,p3s3,p3s4/-/gb:d4d5 0/0/cccc/g3s1,g3s2/-/yg:d4d5',
    );
    const { state, events } = must(before, { type: 'endTurn' });
    const drawn = state.players.map(({ display }, seat) => without(display, before.players[seat].display));
    expect(drawn.map(({ length }) => length)).toEqual([2, 1, 2]);
    expect(events).toEqual([
      { type: 'turnEnded', seat: 0 },
      { type: 'scoringBegan', round: 4, extra: false },
      { type: 'drawn', seat: 1, luminos: drawn[1] },
      { type: 'drawn', seat: 2, luminos: drawn[2] },
      { type: 'drawn', seat: 0, luminos: drawn[0] },
    ]);
    expect(state).toEqual({
      ...before,
      seat: 1,
      step: { type: 'score', lastScorer: null },
      players: before.players.map((player, seat) => ({ ...player, display: [...player.display, ...drawn[seat]] })),
      supply: { ...before.supply, bag: without(before.supply.bag, drawn.flat()), random: state.supply.random },
    });
  });

  test('[7.1] the displays are refilled after the last turn of the round only', () => {
    const before = position(
      '2Ad r4 settle s1 o1 none 0badcafe b3s1,b2c1,y4o1,p3s1 - 0/0/cccc/y3s1,y3s2/-/yp:d4d5 ' +
        '0/0/cccc/p3s2,p3s3,p4o1,p4o2/-/gb:d4d5',
    );
    expect(must(before, { type: 'endTurn' }).events).toEqual([{ type: 'turnEnded', seat: 0 }]);
  });
});

describe('[7.2] coral scoring', () => {
  test('[7.2] each colour still coral side up, or passing', () => {
    expect(legalMoves(scoring())).toEqual([
      { type: 'score', colour: 'yellow' },
      { type: 'score', colour: 'pink' },
      { type: 'score', colour: 'green' },
      { type: 'score', colour: 'blue' },
      { type: 'pass' },
    ]);
  });

  test('[7.2] the token turns to the jellyfish side, points and limestone come in, the next player is asked', () => {
    const before = scoring();
    const { state, events } = must(before, score);
    const [left, player, right] = before.players;
    const tokens = { yellow: 'coral', pink: 'coral', green: 'jellyfish', blue: 'coral' };
    const [two, three] = [field('d3'), field('c4')];
    expect(state).toEqual({
      ...before,
      seat: 2,
      step: { type: 'score', lastScorer: 1 },
      players: [left, { ...player, points: 9, limestone: 3, tokens }, right],
    });
    const levels = [{ level: 1, points: 2, lowest: [two], numbers: [three, two] }];
    expect(events).toEqual([
      { type: 'colourScored', seat: 1, score: { colour: 'green', levels, points: 2 } },
      { type: 'limestoneTaken', seat: 1, taken: 2, left: 0 },
    ]);
  });

  test('[7.2] passing changes nothing but whose turn it is', () => {
    const before = scoring();
    const { state, events } = must(before, pass);
    expect(state).toEqual({ ...before, seat: 2 });
    expect(events).toEqual([{ type: 'passed', seat: 1 }]);
  });

  test('[7.2] a scoring worth 0 points is allowed, and brings its limestone', () => {
    const { state, events } = must(scoring(), { type: 'score', colour: 'pink' });
    expect(state.players[1]).toMatchObject({ points: 7, limestone: 3, tokens: { pink: 'jellyfish' } });
    const levels = [{ level: 1, points: 0, lowest: [], numbers: [] }];
    expect(events[0]).toEqual({ type: 'colourScored', seat: 1, score: { colour: 'pink', levels, points: 0 } });
  });

  test.each([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 2],
    [6, 2],
    [7, 2],
    [8, 1],
    [9, 1],
    [10, 0],
  ])('[7.2] in round %i a scoring brings %i limestone', (round, limestone) => {
    const { state, events } = must(scoring({ round }), score);
    expect(state.players.map((player) => player.limestone)).toEqual([0, 1 + limestone, 0]);
    const taken = { type: 'limestoneTaken', seat: 1, taken: limestone, left: 0 };
    expect(events.slice(1, 2)).toEqual(limestone > 0 ? [taken] : []);
    expect(scoringLimestone(round)).toBe(limestone);
  });

  test.each([
    { limestone: 6, taken: 4, left: 0 },
    { limestone: 7, taken: 3, left: 1 },
    { limestone: 10, taken: 0, left: 4 },
  ])('[7.2] [1] the store holds 10: of 4 limestone $taken go to the $limestone', ({ limestone, taken, left }) => {
    const { state, events } = must(scoring({ round: 1, limestone }), score);
    expect(state.players[1].limestone).toBe(10);
    expect(events[1]).toEqual({ type: 'limestoneTaken', seat: 1, taken, left });
  });

  test.each([
    ['yellow', 'jellyfish'],
    ['pink', 'gone'],
  ] as const)('[7.2] each colour once per player and game: refuses %s, whose token is %s', (colour, side) => {
    expect(play(scoring({ tokens: 'jxcc' }), { type: 'score', colour })).toEqual({
      ok: false,
      refusals: [{ rule: 'token', colour, side }],
    });
  });

  test('[7.2] a colour once scored is not listed any more; with none left there is only passing', () => {
    expect(legalMoves(scoring({ tokens: 'jxjc' }))).toEqual([{ type: 'score', colour: 'blue' }, { type: 'pass' }]);
    expect(legalMoves(scoring({ tokens: 'jxjj' }))).toEqual([{ type: 'pass' }]);
  });

  test('[7.2] once per player: another player can score the same colour', () => {
    const { state } = playAll(scoring(), [score, score, score]);
    expect(state.players.map(({ tokens }) => tokens.green)).toEqual(['jellyfish', 'jellyfish', 'jellyfish']);
  });

  test('[7.2] one coral scoring each, in turn order from the octopus', () => {
    let state = scoring();
    const order: number[] = [];
    while (state.step.type === 'score') {
      order.push(state.seat);
      state = must(state, score).state;
    }
    expect(order).toEqual([1, 2, 0]);
    expect(state.players.map(({ tokens }) => Object.values(tokens).filter((side) => side !== 'coral').length)).toEqual([
      1, 1, 1,
    ]);
  });

  test('[7] nothing of a turn is allowed in the scoring phase', () => {
    const moves: Move[] = [{ type: 'takeLimestone' }, { type: 'endTurn' }, { type: 'layStart', left: 'green' }];
    for (const move of moves) {
      expect(play(scoring(), move)).toEqual({ ok: false, refusals: [{ rule: 'step', step: 'score' }] });
    }
  });
});

describe('[7.3] octopus', () => {
  // What the seats 1, 2 and 0 do, in this order.
  test.each([
    { choices: [score, score, score], octopus: 0 },
    { choices: [score, score, pass], octopus: 2 },
    { choices: [score, pass, score], octopus: 0 },
    { choices: [pass, score, pass], octopus: 2 },
    { choices: [pass, pass, score], octopus: 0 },
  ])('[7.3] the last scorer gets it: $choices.0.type, $choices.1.type, $choices.2.type, so seat $octopus', (row) => {
    const { state, events } = playAll(scoring(), row.choices);
    expect([state.octopus, state.seat]).toEqual([row.octopus, row.octopus]);
    expect(events.slice(-2)).toEqual([
      { type: 'octopusMoved', from: 1, to: row.octopus },
      { type: 'turtleMoved', round: 6 },
    ]);
  });

  test('[7.3] if no player scored, it stays', () => {
    const { state, events } = playAll(scoring(), [pass, pass, pass]);
    expect([state.octopus, state.seat]).toEqual([1, 1]);
    expect(events).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'turtleMoved', round: 6 },
    ]);
  });

  test('[7.3] if only the one who has it scored, it stays, too', () => {
    const { state, events } = playAll(scoring(), [score, pass, pass]);
    expect([state.octopus, state.seat]).toEqual([1, 1]);
    expect(events.map(({ type }) => type)).toEqual(['passed', 'turtleMoved']);
  });
});

describe('[7.4] turtle', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    '[7.4] from round %i it moves on to the next, and the octopus begins',
    (round) => {
      const before = scoring({ round, seat: 0, last: '3' });
      const { state, events } = must(before, pass);
      expect(state).toEqual({ ...before, round: round + 1, octopus: 2, seat: 2, step: { type: 'offer' } });
      expect(events).toEqual([
        { type: 'passed', seat: 0 },
        { type: 'octopusMoved', from: 1, to: 2 },
        { type: 'turtleMoved', round: round + 1 },
      ]);
    },
  );

  test('[7.4] after round 10 the game ends with the final scoring', () => {
    const { state, events } = must(scoring({ round: 10, seat: 0, last: '3' }), pass);
    expect([state.round, state.octopus, state.step]).toEqual([10, 2, { type: 'over' }]);
    expect(events.map(({ type }) => type)).toEqual(['passed', 'octopusMoved', 'gameEnded']);
    // Yellow shared 3 and 3, pink 4; most green 4, blue 4, a crab 2; second green 2.
    expect(state.players.map(({ points }) => points)).toEqual([5 + 3 + 4, 7 + 4 + 4 + 2, 9 + 2 + 3]);
  });
});

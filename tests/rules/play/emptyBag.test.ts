import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/rules/events';
import { legalMoves, play } from '../../../src/rules/game';
import type { GameState, Move, Played } from '../../../src/rules/state';
import { must, position, startedGame } from '../../support/rules/build';
import { luminos, without } from '../../support/rules/names';

const EMERGENCY = 'g4o1,g4o2,g4o3,g4o4,p5o1,p5o2';
const BLUE: Move = { type: 'takeFromAtoll', luminos: luminos('b3s1,b3s2,b3s3') };
const END: Move = { type: 'endTurn' };
const PASS: Move = { type: 'pass' };

/** The same state with only that many luminos left in the bag. */
function withBag(state: GameState, count: number): GameState {
  return { ...state, supply: { ...state.supply, bag: state.supply.bag.slice(0, count) } };
}

/** Three players; the first has offered and can take three blue luminos, so that two have to be drawn. */
function acting({ round = 4, ending = 'none', emergency = EMERGENCY } = {}): GameState {
  return position(
    `3Ad r${round} act:p6o1 s1 o1 ${ending} 0badcafe b3s1,b3s2,b3s3,y4o1,p6o1 ${emergency} ` +
      '10/0/cccc/y3s1,g3s1,p3s1/-/yp:d4d5 0/0/cccc/y1t1,p4o1,g5o1,b4o1/-/gb:d4d5 0/0/cccc/y2h1,p4o2,g5o2,b4o2/-/yg:d4d5',
  );
}

/** The last turn of the round is over but for its end: seats 1, 2 and 0 will draw 2, 1 and 2. */
function closing({ round = 4, ending = 'none', emergency = EMERGENCY } = {}): GameState {
  return position(
    `3Ad r${round} settle s1 o2 ${ending} 0badcafe b3s1,b2c1,y4o1,p3s1 ${emergency} 0/0/cccc/y3s1,y3s2/-/yp:d4d5 ` +
      '0/0/cccc/p3s2,p3s3/-/gb:d4d5 0/0/cccc/g3s1,g3s2,g3s3/-/yg:d4d5',
  );
}

function playAll(from: GameState, moves: readonly Move[]): Played {
  const events: GameEvent[] = [];
  let state = from;
  for (const move of moves) {
    const played = must(state, move);
    events.push(...played.events);
    state = played.state;
  }
  return { ok: true, state, events };
}

function drawn(events: readonly GameEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'drawn' ? event.luminos : []));
}

const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);

describe('[7] the bag is empty and a lumino must be drawn', () => {
  test('[7] the emergency stack goes into the bag, and drawing goes on', () => {
    const before = withBag(acting(), 0);
    const { state, events } = must(before, BLUE);
    const fresh = drawn(events);
    expect(events).toEqual([
      { type: 'takenFromAtoll', seat: 0, luminos: luminos('b3s1,b3s2,b3s3') },
      { type: 'emergencyOpened', luminos: 6, ending: 'called' },
      { type: 'drawn', seat: null, luminos: fresh },
    ]);
    expect(state.atoll).toEqual([...luminos('y4o1,p6o1'), ...fresh]);
    expect(state.atoll).toHaveLength(4);
    expect(state.ending).toBe('called');
    const bag = without(before.supply.emergency, fresh);
    expect(bag).toHaveLength(4);
    expect(state.supply).toEqual({ bag, emergency: [], dry: false, random: state.supply.random });
  });

  test('[7] the last lumino of the bag is drawn before the emergency stack is opened', () => {
    const before = withBag(acting(), 1);
    const { state, events } = must(before, BLUE);
    const [first, second] = drawn(events);
    expect(first).toBe(before.supply.bag[0]);
    expect(before.supply.emergency).toContain(second);
    expect(events.slice(1)).toEqual([
      { type: 'drawn', seat: null, luminos: [first] },
      { type: 'emergencyOpened', luminos: 6, ending: 'called' },
      { type: 'drawn', seat: null, luminos: [second] },
    ]);
    expect(state.supply.bag).toEqual(without(before.supply.emergency, [second]));
  });

  test('[7] a bag with just enough is only empty: the stack stays and no end is called', () => {
    const before = withBag(acting(), 2);
    const { state, events } = must(before, BLUE);
    expect(types(events)).toEqual(['takenFromAtoll', 'drawn']);
    expect([state.ending, state.supply.bag, state.supply.emergency]).toEqual(['none', [], before.supply.emergency]);
    expect(must(before, { type: 'takeLimestone' }).state.ending).toBe('none');
  });

  test('[7] it is shuffled: any of the six can come first', () => {
    const first = Array.from({ length: 60 }, (_, random) => {
      const before = withBag(acting(), 0);
      return drawn(must({ ...before, supply: { ...before.supply, random: random * 7919 } }, BLUE).events)[0];
    });
    expect(new Set(first)).toEqual(new Set(luminos(EMERGENCY)));
  });

  test.each([
    { players: 3, luminos: 6 },
    { players: 4, luminos: 8 },
  ] as const)('[7] [3.3] with $players players the stack opened has $luminos luminos', (row) => {
    let state = withBag(startedGame({ players: row.players }), 0);
    const opened: GameEvent[] = [];
    while (state.step.type !== 'score') {
      const plain: Move = state.step.type === 'act' ? { type: 'takeLimestone' } : legalMoves(state)[0];
      const played = must(state, plain);
      state = played.state;
      opened.push(...played.events.filter(({ type }) => type === 'emergencyOpened'));
    }
    expect(opened).toEqual([{ type: 'emergencyOpened', luminos: row.luminos, ending: 'called' }]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('[7] in round %i that calls the end', (round) => {
    const { state, events } = must(withBag(acting({ round }), 0), BLUE);
    expect(state.ending).toBe('called');
    expect(events[1]).toEqual({ type: 'emergencyOpened', luminos: 6, ending: 'called' });
  });
});

describe('[7] in round 10', () => {
  test('[7] nothing else changes: the stack is drawn from, and no end is called', () => {
    const { state, events } = must(withBag(acting({ round: 10 }), 0), BLUE);
    expect(events[1]).toEqual({ type: 'emergencyOpened', luminos: 6, ending: 'none' });
    expect([state.ending, state.atoll.length]).toEqual(['none', 4]);
  });

  test('[7] no extra scoring phase follows, not even if the scoring phase opened the stack', () => {
    const { state, events } = playAll(withBag(closing({ round: 10 }), 0), [END, PASS, PASS, PASS]);
    expect(types(events)).toEqual([
      'turnEnded',
      'scoringBegan',
      'emergencyOpened',
      ...['drawn', 'drawn', 'drawn'],
      ...['passed', 'passed', 'passed'],
      'gameEnded',
    ]);
    expect([state.round, state.ending, state.step]).toEqual([10, 'none', { type: 'over' }]);
  });
});

describe('[7] [9.10] before round 10: the early end', () => {
  const turn = (name: string): Move[] => [{ type: 'offer', lumino: luminos(name)[0] }, { type: 'takeLimestone' }, END];
  const score = (colour: 'yellow' | 'green' | 'blue'): Move => ({ type: 'score', colour });
  const discards = luminos('b3s1,b3s2,b3s3').map((id): Move => ({ type: 'discard', lumino: id }));

  test('[7] this round and its scoring phase are finished, one more scoring phase comes at once, then the end', () => {
    const { state, events } = playAll(withBag(acting(), 0), [
      ...[BLUE, ...discards, END, ...turn('y1t1'), ...turn('y2h1')],
      ...[score('yellow'), score('green'), PASS],
      ...[score('blue'), score('yellow'), PASS],
    ]);
    const marks = events.filter(({ type }) => !['offered', 'discarded', 'drawn', 'colourScored'].includes(type));
    expect(marks.slice(0, -1)).toEqual([
      { type: 'takenFromAtoll', seat: 0, luminos: luminos('b3s1,b3s2,b3s3') },
      { type: 'emergencyOpened', luminos: 6, ending: 'called' },
      { type: 'turnEnded', seat: 0 },
      { type: 'limestoneTaken', seat: 1, taken: 1, left: 0 },
      { type: 'turnEnded', seat: 1 },
      { type: 'limestoneTaken', seat: 2, taken: 2, left: 0 },
      { type: 'turnEnded', seat: 2 },
      { type: 'scoringBegan', round: 4, extra: false },
      { type: 'limestoneTaken', seat: 0, taken: 4, left: 0 },
      { type: 'limestoneTaken', seat: 1, taken: 4, left: 0 },
      { type: 'passed', seat: 2 },
      { type: 'octopusMoved', from: 0, to: 1 },
      { type: 'turtleMoved', round: 5 },
      { type: 'scoringBegan', round: 5, extra: true },
      { type: 'limestoneTaken', seat: 1, taken: 2, left: 0 },
      { type: 'limestoneTaken', seat: 2, taken: 2, left: 0 },
      { type: 'passed', seat: 0 },
      { type: 'octopusMoved', from: 1, to: 2 },
      { type: 'turtleMoved', round: 6 },
    ]);
    // Three discards -3; jellyfish 2, 4, 2; limestone 4, 7, 4; yellow 3 and 3, green 3 and 3, pink 4, blue 4.
    expect(events.at(-1)).toMatchObject({ type: 'gameEnded', victory: { winners: [0], by: 'points' } });
    expect(state.players.map(({ points }) => points)).toEqual([10 - 3 + 2 + 2 + 7, 4 + 3 + 7, 2 + 2 + 6]);
    expect([state.round, state.octopus, state.step]).toEqual([6, 2, { type: 'over' }]);
  });

  /** The last player of the scoring phase, seat 0, is to score; seat 2 did so before. */
  const lastScoring = (round: number, ending = 'called+dry') =>
    position(
      `3Ad r${round} score:3 s1 o2 ${ending} 0badcafe b3s1,b2c1,y4o1,p3s1 - 0/0/jccc/y3s1,y3s2,y3s3/-/yp:d4d5 ` +
        '0/0/cccc/p3s2,p3s3,p3s4,p4o1/-/gb:d4d5 0/0/ccjc/g3s1,g3s2/-/yg:d4d5',
    );

  test('[9.10] a whole scoring phase: refill and scoring begin with the player who just got the octopus', () => {
    const before = lastScoring(4);
    const { state, events } = must(before, PASS);
    const fresh = state.players.map(({ display }, seat) => without(display, before.players[seat].display));
    expect(fresh.map(({ length }) => length)).toEqual([1, 0, 2]);
    expect(events).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'octopusMoved', from: 1, to: 2 },
      { type: 'turtleMoved', round: 5 },
      { type: 'scoringBegan', round: 5, extra: true },
      { type: 'drawn', seat: 2, luminos: fresh[2] },
      { type: 'drawn', seat: 0, luminos: fresh[0] },
    ]);
    expect(state).toMatchObject({ round: 5, octopus: 2, seat: 2, step: { type: 'score', lastScorer: null } });
    expect(state.ending).toBe('extra');
  });

  test.each([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 1],
    [8, 1],
    [9, 0],
  ])(
    "[9.10] called in round %i, the extra phase brings %i limestone: by the turtle's new round",
    (round, limestone) => {
      const { state } = playAll(lastScoring(round), [PASS, score('yellow')]);
      expect(state.players.map((player) => player.limestone)).toEqual([0, 0, limestone]);
    },
  );

  test('[9.10] everyone may score one more colour, none of them again', () => {
    const { state } = must(lastScoring(4), PASS);
    expect(play(state, score('green'))).toEqual({
      ok: false,
      refusals: [{ rule: 'token', colour: 'green', side: 'jellyfish' }],
    });
    const over = playAll(state, [score('blue'), score('blue'), score('blue')]).state;
    expect(
      over.players.map(({ tokens }) => Object.values(tokens).filter((side) => side === 'jellyfish').length),
    ).toEqual([2, 1, 2]);
    expect(over.step).toEqual({ type: 'over' });
  });

  test.each([
    { round: 5, events: ['passed', 'octopusMoved', 'turtleMoved', 'gameEnded'], after: 6 },
    { round: 10, events: ['passed', 'octopusMoved', 'gameEnded'], after: 10 },
  ])('[9.10] after the extra phase in round $round the game ends, the turtle on $after', (row) => {
    const { state, events } = must(lastScoring(row.round, 'extra'), PASS);
    expect(types(events)).toEqual(row.events);
    expect([state.round, state.octopus, state.step]).toEqual([row.after, 2, { type: 'over' }]);
  });

  test('[7] the stack opened by the refill of a scoring phase calls the end for the same round', () => {
    const { state, events } = playAll(withBag(closing({ round: 9 }), 0), [END, PASS, PASS, PASS]);
    expect(types(events).slice(0, 3)).toEqual(['turnEnded', 'scoringBegan', 'emergencyOpened']);
    expect(events.slice(-2)).toEqual([
      { type: 'turtleMoved', round: 10 },
      { type: 'scoringBegan', round: 10, extra: true },
    ]);
    expect([state.step, state.ending]).toEqual([{ type: 'score', lastScorer: null }, 'extra']);
  });
});

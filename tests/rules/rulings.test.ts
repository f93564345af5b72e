import { describe, expect, test } from 'vitest';
import { COLOURS, LUMINOS } from '../../src/rules/data/luminos';
import { legalMoves, play } from '../../src/rules/game';
import type { GameState, Move } from '../../src/rules/state';
import { game, must, position, startedGame } from '../support/rules/build';
import { lumino, luminos } from '../support/rules/names';

// The rulings that no other file tests. [9.1]: board, [9.2-6, 12, 14, 17]: laying and final scoring, [9.9]: special,
// [9.10]: emptyBag.

const REST = '0/0/cccc/y5o1,p4o1,g5o1,b4o1/-/gb:d4d5';
const ATOLL = 'b3s1,b2c1,y4o1,p3s1';

function settling(hand: string, points: number): GameState {
  return position(`2Ad r4 settle s1 o1 none 0badcafe ${ATOLL} - ${points}/0/cccc/g4o1,y3s1/${hand}/yp:d4d5 ${REST}`);
}

function acting(others: string, limestone = 0): GameState {
  return position(
    `2Ad r4 act:p6o1 s1 o1 none 0badcafe ${others},p6o1 - 0/${limestone}/cccc/y3s1,g4o1,b5o1/-/yp:d4d5 ${REST}`,
  );
}

describe('[9.7] points below 0', () => {
  test.each([
    [1, 0],
    [0, -1],
    [-1, -2],
  ])('[9.7] a discard takes the points from %i to %i', (points, after) => {
    const { state } = must(settling('y4o2', points), { type: 'discard', lumino: lumino('y4o2') });
    expect(state.players[0].points).toBe(after);
  });

  test('[9.7] the final scoring can leave them below 0, too', () => {
    // Side B, all remote limestone uncovered: -12. Majorities bring 4 + 4 to the one, 4 + 4 to the other.
    const last = position('2Bd r10 score:- s2 o1 none+dry 0badcafe - - 1/0/cccc/-/-/yp:d4d5 -9/0/cccc/-/-/gb:d4d5');
    expect(must(last, { type: 'pass' }).state.players.map(({ points }) => points)).toEqual([-3, -13]);
  });
});

describe('[9.8] the first octopus', () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed * 31);

  test.each([2, 3, 4] as const)('[9.8] by lot it comes to each of %i players about equally often', (players) => {
    const seats = seeds.map((seed) => game({ players, octopus: 'lot', seed }).octopus);
    const counts = Array.from({ length: players }, (_, seat) => seats.filter((other) => other === seat).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(300);
    expect(counts.every((count) => Math.abs(count - 300 / players) < 50)).toBe(true);
  });

  test.each([0, 1, 2])('[9.8] if the players choose seat %i, chance has no say', (octopus) => {
    const seats = seeds.map((seed) => game({ players: 3, octopus, seed }).octopus);
    expect([...new Set(seats)]).toEqual([octopus]);
  });
});

describe('[9.11] one turn after the other', () => {
  test('[9.11] while one player still lays, the next one cannot offer', () => {
    expect(play(settling('y4o2', 0), { type: 'offer', lumino: lumino('y5o1') })).toEqual({
      ok: false,
      refusals: [{ rule: 'step', step: 'settle' }],
    });
  });

  test('[9.11] not even with nothing left to lay: the turn has to be ended first', () => {
    const offer: Move = { type: 'offer', lumino: lumino('y5o1') };
    expect(play(settling('-', 0), offer).ok).toBe(false);
    expect(play(must(settling('-', 0), { type: 'endTurn' }).state, offer).ok).toBe(true);
  });
});

describe('[9.13] at most 3 from the atoll', () => {
  test('[9.13] of five blue luminos any one, two or three can be taken: 5 + 10 + 10 choices', () => {
    const taken = legalMoves(acting('b3s1,b3s2,b3s3,b3s4,b2c1')).flatMap((move) =>
      move.type === 'takeFromAtoll' ? [move.luminos.length] : [],
    );
    expect([1, 2, 3, 4, 5].map((many) => taken.filter((count) => count === many).length)).toEqual([5, 10, 10, 0, 0]);
  });

  test.each(['b3s1,b3s2,b3s3,b3s4', 'b3s1,b3s2,b3s3,b3s4,b2c1'])('[9.13] refuses %s', (names) => {
    const all: Move = { type: 'takeFromAtoll', luminos: luminos(names) };
    expect(play(acting('b3s1,b3s2,b3s3,b3s4,b2c1'), all)).toEqual({
      ok: false,
      refusals: [{ rule: 'tooMany', most: 3 }],
    });
  });
});

describe('[9.15] the start luminos', () => {
  test.each([0, 1, 2])('[9.15] are laid in seat order, wherever the octopus is (seat %i)', (octopus) => {
    let state = game({ players: 3, octopus });
    const order: number[] = [];
    while (state.step.type === 'start') {
      order.push(state.seat);
      state = must(state, legalMoves(state)[1]).state;
    }
    expect(order).toEqual([0, 1, 2]);
    expect(state.seat).toBe(octopus);
  });

  test('[9.15] before the atoll and the displays are drawn', () => {
    let state = game({ players: 3 });
    for (const moves of [0, 1, 2]) {
      expect([moves, state.atoll, state.players.map(({ display }) => display)]).toEqual([moves, [], [[], [], []]]);
      state = must(state, legalMoves(state)[0]).state;
    }
    expect([state.atoll.length, ...state.players.map(({ display }) => display.length)]).toEqual([4, 4, 4, 4]);
  });

  test('[9.15] the choice of orientation does not change what is drawn', () => {
    const choose = (index: 0 | 1) => {
      let state = game({ players: 3, seed: 12 });
      while (state.step.type === 'start') state = must(state, legalMoves(state)[index]).state;
      return state;
    };
    expect(choose(0).atoll).toEqual(choose(1).atoll);
    expect(choose(0).players.map(({ reef }) => reef)).not.toEqual(choose(1).players.map(({ reef }) => reef));
  });
});

describe('[9.16] action A with a full store', () => {
  test('[9.16] is allowed and listed; nothing is taken', () => {
    const before = acting(ATOLL, 10);
    expect(legalMoves(before)).toContainEqual({ type: 'takeLimestone' });
    const { state, events } = must(before, { type: 'takeLimestone' });
    expect(state).toEqual({ ...before, step: { type: 'settle' } });
    expect(events).toEqual([{ type: 'limestoneTaken', seat: 0, taken: 0, left: 6 }]);
  });
});

describe('[9.18] inferred facts', () => {
  test.each([2, 3, 4] as const)('[9.18] the sets of the four colours are equal with %i players', (players) => {
    const { supply, atoll, players: seats } = startedGame({ players });
    const all = [...supply.bag, ...supply.emergency, ...atoll, ...seats.flatMap(({ display }) => display)];
    const [yellow, ...others] = COLOURS.map((colour) =>
      all
        .filter((id) => LUMINOS[id].colour === colour)
        .map((id) => `${LUMINOS[id].value} ${LUMINOS[id].animal}`)
        .sort(),
    );
    expect(others).toEqual([yellow, yellow, yellow]);
    expect(yellow.length).toBe({ 2: 18, 3: 22, 4: 26 }[players]);
  });
});

import { describe, expect, test } from 'vitest';
import { EMPTY_REEF } from '../../../src/rules/reef';
import type { GameOptions, GameState } from '../../../src/rules/state';
import type { GameRecord } from '../../../src/storage/record';
import { glimpseOf, leaderOf } from '../../../src/ui/gamesList/glimpse';
import { game } from '../../rules/build';
import { playGame } from '../../rules/randomGame';

const OPTIONS: GameOptions = { players: 3, side: 'B', scoreBoard: 'light', octopus: 'lot', seed: 4 };
const PLAYED = [...playGame(OPTIONS, OPTIONS.seed)];

function record(moves: number): GameRecord {
  return {
    people: [],
    origin: { type: 'dealt', options: OPTIONS },
    log: PLAYED.slice(0, moves).map(({ move }) => move),
  };
}

/** A new game in which the players have so many points and so much limestone. */
function standing(seat: number, points: readonly number[], limestone = points.map(() => 0)): GameState {
  const state = game({ players: 4 });
  const players = state.players.map((player, i) => ({ ...player, points: points[i], limestone: limestone[i] }));
  return { ...state, seat, players };
}

describe('whose reef is shown', () => {
  test.each([
    ['whoever has most points', standing(0, [3, 9, 4, 8]), 1],
    ['among equals whoever has most limestone', standing(0, [9, 3, 9, 9], [1, 9, 4, 2]), 2],
    ['among equals in that, too, whoever is to move', standing(2, [9, 3, 9, 9]), 2],
    ['or whoever comes next', standing(1, [9, 3, 4, 9]), 3],
    ['or comes next after the last', standing(3, [5, 5, 5, 0]), 0],
  ])('%s', (_, state, seat) => {
    expect(leaderOf(state)).toBe(seat);
  });
});

describe('what is known of a kept game', () => {
  test('at its beginning', () => {
    expect(glimpseOf(record(0))).toEqual({
      side: 'B',
      reef: EMPTY_REEF,
      round: 1,
      toMove: 0,
      winners: [],
      points: 0,
    });
  });

  test('in the middle', () => {
    const half = Math.floor(PLAYED.length / 2);
    const { before } = PLAYED[half];
    const leader = before.players[leaderOf(before)];
    expect(glimpseOf(record(half))).toEqual({
      side: 'B',
      reef: leader.reef,
      round: before.round,
      toMove: before.seat,
      winners: [],
      points: leader.points,
    });
  });

  test('at its end', () => {
    const last = PLAYED[PLAYED.length - 1].played;
    const ended = last.events.find((event) => event.type === 'gameEnded');
    const glimpse = glimpseOf(record(PLAYED.length));
    expect(glimpse?.toMove).toBeNull();
    expect(glimpse?.winners).toEqual(ended?.victory.winners);
    expect(glimpse?.points).toBe(Math.max(...last.state.players.map(({ points }) => points)));
  });

  test('nothing, if the rules cannot follow it', () => {
    const [first] = PLAYED;
    expect(glimpseOf({ ...record(0), log: [first.move, first.move, first.move, first.move] })).toBeNull();
    expect(glimpseOf({ ...record(0), origin: { type: 'position', position: 'no position' } })).toBeNull();
  });
});

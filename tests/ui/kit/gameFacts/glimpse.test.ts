import { describe, expect, test } from 'vitest';
import { EMPTY_REEF } from '../../../../src/rules/reef';
import type { GameState } from '../../../../src/rules/state';
import { formatPosition } from '../../../../src/rules/text/position';
import { glimpseOf, leaderOf } from '../../../../src/ui/kit/gameFacts/glimpse';
import { game } from '../../../support/rules/build';
import { playGame } from '../../../support/rules/randomGame';

const PLAYED = [...playGame({ players: 3, side: 'B', scoreBoard: 'light' }, 4)];

/** A new game in which the players have those points and that much limestone. */
function standing(seat: number, points: readonly number[], limestone = points.map(() => 0)): GameState {
  const state = game({ players: 4 });
  const players = state.players.map((player, i) => ({ ...player, points: points[i], limestone: limestone[i] }));
  return { ...state, seat, players };
}

describe('whose reef is shown', () => {
  test.each([
    ['the player with most points', standing(0, [3, 9, 4, 8]), 1],
    ['among equals the one with most limestone', standing(0, [9, 3, 9, 9], [1, 9, 4, 2]), 2],
    ['among equals in that, too, the player to move', standing(2, [9, 3, 9, 9]), 2],
    ['or the one who comes next', standing(1, [9, 3, 4, 9]), 3],
    ['or the first seat after the last', standing(3, [5, 5, 5, 0]), 0],
  ])('%s', (_, state, seat) => {
    expect(leaderOf(state)).toBe(seat);
  });
});

describe('what is known of a kept game', () => {
  test('at its beginning', () => {
    expect(glimpseOf(formatPosition(PLAYED[0].before))).toEqual({
      side: 'B',
      reef: EMPTY_REEF,
      round: 1,
      toMove: 0,
      winners: [],
      standings: [0, 0, 0],
    });
  });

  test('in the middle', () => {
    const { before } = PLAYED[Math.floor(PLAYED.length / 2)];
    expect(glimpseOf(formatPosition(before))).toEqual({
      side: 'B',
      reef: before.players[leaderOf(before)].reef,
      round: before.round,
      toMove: before.seat,
      winners: [],
      standings: before.players.map(({ points }) => points),
    });
  });

  test('at its end', () => {
    const { state, events } = PLAYED[PLAYED.length - 1].played;
    const ended = events.find((event) => event.type === 'gameEnded');
    expect(glimpseOf(formatPosition(state))).toEqual({
      side: 'B',
      reef: state.players[leaderOf(state)].reef,
      round: state.round,
      toMove: null,
      winners: ended?.victory.winners,
      standings: state.players.map(({ points }) => points),
    });
  });

  test.each(['', 'no position', formatPosition(PLAYED[3].before).slice(0, -4)])('nothing of %j', (position) => {
    expect(glimpseOf(position)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { EMPTY_REEF } from '../../../../src/rules/reef';
import { formatPosition } from '../../../../src/rules/text/position';
import { glimpseAt, glimpseOf } from '../../../../src/ui/kit/gameFacts/glimpse';
import { playGame } from '../../../support/rules/randomGame';

const PLAYED = [...playGame({ players: 3, side: 'B', scoreBoard: 'light' }, 4)];

test('the reef that is shown is that of the player whose turn is told, whoever leads', () => {
  for (const { before } of PLAYED.filter((_, index) => index % 20 === 10)) {
    const glimpse = glimpseAt(before);
    expect(glimpse.toMove).toBe(before.seat);
    expect(glimpse.reef).toBe(before.players[before.seat].reef);
  }
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
      reef: before.players[before.seat].reef,
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
      reef: state.players[ended?.victory.winners[0] ?? 0].reef,
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

import { describe, expect, test } from 'vitest';
import { takeApart } from '../../../src/bots/analysis/game';
import { fuzzRuns } from '../../support/effort';
import { playGame, TABLES } from '../../support/rules/randomGame';
import { DUEL, endOfGame, gameFrom, lastRound, statesOf } from './late';

describe('a game taken apart', () => {
  test.each(TABLES)('has every move once and every drawn lumino once: $players, $side, $scoreBoard', (table) => {
    for (let seed = 0; seed < fuzzRuns(21); seed++) {
      const turnings = [...playGame(table, seed)];
      const moves = turnings.map(({ move }) => move);
      const game = gameFrom(turnings[0].before, moves);
      const { decisions, draws, standings, end } = takeApart(game);
      const decided = decisions.flatMap((each) => each.moves.map((_, index) => each.at + index));
      const starts = moves.flatMap(({ type }, at) => (type === 'layStart' ? [at] : []));
      expect([...starts, ...decided]).toEqual(moves.map((_, at) => at));
      const drawn = turnings.flatMap(({ played }) =>
        played.events.flatMap((event) => (event.type === 'drawn' ? event.luminos : [])),
      );
      expect(draws.flatMap(({ luminos }) => luminos).sort()).toEqual(drawn.sort());
      expect(standings.at(-1)?.at).toBe(moves.length);
      expect(end).toEqual(turnings[turnings.length - 1].played.state);
    }
  });

  test('finds the drawn luminos where they lie, and what else could have come', () => {
    const turnings = [...playGame({ players: 4, side: 'B', scoreBoard: 'light' }, 3)];
    const { draws } = takeApart(
      gameFrom(
        turnings[0].before,
        turnings.map(({ move }) => move),
      ),
    );
    for (const { state, seat, luminos, unseen } of draws) {
      const there = seat === null ? state.atoll : state.players[seat].display;
      for (const lumino of luminos) {
        expect(there).toContain(lumino);
        expect(unseen).not.toContain(lumino);
      }
    }
    expect(draws.length).toBeGreaterThan(40);
  });

  test.each(['act', 'settle', 'score'] as const)('may begin in the middle, at the step %s', (step) => {
    const game = endOfGame(DUEL, 5, ({ before }) => before.round === 9 && before.step.type === step);
    const { decisions, begun } = takeApart(game);
    expect(begun).toBe(game.start);
    expect(decisions[0].at).toBe(0);
    expect(decisions[0].state.step.type).toBe(step);
    expect(decisions[0].type).toBe(step === 'score' ? 'scoring' : 'turn');
  });

  test('has the special action as a decision before its turn', () => {
    const game = endOfGame(DUEL, 2, ({ move }) => move.type === 'special');
    const { decisions, draws } = takeApart(game);
    expect(decisions[0]).toMatchObject({ type: 'special', at: 0, moves: [game.moves[0]] });
    expect(decisions[1].at).toBe(1);
    expect(draws[0].at).toBe(0);
    expect(draws[0].state).toEqual(statesOf(game)[1]);
  });

  test('has to be over, and to be allowed', () => {
    const { start, moves } = lastRound(DUEL, 1);
    expect(() => takeApart(gameFrom(start, moves.slice(0, -1)))).toThrow('not over');
    expect(() => takeApart(gameFrom(start, [{ type: 'endTurn' }]))).toThrow('not allowed');
  });
});

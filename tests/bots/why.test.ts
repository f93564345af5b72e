import { describe, expect, test } from 'vitest';
import { createMinds } from '../../src/bots/minds';
import { publicView } from '../../src/bots/publicView';
import { explain } from '../../src/bots/why';
import { COLOURS } from '../../src/rules/data/luminos';
import { legalMoves, newGame } from '../../src/rules/game';
import { finalScores } from '../../src/rules/play/finalScoring';
import { scoreColour } from '../../src/rules/play/scoringPhase';
import type { GameState, Move } from '../../src/rules/state';
import { fuzzRuns } from '../support/effort';
import { chance, ensure, must, pick } from '../support/rules/build';
import { playGame, TABLES } from '../support/rules/randomGame';

describe('a turn', () => {
  test('differs from another by parts that sum up to what the rules count', () => {
    const random = chance(5);
    for (let run = 0; run < fuzzRuns(60); run++) {
      const table = TABLES[run % TABLES.length];
      const [...turnings] = playGame(table, run);
      const state = pick(
        turnings.filter(({ before }) => before.step.type === 'offer'),
        random,
      ).before;
      const [one, other] = [randomTurn(state, random), randomTurn(state, random)];
      const why = explain(publicView(state), one.moves, [
        { moves: one.moves, value: 40 },
        { moves: other.moves, value: 36.5 },
      ]);
      const counted = worthOf(one.state, state.seat) - worthOf(other.state, state.seat);
      if (why === null) continue;
      const sum = why.parts.reduce((points, part) => points + part.points, 0);
      ensure(sum === counted, `${table.scoreBoard}, game ${run}: ${sum} instead of ${counted}`);
      expect(why.later).toBeCloseTo(3.5 - counted, 9);
    }
  });

  // Its own valuation is nothing but the points of now, with half a point for each limestone.
  test('of the easy one, which lives for the moment, promises nothing for later', () => {
    const minds = createMinds();
    for (const table of TABLES) {
      let state = newGame({ ...table, octopus: 0, seed: 3 });
      while (state.step.type !== 'over' && state.round < 8) {
        const turn = mindTurn(minds, state);
        const why = state.step.type === 'offer' ? minds.explain('easy', publicView(state), turn.moves) : null;
        if (why !== null) ensure(Math.abs(why.later ?? 0) <= 0.5, `${JSON.stringify(why)} in round ${state.round}`);
        state = turn.state;
      }
    }
  });
});

describe('a scoring', () => {
  test('of the easy one is compared with waiting, or with a colour that brings something, too', () => {
    const minds = createMinds();
    let compared = 0;
    let state = newGame({ ...TABLES[0], octopus: 0, seed: 3 });
    while (compared < 6) {
      const turn = mindTurn(minds, state);
      if (turn.moves[0].type === 'score') {
        const instead = minds.explain('easy', publicView(state), turn.moves)?.instead;
        const { reef } = state.players[state.seat];
        if (instead?.type === 'score') expect(scoreColour(reef, instead.colour).points).toBeGreaterThan(0);
        else expect(instead).toEqual({ type: 'pass' });
        compared++;
      }
      state = turn.state;
    }
  });
});

/** Any whole turn, up to its end. */
function randomTurn(from: GameState, random: () => number) {
  const moves: Move[] = [];
  let state = from;
  for (;;) {
    const move = pick(legalMoves(state), random);
    moves.push(move);
    if (move.type === 'endTurn') return { moves, state };
    state = must(state, move).state;
  }
}

/** What the easy one does with its turn, or with its scoring. */
function mindTurn(minds: ReturnType<typeof createMinds>, from: GameState) {
  const moves: Move[] = [];
  let state = from;
  do {
    const move = minds.decide('easy', publicView(state));
    moves.push(move);
    state = must(state, move).state;
  } while (state.seat === from.seat && (state.step.type === 'act' || state.step.type === 'settle'));
  return { moves, state };
}

/** What a player would have, if every open colour were scored now and the game then ended. */
function worthOf(state: GameState, seat: number): number {
  const { reef, tokens, points } = state.players[seat];
  const open = COLOURS.filter((colour) => tokens[colour] === 'coral');
  const scored = open.reduce((sum, colour) => sum + scoreColour(reef, colour).points, 0);
  return points + scored + finalScores(state)[seat].points;
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves, newGame, play } from '../../src/rules/game';
import { specialActions } from '../../src/rules/play/special';
import type { GameState } from '../../src/rules/state';
import { formatPosition, parsePosition } from '../../src/rules/text/position';
import { chance, ensure, must } from '../support/rules/build';
import { ensureInvariants } from '../support/rules/invariants';
import { playGame, TABLES } from '../support/rules/randomGame';
import { publicView, retell } from './story';
import { layMovesOfAll, moveKey, simpleMoves } from './universe';

const GAMES = { numRuns: 5, seed: 20261116 };

/** Runs a check on complete random games. */
function forGames(check: (seed: number) => void): void {
  fc.assert(fc.property(fc.integer(), check), GAMES);
}

describe.each(TABLES)('$players players, side $side, $scoreBoard', (table) => {
  test('[1-8] luminos and limestone are conserved, reefs are sound, and nothing changes a state', () => {
    forGames((seed) => {
      for (const { played } of playGame(table, seed)) ensureInvariants(played.state);
    });
  });

  test('[5-7] play accepts every listed move and refuses every other', () => {
    forGames((seed) => {
      const random = chance(seed);
      for (const { before } of playGame(table, seed)) {
        if (random() < 0.12) expectListedExactly(before, random);
      }
    });
  });

  test('[5] play accepts every listed special action and no other', () => {
    forGames((seed) => {
      for (const { before } of playGame(table, seed)) {
        const { display } = before.players[before.seat];
        const listed = [...specialActions(before)];
        const subsets = 2 ** before.atoll.length - 1 + (2 ** display.length - 1);
        ensure(listed.length === 0 || listed.length === subsets, 'all subsets of both places are listed');
        ensure(new Set(listed.map(moveKey)).size === listed.length, 'each once');
        const every = Math.ceil(listed.length / 40);
        listed.forEach((move, index) => {
          const isTried = index % every === 0 || index === listed.length - 1;
          ensure(!isTried || play(before, move).ok, 'every listed special action is accepted');
        });
        const mixed = [...before.atoll.slice(0, 1), ...display.slice(0, 1)];
        for (const from of ['atoll', 'display'] as const) {
          for (const luminos of [[], [0, 0], mixed]) {
            if (mixed.length < 2 && luminos === mixed) continue;
            ensure(!play(before, { type: 'special', from, luminos }).ok, 'every other one is refused');
          }
        }
        if (listed.length === 0)
          expect(play(before, { type: 'special', from: 'atoll', luminos: before.atoll }).ok).toBe(false);
      }
    });
  });

  test('[5-8] the events tell everything that can be seen', () => {
    forGames((seed) => {
      for (const { before, played } of playGame(table, seed)) {
        const told = played.events.reduce(retell, publicView(before));
        expect(told).toEqual(publicView(played.state));
      }
    });
  });

  test('[3] the same seed and moves give the same game, through JSON at every step', () => {
    forGames((seed) => {
      const game = [...playGame(table, seed)];
      let state: GameState = newGame({ ...table, octopus: 'lot', seed });
      for (const { move } of game)
        state = must(JSON.parse(JSON.stringify(state)), JSON.parse(JSON.stringify(move))).state;
      expect(state).toEqual(game.at(-1)?.played.state);
    });
  });

  test('[notation] every position survives being written and read', () => {
    forGames((seed) => {
      for (const { before } of playGame(table, seed)) {
        const text = formatPosition(before);
        const parsed = parsePosition(text);
        if (!parsed.ok) throw new Error(`${parsed.problem} at ${parsed.at}: ${text}`);
        expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(before));
      }
    });
  });
});

function expectListedExactly(state: GameState, random: () => number): void {
  const listed = new Set(legalMoves(state).map(moveKey));
  expect(listed.size, 'nothing is listed twice').toBe(legalMoves(state).length);
  const accepted = new Set<string>();
  for (const moves of [simpleMoves(state), layMovesOfAll(state, random)]) {
    for (const move of moves) {
      const outcome = play(state, move);
      if (outcome.ok) accepted.add(moveKey(move));
      else ensure(outcome.refusals.length > 0, 'a refusal has a reason');
    }
  }
  expect(accepted).toEqual(listed);
}

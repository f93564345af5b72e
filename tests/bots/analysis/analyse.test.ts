import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANALYSIS_VERSION } from '../../../src/bots/analysis/report';
import { MIND_VERSION } from '../../../src/history/record';
import { BOARDS } from '../../../src/rules/data/boards';
import { COLOURS, LUMINOS } from '../../../src/rules/data/luminos';
import { legalLays } from '../../../src/rules/play/laying';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import type { GameState, Move } from '../../../src/rules/state';
import { otherHidden } from '../../support/bots/otherHidden';
import { takeMost } from '../../support/policies';
import { must } from '../../support/rules/build';
import { playGame, TABLES, type Table } from '../../support/rules/randomGame';
import { DUEL, endOfGame, gameFrom, lastRound } from './late';

let bundled: typeof import('./bundled');

beforeAll(async () => {
  const entry = fileURLToPath(new URL('bundled.ts', import.meta.url));
  const outDir = fileURLToPath(new URL('../../results/analysis', import.meta.url));
  await build({ logLevel: 'warn', build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false } });
  bundled = await import(/* @vite-ignore */ `${outDir}/bundled.js`);
});

/** A game whose last turn has one good way, which was not played. */
const FINE_SEED = 5;
const FOUR: Table = { players: 4, side: 'B', scoreBoard: 'light' };

describe('a loss', () => {
  test('of not scoring at the end is what the rules say that it is', () => {
    const state = lastDecision(3, (each) => bestColour(each).points >= 3);
    const { colour } = bestColour(state);
    const report = bundled.analyse(gameFrom(state, [{ type: 'pass' }]));
    const [decision] = report.decisions;
    const cost = leadAfter(state, { type: 'score', colour }) - leadAfter(state, { type: 'pass' });
    expect(decision.isLoss).toBe(true);
    expect(decision.loss).toMatchObject({ mean: cost, low: cost, high: cost });
    expect(decision.candidates[decision.best].moves).toEqual([{ type: 'score', colour }]);
    expect(decision.parts[0]).toEqual({ source: { type: 'colour', colour }, points: -bestColour(state).points });
    expect(decision.parts).toContainEqual({ source: { type: 'jellyfish' }, points: -2 });
  });

  test('is none if the best was played', () => {
    const state = lastDecision(3, (each) => bestColour(each).points >= 3);
    const report = bundled.analyse(gameFrom(state, [{ type: 'score', colour: bestColour(state).colour }]));
    const [decision] = report.decisions;
    expect(decision).toMatchObject({ isLoss: false, loss: null, parts: [] });
    expect(decision.best).toBe(decision.played);
  });

  test('is none, and the turn is fine, where everything else that could be taken is worse', () => {
    const game = endOfGame(DUEL, FINE_SEED, ({ before }) => isLastTurn(before));
    const [worse] = bundled.analyse(game).decisions;
    expect(worse).toMatchObject({ isLoss: true, fine: null });
    const best = worse.candidates[worse.best].moves;
    const passes = game.start.players.map((): Move => ({ type: 'pass' }));
    const [decision] = bundled.analyse(gameFrom(game.start, [...best, ...passes])).decisions;
    expect(decision).toMatchObject({ isLoss: false, loss: null });
    expect(decision.fine?.low).toBeGreaterThan(0);
  });

  test('of discarding what could have been laid well is found', () => {
    const game = endOfGame(DUEL, 12, ({ before }) => before.round === 10 && isSettlingMany(before));
    const moves: Move[] = game.start.players[game.start.seat].hand.map((lumino) => ({ type: 'discard', lumino }));
    let state = game.start;
    for (const move of [...moves, { type: 'endTurn' } as const]) state = must(state, move).state;
    const rest: Move[] = [];
    while (state.step.type !== 'over') {
      const move: Move = state.step.type === 'score' ? { type: 'pass' } : turnMove(state);
      rest.push(move);
      state = must(state, move).state;
    }
    const report = bundled.analyse(gameFrom(game.start, [...moves, { type: 'endTurn' }, ...rest]));
    const [decision] = report.decisions;
    expect(decision.isLoss).toBe(true);
    expect(decision.candidates[decision.best].moves.some(({ type }) => type === 'lay')).toBe(true);
    expect(decision.parts).toContainEqual({ source: { type: 'discard' }, points: -moves.length });
  });
});

describe('an analysis', () => {
  test.each([
    ['of two', DUEL, 4],
    ['of four', FOUR, 1],
  ])('%s ends alike however often it is interrupted', (_, table, seed) => {
    const game = endOfGame(table, seed, ({ before }) => isLastTurn(before));
    const report = bundled.analyse(game);
    expect(report.isDone).toBe(true);
    expect(report.decisions.length).toBeGreaterThan(0);
    expect(bundled.analyseInterrupted(game, 7)).toEqual(report);
  });

  test('adds up for everyone, and the parts of each shown loss make the loss', () => {
    const games = [4, 6, 7].map((seed) => lastRound(DUEL, seed));
    let lost = 0;
    for (const game of [...games, endOfGame(FOUR, 2, ({ before }) => isLastTurn(before))]) {
      const report = bundled.analyse(game);
      expect(report.balance).toHaveLength(game.start.players.length);
      for (const { start, own, luck, others, rest, result } of report.balance) {
        expect(start + own + luck + others + rest).toBeCloseTo(result, 9);
      }
      const losses = report.decisions.filter(({ isLoss }) => isLoss);
      lost += losses.length;
      for (const { loss, parts } of losses) {
        const sum = parts.reduce((points, part) => points + part.points, 0);
        expect(Math.abs(sum + (loss?.mean ?? 0))).toBeLessThan(0.1);
        expect(loss?.low).toBeGreaterThan(0);
        expect(loss?.mean).toBeGreaterThanOrEqual(1.5);
      }
      const last = report.curve.at(-1);
      expect(last?.lead).toEqual(report.balance.map(({ result }) => result));
    }
    // Whoever plays at random loses something; in which of the games depends on the minds.
    expect(lost).toBeGreaterThan(1);
  });

  test('judges decisions alike whatever is in the bag', () => {
    const game = endOfGame(DUEL, 6, ({ before }) => isLastTurn(before));
    const other = { ...game, start: otherHidden(game.start, 99) };
    expect(other.start.supply.random).not.toBe(game.start.supply.random);
    expect(bundled.analyse(other).decisions).toEqual(bundled.analyse(game).decisions);
  });

  test('judges a special action and the turn after it', () => {
    const game = endOfGame(DUEL, 2, ({ before, move }) => before.round === 10 && move.type === 'special');
    const report = bundled.analyse(game);
    expect(report.decisions[0]).toMatchObject({ type: 'special', at: 0, count: 1 });
    expect(report.decisions[0].candidates.length).toBeGreaterThan(1);
    expect(report.decisions[1]).toMatchObject({ type: 'turn', at: 1 });
  });

  test('follows an early end with its extra scoring phase', () => {
    const game = endOfGame(
      FOUR,
      1,
      ({ before }) => before.ending === 'called' && before.step.type === 'score',
      takeMost,
    );
    // Everything is still to be scored, and nobody does.
    const tokens = { yellow: 'coral', pink: 'coral', green: 'coral', blue: 'coral' } as const;
    const start = { ...game.start, players: game.start.players.map((player) => ({ ...player, tokens })) };
    const report = bundled.analyse(
      gameFrom(
        start,
        Array.from({ length: 8 }, () => ({ type: 'pass' })),
      ),
    );
    expect(report.decisions).toHaveLength(8);
    expect(report.decisions.some(({ isLoss }) => isLoss)).toBe(true);
    for (const { luck } of report.draws) expect(luck).toEqual([0, 0, 0, 0]);
    for (const { rest } of report.balance) expect(Math.abs(rest)).toBeLessThan(0.02);
  });

  test('judges people only, and counts what characters did among the others', () => {
    const game = { ...lastRound(DUEL, 4), people: [true, false] };
    const report = bundled.analyse(game);
    expect(new Set(report.decisions.map(({ seat }) => seat))).toEqual(new Set([0]));
    expect(report.balance[0].others).toBeCloseTo(-report.balance[1].own, 9);
    expect(report.balance[0].others).not.toBe(0);
  });

  test('goes forward only, and is done at 1', () => {
    const analysis = bundled.begin(lastRound(DUEL, 4));
    let before = analysis.progress();
    expect(before).toBeLessThan(0.5);
    while (analysis.step()) {
      expect(analysis.progress()).toBeGreaterThanOrEqual(before);
      before = analysis.progress();
      if (before < 1) expect(analysis.report().isDone).toBe(false);
    }
    expect(before).toBe(1);
    expect(analysis.report().isDone).toBe(true);
  });

  test('begins anew if what was saved is of another version or another game', () => {
    const game = lastRound(DUEL, 4);
    const analysis = bundled.begin(game);
    for (let piece = 0; piece < 30; piece++) analysis.step();
    const saved = analysis.save();
    expect(bundled.begin(game, saved).progress()).toBe(analysis.progress());
    expect(bundled.begin(game, { ...saved, version: saved.version - 1 }).progress()).toBeLessThan(analysis.progress());
    expect(bundled.begin(game, { ...saved, moves: 1 }).progress()).toBeLessThan(analysis.progress());
  });
});

// What is kept with games says by which version: minds that judge otherwise make another analysis.
test('the version goes with that of the minds', () => {
  expect({ analysis: ANALYSIS_VERSION, minds: MIND_VERSION }).toEqual({ analysis: 3, minds: 3 });
});

test('the luck of a draw is 0 in the mean of all that could have been drawn', () => {
  const game = endOfGame(DUEL, 8, ({ before, move }) => before.round === 6 && move.type === 'offer');
  const { mean, most } = bundled.meanLuck(game);
  for (const each of mean) expect(each).toBeCloseTo(0, 9);
  expect(most).toBeGreaterThan(0.1);
});

test.each(TABLES)('the parts of a rollout are all its points: $players players, $side, $scoreBoard', (table) => {
  const { start } = endOfGame(table, 1, ({ before }) => before.round === 6 && before.step.type === 'offer');
  for (const { parts, points } of bundled.playedOut(start, 3)) expect(parts).toBe(points);
});

// What the others answer to the first line tried must not be what they answer to the second.
test('a loss is the same whichever line is tried first', () => {
  const { playedFirst, playedLast } = bundled.freshGaps(lastRound(DUEL, 5));
  expect(playedFirst.length).toBeGreaterThan(2);
  expect(playedFirst).toEqual(playedLast);
});

/** The last scoring decision of a game like that. */
function lastDecision(seed: number, isWanted: (state: GameState) => boolean): GameState {
  for (let each = seed; each < seed + 200; each++) {
    const last = [...playGame(DUEL, each)].at(-1)?.before;
    if (last !== undefined && isWanted(last)) return last;
  }
  throw new Error('there is no such game');
}

function bestColour({ players, seat }: GameState) {
  const { reef, tokens } = players[seat];
  const open = COLOURS.filter((colour) => tokens[colour] === 'coral').map((colour) => scoreColour(reef, colour));
  return open.reduce((best, each) => (each.points > best.points ? each : best), {
    ...scoreColour(reef, 'blue'),
    points: -1,
  });
}

function leadAfter(state: GameState, move: Move): number {
  const { players } = must(state, move).state;
  return players[state.seat].points - players[1 - state.seat].points;
}

function isSettlingMany({ step, players, seat, side }: GameState): boolean {
  const { hand, reef, limestone } = players[seat];
  if (step.type !== 'settle' || hand.length < 2) return false;
  return hand.every((lumino) => legalLays(reef, BOARDS[side], LUMINOS[lumino].colour, limestone).length > 10);
}

function isLastTurn({ round, step, seat, octopus, players }: GameState): boolean {
  return round === 10 && step.type === 'offer' && (seat + 1) % players.length === octopus;
}

/** Any turn: limestone. */
function turnMove({ step, players, seat }: GameState): Move {
  if (step.type === 'offer') return { type: 'offer', lumino: players[seat].display[0] };
  return step.type === 'act' ? { type: 'takeLimestone' } : { type: 'endTurn' };
}

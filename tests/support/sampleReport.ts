import {
  ANALYSIS_VERSION,
  type Candidate,
  type Decision,
  type LossPart,
  type Measured,
  type PlayedGame,
  type Report,
} from '../../src/bots/analysis/report';
import { CHARACTER } from '../../src/bots/mind/characters';
import { createMind } from '../../src/bots/mind/mind';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { parseWeights } from '../../src/bots/mind/weightsText';
import { publicView } from '../../src/bots/publicView';
import type { GameRecord } from '../../src/history/record';
import type { Made } from '../../src/history/timeline';
import { legalMoves } from '../../src/rules/game';
import type { GameState, Move } from '../../src/rules/state';
import { fingerprintOf } from '../../src/store/analysis/analyses';
import { playedGame } from '../../src/store/analysis/reviews';

interface Played {
  readonly record: GameRecord;
  readonly past: readonly Made[];
}

/** A finished game with its people. */
interface Finished extends Played {
  readonly state: GameState;
}

/**
 * A report as the engine might make it, without its computation: decisions, draws and moves are those of the game, the
 * numbers are made up. In these decisions of people, counted from 0, points were lost; those in `fine` were fine.
 */
export function sampleReport(game: Finished, losses: readonly number[], fine: readonly number[]): Report {
  const { past, record, state } = game;
  const isPerson = (seat: number) => (record.people[seat]?.mind ?? null) === null;
  const found = [...decisionsOf(past)].filter(({ seat }) => isPerson(seat));
  const decisions = found.map((decision, index): Decision => {
    if (losses.includes(index)) return lossOf(decision, past, 5 - losses.indexOf(index));
    return fine.includes(index) ? { ...decision, fine: measured(2.4) } : decision;
  });
  const leadOf = ({ players }: GameState) => players.map(({ points }, seat) => points - bestOther(players, seat));
  const ends = found.map(({ at, count }) => at + count);
  const states = [0, ...ends].map((at) => ({ at, state: past[at]?.state ?? state }));
  const result = leadOf(state);
  const draws = past.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      if (event.type !== 'drawn') return [];
      const luck = state.players.map((_, seat) => Math.sin(at + seat) + (seat === 0 ? 0.1 : -0.05));
      const points = luck.map((each) => hundredths(each / 2 + 0.1));
      return [{ at, seat: event.seat, luminos: event.luminos, luck: luck.map(hundredths), points }];
    }),
  );
  const luckOf = (seat: number) => draws.reduce((sum, { luck }) => sum + luck[seat], 0);
  const pointsOf = (seat: number) => draws.reduce((sum, { points }) => sum + points[seat], 0);
  return {
    version: ANALYSIS_VERSION,
    isDone: true,
    decisions,
    draws,
    curve: states.map(({ at, state: each }) => ({ at, round: each.round, lead: leadOf(each) })),
    balance: result.map((lead, seat) => {
      const luck = hundredths(luckOf(seat));
      const others = hundredths(lead - luck + 2.8 - 0.3);
      return { start: 0.4, own: -3.2, luck, points: hundredths(pointsOf(seat)), others, rest: 0.3, result: lead };
    }),
  };
}

/** As the app keeps it beside that game. */
export function keptReport({ record, past }: Played, report: Report | null, progress = 1, isStopped = false) {
  return { fingerprint: fingerprintOf(gameOf({ record, past })), progress, isStopped, report, saved: null };
}

/** As a worker is asked. */
export function gameOf({ record, past }: Played): PlayedGame {
  const game = playedGame(record, past);
  if (game === null) throw new Error('this game has no moves');
  return game;
}

function* decisionsOf(past: readonly Made[]): Iterable<Decision> {
  for (let at = 0; at < past.length; at++) {
    const { seat, round, step } = past[at].state;
    if (step.type !== 'offer' && step.type !== 'score') continue;
    const isTurn = step.type === 'offer';
    const moves = [past[at].move];
    while (isTurn && moves[moves.length - 1].type !== 'endTurn') moves.push(past[at + moves.length].move);
    const type = isTurn ? 'turn' : 'scoring';
    const played: Candidate = { moves, lead: measured(1.2) };
    const plain = { loss: null, isLoss: false, fine: null, parts: [] };
    yield { type, at, count: moves.length, seat, round, candidates: [played], played: 0, best: 0, ...plain };
    at += moves.length - 1;
  }
}

/** The best other turn that a mind finds, or another scoring. */
function lossOf(decision: Decision, past: readonly Made[], points: number): Decision {
  const { state } = past[decision.at];
  const own = JSON.stringify(decision.candidates[0].moves);
  const others: readonly (readonly Move[])[] =
    decision.type === 'scoring'
      ? legalMoves(state).map((move) => [move])
      : createMind(CHARACTER.strongest, parseWeights(WEIGHTS))
          .consider(publicView(state))
          .map(({ moves }) => moves);
  const candidates = others.filter((moves) => JSON.stringify(moves) !== own).slice(0, 5);
  const parts: LossPart[] = [
    { source: { type: 'colour', colour: 'pink' }, points: -2.6 },
    { source: { type: 'animal', animal: 'shell' }, points: 1.4 - points },
    { source: { type: 'rival' }, points: 1.2 },
  ];
  return {
    ...decision,
    candidates: [
      ...candidates.map((moves, index) => ({ moves, lead: measured(points + 1.2 - index / 2) })),
      decision.candidates[0],
    ],
    best: 0,
    played: candidates.length,
    loss: measured(points),
    isLoss: true,
    parts,
  };
}

function measured(mean: number): Measured {
  return { mean, low: hundredths(mean - 1.13), high: hundredths(mean + 1.13), rollouts: 200 };
}

function bestOther(players: GameState['players'], seat: number): number {
  return Math.max(...players.flatMap(({ points }, other) => (other === seat ? [] : [points])));
}

function hundredths(points: number): number {
  return Math.round(100 * points) / 100;
}

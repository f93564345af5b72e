import type { Candidate, Decision, Measured, Report } from '../../bots/analysis/report';
import { replayLog } from '../../history/replay';
import type { Made } from '../../history/timeline';
import type { GameState, Move, Seat } from '../../rules/state';

/** A decision worth looking at: it cost points, or was clearly the best there was. */
export interface Moment {
  readonly decision: Decision;
  readonly isFine: boolean;
  /** What it cost, or by how much the next best is behind: more than 0. */
  readonly points: Measured;
  /** Before it. */
  readonly before: GameState;
  readonly played: Line;
  /** What would have been better; of a fine one null. */
  readonly better: Line | null;
}

/** Moves and what they lead to. */
export interface Line {
  readonly moves: readonly Move[];
  readonly after: GameState;
}

const MOST_MOMENTS = 3;

/**
 * Three moments: the largest losses and one fine move, or more of the one where there is too little of the other. Nobody is
 * in two of them while somebody else could be in one. In the order of the game.
 */
export function momentsOf(report: Report, past: readonly Made[], end: GameState): readonly Moment[] {
  const all = report.decisions.flatMap((decision) => momentOf(decision, past, end) ?? []);
  const byPoints = [...all].sort((one, other) => other.points.mean - one.points.mean);
  const losses = spread(byPoints.filter(({ isFine }) => !isFine));
  // A scoring that was better than none is nothing to be proud of while there is a turn.
  const fine = [...byPoints.filter(({ isFine }) => isFine)].sort((one, other) => rankOf(one) - rankOf(other));
  const chosen = losses.slice(0, MOST_MOMENTS - Math.min(1, fine.length));
  const named = new Set(chosen.map(({ decision }) => decision.seat));
  const fineFirst = [
    ...fine.filter(({ decision }) => !named.has(decision.seat)),
    ...fine.filter(({ decision }) => named.has(decision.seat)),
  ];
  chosen.push(...spread(fineFirst).slice(0, MOST_MOMENTS - chosen.length));
  return chosen.sort((one, other) => one.decision.at - other.decision.at);
}

function rankOf({ decision }: Moment): number {
  return decision.type === 'turn' ? 0 : 1;
}

/** The first of each player before the second of any. */
function spread(moments: readonly Moment[]): Moment[] {
  const seen: Seat[] = [];
  const turns = moments.map((moment) => {
    const { seat } = moment.decision;
    seen.push(seat);
    return { moment, turn: seen.filter((each) => each === seat).length };
  });
  return turns.sort((one, other) => one.turn - other.turn).map(({ moment }) => moment);
}

/** Null if there is nothing to say about it, or if the rules cannot follow it. */
function momentOf(decision: Decision, past: readonly Made[], end: GameState): Moment | null {
  const { at, count, candidates, best, loss, isLoss, fine } = decision;
  const points = isLoss ? loss : fine;
  const before = past[at]?.state;
  if (points === null || before === undefined || before.seat !== decision.seat || count < 1) return null;
  const moves = past.slice(at, at + count).map(({ move }) => move);
  const played: Line = { moves, after: past[at + count]?.state ?? end };
  if (!isLoss) return { decision, isFine: true, points, before, played, better: null };
  const better = lineOf(before, candidates[best]);
  return better === null ? null : { decision, isFine: false, points, before, played, better };
}

/** Null if the rules cannot follow it from there. */
export function lineOf(before: GameState | undefined, candidate: Candidate | undefined): Line | null {
  if (before === undefined || candidate === undefined) return null;
  const { moves } = candidate;
  const { accepted, state } = replayLog(before, moves);
  return accepted.length === moves.length ? { moves, after: state } : null;
}

/** By seat how many points the bag gave, whatever it gave to others, as far as its draws have been looked at. */
export function luckOf({ balance, draws }: Report, players: number): readonly number[] {
  return Array.from(
    { length: players },
    (_, seat) => balance[seat]?.points ?? draws.reduce((sum, { points }) => sum + points[seat], 0),
  );
}

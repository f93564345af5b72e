import type { Seat } from '../../rules/state';
import { createPosition, readView } from '../board/position';
import type { Ground } from '../board/tables';
import { createEvaluator } from '../mind/evaluator';
import type { Network } from '../mind/network';
import { publicView } from '../publicView';
import type { Lines } from './candidates';
import { type Compared, type Fresh, isCertain, isClear } from './compare';
import { createExpectation } from './expectation';
import type { DecisionPoint, GameParts, Standing } from './game';
import { measured, rounded, type Sums } from './interval';
import { expectedLeadOf, leadOf } from './lead';
import { PART_SOURCES } from './parts';
import {
  ANALYSIS_VERSION,
  type Balance,
  type CurvePoint,
  type Decision,
  type Draw,
  type LossPart,
  type PlayedGame,
  type Report,
} from './report';

/** What was found so far: plain JSON. */
export interface Found {
  /** By decision. */
  readonly compared: readonly Compared[];
  /** By drawn lumino: leads by seat, and points by seat. */
  readonly luck: (readonly number[])[];
  /** By seat, the leads of games played from the start. */
  readonly start: readonly Sums[];
}

export type Reporter = (found: Found, isDone: boolean) => Report;

export function createReporter(
  game: PlayedGame,
  { decisions, draws, standings, end }: GameParts,
  lines: readonly Lines[],
  ground: Ground,
  network: Network,
): Reporter {
  const seats = game.start.players.map((_, seat) => seat);
  const result = seats.map((seat) =>
    leadOf(
      end.players.map(({ points }) => points),
      seat,
      seats.length,
    ),
  );
  const curve = curveOf(standings, ground, network, result);

  function balanceOf(seat: Seat, { compared, luck, start }: Found): Balance {
    let own = 0;
    let others = 0;
    for (const [index, { changes, deals }] of compared.entries()) {
      const change = deals === 0 ? 0 : changes[seat] / deals;
      if (decisions[index].state.seat === seat) own += change;
      else others += change;
    }
    const lucky = luck.reduce((sum, each) => sum + each[seat], 0);
    const begun =
      start[seat].count === 0 ? (decisions.length === 0 ? result[seat] : 0) : start[seat].sum / start[seat].count;
    const told = [begun, own, lucky, others].map(rounded);
    return {
      start: told[0],
      own: told[1],
      luck: told[2],
      points: rounded(luck.reduce((sum, each) => sum + each[seats.length + seat], 0)),
      others: told[3],
      rest: rounded(result[seat] - told.reduce((sum, each) => sum + each, 0)),
      result: result[seat],
    };
  }

  /** As far as all luminos of a draw are judged. */
  function drawsOf(luck: Found['luck']): readonly Draw[] {
    let first = 0;
    return draws.flatMap(({ at, seat, luminos }) => {
      const rows = luck.slice(first, first + luminos.length);
      first += luminos.length;
      if (rows.length < luminos.length) return [];
      const sums = rows[0].map((_, index) => rounded(rows.reduce((sum, row) => sum + row[index], 0)));
      return [{ at, seat, luminos, luck: sums.slice(0, seats.length), points: sums.slice(seats.length) }];
    });
  }

  return (found, isDone) => ({
    version: ANALYSIS_VERSION,
    isDone,
    decisions: decisions.flatMap((point, index) => {
      const isToJudge =
        game.people[point.state.seat] && lines[index].lines.length > 1 && found.compared[index].deals > 0;
      return isToJudge ? [decisionOf(point, lines[index], found.compared[index])] : [];
    }),
    draws: drawsOf(found.luck),
    curve,
    balance: isDone ? seats.map((seat) => balanceOf(seat, found)) : [],
  });
}

function decisionOf({ type, at, state, moves }: DecisionPoint, { lines, played }: Lines, found: Compared): Decision {
  const { leads, fresh } = found;
  const order = lines.map((_, line) => line).sort((one, other) => meanOf(leads[other]) - meanOf(leads[one]));
  const isMeasured = fresh !== null && fresh.gaps.count > 0;
  const gap = isMeasured ? measured(fresh.gaps, true) : null;
  const isFine = fresh?.isFine === true;
  const isSure = isMeasured && gap !== null && isClear(fresh) && isCertain(gap);
  const isLoss = isSure && !isFine;
  return {
    type,
    at,
    count: moves.length,
    seat: state.seat,
    round: state.round,
    candidates: order.map((line) => ({ moves: lines[line], lead: measured(leads[line]) })),
    played: order.indexOf(played),
    best: order.indexOf(fresh === null || isFine ? played : fresh.against),
    loss: isFine ? null : gap,
    isLoss,
    fine: isFine && isSure ? gap : null,
    parts: isLoss ? partsOf(fresh) : [],
  };
}

function partsOf({ gaps, parts }: Fresh): readonly LossPart[] {
  return PART_SOURCES.map((source, index) => ({ source, points: rounded(parts[index] / gaps.count) }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

function curveOf(
  standings: readonly Standing[],
  ground: Ground,
  network: Network,
  result: readonly number[],
): readonly CurvePoint[] {
  const expectation = createExpectation(createEvaluator(ground, network));
  const position = createPosition();
  return standings.map(({ at, state }) => {
    const seats = state.players.map((_, seat) => seat);
    if (state.step.type === 'over') return { at, round: state.round, lead: result };
    readView(publicView(state), position);
    const points = seats.map((seat) => expectation.of(position, seat));
    return { at, round: state.round, lead: seats.map((seat) => rounded(expectedLeadOf(points, seat, position))) };
  });
}

function meanOf({ sum, count }: Sums): number {
  return sum / count;
}

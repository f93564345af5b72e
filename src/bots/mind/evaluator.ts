import { POINTS, type Position, seatStart } from '../board/position';
import { finalPoints } from '../board/scoring';
import type { Ground } from '../board/tables';
import { createFeatures, type Features, NO_TIME, outputRow, timeOf } from './features';
import type { Network } from './network';

/** How many points a player will have in the end. */
export interface Evaluator {
  readonly features: Features;
  /** To be called whenever another seat is judged, or the other reefs or the bag have changed. */
  look(position: Position, seat: number): void;
  /** The points that the player looked at may expect at the end of the game; `kind` says which moment it is. */
  value(position: Position, kind: number): number;
  /** The same when only the display and the atoll have changed since the last time. */
  valueAgain(position: Position, kind: number): number;
}

export function createEvaluator(ground: Ground, network: Network): Evaluator {
  const features = createFeatures(ground);
  let seat = 0;

  function judge(position: Position, kind: number, isSameReef: boolean): number {
    const time = timeOf(position, kind);
    if (time === NO_TIME) return position[seatStart(seat) + POINTS] + finalPoints(position, seat, ground);
    const points = features.extract(position, time, kind, isSameReef);
    return points + network(features.rows, outputRow(position, time));
  }

  return {
    features,
    look(position, next) {
      seat = next;
      features.look(position, next);
    },
    value: (position, kind) => judge(position, kind, false),
    valueAgain: (position, kind) => judge(position, kind, true),
  };
}

import type { LuminoId } from '../../rules/data/luminos';
import { LAST_ROUND } from '../../rules/state';
import {
  ATOLL,
  ATOLL_COUNT,
  createPosition,
  DISPLAY,
  DISPLAY_COUNT,
  ENDING,
  NOT_ENDING,
  OCTOPUS,
  OFFER,
  PLAYERS,
  type Position,
  ROUND,
  SCORE,
  SEAT,
  STEP,
  seatStart,
} from '../board/position';
import { type Ground, LUMINO_LOOK } from '../board/tables';
import { createEvaluator } from '../mind/evaluator';
import type { Network } from '../mind/network';
import { createPlanner } from '../mind/planner';
import { createExpectation, hasMoved } from './expectation';
import { leadOf } from './lead';

/** What luck a draw was for everyone, as the evaluation has it. */
export interface Luck {
  /**
   * By seat: how much better the expected lead is with these luminos than with others in their place: each against the
   * mean over itself and everything unseen that could have come instead. So over all draws its mean is 0, whatever the
   * evaluation is worth. `place`: whose display they are in, null for the atoll.
   */
  of(
    position: Position,
    luminos: readonly LuminoId[],
    place: number | null,
    unseen: readonly LuminoId[],
  ): readonly number[];
}

export function createLuck(ground: Ground, network: Network): Luck {
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator, true);
  const expectation = createExpectation(evaluator);
  const work = createPosition();
  const asked = createPosition();
  const now = new Float64Array(4);
  const other = new Float64Array(4);

  /** What a player may expect who can choose among what lies there now. */
  function expectChoosing(seat: number, isNextRound: boolean): number {
    asked.set(work);
    asked[SEAT] = seat;
    asked[STEP] = OFFER;
    if (isNextRound) asked[ROUND]++;
    planner.plan(asked, 1, 1);
    return planner.values[0];
  }

  /** Luminos are worth what the next turn makes of them: in a scoring phase to everyone, in a round to who is next. */
  function expect(seat: number): number {
    const isScoring = work[STEP] === SCORE;
    const isLast = work[ROUND] === LAST_ROUND || work[ENDING] !== NOT_ENDING;
    if (!isScoring && !hasMoved(work, seat)) return expectChoosing(seat, false);
    const isNext = isScoring || (seat === work[OCTOPUS] && isRoundOver());
    return isNext && !isLast ? expectChoosing(seat, true) : expectation.of(work, seat);
  }

  function isRoundOver(): boolean {
    for (let seat = 0; seat < work[PLAYERS]; seat++) if (!hasMoved(work, seat)) return false;
    return true;
  }

  return {
    of(position, luminos, place, unseen) {
      work.set(position);
      planner.forget();
      const players = work[PLAYERS];
      const sums: number[] = Array.from({ length: players }, () => 0);
      for (let seat = 0; seat < players; seat++) now[seat] = expect(seat);
      for (const lumino of luminos) {
        const index = indexOf(work, lumino, place);
        const looks = countLooks([lumino, ...unseen]);
        for (const [look, count] of looks) {
          work[index] = look;
          for (let seat = 0; seat < players; seat++) {
            other[seat] = place === null || place === seat ? expect(seat) : now[seat];
          }
          const share = count / (unseen.length + 1);
          for (let seat = 0; seat < players; seat++) {
            sums[seat] += share * (leadOf(now, seat, players) - leadOf(other, seat, players));
          }
        }
        work[index] = lumino;
      }
      return sums;
    },
  };
}

/** One lumino for all that look the same, and how many they are. */
function countLooks(luminos: readonly LuminoId[]): ReadonlyMap<LuminoId, number> {
  const counts = new Map<LuminoId, number>();
  for (const lumino of luminos) counts.set(LUMINO_LOOK[lumino], (counts.get(LUMINO_LOOK[lumino]) ?? 0) + 1);
  return counts;
}

function indexOf(position: Position, lumino: LuminoId, place: number | null): number {
  const at = place === null ? ATOLL : seatStart(place) + DISPLAY;
  const count = position[place === null ? ATOLL_COUNT : seatStart(place) + DISPLAY_COUNT];
  const index = position.subarray(at, at + count).indexOf(lumino);
  if (index < 0) throw new Error(`lumino ${lumino} does not lie there`);
  return at + index;
}

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
  UNSEEN,
  UNSEEN_COUNT,
} from '../board/position';
import { type Ground, LUMINO_LOOK } from '../board/tables';
import { createEvaluator } from '../mind/evaluator';
import type { Network } from '../mind/network';
import { createPlanner } from '../mind/planner';
import { createExpectation, hasMoved } from './expectation';
import { expectedLeadOf } from './lead';

/** What luck a draw was for everyone, as the evaluation has it. */
export interface Luck {
  /**
   * By seat: by how much the expected lead is higher with a lumino that was drawn than in the mean over itself and everything
   * unseen that could have come instead, and then by seat the same for the expected points. So over all draws the mean is
   * 0, whatever the evaluation is worth. `place`: whose display it is in, null for the atoll.
   */
  of(position: Position, lumino: LuminoId, place: number | null, unseen: readonly LuminoId[]): readonly number[];
}

export function createLuck(ground: Ground, network: Network): Luck {
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator, true);
  const expectation = createExpectation(evaluator);
  const work = createPosition();
  const asked = createPosition();

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

  /** Another lumino lies there, and the one from there is unseen instead. */
  function exchange(index: number, lumino: number): void {
    const from = work.subarray(UNSEEN, UNSEEN + work[UNSEEN_COUNT]).indexOf(lumino);
    if (from >= 0) work[UNSEEN + from] = work[index];
    work[index] = lumino;
  }

  return {
    of(position, lumino, place, unseen) {
      work.set(position);
      planner.forget();
      const players = work[PLAYERS];
      const others: number[] = [];
      for (let seat = 0; seat < players; seat++) others.push(place === null || place === seat ? 0 : expect(seat));
      const index = indexOf(work, lumino, place);
      // Always in the same order, whichever was drawn: the planner remembers ways to lay from one to the next.
      const tried = alternatives([lumino, ...unseen]).map(({ other, look, count }) => {
        exchange(index, other);
        const points = others.map((known, seat) => (place === null || place === seat ? expect(seat) : known));
        exchange(index, lumino);
        const leads = points.map((_, seat) => expectedLeadOf(points, seat, work));
        return { look, share: count / (unseen.length + 1), worth: [...leads, ...points] };
      });
      const drawn = tried.find(({ look }) => look === LUMINO_LOOK[lumino])?.worth ?? [];
      return drawn.map((worth, each) => tried.reduce((luck, one) => luck + one.share * (worth - one.worth[each]), 0));
    },
  };
}

/** One lumino for all that look the same, and how many they are. */
function alternatives(luminos: readonly LuminoId[]) {
  const byLook = new Map<LuminoId, { other: LuminoId; look: LuminoId; count: number }>();
  for (const other of [...luminos].sort((a, b) => a - b)) {
    const look = LUMINO_LOOK[other];
    const known = byLook.get(look);
    if (known === undefined) byLook.set(look, { other, look, count: 1 });
    else known.count++;
  }
  return [...byLook.values()];
}

function indexOf(position: Position, lumino: LuminoId, place: number | null): number {
  const at = place === null ? ATOLL : seatStart(place) + DISPLAY;
  const count = position[place === null ? ATOLL_COUNT : seatStart(place) + DISPLAY_COUNT];
  const index = position.subarray(at, at + count).indexOf(lumino);
  if (index < 0) throw new Error(`lumino ${lumino} does not lie there`);
  return at + index;
}

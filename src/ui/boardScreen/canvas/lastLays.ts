import type { Made } from '../../../history/timeline';
import type { LuminoId } from '../../../rules/data/luminos';
import type { Seat } from '../../../rules/state';

type LastLays = readonly (readonly LuminoId[])[];

/** By seat: what was laid in its latest turn. An array stays the same as long as its luminos do, so nothing is drawn anew. */
export function createLastLays(): (past: readonly Made[], players: number) => LastLays {
  let last: LastLays = [];
  return (past, players) => {
    last = Array.from({ length: players }, (_, seat) => {
      const laid = lastLaysOf(past, seat);
      const known = last[seat];
      return known !== undefined && known.join() === laid.join() ? known : laid;
    });
    return last;
  };
}

function lastLaysOf(past: readonly Made[], seat: Seat): readonly LuminoId[] {
  const isOfTurn = ({ state }: Made) => state.seat === seat && TURN_STEPS.includes(state.step.type);
  const turns = past.filter(isOfTurn);
  const round = turns.at(-1)?.state.round;
  return turns
    .filter(({ state }) => state.round === round)
    .flatMap(({ events }) => events.flatMap((event) => (event.type === 'laid' ? [event.lumino] : [])));
}

const TURN_STEPS: readonly string[] = ['offer', 'act', 'settle'];

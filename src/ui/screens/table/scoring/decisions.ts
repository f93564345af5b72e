import type { Made } from '../../../../history/timeline';
import type { Colour } from '../../../../rules/data/luminos';
import { decidersLeft, scoringOrder } from '../../../../rules/play/scoringOutlook';
import type { GameState, Seat } from '../../../../rules/state';

/** Where a player stands in a scoring phase. Of a game opened in the middle of one it is only known who has decided. */
export type Decision =
  | { readonly type: 'now' }
  | { readonly type: 'later' }
  | { readonly type: 'passed' }
  | { readonly type: 'scored'; readonly colour: Colour; readonly points: number }
  | { readonly type: 'decided' };

/** Everyone in turn order; `past` may go on beyond the state that is shown. */
export function decisionsOf(
  past: readonly Made[],
  state: GameState,
): readonly { readonly seat: Seat; readonly decision: Decision }[] {
  const left = decidersLeft(state);
  return scoringOrder(state).map((seat) => {
    if (seat === left[0]) return { seat, decision: { type: 'now' } };
    if (left.includes(seat)) return { seat, decision: { type: 'later' } };
    return { seat, decision: decisionIn(past, state, seat) };
  });
}

function decisionIn(past: readonly Made[], { round, ending }: GameState, seat: Seat): Decision {
  for (let index = past.length - 1; index >= 0; index--) {
    const { state, move, events } = past[index];
    const isOfPhase = state.step.type === 'score' && state.round === round && state.ending === ending;
    if (!isOfPhase || state.seat !== seat) continue;
    if (move.type === 'pass') return { type: 'passed' };
    for (const event of events) {
      if (event.type === 'colourScored') {
        return { type: 'scored', colour: event.score.colour, points: event.score.points };
      }
    }
  }
  return { type: 'decided' };
}

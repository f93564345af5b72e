import type { Seat } from '../../rules/state';
import { calledIn, moveSeat, seatedIn } from '../screens/setup/draft';
import { changeTo, draft } from './keeping';
import { say } from './saying';
import { setupTexts } from './texts';

/** Moves somebody to another seat and says so. */
export function sitDown(from: Seat, to: Seat): void {
  const next = moveSeat(draft.value, from, to);
  if (from === to || next === draft.value) return;
  changeTo(next);
  const { moved, fish } = setupTexts.value;
  const seated = seatedIn(next);
  say(moved(calledIn(seated[to], fish), to + 1, seated.length));
}

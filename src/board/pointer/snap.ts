import { FIELDS, type FieldId, fieldTowards } from '../../rules/hex';
import { heightOf } from '../../rules/reef';
import { seenBy } from '../camera';
import { between, fromScreen, type Point } from '../layout';
import type { BoardView } from '../view';

/** Two fields, the number's first. */
export interface Pair {
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** Farther than this from any two fields, in field widths, it is over none. */
const FARTHEST = 0.75;
/** A legal lay attracts from farther away than an illegal one. */
const ATTRACTION = 0.72;

/** The two fields nearest to a lumino with its middle at this point of the screen, as it is turned now. */
export function snap({ layout, camera, state, shown, lays, direction }: BoardView, point: Point): Pair | null {
  const at = fromScreen(seenBy(camera, layout.large), point);
  const { reef } = state.players[shown];
  let best: Pair | null = null;
  let nearest = FARTHEST;
  for (const numberOn of FIELDS) {
    const otherOn = fieldTowards(numberOn, direction);
    if (otherOn === null) continue;
    const level = Math.max(heightOf(reef, numberOn), heightOf(reef, otherOn)) + 1;
    const middle = between(numberOn, otherOn, level);
    const distance = Math.hypot(at.x - middle.x, at.y - middle.y);
    if (distance > FARTHEST) continue;
    const isLegal = lays.some((lay) => lay.numberOn === numberOn && lay.otherOn === otherOn);
    const felt = isLegal ? distance * ATTRACTION : distance;
    if (felt < nearest) {
      nearest = felt;
      best = { numberOn, otherOn };
    }
  }
  return best;
}

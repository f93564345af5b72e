import type { Seat } from '../../rules/state';
import type { Made } from '../../store/table';
import { type Light, NO_LIGHTS, scoringLights } from '../boardScreen/light';

/** What lights do not ask about. */
const SCORED = { isOpen: false, limestone: { value: 0, fitting: 0 } };

/** Where the points came from that these moves scored in that reef. */
export function scoredLights(moves: readonly Made[], shown: Seat): readonly Light[] {
  for (const event of moves.flatMap(({ events }) => events)) {
    if (event.type === 'colourScored' && event.seat === shown) return scoringLights({ ...event, ...SCORED });
  }
  return NO_LIGHTS;
}

import { type Camera, seenBy } from '../../../../../board/camera';
import { between, type Layout, type Point, toScreen } from '../../../../../board/layout';
import type { Happening } from '../../../../../history/timeline';
import type { GameState } from '../../../../../rules/state';

/** Where limestone comes from or goes to, in pixels of the board, and how many stones do. */
export interface StoneWay {
  readonly type: 'earned' | 'paid';
  readonly count: number;
  readonly at: Point;
}

/** The ways of the stones in what just happened: earned from the lumino that was offered, paid where one was laid. */
export function stoneWays(
  { type, events }: Happening,
  before: GameState | undefined,
  layout: Layout,
  camera: Camera,
): readonly StoneWay[] {
  if (type !== 'played') return [];
  return events.flatMap((event): readonly StoneWay[] => {
    if (event.type === 'limestoneTaken' && event.taken > 0) {
      return [{ type: 'earned', count: event.taken, at: offeredPlace(before, layout) }];
    }
    if (event.type !== 'laid' || event.paid === 0) return [];
    const at = toScreen(seenBy(camera, layout.large), between(event.numberOn, event.otherOn, event.level));
    return [{ type: 'paid', count: event.paid, at }];
  });
}

/** Where the offered lumino lies in the atoll; while colours are scored, limestone comes from the reef. */
function offeredPlace(before: GameState | undefined, { trays, large }: Layout): Point {
  const offered = before?.step.type === 'act' ? before.step.offered : null;
  const atoll = trays.find(({ place }) => place === 'atoll');
  return atoll?.slots.find(({ lumino }) => lumino === offered)?.middle ?? large.middle;
}

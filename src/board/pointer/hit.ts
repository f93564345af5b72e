import { FIELDS, type FieldId } from '../../rules/data/hex';
import type { LuminoId } from '../../rules/data/luminos';
import { heightOf } from '../../rules/reef';
import type { Seat } from '../../rules/state';
import { seenBy } from '../camera';
import { fieldAt, fromScreen, isOfSeatToMove, type Point, type Rect, type Tray } from '../layout';
import type { BoardView } from '../view';

/** What lies under a point of the screen. */
export type Hit =
  | { readonly type: 'lumino'; readonly lumino: LuminoId; readonly tray: Tray }
  | { readonly type: 'field'; readonly field: FieldId }
  | { readonly type: 'water' }
  | { readonly type: 'small'; readonly seat: Seat }
  | { readonly type: 'nothing' };

/** No finger should have to hit less than this from the middle of a lumino, in pixels: half of 48. */
const REACH = 24;

export function hit(view: BoardView, point: Point): Hit {
  for (const tray of view.layout.trays) {
    if (!isOfSeatToMove(tray, view.state.seat)) continue;
    const lumino = luminoUnder(tray, point);
    if (lumino !== null) return { type: 'lumino', lumino, tray };
  }
  if (isWithin(view.layout.large.area, point)) {
    const field = fieldUnder(view, point);
    return field === null ? { type: 'water' } : { type: 'field', field };
  }
  const small = view.layout.small.find(({ area }) => isWithin(area, point));
  return small ? { type: 'small', seat: small.seat } : { type: 'nothing' };
}

/** The tray whose area holds the point. */
export function trayAt({ layout, state }: BoardView, point: Point): Tray | null {
  return layout.trays.find((tray) => isOfSeatToMove(tray, state.seat) && isWithin(tray.area, point)) ?? null;
}

export function isOverReef({ layout }: BoardView, point: Point): boolean {
  return isWithin(layout.large.area, point);
}

/** Where luminos are small, what they can be hit by overlaps: the nearest is meant. */
function luminoUnder({ slots, unit, place }: Tray, point: Point): LuminoId | null {
  // No room, so nothing is seen there.
  if (unit === 0) return null;
  const reachX = Math.max(REACH, 1.06 * unit);
  const reachY = Math.max(REACH, (place === 'hand' ? 1.05 : 0.67) * unit);
  let nearest: LuminoId | null = null;
  let least = 1;
  for (const { lumino, middle } of slots) {
    const distance = Math.max(Math.abs(point.x - middle.x) / reachX, Math.abs(point.y - middle.y) / reachY);
    if (distance <= least) {
      least = distance;
      nearest = lumino;
    }
  }
  return nearest;
}

function fieldUnder({ layout, camera, state, shown }: BoardView, point: Point): FieldId | null {
  const { reef } = state.players[shown];
  return fieldAt(
    FIELDS.map((field) => heightOf(reef, field)),
    fromScreen(seenBy(camera, layout.large), point),
  );
}

function isWithin({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { seenBy } from '../../../board/camera';
import { fieldPoint, toScreen } from '../../../board/layout';
import type { FieldId } from '../../../rules/data/hex';
import { heightOf } from '../../../rules/reef';
import type { TableScreen } from './tableScreen';

/** Whether a card lies at the reef's upper edge: where it hides fewer of the fields that it speaks of. */
export function useClearSide(
  screen: TableScreen,
  fields: readonly FieldId[],
  card: RefObject<HTMLElement | null>,
): boolean {
  const { layout, camera, table } = screen;
  const [isAtTop, setAtTop] = useState(false);
  const { large } = layout.value;
  const place = seenBy(camera.value, large);
  const { players, seat } = table.state.value;
  const { reef } = players[seat];
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    const { x, y, width: room, height: depth } = large.area;
    const half = place.unit / 2;
    const points = fields.map((field) => toScreen(place, fieldPoint(field, heightOf(reef, field) + 1)));
    const beside = points.filter((point) => Math.abs(point.x - (x + room / 2)) < width / 2 + half);
    const hiddenBelow = beside.filter((point) => point.y + half > y + depth - height);
    const hiddenAbove = beside.filter((point) => point.y - half < y + height);
    setAtTop(hiddenAbove.length < hiddenBelow.length);
  });
  return isAtTop;
}

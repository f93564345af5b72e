import { LARGEST_TRAY, type Layout, placeReef, placeTray, type Rect, type Tray } from '../../../board/layout';

import type { LuminoId } from '../../../rules/data/luminos';
import { FULL_TRAY, type GameState, type Seat } from '../../../rules/state';

import type { Measured, SlotName } from './slots';

const LARGEST_SMALL = 40;

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Where everything is. What has no room is left out, but for the large things: they wait, tiny, to be measured. */
export function placeAll(
  { width, height, rects }: Measured,
  { players, atoll }: GameState,
  shown: Seat,
  traysOf: Seat,
): Layout {
  const at = (name: SlotName) => rects[name] ?? NOWHERE;
  const { display, hand } = players[traysOf];
  const seats = players.map((_, each) => each);
  const bag = at('bag');
  return {
    width,
    height,
    large: placeReef(shown, at('reef')),
    small: seats
      .filter((each) => each !== shown && hasRoom(at(`smallReef${each}`)))
      .map((each) => placeReef(each, at(`smallReef${each}`))),
    trays: [
      placeTray('atoll', null, at('atoll'), sortByLook(atoll), LARGEST_TRAY, false, FULL_TRAY),
      {
        ...placeTray('display', traysOf, at('display'), display, LARGEST_TRAY, false, FULL_TRAY),
        // The words below its luminos belong to it.
        area: rects.displayTray ?? at('display'),
      },
      placeTray('hand', traysOf, at('hand'), hand, LARGEST_TRAY, true),
      ...seats
        .filter((each) => each !== traysOf && hasRoom(at(`smallDisplay${each}`)))
        .map((each) => placeSmallDisplay(each, at(`smallDisplay${each}`), players[each].display)),
    ],
    bag: { x: bag.x + bag.width / 2, y: bag.y + bag.height / 2 },
  };
}

function placeSmallDisplay(seat: Seat, area: Rect, display: readonly LuminoId[]): Tray {
  return placeTray('display', seat, area, display, LARGEST_SMALL, false, FULL_TRAY);
}

/** By colour, then by number, as the luminos are numbered: what stays keeps its order when others come and go. */
export function sortByLook(luminos: readonly LuminoId[]): readonly LuminoId[] {
  return [...luminos].sort((a, b) => a - b);
}

function hasRoom({ width, height }: Rect): boolean {
  return width > 0 && height > 0;
}

import { axisOf } from '../../art/shapes';
import type { LuminoId } from '../../rules/data/luminos';
import type { Seat } from '../../rules/state';
import { isOfSeatToMove, type Tray } from '../layout';
import type { BoardView } from '../view';
import { type Drawn, luminoNodes } from './luminoNodes';
import { type Node, shade, sign, WHITE } from './nodes';

/** Who is to move, and what that player is doing with which luminos. */
type Doing = { readonly seat: Seat } & Pick<BoardView, 'pickable' | 'chosen' | 'held' | 'direction'>;

const TRACE = 0.4;

/** Luminos beside the reefs. One that cannot be picked while its neighbours can steps back; a chosen one comes forward.
 * One that is seen where it would lie is only a trace of itself here. */
export function trayNodes(
  tray: Tray,
  { seat, pickable, chosen, held, direction }: Doing,
  inAir: readonly LuminoId[],
  tried: LuminoId | null,
): Node[] {
  const isMine = isOfSeatToMove(tray, seat);
  const canPick = isMine && tray.slots.some(({ lumino }) => pickable.includes(lumino));
  return tray.slots.flatMap(({ lumino, middle }) => {
    if (inAir.includes(lumino)) return [];
    const isChosen = isMine && chosen.includes(lumino);
    const isQuiet = canPick && !pickable.includes(lumino);
    // Only in the hand there is room to turn.
    const turned = tray.place === 'hand' && lumino === held ? direction : 0;
    const unit = axisOf(turned) === 0 ? tray.unit : tray.turnedUnit;
    const drawn: Drawn = {
      lumino,
      size: isMine ? 'tray' : 'small',
      unit,
      middle: { x: middle.x, y: middle.y - (isChosen ? 0.08 : 0) * unit },
      direction: turned,
      height: isChosen ? 3 : 1,
      alpha: lumino === tried ? TRACE : 1,
      tint: isQuiet ? shade(0.42) : WHITE,
      glyphTint: isQuiet ? shade(0.5) : WHITE,
      isNumberSeen: true,
      isOtherSeen: true,
      prefix: '',
    };
    const nodes = luminoNodes(drawn);
    if (isChosen) {
      const ring = sign(
        `chosen/${lumino}`,
        'tray',
        `ring/chosen/${axisOf(turned)}`,
        drawn.middle.x,
        drawn.middle.y,
        unit,
        drawn.alpha,
      );
      nodes.push(ring);
    }
    return nodes;
  });
}

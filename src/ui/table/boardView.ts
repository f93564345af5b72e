import { computed, type ReadonlySignal } from '@preact/signals';
import type { BoardView } from '../../board/view';
import { motion } from '../app/state/motion';
import { drawnGhost } from '../boardScreen/canvas/drawnGhost';
import { hasMarks } from '../settings/marks';
import type { TableScreen } from './tableScreen';

/** Everything the canvas draws, from the game and from where the page has room for it. */
export function boardView({ table, layout, camera }: TableScreen): ReadonlySignal<BoardView> {
  const ghost = computed(() => drawnGhost(table.ghost.value));
  return computed(() => ({
    layout: layout.value,
    camera: camera.value,
    state: table.state.value,
    shown: table.shown.value,
    pickable: table.pickable.value,
    chosen: table.chosen.value,
    held: table.held.value,
    direction: table.direction.value,
    lays: table.lays.value,
    first: table.first.value,
    ghost: ghost.value,
    level: table.level.value,
    looked: table.looked.value,
    hasMarks: hasMarks.value,
    motion: motion.value,
  }));
}

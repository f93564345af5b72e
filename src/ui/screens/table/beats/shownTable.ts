import { computed, type ReadonlySignal } from '@preact/signals';
import type { LuminoId } from '../../../../rules/data/luminos';
import { scorings } from '../../../../rules/play/scoringPhase';
import { isViewIntent } from '../../../../store/table/intent';
import { NO_REFUSALS } from '../../../../store/table/moveDraft';
import type { ButtonMove } from '../../../../store/table/moves';
import { type Lay, NO_PROSPECTS } from '../../../../store/table/prospects';
import type { Table } from '../../../../store/table/table';
import type { BeatPlayer } from './beatPlayer';

// Each always the same object, so that no effect runs while there are still none.
const NO_LUMINOS: readonly LuminoId[] = [];
const NO_LAYS: readonly Lay[] = [];
const NO_MOVES: readonly ButtonMove[] = [];

/** The table as the screen shows it: during a beat it stands still as it was, and nothing can be done. */
export function showBeats(table: Table, { beat, isBlocking, skipAll }: BeatPlayer): Table {
  const meanwhile = <Value>(live: ReadonlySignal<Value>, still: Value): ReadonlySignal<Value> =>
    computed(() => (isBlocking.value ? still : live.value));
  const state = computed(() => beat.value?.state ?? table.state.value);
  return {
    ...table,
    state,
    shown: computed(() => {
      const now = beat.value;
      return now?.type === 'turn' || now?.type === 'scored' ? now.seat : table.shown.value;
    }),
    refusals: meanwhile(table.refusals, NO_REFUSALS),
    pickable: meanwhile(table.pickable, NO_LUMINOS),
    special: meanwhile(table.special, 'no'),
    chosen: meanwhile(table.chosen, NO_LUMINOS),
    held: meanwhile(table.held, null),
    lays: meanwhile(table.lays, NO_LAYS),
    first: meanwhile(table.first, null),
    ghost: meanwhile(table.ghost, null),
    brings: meanwhile(table.brings, null),
    prospects: meanwhile(table.prospects, NO_PROSPECTS),
    scorings: computed(() => scorings(state.value)),
    weighed: meanwhile(table.weighed, null),
    moves: meanwhile(table.moves, NO_MOVES),
    level: meanwhile(table.level, null),
    looked: meanwhile(table.looked, null),
    act(intent) {
      if (isBlocking.peek()) {
        const isGeneral = isViewIntent(intent) || ['undo', 'redo', 'restart'].includes(intent.type);
        // What was meant for the game before the beat is not for the game behind it.
        if (!isGeneral) return;
        skipAll();
      }
      table.act(intent);
    },
  };
}

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '../../../rules/state';
import type { Library } from '../../../store/library/library';
import { setupTexts } from '../../app/state/texts';
import { calledIn, type Draft, moveSeat, seatedIn } from './draft';
import { type Drag, draggedBy, type Row } from './people/dragging';
import type { SavedDraft } from './savedDraft';

/** What the parts of the screen share while it is open. */
export interface SetupState {
  readonly draft: ReadonlySignal<Draft>;
  /** Changes the draft and saves it. */
  change(next: Draft): void;
  /** The game is to be a first one, with lessons: as it was said or, as long as it was not, where none was played to its end. */
  readonly isGuided: ReadonlySignal<boolean>;
  /** The person who is being dragged to another seat, if there is one. */
  readonly drag: ReadonlySignal<Drag | null>;
  /** The draft as it would be if the dragged person were dropped now. */
  readonly draftAfterDrop: ReadonlySignal<Draft>;
  startDrag(rows: readonly Row[], from: Seat): void;
  dragBy(distance: number): void;
  /** Ends the drag, with every player still in the old seat; gives back where it ended. */
  endDrag(): Drag | null;
  /** Moves a person to another seat and announces it. */
  changeSeat(from: Seat, to: Seat): void;
  /** What screen readers say. A new object each time: the same words again are news, too. */
  readonly announcement: ReadonlySignal<{ readonly sentence: string }>;
  announce(sentence: string): void;
}

export function createSetupState(
  saved: SavedDraft,
  library: Pick<Library, 'keepDraft' | 'countGames' | 'overview'>,
): SetupState {
  const { draft } = saved;
  const change = (next: Draft) => library.keepDraft(saved.change(next));
  const drag = signal<Drag | null>(null);
  // Until the games are counted.
  const hasFinished = signal(library.overview.peek()?.hasGames ?? false);
  library.countGames().then(({ over }) => {
    hasFinished.value = over > 0;
  });
  const announcement = signal({ sentence: '' });
  const announce = (sentence: string) => {
    announcement.value = { sentence };
  };
  return {
    draft,
    change,
    isGuided: computed(() => draft.value.isGuided ?? !hasFinished.value),
    drag,
    draftAfterDrop: computed(() =>
      drag.value === null ? draft.value : moveSeat(draft.value, drag.value.from, drag.value.to),
    ),
    startDrag(rows, from) {
      drag.value = { rows, from, to: from, by: 0 };
    },
    dragBy(distance) {
      if (drag.value !== null) drag.value = draggedBy(drag.value, distance);
    },
    endDrag() {
      const last = drag.value;
      drag.value = null;
      return last;
    },
    changeSeat(from, to) {
      const next = moveSeat(draft.value, from, to);
      if (from === to || next === draft.value) return;
      change(next);
      const { moved, fish } = setupTexts.value;
      const seated = seatedIn(next);
      announce(moved(calledIn(seated[to], fish), to + 1, seated.length));
    },
    announcement,
    announce,
  };
}

export const SetupContext = createContext<SetupState | null>(null);

export function useSetup(): SetupState {
  const state = useContext(SetupContext);
  if (state === null) throw new Error('there is no setup screen around this component');
  return state;
}

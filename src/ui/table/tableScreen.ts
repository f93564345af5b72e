import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { AT_REST, bounded, type Camera } from '../../board/camera';
import type { Layout } from '../../board/layout';
import type { FieldId } from '../../rules/data/hex';
import { START_FIELDS } from '../../rules/data/hex';
import type { Table } from '../../store/table';
import { placeAll } from '../boardScreen/canvas/boardLayout';
import { createSlots, type Slots } from '../boardScreen/canvas/slots';
import { type Light, NO_LIGHTS, scoringLights } from '../boardScreen/light';

/** Why there is no picture: it could not be loaded, or the browser has no graphics for it. */
export type NoPicture = 'notLoaded' | 'noPicture';

/** What a panel at the side shows. */
export type PanelName = 'log' | 'points' | 'guide' | 'settings';

/** Something to be heard; a new object each time, so that the same words can be said again. */
export interface Spoken {
  readonly sentence: string;
}

/** What the parts of the table screen share: the game, and where everything is. */
export interface TableScreen {
  readonly table: Table;
  readonly slots: Slots;
  readonly layout: ReadonlySignal<Layout>;
  /** How the large reef is looked at; never so that it is lost from sight. */
  readonly camera: ReadonlySignal<Camera>;
  moveCamera(camera: Camera): void;
  /** Set once the canvas has given up: buttons then show themselves and take the pointer. */
  readonly noPicture: Signal<NoPicture | null>;
  readonly isInterrupted: Signal<boolean>;
  /** Where the keyboard stands in the grid. */
  readonly cursor: Signal<FieldId>;
  /** Fields of the large reef that are lit up: what scoring a colour would bring, or what `shine` asked for. */
  readonly lights: ReadonlySignal<readonly Light[]>;
  shine(lights: readonly Light[]): void;
  readonly panel: Signal<PanelName | null>;
  /** What everyone has to agree to: to take back the last move, or this turn. */
  readonly question: Signal<'undo' | 'restart' | null>;
  /** The result of the game lies over everything. */
  readonly isResultOpen: Signal<boolean>;
  readonly spoken: ReadonlySignal<Spoken>;
  say(sentence: string): void;
  /** Takes back what was said: it is no longer true, or in the wrong language. */
  hush(): void;
}

export function createTableScreen(table: Table): TableScreen {
  const slots = createSlots();
  const layout = computed(() => placeAll(slots.measured.value, table.state.value, table.shown.value));
  const moved = signal({ shown: table.shown.peek(), camera: AT_REST });
  const spoken = signal<Spoken>({ sentence: '' });
  const shining = signal(NO_LIGHTS);
  return {
    table,
    slots,
    layout,
    // Another reef is looked at from the start.
    camera: computed(() =>
      moved.value.shown === table.shown.value ? bounded(moved.value.camera, layout.value.large) : AT_REST,
    ),
    moveCamera(camera) {
      moved.value = { shown: table.shown.peek(), camera };
    },
    noPicture: signal<NoPicture | null>(null),
    isInterrupted: signal(false),
    cursor: signal<FieldId>(START_FIELDS[0]),
    lights: computed(() => {
      const weighed = table.scorings.value.find(({ score }) => score.colour === table.weighed.value);
      return weighed === undefined ? shining.value : scoringLights(weighed);
    }),
    shine(lights) {
      shining.value = lights;
    },
    panel: signal<PanelName | null>(null),
    question: signal<'undo' | 'restart' | null>(null),
    isResultOpen: signal(false),
    spoken,
    say(sentence) {
      if (sentence !== '') spoken.value = { sentence };
    },
    hush() {
      if (spoken.peek().sentence !== '') spoken.value = { sentence: '' };
    },
  };
}

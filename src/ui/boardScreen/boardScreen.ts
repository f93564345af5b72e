import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { AT_REST, bounded, type Camera } from '../../board/camera';
import type { Layout } from '../../board/layout';
import type { FieldId } from '../../rules/data/hex';
import { START_FIELDS } from '../../rules/data/hex';
import type { Seat } from '../../rules/state';
import type { GameView } from '../../store/table/gameView';
import type { Ghost } from '../../store/table/prospects';
import type { SeatActions } from '../../store/table/seatActions';
import { figuresIn } from './brings';
import { placeAll } from './canvas/boardLayout';
import { createSlots, type Slots } from './canvas/slots';
import { type Light, NO_LIGHTS, scoringLights } from './light';

/** Why there is no picture: it could not be loaded, or the browser has no graphics for it. */
export type NoPicture = 'notLoaded' | 'noPicture';

/** Something to be heard; a new object each time, so that the same words can be said again. */
export interface Announcement {
  readonly sentence: string;
}

/** What the parts of a screen with a board share: the game, and where everything is. */
export interface BoardScreen {
  readonly view: GameView;
  /** What the seat to move can do; null where a game is only looked at. */
  readonly seat: SeatActions | null;
  /** Whose display and hand lie large: the seat to move; where a game is only looked at, whose reef does. */
  readonly traysOf: ReadonlySignal<Seat>;
  readonly slots: Slots;
  readonly layout: ReadonlySignal<Layout>;
  /** How the large reef is looked at; never so that it is lost from sight. */
  readonly camera: ReadonlySignal<Camera>;
  moveCamera(camera: Camera): void;
  /** Set once the canvas has given up: buttons then show themselves and take the pointer. */
  readonly noPicture: Signal<NoPicture | null>;
  readonly isInterrupted: Signal<boolean>;
  /** The ghost that words and figures tell of: see `tellGhost`. */
  readonly told: Signal<Ghost | null>;
  /** Where the keyboard stands in the grid. */
  readonly cursor: Signal<FieldId>;
  /** Fields of the large reef that are lit up: what scoring a colour would bring, or what `shine` asked for. */
  readonly lights: ReadonlySignal<readonly Light[]>;
  shine(lights: readonly Light[]): void;
  readonly announcement: ReadonlySignal<Announcement>;
  announce(sentence: string): void;
  /** Takes back what was said: it is no longer true, or in the wrong language. */
  clearAnnouncement(): void;
}

export function createBoardScreen(view: GameView, seat: SeatActions | null): BoardScreen {
  const slots = createSlots();
  const traysOf = seat === null ? view.shown : computed(() => view.state.value.seat);
  const layout = computed(() => placeAll(slots.measured.value, view.state.value, view.shown.value, traysOf.value));
  const moved = signal({ shown: view.shown.peek(), camera: AT_REST });
  const announcement = signal<Announcement>({ sentence: '' });
  const shining = signal(NO_LIGHTS);
  return {
    view,
    seat,
    traysOf,
    slots,
    layout,
    // Another reef is looked at from the start.
    camera: computed(() =>
      moved.value.shown === view.shown.value ? bounded(moved.value.camera, layout.value.large) : AT_REST,
    ),
    moveCamera(camera) {
      moved.value = { shown: view.shown.peek(), camera };
    },
    noPicture: signal<NoPicture | null>(null),
    isInterrupted: signal(false),
    told: signal<Ghost | null>(null),
    cursor: signal<FieldId>(START_FIELDS[0]),
    lights: computed(() => {
      const weighed = seat?.scorings.value.find(({ score }) => score.colour === seat.weighed.value);
      return weighed === undefined ? shining.value : scoringLights(weighed);
    }),
    shine(lights) {
      shining.value = lights;
    },
    announcement,
    announce(sentence) {
      if (sentence !== '') announcement.value = { sentence };
    },
    clearAnnouncement() {
      if (announcement.peek().sentence !== '') announcement.value = { sentence: '' };
    },
  };
}

/** A finger that goes on sooner was on its way: what there was to say about that field would only flash up. */
const TELL_AFTER_MS = 150;
/** What it brings is found out before, in a frame of its own: a finger may go on in the one that writes the words. */
const FIND_AFTER_MS = 110;

/** Tells of the ghost wherever it stays, until the returned function is called: so no frame of a drag waits for words. */
export function tellGhost({ seat, told }: Telling): () => void {
  if (seat === null) return () => {};
  let timer: ReturnType<typeof setTimeout> | null = null;
  let since = 0;
  const tell = () => {
    const rested = performance.now() - since;
    const next = rested < FIND_AFTER_MS ? FIND_AFTER_MS : TELL_AFTER_MS;
    if (rested >= FIND_AFTER_MS) figuresIn({ seat });
    timer = rested < TELL_AFTER_MS ? setTimeout(tell, next - rested) : null;
    if (timer === null) told.value = seat.ghost.peek();
  };
  const unfollow = effect(() => {
    const ghost = seat.ghost.value;
    told.value = null;
    since = performance.now();
    if (ghost !== null && timer === null) timer = setTimeout(tell, FIND_AFTER_MS);
  });
  return () => {
    unfollow();
    if (timer !== null) clearTimeout(timer);
  };
}

interface Telling {
  readonly seat: Pick<SeatActions, 'ghost' | 'brings'> | null;
  readonly told: Signal<Ghost | null>;
}

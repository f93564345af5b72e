import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardHandle } from '../../../board/mount';
import type { BoardView, Intent, Lay } from '../../../board/view';
import type { LuminoId } from '../../../rules/data/luminos';
import { isViewIntent } from '../../../store/table/intent';
import type { BoardSource } from '../../app/boardSource';
import { whenIdle } from '../../app/idle';
import { noteSizes } from '../../app/pictureSizes';
import { useBoard } from '../../app/services';
import { motion } from '../../app/state/motion';
import { hasMarks } from '../../app/state/preferences';
import { tableTexts } from '../../app/state/texts';
import type { BoardScreen } from '../boardScreen';
import { Later } from '../Later';
import { Water } from '../water/Water';
import { drawnGhost } from './drawnGhost';
import { createLastLays } from './lastLays';
import './boardHost.css';

/** The canvas at the back. Everything can be done without it; it is only more beautiful with it. */
export function BoardHost({ screen }: { readonly screen: BoardScreen }) {
  const element = useRef<HTMLDivElement>(null);
  const board = useBoard();
  // Before the page is painted for the first time: its first picture has the reef, then.
  useLayoutEffect(() => {
    const host = element.current;
    if (host === null) return;
    const ends = [screen.slots.watch(), drawInto(host, screen, board)];
    return () => {
      for (const end of ends) end();
    };
  }, [screen]);
  return (
    <>
      <Later>
        <Water screen={screen} />
      </Later>
      <div
        class="board"
        ref={(host) => {
          element.current = host;
          screen.slots.host(host);
        }}
      />
      <Notice screen={screen} />
    </>
  );
}

/** What a pointer asks for goes to the seat to move; where there is none, only what looks at the game has an effect. */
function pass({ view, seat, moveCamera }: BoardScreen, intent: Intent): void {
  if (intent.type === 'camera') moveCamera(intent.camera);
  else if (seat !== null) seat.act(intent);
  else if (isViewIntent(intent)) view.act(intent);
}

/** Loads the board and lets it draw until the returned function is called. */
function drawInto(host: HTMLElement, screen: BoardScreen, board: BoardSource): () => void {
  const { noPicture, isInterrupted } = screen;
  let isGone = false;
  let stop = () => {};

  function follow(handle: BoardHandle): void {
    const unfollow = effect(() => {
      const status = handle.status.value;
      isInterrupted.value = status === 'lost';
      noPicture.value = status === 'failed' ? 'noPicture' : null;
    });
    const cancelNote = whenIdle(() => noteSizes(handle.sizes()));
    stop = () => {
      cancelNote();
      unfollow();
      handle.destroy();
    };
    if (isGone) stop();
  }

  function mount({ mountBoard }: Awaited<ReturnType<BoardSource['load']>>): void {
    if (isGone) return;
    const emit = (intent: Intent) => pass(screen, intent);
    mountBoard(host, boardView(screen), emit, screen.slots.measureDue, board.takeStage()).then(follow, () => {
      noPicture.value = 'noPicture';
    });
  }

  const loaded = board.loaded();
  if (loaded !== null) mount(loaded);
  else {
    board.load().then(mount, () => {
      noPicture.value = 'notLoaded';
    });
  }
  return () => {
    isGone = true;
    stop();
  };
}

/** Says so if there is no picture, and what that means for the game. */
function Notice({ screen: { noPicture, isInterrupted } }: { readonly screen: BoardScreen }) {
  const { notices } = tableTexts.value;
  const why = noPicture.value;
  if (why === null) return isInterrupted.value ? <p class="notice brief">{notices.lost}</p> : null;
  return (
    <div class="notice" role="alert">
      <p>
        <strong>{notices[why]}</strong> {notices.plainMeans}
      </p>
      <button type="button" class="outline" onClick={() => location.reload()}>
        {notices.reload}
      </button>
    </div>
  );
}

// Always the same, so that the board notices no difference.
const NO_LUMINOS: readonly LuminoId[] = [];
const NO_LAYS: readonly Lay[] = [];
const NO_LAST_LAYS: BoardView['lastLays'] = [];

/** Everything the canvas draws, from the game and from where the page has room for it. */
function boardView({ view, seat, traysOf, layout, camera }: BoardScreen): ReadonlySignal<BoardView> {
  const ghost = computed(() => drawnGhost(seat?.ghost.value ?? null));
  /** What the board draws as the luminos of the seat to move are those that lie large. */
  const state = computed(() => {
    const now = view.state.value;
    return now.seat === traysOf.value ? now : { ...now, seat: traysOf.value };
  });
  const findLastLays = createLastLays();
  const lastLays = computed(() => {
    const { players, step } = view.state.value;
    // Who looks at a finished reef looks at all of it.
    return step.type === 'over' ? NO_LAST_LAYS : findLastLays(view.past.value, players.length);
  });
  return computed(() => ({
    layout: layout.value,
    camera: camera.value,
    state: state.value,
    shown: view.shown.value,
    pickable: seat?.pickable.value ?? NO_LUMINOS,
    chosen: seat?.chosen.value ?? NO_LUMINOS,
    held: seat?.held.value ?? null,
    direction: seat?.direction.value ?? 0,
    lays: seat?.lays.value ?? NO_LAYS,
    first: seat?.first.value ?? null,
    ghost: ghost.value,
    isKeeping: seat?.isKeeping.value ?? false,
    level: view.level.value,
    looked: view.looked.value,
    hasMarks: hasMarks.value,
    lastLays: lastLays.value,
    motion: motion.value,
  }));
}

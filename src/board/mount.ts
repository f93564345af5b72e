import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { listen } from './pointer/gestures';
import type { Drag, Dropped } from './scene/scene';
import { createPainter } from './stage/painter';
import { areGoodEnough, pixelRatio, type Sizes, watchRatio } from './stage/sizes';
import { openStage, type Stage } from './stage/stage';
import type { BoardView, Intent } from './view';

/** What became of the picture. It is drawn from the view alone, so losing it loses nothing. */
export type Status = 'waiting' | 'drawing' | 'lost' | 'failed';

export interface BoardHandle {
  readonly status: ReadonlySignal<Status>;
  /** What the pictures are painted in. */
  sizes(): Sizes;
  destroy(): void;
}

/** Waits before trying to get the picture back, in milliseconds. */
const RETRY_DELAYS_MS = [0, 200, 600, 1500, 4000];
/** A busy graphics card may refuse at first; one that refuses this often will not give a context at all. */
const FIRST_TRIES = 2;
/** A picture that lasted this long may be tried for as often as the first. */
const STABLE_AFTER_MS = 5000;

/**
 * Draws the view into the host from now on, and tells what its pointers ask for. `measureDue` is called before each frame.
 * With a stage that was opened ahead there is a picture in the next frame.
 */
export async function mountBoard(
  host: HTMLElement,
  view: ReadonlySignal<BoardView>,
  emit: (intent: Intent) => void,
  measureDue: () => void,
  ahead: Stage | null = null,
): Promise<BoardHandle> {
  const status = signal<Status>('waiting');
  const drag = signal<Drag | null>(null);
  const dropped = signal<readonly Dropped[]>([]);
  const pointers = listen(host, view, drag, dropped, emit);
  const painter = createPainter(
    () => view.peek(),
    () => drag.peek(),
    () => dropped.peek(),
    pointers.areDown,
    measureDue,
  );
  let stage: Stage | null = null;
  let timer = 0;
  let tries = 0;
  let isOpening = false;
  let isDestroyed = false;

  async function open(): Promise<void> {
    if (stage || isOpening || isDestroyed || document.hidden) return;
    isOpening = true;
    const { width, height } = view.peek().layout;
    try {
      const opened = await openStage(painter.sizes(), Math.max(1, width), Math.max(1, height), pixelRatio());
      if (isDestroyed) opened.destroy();
      else enter(opened);
    } catch (error) {
      console.info('No picture:', error);
      fail();
    } finally {
      isOpening = false;
    }
  }

  function enter(opened: Stage): void {
    stage = opened;
    opened.canvas.addEventListener('webglcontextlost', lose, { once: true });
    host.prepend(opened.canvas);
    painter.enter(opened);
    status.value = 'drawing';
    timer = window.setTimeout(() => {
      tries = 0;
    }, STABLE_AFTER_MS);
  }

  async function begin(): Promise<void> {
    if (ahead === null) return open();
    try {
      const wanted = painter.sizes();
      if (!areGoodEnough(ahead.sizes, wanted)) ahead.repaint(wanted);
      enter(ahead);
    } catch {
      ahead.destroy();
      await open();
    }
  }

  function fail(): void {
    const most = status.peek() === 'lost' ? RETRY_DELAYS_MS.length : FIRST_TRIES;
    if (tries < most) timer = window.setTimeout(open, RETRY_DELAYS_MS[tries++]);
    else status.value = 'failed';
  }

  /** The context is gone. Only a new canvas is sure to work; on the old one Pixi hangs. */
  function lose(event: Event): void {
    event.preventDefault();
    if (isDestroyed) return;
    window.clearTimeout(timer);
    const gone = stage;
    stage = null;
    painter.leave();
    status.value = 'lost';
    try {
      gone?.destroy(true);
    } catch {
      gone?.canvas.remove();
    }
    timer = window.setTimeout(open, RETRY_DELAYS_MS[Math.min(tries++, RETRY_DELAYS_MS.length - 1)]);
  }

  function comeBack(): void {
    if (document.hidden) return;
    if (stage) {
      // Browsers may let go of what a hidden canvas showed.
      stage.redraw();
      painter.request();
    } else void open();
  }

  const ends = [
    pointers.end,
    watchRatio(painter.request),
    effect(() => {
      view.value;
      drag.value;
      dropped.value;
      painter.request();
    }),
  ];
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('resize', painter.request);
  await begin();
  return {
    status,
    sizes: painter.sizes,
    destroy() {
      isDestroyed = true;
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('resize', painter.request);
      window.clearTimeout(timer);
      painter.stop();
      stage?.destroy();
      stage = null;
    },
  };
}

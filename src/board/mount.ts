import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { listen } from './pointer/gestures';
import { createScenes, type Drag } from './scene/scene';
import { areGoodEnough, pixelRatio, wantedSizes } from './stage/sizes';
import { openStage, type Sizes, type Stage } from './stage/stage';
import type { BoardView, Intent } from './view';

/** What became of the picture. It is drawn from the view alone, so losing it loses nothing. */
export type Status = 'waiting' | 'drawing' | 'lost' | 'failed';

export interface BoardHandle {
  readonly status: ReadonlySignal<Status>;
  destroy(): void;
}

/** Waits before trying to get the picture back, in milliseconds. */
const PATIENCE = [0, 200, 600, 1500, 4000];
/** A window being resized is repainted when it rests. */
const REST = 160;

/** Draws the view into the host from now on, and tells what its pointers ask for. */
export async function mountBoard(
  host: HTMLElement,
  view: ReadonlySignal<BoardView>,
  emit: (intent: Intent) => void,
): Promise<BoardHandle> {
  const status = signal<Status>('waiting');
  const drag = signal<Drag | null>(null);
  const scenes = createScenes();
  let stage: Stage | null = null;
  let sizes: Sizes | null = null;
  let shown: BoardView | null = null;
  let frame = 0;
  let rest = 0;
  let retry = 0;
  let tries = 0;
  let hasDrawn = false;
  let isOpening = false;
  let isDestroyed = false;
  let ratio = pixelRatio();

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function draw(now: number): void {
    frame = 0;
    if (!stage) return;
    const next = view.peek();
    const isJump = shown === null || isElsewhere(shown, next) || ratio !== pixelRatio();
    if (isJump) adapt(stage, next);
    stage.show(scenes(next, drag.peek()), next, now, isJump);
    shown = next;
    if (stage.draw(now)) request();
  }

  /** Makes canvas and pictures as large as the view wants them. */
  function adapt(open: Stage, next: BoardView): void {
    ratio = pixelRatio();
    open.resize(Math.max(1, next.layout.width), Math.max(1, next.layout.height), ratio);
    if (areGoodEnough(open.sizes, wantedSizes(next, ratio))) return;
    window.clearTimeout(rest);
    rest = window.setTimeout(repaint, REST);
  }

  function repaint(): void {
    if (!stage) return;
    sizes = wantedSizes(view.peek(), ratio);
    stage.repaint(sizes);
    shown = null;
    request();
  }

  async function open(): Promise<void> {
    if (stage || isOpening || isDestroyed || document.hidden) return;
    isOpening = true;
    const { layout } = view.peek();
    ratio = pixelRatio();
    const wanted = wantedSizes(view.peek(), ratio);
    if (sizes === null || !areGoodEnough(sizes, wanted)) sizes = wanted;
    try {
      const opened = await openStage(sizes, Math.max(1, layout.width), Math.max(1, layout.height), ratio);
      if (isDestroyed) {
        opened.destroy();
        return;
      }
      opened.canvas.addEventListener('webglcontextlost', lose, { once: true });
      stage = opened;
      shown = null;
      host.prepend(opened.canvas);
      status.value = 'drawing';
      hasDrawn = true;
      // A picture that lasted has earned all tries again.
      retry = window.setTimeout(() => {
        tries = 0;
      }, 5000);
      request();
    } catch (error) {
      console.info('No picture:', error);
      // A browser that never had a context will not find one; one that lost it may need a moment.
      if (hasDrawn && tries < PATIENCE.length) retry = window.setTimeout(open, PATIENCE[tries++]);
      else status.value = 'failed';
    } finally {
      isOpening = false;
    }
  }

  /** The context is gone. Only a new canvas is sure to work; on the old one Pixi hangs. */
  function lose(event: Event): void {
    event.preventDefault();
    window.clearTimeout(retry);
    const gone = stage;
    stage = null;
    if (status.peek() !== 'failed') status.value = 'lost';
    try {
      gone?.destroy(true);
    } catch {
      gone?.canvas.remove();
    }
    retry = window.setTimeout(open, PATIENCE[Math.min(tries++, PATIENCE.length - 1)]);
  }

  function comeBack(): void {
    if (document.hidden) return;
    if (stage) request();
    else void open();
  }

  const undo = [
    listen(host, view, drag, emit),
    effect(() => {
      view.value;
      drag.value;
      request();
    }),
  ];
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('resize', request);
  const unwatch = watchRatio(request);
  await open();
  return {
    status,
    destroy() {
      isDestroyed = true;
      for (const each of undo) each();
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('resize', request);
      unwatch();
      cancelAnimationFrame(frame);
      window.clearTimeout(retry);
      window.clearTimeout(rest);
      stage?.destroy();
      stage = null;
    },
  };
}

/** A window can go to a screen with another pixel ratio without changing its size. Gives back what ends the watch. */
function watchRatio(changed: () => void): () => void {
  const ended = new AbortController();
  const watch = () => {
    // There is no event for a new ratio, only for leaving the old one.
    const leave = () => {
      changed();
      watch();
    };
    const options = { once: true, signal: ended.signal };
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', leave, options);
  };
  watch();
  return () => ended.abort();
}

/** The window or the camera changed: everything is somewhere else, but nothing has moved. */
function isElsewhere(a: BoardView, b: BoardView): boolean {
  const from = a.layout;
  const to = b.layout;
  return (
    a.camera.zoom !== b.camera.zoom ||
    a.camera.x !== b.camera.x ||
    a.camera.y !== b.camera.y ||
    from.width !== to.width ||
    from.height !== to.height ||
    from.large.unit !== to.large.unit ||
    from.large.middle.x !== to.large.middle.x ||
    from.large.middle.y !== to.large.middle.y
  );
}

import { copyPicture, DRAW_AGAIN } from '../keptPicture';
import { createScenes, type Drag, type Dropped } from '../scene/scene';
import type { BoardView } from '../view';
import { areGoodEnough, pixelRatio, type Sizes, wantedSizes } from './sizes';
import type { Stage } from './stage';
import { TIMINGS } from './tween';

/** Draws what is to be seen on whatever stage there is, one frame at a time and none without need. */
export interface Painter {
  /** Sizes for a new stage: the ones painted last if they still do, so that the same picture comes back. */
  sizes(): Sizes;
  enter(stage: Stage): void;
  leave(): void;
  /** Something may have changed: a frame, please. */
  request(): void;
  stop(): void;
}

/** Pictures in new sizes are painted when window and fingers have come to rest. */
const REPAINT_DELAY_MS = 200;

export function createPainter(
  view: () => BoardView,
  drag: () => Drag | null,
  dropped: () => readonly Dropped[],
  isTouched: () => boolean,
  measureDue: () => void,
): Painter {
  const scenes = createScenes();
  let stage: Stage | null = null;
  let painted: Sizes | null = null;
  let shown: BoardView | null = null;
  let ratio = 0;
  let frame = 0;
  let rest = 0;
  let isCopied = false;

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function draw(now: number): void {
    // What moved with the words is drawn in its new place in the same frame as they are.
    measureDue();
    frame = 0;
    if (!stage) return;
    const next = view();
    const isOtherReef = shown !== null && shown.shown !== next.shown;
    // Luminos belong to their reefs: none flies from one player's to another's.
    const isJump = shown === null || ratio !== pixelRatio() || isOtherReef || isElsewhere(shown, next);
    const isAnew = isOtherReef || (shown !== null && isRearranged(shown, next));
    if (isAnew && !isCopied) dissolve(stage.canvas, next);
    isCopied = false;
    if (isJump) resize(stage, next);
    if (isJump || shown?.layout !== next.layout) considerSizes(stage, next);
    stage.show(scenes(next, drag(), dropped()), next, now, isJump);
    shown = next;
    if (stage.draw(now)) request();
  }

  function resize(open: Stage, { layout }: BoardView): void {
    ratio = pixelRatio();
    open.resize(Math.max(1, layout.width), Math.max(1, layout.height), ratio);
  }

  function considerSizes(open: Stage, next: BoardView): void {
    window.clearTimeout(rest);
    if (!areGoodEnough(open.sizes, wantedSizes(next, ratio))) rest = window.setTimeout(repaint, REPAINT_DELAY_MS);
  }

  function repaint(): void {
    if (!stage) return;
    if (isTouched()) {
      rest = window.setTimeout(repaint, REPAINT_DELAY_MS);
      return;
    }
    painted = wantedSizes(view(), ratio);
    stage.repaint(painted);
    shown = null;
    request();
  }

  return {
    sizes() {
      const wanted = wantedSizes(view(), pixelRatio());
      if (painted === null || !areGoodEnough(painted, wanted)) painted = wanted;
      return painted;
    },
    enter(opened) {
      stage = opened;
      opened.canvas.addEventListener(DRAW_AGAIN, () => {
        isCopied = true;
        opened.redraw();
      });
      shown = null;
      request();
    },
    leave() {
      stage = null;
    },
    request,
    stop() {
      cancelAnimationFrame(frame);
      window.clearTimeout(rest);
    },
  };
}

/** The picture until now lies over the next one and fades away. */
function dissolve(canvas: HTMLCanvasElement, { motion }: BoardView): void {
  const duration = TIMINGS[motion].fade;
  if (duration === 0) return;
  const copy = copyPicture(canvas);
  copy.className = 'dissolving';
  canvas.after(copy);
  const remove = () => copy.remove();
  copy.animate({ opacity: [1, 0] }, { duration, fill: 'forwards' }).finished.then(remove, remove);
}

/** The page has another order, such as for scoring: the reef got more or less room in the same window. */
function isRearranged(a: BoardView, b: BoardView): boolean {
  const from = a.layout;
  const to = b.layout;
  const isSameWindow = from.width === to.width && from.height === to.height;
  return isSameWindow && a.state !== b.state && from.large.unit !== to.large.unit;
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

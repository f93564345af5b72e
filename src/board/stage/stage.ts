import 'pixi.js/unsafe-eval';
import { Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';
import type { Scene } from '../scene/nodes';
import type { BoardView } from '../view';
import { createReconciler, type Reconciler } from './reconcile';
import type { Sizes } from './sizes';
import { createTextures, type Textures } from './textures';

/** A canvas with everything that lives and dies with its context. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly sizes: Sizes;
  resize(width: number, height: number, ratio: number): void;
  /** Paints all pictures anew, in other sizes. */
  repaint(sizes: Sizes): void;
  show(scene: Scene, view: BoardView, now: number, isJump: boolean): void;
  /** Draws this moment, unless it looks like the one before; true as long as something is on its way. */
  draw(now: number): boolean;
  /** Draws the same picture once more: it is forgotten as soon as it was seen. */
  redraw(): void;
  /** Before there is anything to draw: compiles what will draw it. */
  compile(): void;
  /** Before there is anything to draw: paints all pictures and brings them to the graphics card, until that is called off. */
  paintAhead(): () => void;
  /** A lost context cannot be given back, and saying so again is an error. */
  destroy(isLost?: boolean): void;
}

/** Rejects if there is no WebGL. */
export async function openStage(sizes: Sizes, width: number, height: number, ratio: number): Promise<Stage> {
  // Pixi's own clock would run for ever; this board draws on demand.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer();
  const canvas = document.createElement('canvas');
  await renderer.init({
    canvas,
    width,
    height,
    resolution: ratio,
    autoDensity: true,
    backgroundAlpha: 0,
    skipExtensionImports: true,
  });
  // There is one texture: a shader that could choose among sixteen would only make every pixel dearer.
  renderer.limits.maxBatchableTextures = 1;
  let painted = sizes;
  let textures: Textures;
  try {
    if (renderer.gl.isContextLost()) throw new Error('The context was lost before it was used');
    textures = createTextures(sizes, renderer);
  } catch (error) {
    renderer.destroy();
    throw error;
  }
  let reconciler: Reconciler = createReconciler(textures);
  const render = () => {
    textures.bring();
    renderer.render(reconciler.root);
  };
  const close = () => {
    reconciler.root.destroy({ children: true });
    textures.destroy();
  };
  return {
    canvas,
    get sizes() {
      return painted;
    },
    resize: (...size) => renderer.resize(...size),
    repaint(next) {
      // First the new ones: if they cannot be made, the old ones go on.
      const made = createTextures(next, renderer);
      close();
      painted = next;
      textures = made;
      reconciler = createReconciler(textures);
    },
    show: (...args) => reconciler.show(...args),
    draw(now) {
      const isMoving = reconciler.step(now);
      if (reconciler.takeChange()) render();
      return isMoving;
    },
    redraw: render,
    compile() {
      const sprite = new Sprite(Texture.WHITE);
      renderer.render(sprite);
      sprite.destroy();
    },
    paintAhead: () => textures.paintAhead(),
    destroy(isLost = false) {
      if (isLost) delete renderer.context.extensions.loseContext;
      close();
      renderer.destroy();
      canvas.remove();
    },
  };
}

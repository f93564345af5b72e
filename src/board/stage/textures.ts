import { CanvasSource, Rectangle, type Sprite, Texture } from 'pixi.js';
import { type Atlas, type AtlasKey, planAtlas, type SizeName } from '../art/atlas';
import type { FrameName } from '../art/frames';

/** The atlas on the graphics card: one texture for everything, cut into pictures as they are asked for. */
export interface Textures {
  /** Gives the sprite that picture and its anchor. */
  dress(sprite: Sprite, size: SizeName, frame: FrameName): void;
  /** Pixels per field width that the picture was painted with. */
  scaleOf(size: SizeName, frame: FrameName): number;
  /** Brings what was painted since to the graphics card. To be called before each drawing. */
  bring(): void;
  /** Paints everything, as fast as a page that is only looked at allows; gives back what calls that off. */
  paintAhead(done: () => void): () => void;
  destroy(): void;
}

/** The largest texture that every tablet of the last ten years can hold. */
const LIMIT = 4096;

/** What the first picture does not need is painted after it, for so long at a time: in between the page answers. */
const REST_SLICE_MS = 6;
const REST_PAUSE_MS = 10;
const REST_DELAY_MS = 150;

/** Paints everything anew from its vectors: nothing of it survives the loss of a context. */
export function createTextures(sizes: Readonly<Record<SizeName, number>>): Textures {
  const atlas: Atlas = planAtlas(sizes, LIMIT);
  const source = new CanvasSource({ resource: atlas.canvas, resolution: 1, scaleMode: 'linear' });
  const pictures = new Map<SizeName, Map<FrameName, Picture>>();
  /** Something was painted that the graphics card does not have. */
  let isBehind = false;
  let rest = 0;
  let isPainted = false;
  let painted = bring;

  function find(size: SizeName, frame: FrameName): Picture {
    let ofSize = pictures.get(size);
    if (!ofSize) {
      ofSize = new Map();
      pictures.set(size, ofSize);
    }
    let picture = ofSize.get(frame);
    if (!picture) {
      const key = keyOf(atlas, size, frame);
      if (atlas.paint(key)) isBehind = true;
      picture = cut(atlas, source, key, frame);
      ofSize.set(frame, picture);
    }
    return picture;
  }

  function bring(): void {
    if (isBehind) source.update();
    isBehind = false;
    if (rest === 0 && !isPainted) rest = window.setTimeout(paintRest, REST_DELAY_MS);
  }

  function paintRest(): void {
    const end = performance.now() + REST_SLICE_MS;
    isPainted = atlas.paintRest(() => performance.now() < end);
    isBehind = true;
    if (isPainted) painted();
    else rest = window.setTimeout(paintRest, REST_PAUSE_MS);
  }

  function paintAhead(done: () => void): () => void {
    painted = done;
    rest = window.setTimeout(paintRest);
    return () => {
      painted = bring;
      window.clearTimeout(rest);
      rest = 0;
    };
  }

  return {
    bring,
    paintAhead,
    dress(sprite, size, frame) {
      const { texture, anchorX, anchorY } = find(size, frame);
      if (sprite.texture === texture) return;
      sprite.texture = texture;
      sprite.anchor.set(anchorX, anchorY);
    },
    scaleOf: (size, frame) => find(size, frame).scale,
    destroy() {
      window.clearTimeout(rest);
      for (const ofSize of pictures.values()) for (const { texture } of ofSize.values()) texture.destroy(false);
      source.destroy();
      // Old iPads count canvas memory until it is given back.
      atlas.canvas.width = 0;
      atlas.canvas.height = 0;
    },
  };
}

/** One picture of the atlas; its anchor in shares of its size. */
interface Picture {
  readonly texture: Texture;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly scale: number;
}

/** What has no picture of its own in that size wears the large one. */
function keyOf({ frames }: Atlas, size: SizeName, frame: FrameName): AtlasKey {
  return frames.has(`${size}/${frame}`) ? `${size}/${frame}` : `large/${frame}`;
}

function cut({ frames }: Atlas, source: CanvasSource, key: AtlasKey, frame: FrameName): Picture {
  const found = frames.get(key);
  if (!found) throw new Error(`There is no picture ${key}`);
  const { x, y, width, height, scale } = found;
  // Stretched surfaces are cut from the inside: their edges must not blend with what is beside them.
  const inset = /^(?:blank|fade|basin)/.test(frame) ? 1 : 0;
  return {
    texture: new Texture({
      source,
      frame: new Rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset),
    }),
    anchorX: found.anchorX / width,
    anchorY: found.anchorY / height,
    scale,
  };
}

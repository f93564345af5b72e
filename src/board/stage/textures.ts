import { Rectangle, type Sprite, Texture, type TextureSource, type WebGLRenderer } from 'pixi.js';
import { type Atlas, type AtlasFrame, type AtlasKey, planAtlas, type SizeName } from '../art/atlas';
import type { FrameName } from '../art/frames';
import { createCanvasTexture } from './canvasTexture';

/** The atlas on the graphics card: one texture for everything, cut into pictures as they are asked for. */
export interface Textures {
  /** Gives the sprite that picture and its anchor. */
  dress(sprite: Sprite, size: SizeName, frame: FrameName): void;
  /** Pixels per field width that the picture was painted with. */
  scaleOf(size: SizeName, frame: FrameName): number;
  /** Brings what is drawn for the first time to the graphics card. To be called before each drawing. */
  bring(): void;
  /** Paints and brings everything, as fast as a page that is only looked at allows; gives back what calls that off. */
  paintAhead(): () => void;
  destroy(): void;
}

/** The largest texture that every tablet of the last ten years can hold. */
const LIMIT = 4096;

/** What the first picture does not need is painted after it, for so long at a time: in between the page answers. */
const REST_SLICE_MS = 6;
const REST_PAUSE_MS = 10;
const REST_DELAY_MS = 150;
/** Before there is a first picture nothing else is drawn, and a tap on the game may come at any time. */
const AHEAD_PAUSE_MS = 2;
/** So much of it is brought to the graphics card together: browsers copy the whole canvas whenever it is painted again. */
const REST_PIXELS = 300_000;

/** Paints everything anew from its vectors: nothing of it survives the loss of a context. */
export function createTextures(sizes: Readonly<Record<SizeName, number>>, renderer: WebGLRenderer): Textures {
  const atlas: Atlas = planAtlas(sizes, LIMIT);
  const { source, send } = createCanvasTexture(renderer, atlas.canvas);
  const pictures = new Map<SizeName, Map<FrameName, Picture>>();
  /** What was painted and is not on the graphics card; and of that, what is about to be drawn. */
  const unsent = new Map<AtlasKey, AtlasFrame>();
  const due = new Map<AtlasKey, AtlasFrame>();
  let rest = 0;
  let pause = REST_PAUSE_MS;
  let isPainted = false;

  function find(size: SizeName, frame: FrameName): Picture {
    let ofSize = pictures.get(size);
    if (!ofSize) {
      ofSize = new Map();
      pictures.set(size, ofSize);
    }
    let picture = ofSize.get(frame);
    if (!picture) {
      const key = keyOf(atlas, size, frame);
      paint(key);
      const place = unsent.get(key);
      if (place !== undefined) due.set(key, place);
      picture = cut(atlas, source, key, frame);
      ofSize.set(frame, picture);
    }
    return picture;
  }

  function paint(key: AtlasKey): void {
    const place = atlas.frames.get(key);
    if (atlas.paint(key) && place !== undefined) unsent.set(key, place);
  }

  function bring(): void {
    if (due.size > 0) send(due.values());
    for (const key of due.keys()) unsent.delete(key);
    due.clear();
    if (rest === 0 && !isPainted) rest = window.setTimeout(paintRest, REST_DELAY_MS);
  }

  function paintRest(): void {
    isPainted = isAllPainted();
    const pixels = [...unsent.values()].reduce((sum, { width, height }) => sum + width * height, 0);
    if (isPainted || pixels > REST_PIXELS) bringRest();
    if (!isPainted) rest = window.setTimeout(paintRest, pause);
  }

  function isAllPainted(): boolean {
    const end = performance.now() + REST_SLICE_MS;
    for (const key of atlas.frames.keys()) {
      if (performance.now() >= end) return false;
      paint(key);
    }
    return true;
  }

  function bringRest(): void {
    send(unsent.values());
    unsent.clear();
    due.clear();
  }

  return {
    bring,
    paintAhead() {
      pause = AHEAD_PAUSE_MS;
      rest = window.setTimeout(paintRest);
      return () => {
        pause = REST_PAUSE_MS;
        window.clearTimeout(rest);
        rest = 0;
      };
    },
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

function cut({ frames }: Atlas, source: TextureSource, key: AtlasKey, frame: FrameName): Picture {
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

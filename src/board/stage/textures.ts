import { CanvasSource, Rectangle, type Sprite, Texture } from 'pixi.js';
import { type Atlas, paintAtlas, type SizeName } from '../art/atlas';
import type { FrameName } from '../art/frames';

/** The atlas on the graphics card: one texture for everything, cut into pictures as they are asked for. */
export interface Textures {
  /** Gives the sprite that picture and its anchor. */
  dress(sprite: Sprite, size: SizeName, frame: FrameName): void;
  /** Pixels per field width that the picture was painted with. */
  scaleOf(size: SizeName, frame: FrameName): number;
  destroy(): void;
}

/** The largest texture that every tablet of the last ten years can hold. */
const LIMIT = 4096;

/** Paints everything anew from its vectors: nothing of it survives the loss of a context. */
export function createTextures(sizes: Readonly<Record<SizeName, number>>): Textures {
  const atlas: Atlas = paintAtlas(sizes, LIMIT);
  const source = new CanvasSource({ resource: atlas.canvas, resolution: 1, scaleMode: 'linear' });
  const pictures = new Map<SizeName, Map<FrameName, Picture>>();

  function find(size: SizeName, frame: FrameName): Picture {
    let ofSize = pictures.get(size);
    if (!ofSize) {
      ofSize = new Map();
      pictures.set(size, ofSize);
    }
    let picture = ofSize.get(frame);
    if (!picture) {
      picture = cut(atlas, source, size, frame);
      ofSize.set(frame, picture);
    }
    return picture;
  }

  return {
    dress(sprite, size, frame) {
      const { texture, anchorX, anchorY } = find(size, frame);
      if (sprite.texture === texture) return;
      sprite.texture = texture;
      sprite.anchor.set(anchorX, anchorY);
    },
    scaleOf: (size, frame) => find(size, frame).scale,
    destroy() {
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

function cut({ frames }: Atlas, source: CanvasSource, size: SizeName, frame: FrameName): Picture {
  const found = frames.get(`${size}/${frame}`) ?? frames.get(`large/${frame}`);
  if (!found) throw new Error(`There is no picture ${size}/${frame}`);
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

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
  const cut = new Map<string, Texture>();

  const find = (size: SizeName, frame: FrameName) => {
    const found = atlas.frames.get(`${size}/${frame}`) ?? atlas.frames.get(`large/${frame}`);
    if (!found) throw new Error(`There is no picture ${size}/${frame}`);
    return found;
  };

  return {
    dress(sprite, size, frame) {
      const { x, y, width, height, anchorX, anchorY } = find(size, frame);
      const key = `${size}/${frame}`;
      let texture = cut.get(key);
      if (!texture) {
        // Stretched surfaces are cut from the inside: their edges must not blend with what is beside them.
        const inset = frame === 'blank' || frame.startsWith('fade') ? 1 : 0;
        texture = new Texture({
          source,
          frame: new Rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset),
        });
        cut.set(key, texture);
      }
      if (sprite.texture === texture) return;
      sprite.texture = texture;
      sprite.anchor.set(anchorX / width, anchorY / height);
    },
    scaleOf: (size, frame) => find(size, frame).scale,
    destroy() {
      for (const texture of cut.values()) texture.destroy(false);
      source.destroy();
      // Old iPads count canvas memory until it is given back.
      atlas.canvas.width = 0;
      atlas.canvas.height = 0;
    },
  };
}

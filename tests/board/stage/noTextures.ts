import type { Textures } from '../../../src/board/stage/textures';

/** Pictures without a graphics card: the name is all that is needed to tell them apart. */
export function noTextures(): Textures {
  return {
    dress(sprite, _, frame) {
      sprite.label = frame;
    },
    scaleOf: () => 100,
    bring() {},
    paintAhead: () => () => {},
    destroy() {},
  };
}

import { Container, Sprite } from 'pixi.js';
import type { Textures } from './textures';
import type { Shown } from './tween';

/** Bubbles that rise where a lumino lands. */
export interface Puffs {
  readonly container: Container;
  add(at: Shown, start: number): void;
  /** True as long as there are any. */
  step(now: number): boolean;
}

interface Bubble {
  readonly sprite: Sprite;
  readonly at: Shown;
  readonly angle: number;
  readonly size: number;
  readonly start: number;
}

const COUNT = 9;
const LIFE = 420;

export function createPuffs(textures: Textures): Puffs {
  const container = new Container({ isRenderGroup: true });
  const bubbles = new Set<Bubble>();
  return {
    container,
    add(at, start) {
      for (let index = 0; index < COUNT; index++) {
        const sprite = new Sprite();
        sprite.alpha = 0;
        textures.dress(sprite, 'large', 'bubble');
        container.addChild(sprite);
        // Sizes and ways differ, but always in the same manner: a picture of the same moment is the same picture.
        bubbles.add({
          sprite,
          at,
          angle: (index / COUNT) * 2 * Math.PI + 0.4,
          size: 0.5 + ((index * 7) % 5) / 8,
          start: start + (index % 3) * 30,
        });
      }
    },
    step(now) {
      for (const bubble of bubbles) {
        const share = (now - bubble.start) / LIFE;
        if (share < 0) continue;
        if (share >= 1) {
          bubbles.delete(bubble);
          bubble.sprite.destroy();
          continue;
        }
        const { at, angle, size, sprite } = bubble;
        const out = 1 - (1 - share) ** 2;
        sprite.position.set(
          at.x + Math.cos(angle) * (0.8 + 0.45 * out) * at.unitX,
          at.y + (Math.sin(angle) * (0.5 + 0.3 * out) - 0.5 * share * share) * at.unitY,
        );
        sprite.scale.set((at.unitX * size) / textures.scaleOf('large', 'bubble'));
        sprite.alpha = 0.8 * (1 - share);
      }
      return bubbles.size > 0;
    },
  };
}

import { Container, Sprite } from 'pixi.js';
import type { FieldLight } from '../scene/landing';
import type { Textures } from './textures';
import type { Shown } from './tween';

/** What is seen for a moment where a lumino lands: bubbles that rise, and a pulse of light over the fields it touches. */
export interface Puffs {
  readonly container: Container;
  add(at: Shown, lights: readonly FieldLight[], start: number): void;
  /** True as long as there is any. */
  step(now: number): boolean;
}

/** A sprite that lives for a while: `put` places it after that share of its life. */
interface Particle {
  readonly sprite: Sprite;
  readonly start: number;
  readonly put: (share: number) => void;
}

const BUBBLES = 9;
const LIFETIME_MS = 420;
/** The light reaches the neighbours a little later. */
const SPREAD_MS = 70;

export function createPuffs(textures: Textures): Puffs {
  const container = new Container();
  // Light is added to what is below it and bubbles are not. A group each: behind a change of the two within a batch, Pixi
  // 8.22 makes a draw call for every single sprite where a batch has one texture.
  const layers = { pulse: new Container({ isRenderGroup: true }), bubble: new Container({ isRenderGroup: true }) };
  container.addChild(layers.pulse, layers.bubble);
  const particles = new Set<Particle>();

  function emit(frame: 'bubble' | 'pulse', start: number, put: (sprite: Sprite, share: number) => void): Sprite {
    const sprite = new Sprite();
    sprite.alpha = 0;
    textures.dress(sprite, 'large', frame);
    layers[frame].addChild(sprite);
    particles.add({ sprite, start, put: (share) => put(sprite, share) });
    return sprite;
  }

  function addLight({ x, y, unit, tint, isBeside }: FieldLight, start: number): void {
    const scale = unit / textures.scaleOf('large', 'pulse');
    const sprite = emit('pulse', start + (isBeside ? SPREAD_MS : 0), (each, share) => {
      each.position.set(x, y);
      each.scale.set(scale);
      // Up within a fifth of the time, then slowly down.
      each.alpha = (isBeside ? 0.42 : 0.6) * (share < 0.2 ? share / 0.2 : ((1 - share) / 0.8) ** 2);
    });
    sprite.tint = tint;
    sprite.blendMode = 'add';
  }

  // Sizes and ways differ, but always in the same manner: a picture of the same moment is the same picture.
  function addBubble(at: Shown, index: number, start: number): void {
    const angle = (index / BUBBLES) * 2 * Math.PI + 0.4;
    const size = 0.5 + ((index * 7) % 5) / 8;
    emit('bubble', start + (index % 3) * 30, (sprite, share) => {
      const out = 1 - (1 - share) ** 2;
      sprite.position.set(
        at.x + Math.cos(angle) * (0.8 + 0.45 * out) * at.unitX,
        at.y + (Math.sin(angle) * (0.5 + 0.3 * out) - 0.5 * share * share) * at.unitY,
      );
      sprite.scale.set((at.unitX * size) / textures.scaleOf('large', 'bubble'));
      sprite.alpha = 0.8 * (1 - share);
    });
  }

  return {
    container,
    add(at, lights, start) {
      for (const light of lights) addLight(light, start);
      for (let index = 0; index < BUBBLES; index++) addBubble(at, index, start);
    },
    step(now) {
      for (const particle of particles) {
        const share = (now - particle.start) / LIFETIME_MS;
        if (share < 0) continue;
        if (share < 1) particle.put(share);
        else {
          particles.delete(particle);
          particle.sprite.destroy();
        }
      }
      return particles.size > 0;
    },
  };
}

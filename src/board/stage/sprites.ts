import { type Container, Sprite } from 'pixi.js';
import { SIZES, type SizeName } from '../art/atlas';
import type { LayerName, Node } from '../scene/nodes';
import type { LayerTransform } from '../scene/scene';
import type { Textures } from './textures';
import type { Flight, Shown } from './tween';

/** One picture of the scene, and what it is doing on the screen. */
export interface Entry {
  readonly sprite: Sprite;
  node: Node;
  layer: LayerName;
  /** The pictures it wears: on its way the larger ones of the two places, so that they are never blown up. */
  size: SizeName;
  /** Its way to where it belongs, or null if it is there. */
  flight: Flight | null;
  /** It is on its way out. */
  isLeaving: boolean;
  /** Where to, if it does not just fade away. */
  exit: Shown | null;
  /** How it appears now, in pixels of the screen. */
  shown: Shown;
  /** The show that last named it. */
  stamp: number;
}

export function createEntry(node: Node, layer: LayerName, shown: Shown): Entry {
  return {
    sprite: new Sprite(),
    node,
    layer,
    size: node.size,
    flight: null,
    isLeaving: false,
    exit: null,
    shown,
    stamp: 0,
  };
}

export function largerSize(a: SizeName, b: SizeName): SizeName {
  return SIZES.indexOf(a) < SIZES.indexOf(b) ? a : b;
}

/** Where a node belongs on the screen. */
export function targetOf(node: Node, place: LayerTransform): Shown {
  const unit = node.unit * place.zoom;
  return {
    x: place.x + node.x * place.zoom,
    y: place.y + node.y * place.zoom,
    unitX: unit,
    unitY: unit,
    alpha: node.alpha,
  };
}

/** Puts the sprite where its entry says: into its layer, or over all of them while it travels. */
export function putSprite(entry: Entry, textures: Textures, place: LayerTransform, isFlying: boolean): void {
  const { sprite, node, size, shown } = entry;
  textures.dress(sprite, size, node.frame);
  sprite.alpha = shown.alpha;
  sprite.tint = node.tint;
  const scale = isFlying ? 1 : 1 / place.zoom;
  if (isFlying) sprite.position.set(shown.x, shown.y);
  else sprite.position.set((shown.x - place.x) / place.zoom, (shown.y - place.y) / place.zoom);
  const side = node.isMirrored ? -1 : 1;
  if (node.stretch) {
    const { width, height } = sprite.texture;
    sprite.scale.set(node.stretch[0] / width, node.stretch[1] / height);
  } else {
    const painted = textures.scaleOf(size, node.frame);
    sprite.scale.set((side * shown.unitX * scale) / painted, (shown.unitY * scale) / painted);
  }
}

/** Makes a container show exactly these, in this order. What stays is left alone: to take it out and put it in is dear. */
export function fill(container: Container, sprites: readonly Sprite[]): void {
  const { children } = container;
  const wanted = new Set<Container>(sprites);
  for (const child of children.filter((each) => !wanted.has(each))) container.removeChild(child);
  for (const [index, sprite] of sprites.entries()) if (children[index] !== sprite) container.addChildAt(sprite, index);
}

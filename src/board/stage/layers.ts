import { Container } from 'pixi.js';
import { LAYERS, type LayerName } from '../scene/nodes';
import type { LayerPlace } from '../scene/scene';

/** One container for each layer, and one above them for what travels between them. */
export interface Layers {
  readonly root: Container;
  of(name: LayerName | 'flights'): Container;
  move(name: LayerName, place: LayerPlace): void;
}

export function createLayers(): Layers {
  const root = new Container();
  const containers = new Map<LayerName | 'flights', Container>();
  // Each a render group: a change in one of them leaves the others' batches alone.
  for (const name of [...LAYERS, 'flights'] as const) {
    const container = new Container({ isRenderGroup: true });
    containers.set(name, container);
    root.addChild(container);
  }
  const of = (name: LayerName | 'flights'): Container => {
    const container = containers.get(name);
    if (!container) throw new Error(`There is no layer ${name}`);
    return container;
  };
  return {
    root,
    of,
    move(name, { x, y, zoom }) {
      const container = of(name);
      container.position.set(x, y);
      container.scale.set(zoom);
    },
  };
}

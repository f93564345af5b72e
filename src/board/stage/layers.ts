import { Container } from 'pixi.js';
import type { LayerName } from '../scene/nodes';
import type { LayerTransform } from '../scene/scene';

/** One container for each layer, and one above them for what travels between them. */
export interface Layers {
  readonly root: Container;
  of(name: LayerName | 'flights'): Container;
  move(name: LayerName, place: LayerTransform): void;
}

/** What changes together is batched together: a change in one group leaves the batches of the others alone. */
const GROUPS: readonly (readonly (LayerName | 'flights')[])[] = [
  ['seabed', 'reef'],
  ['signs', 'ghost'],
  ['panels', 'small', 'trays'],
  ['fan', 'dropped', 'dragged', 'flights'],
];

export function createLayers(): Layers {
  const root = new Container();
  const containers = new Map<LayerName | 'flights', Container>();
  for (const names of GROUPS) {
    const group = new Container({ isRenderGroup: true });
    root.addChild(group);
    for (const name of names) {
      const container = new Container();
      containers.set(name, container);
      group.addChild(container);
    }
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

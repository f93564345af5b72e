import { Container } from 'pixi.js';
import { LAYERS, type LayerName, type Node, type Scene } from '../scene/nodes';
import { EMPTY, type LayerPlace, layerPlace } from '../scene/scene';
import type { BoardView } from '../view';
import { createPuffs } from './puffs';
import { createEntry, type Entry, fill, putSprite, targetOf } from './sprites';
import type { Textures } from './textures';
import { along, progress, type Shown, staggerOf, TIMINGS } from './tween';

/** Turns one scene into the next: what moves is their difference. */
export interface Reconciler {
  readonly root: Container;
  /** `isJump`: the window or the camera changed, not the game; nothing travels then. */
  show(scene: Scene, view: BoardView, now: number, isJump: boolean): void;
  /** Moves everything on to this moment; true as long as something is on its way. */
  step(now: number): boolean;
}

/** After so many milliseconds a dragged lumino has made up two thirds of its way to the finger. */
const CHASE = 38;
const DRIFT = 0.00035;

export function createReconciler(textures: Textures): Reconciler {
  const root = new Container();
  const containers = new Map<LayerName | 'flights', Container>();
  // Each a render group: a change in one of them leaves the others' batches alone.
  for (const name of [...LAYERS, 'flights'] as const) {
    const container = new Container({ isRenderGroup: true });
    containers.set(name, container);
    root.addChild(container);
  }
  const puffs = createPuffs(textures);
  root.addChild(puffs.container);

  const entries = new Map<string, Entry>();
  const moving = new Set<Entry>();
  const untidy = new Set<LayerName>();
  let scene: Scene = EMPTY;
  let places = new Map<LayerName, LayerPlace>();
  let view: BoardView | null = null;
  let stamp = 0;
  let last = 0;
  let drift = 0;

  function show(next: Scene, nextView: BoardView, now: number, isJump: boolean): void {
    stamp++;
    const previous = scene;
    const isFirst = view === null;
    scene = next;
    view = nextView;
    const before = places;
    places = new Map(LAYERS.map((layer) => [layer, layerPlace(layer, nextView)]));
    const isStill = isJump || isFirst;
    const arrivals: Entry[] = [];
    for (const layer of LAYERS) {
      const place = placeOf(layer);
      moveLayer(layer, place);
      const isMoved = !isSamePlace(before.get(layer), place);
      if (next[layer] === previous[layer] && !isMoved) continue;
      if (next[layer] !== previous[layer]) untidy.add(layer);
      for (const node of next[layer]) {
        const entry = entries.get(node.key);
        if (entry) change(entry, node, layer, place, now, isStill);
        else arrivals.push(add(node, layer, place));
      }
    }
    for (const entry of arrivals) entry.stamp = stamp;
    if (isStill) for (const entry of arrivals) settle(entry);
    else arrive(arrivals, nextView, now);
    for (const layer of LAYERS) {
      if (next[layer] === previous[layer]) continue;
      for (const { key } of previous[layer]) {
        const entry = entries.get(key);
        if (entry && entry.layer === layer && entry.stamp !== stamp && !entry.isLeaving) leave(entry, now, isStill);
      }
    }
  }

  function add(node: Node, layer: LayerName, place: LayerPlace): Entry {
    const entry = createEntry(node, layer, targetOf(node, place));
    entries.set(node.key, entry);
    untidy.add(layer);
    return entry;
  }

  function change(entry: Entry, node: Node, layer: LayerName, place: LayerPlace, now: number, isStill: boolean): void {
    entry.stamp = stamp;
    if (entry.layer !== layer) untidy.add(entry.layer).add(layer);
    const isLanding =
      layer === 'reef' && entry.layer !== 'reef' && entry.layer !== 'small' && node.frame.startsWith('top');
    const wasThere = entry.flight === null && !entry.isLeaving;
    entry.node = node;
    entry.layer = layer;
    entry.isLeaving = false;
    const target = targetOf(node, place);
    const motion = view?.motion ?? 'off';
    const { move, fade } = TIMINGS[motion];
    if (isStill || motion === 'off' || (wasThere && isSameShown(entry.shown, target))) {
      settle(entry);
    } else if (layer === 'hand' && node.lumino !== null && motion !== 'fade') {
      // A dragged lumino follows the finger: see `step`.
      entry.flight = null;
      moving.add(entry);
    } else if (node.lumino === null || layer === 'hand') {
      settle(entry);
    } else if (motion === 'fade') {
      entry.flight = { from: { ...target, alpha: 0 }, start: now, duration: fade, isCarried: false };
      moving.add(entry);
    } else {
      entry.flight = { from: entry.shown, start: now, duration: move, isCarried: true };
      moving.add(entry);
      if (isLanding) puffs.add(target, now + move * 0.8);
    }
  }

  /** New luminos come out of the bag one after the other; everything else fades in. */
  function arrive(arrivals: readonly Entry[], { motion, layout }: BoardView, now: number): void {
    const { move, fade } = TIMINGS[motion];
    const luminos = [...new Set(arrivals.map(({ node }) => node.lumino).filter((lumino) => lumino !== null))];
    const wait = staggerOf(motion, luminos.length);
    for (const entry of arrivals) {
      const { lumino } = entry.node;
      const target = entry.shown;
      const isDrawn = lumino !== null && move > 0;
      if (motion === 'off') {
        settle(entry);
        continue;
      }
      const from: Shown = isDrawn
        ? { ...layout.bag, unitX: target.unitX * 0.4, unitY: target.unitY * 0.4, alpha: 0 }
        : { ...target, alpha: 0 };
      const start = isDrawn ? now + luminos.indexOf(lumino) * wait : now;
      entry.flight = { from, start, duration: isDrawn ? move : fade, isCarried: isDrawn };
      entry.shown = from;
      moving.add(entry);
    }
  }

  function leave(entry: Entry, now: number, isStill: boolean): void {
    const { fade } = TIMINGS[view?.motion ?? 'off'];
    untidy.add(entry.layer);
    if (isStill || fade === 0 || entry.layer === 'hand') {
      remove(entry);
      return;
    }
    entry.isLeaving = true;
    entry.flight = { from: entry.shown, start: now, duration: fade, isCarried: false };
    moving.add(entry);
  }

  function step(now: number): boolean {
    const elapsed = Math.min(50, now - last);
    last = now;
    for (const entry of moving) {
      const place = placeOf(entry.layer);
      const target = entry.isLeaving ? { ...entry.shown, alpha: 0 } : targetOf(entry.node, place);
      if (entry.flight) {
        const share = progress(entry.flight, now);
        entry.shown = along(entry.flight, target, share);
        if (share >= 1) finish(entry, target);
        else putSprite(entry, textures, place, isOverAll(entry));
      } else {
        entry.shown = chase(entry.shown, target, elapsed);
        if (isSameShown(entry.shown, target)) finish(entry, target);
        else putSprite(entry, textures, place, false);
      }
    }
    const isBubbling = puffs.step(now);
    tidy();
    shimmer(elapsed);
    return moving.size > 0 || isBubbling;
  }

  function finish(entry: Entry, target: Shown): void {
    if (entry.isLeaving) {
      remove(entry);
      return;
    }
    entry.shown = target;
    settle(entry);
  }

  /** It is where it belongs. */
  function settle(entry: Entry): void {
    const place = placeOf(entry.layer);
    if (entry.flight) untidy.add(entry.layer);
    entry.flight = null;
    entry.isLeaving = false;
    entry.shown = targetOf(entry.node, place);
    moving.delete(entry);
    putSprite(entry, textures, place, false);
  }

  function remove(entry: Entry): void {
    moving.delete(entry);
    untidy.add(entry.layer);
    entries.delete(entry.node.key);
    entry.sprite.destroy();
  }

  /** Luminos on their way are seen above everything, in the order of the scene. */
  function tidy(): void {
    if (untidy.size === 0) return;
    const leaving = [...moving].filter((entry) => entry.isLeaving);
    for (const layer of untidy) {
      const here = scene[layer].flatMap(({ key }) => entries.get(key) ?? []).filter((entry) => !isOverAll(entry));
      const going = leaving.filter(
        (entry) => entry.layer === layer && !scene[layer].some(({ key }) => key === entry.node.key),
      );
      fill(
        containerOf(layer),
        [...going, ...here].map(({ sprite }) => sprite),
      );
    }
    const flying = LAYERS.flatMap((layer) => scene[layer].flatMap(({ key }) => entries.get(key) ?? [])).filter(
      isOverAll,
    );
    fill(
      containerOf('flights'),
      flying.map(({ sprite }) => sprite),
    );
    untidy.clear();
  }

  /** Light on the water moves only while something else does: it never asks for a frame of its own. */
  function shimmer(elapsed: number): void {
    const caustics = entries.get('caustics');
    if (!caustics || !view || view.motion === 'off' || view.motion === 'fade') return;
    drift += elapsed * DRIFT;
    const { node, sprite } = caustics;
    sprite.position.set(node.x + Math.sin(drift) * 0.35 * node.unit, node.y + Math.cos(drift * 0.7) * 0.25 * node.unit);
  }

  function moveLayer(layer: LayerName, { x, y, zoom }: LayerPlace): void {
    const container = containerOf(layer);
    container.position.set(x, y);
    container.scale.set(zoom);
  }

  function placeOf(layer: LayerName): LayerPlace {
    return places.get(layer) ?? { x: 0, y: 0, zoom: 1 };
  }

  function containerOf(name: LayerName | 'flights'): Container {
    const container = containers.get(name);
    if (!container) throw new Error(`There is no layer ${name}`);
    return container;
  }

  return { root, show, step };
}

/** A lumino that travels from place to place; what only fades stays in its layer. */
function isOverAll({ flight }: Entry): boolean {
  return flight?.isCarried === true;
}

function chase(from: Shown, to: Shown, elapsed: number): Shown {
  const share = 1 - Math.exp(-elapsed / CHASE);
  const near = (a: number, b: number) => (Math.abs(b - a) < 0.3 ? b : a + (b - a) * share);
  return {
    x: near(from.x, to.x),
    y: near(from.y, to.y),
    unitX: near(from.unitX, to.unitX),
    unitY: near(from.unitY, to.unitY),
    alpha: to.alpha,
  };
}

function isSameShown(a: Shown, b: Shown): boolean {
  return (
    Math.abs(a.x - b.x) < 0.01 &&
    Math.abs(a.y - b.y) < 0.01 &&
    Math.abs(a.unitX - b.unitX) < 0.01 &&
    a.alpha === b.alpha
  );
}

function isSamePlace(a: LayerPlace | undefined, b: LayerPlace): boolean {
  return a !== undefined && a.x === b.x && a.y === b.y && a.zoom === b.zoom;
}

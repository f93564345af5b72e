import type { Container } from 'pixi.js';
import { landingLights } from '../scene/landing';
import { LAYERS, type LayerName, type Node, type Scene } from '../scene/nodes';
import { EMPTY, type LayerTransform, layerTransform } from '../scene/scene';
import type { BoardView, Motion } from '../view';
import { flightOn, flightOut, flightsIn, isInAir, isTop } from './flights';
import { createLayers } from './layers';
import { createPuffs } from './puffs';
import { createEntry, type Entry, fill, largerSize, putSprite, targetOf } from './sprites';
import type { Textures } from './textures';
import { along, chase, type Flight, isSameShown, progress, type Shown } from './tween';

/** Turns one scene into the next: what moves is their difference. */
export interface Reconciler {
  readonly root: Container;
  /** `isJump`: the window or the camera changed, not the game; nothing travels then. */
  show(scene: Scene, view: BoardView, now: number, isJump: boolean): void;
  /** Moves everything on to this moment; true as long as something is on its way. */
  step(now: number): boolean;
  /** Whether it has looked otherwise since this was last asked. */
  takeChange(): boolean;
}

export function createReconciler(textures: Textures): Reconciler {
  const layers = createLayers();
  const puffs = createPuffs(textures);
  layers.root.addChild(puffs.container);

  const entries = new Map<string, Entry>();
  const moving = new Set<Entry>();
  const untidy = new Set<LayerName>();
  const lists = new Map<LayerName, readonly Entry[]>();
  let scene: Scene = EMPTY;
  let places = new Map<LayerName, LayerTransform>();
  let before = places;
  let view: BoardView | null = null;
  let stamp = 0;
  let last = 0;
  let isChanged = true;
  let isBubbling = false;

  function show(next: Scene, nextView: BoardView, now: number, isJump: boolean): void {
    stamp++;
    const previous = scene;
    const seen = view;
    scene = next;
    view = nextView;
    before = places;
    if (seen?.camera !== nextView.camera || seen.layout !== nextView.layout)
      places = new Map(LAYERS.map((layer) => [layer, layerTransform(layer, nextView)]));
    const isStill = isJump || seen === null;
    if (isJump) isChanged = true;
    const arrivals: Entry[] = [];
    for (const layer of LAYERS) {
      const place = placeOf(layer);
      const isMoved = before !== places && !isSamePlace(before.get(layer), place);
      if (isMoved) layers.move(layer, place);
      if (isMoved || next[layer] !== previous[layer]) isChanged = true;
      if (next[layer] === previous[layer]) {
        // Its container has moved, and with it everything that lies in it.
        if (isMoved) for (const entry of [...moving]) if (entry.layer === layer && !entry.isLeaving) settle(entry);
        continue;
      }
      untidy.add(layer);
      const list: Entry[] = [];
      for (const node of next[layer]) {
        const known = entries.get(node.key);
        const entry = known ?? add(node, layer, place);
        if (known) change(known, node, layer, place, now, isStill);
        else arrivals.push(entry);
        list.push(entry);
      }
      lists.set(layer, list);
    }
    const flights = isStill || arrivals.length === 0 ? null : flightsIn(arrivals, seen, nextView, now);
    for (const entry of arrivals) arrive(entry, flights?.get(entry));
    for (const layer of LAYERS) {
      if (next[layer] === previous[layer]) continue;
      for (const { key } of previous[layer]) {
        const entry = entries.get(key);
        if (entry && entry.layer === layer && entry.stamp !== stamp && !entry.isLeaving)
          leave(entry, nextView, now, isStill);
      }
    }
  }

  function add(node: Node, layer: LayerName, place: LayerTransform): Entry {
    const entry = createEntry(node, layer, targetOf(node, place));
    entries.set(node.key, entry);
    untidy.add(layer);
    return entry;
  }

  function change(
    entry: Entry,
    node: Node,
    layer: LayerName,
    place: LayerTransform,
    now: number,
    isStill: boolean,
  ): void {
    if (isAtRest(entry) && entry.layer === layer && isSameNode(entry.node, node)) {
      entry.stamp = stamp;
      entry.node = node;
      return;
    }
    seeAsItWas(entry);
    const isWithout = isStill || nextMotion() === 'off';
    const isLanding = layer === 'reef' && entry.layer !== 'reef' && entry.layer !== 'small' && isTop(node);
    const wasOnItsWay = entry.flight !== null && !entry.isLeaving;
    const target = targetOf(node, place);
    const isSameTarget = isSameShown(targetOf(entry.node, place), target) && entry.layer === layer;
    if (entry.layer !== layer) untidy.add(entry.layer).add(layer);
    entry.stamp = stamp;
    entry.size = largerSize(entry.size, node.size);
    entry.node = node;
    entry.layer = layer;
    entry.exit = null;
    if (!isWithout && wasOnItsWay && isSameTarget) return;
    entry.isLeaving = false;
    if (isWithout || isSameShown(entry.shown, target)) {
      settle(entry);
    } else if (layer === 'dropped' && nextMotion() !== 'fade') {
      // It stays where it is seen, even if it had not yet reached the finger.
      entry.flight = null;
      moving.delete(entry);
      putSprite(entry, textures, place, false);
    } else if (layer === 'dragged' && node.lumino !== null && nextMotion() !== 'fade') {
      // A dragged lumino follows the finger: see `step`.
      entry.flight = null;
      moving.add(entry);
    } else {
      entry.flight = flightOn(entry, node, layer, target, nextMotion(), now);
      if (entry.flight === null) settle(entry);
      else moving.add(entry);
      if (entry.flight?.isCarried && isLanding && view && node.lumino !== null)
        puffs.add(target, landingLights(view, node.lumino), now + entry.flight.duration * 0.8);
    }
  }

  function arrive(entry: Entry, flight: Flight | undefined): void {
    entry.stamp = stamp;
    if (flight === undefined) {
      settle(entry);
      return;
    }
    entry.flight = flight;
    entry.shown = flight.from;
    moving.add(entry);
  }

  /** What lies still is not followed from camera to camera: where it appeared is found out when it sets off. */
  function seeAsItWas(entry: Entry): void {
    const place = before.get(entry.layer);
    if (isAtRest(entry) && place) entry.shown = targetOf(entry.node, place);
  }

  function leave(entry: Entry, nextView: BoardView, now: number, isStill: boolean): void {
    seeAsItWas(entry);
    const way = isStill ? null : flightOut(entry, nextView, now);
    if (way === null) {
      remove(entry);
      return;
    }
    untidy.add(entry.layer);
    entry.isLeaving = true;
    entry.flight = way.flight;
    entry.exit = way.exit;
    moving.add(entry);
  }

  function step(now: number): boolean {
    const elapsed = Math.min(50, now - last);
    last = now;
    // Also with the last of it: it then comes to rest or is gone.
    if (moving.size > 0 || isBubbling) isChanged = true;
    for (const entry of moving) {
      const place = placeOf(entry.layer);
      const target = entry.exit ?? targetOf(entry.node, place);
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
    isBubbling = puffs.step(now);
    tidy();
    return moving.size > 0 || isBubbling;
  }

  function takeChange(): boolean {
    const wasChanged = isChanged;
    isChanged = false;
    return wasChanged;
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
    entry.exit = null;
    entry.size = entry.node.size;
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
    for (const layer of untidy) {
      const going = [...moving].filter((entry) => entry.isLeaving && entry.layer === layer);
      const here = inOrder(layer).filter((entry) => !isOverAll(entry) && entry.layer === layer && !entry.isLeaving);
      const sprites = withLeaving(here, going).map(({ sprite }) => sprite);
      fill(layers.of(layer), sprites);
    }
    const isFlying = [...moving].some(isOverAll);
    const flying = isFlying ? LAYERS.flatMap(inOrder).filter(isOverAll) : [];
    const sprites = flying.map(({ sprite }) => sprite);
    fill(layers.of('flights'), sprites);
    untidy.clear();
  }

  /** What belongs into a layer, from the back to the front. */
  function inOrder(layer: LayerName): readonly Entry[] {
    return lists.get(layer) ?? [];
  }

  function nextMotion(): Motion {
    return view?.motion ?? 'off';
  }

  function placeOf(layer: LayerName): LayerTransform {
    return places.get(layer) ?? { x: 0, y: 0, zoom: 1 };
  }

  return { root: layers.root, show, step, takeChange };
}

/** What leaves is behind everything else; a number that is being covered stays on its lumino until that has happened. */
function withLeaving(here: readonly Entry[], going: readonly Entry[]): readonly Entry[] {
  if (going.length === 0) return here;
  const belongs = (leaving: Entry, to: Entry) =>
    leaving.node.lumino !== null && isTop(to.node) && to.node.lumino === leaving.node.lumino;
  const behind = going.filter((entry) => !here.some((other) => belongs(entry, other)));
  return [...behind, ...here.flatMap((entry) => [entry, ...going.filter((leaving) => belongs(leaving, entry))])];
}

/** It lies where it belongs. */
function isAtRest({ layer, flight, isLeaving }: Entry): boolean {
  return flight === null && !isLeaving && !isInAir(layer);
}

function isSameNode(a: Node, b: Node): boolean {
  return (
    a === b ||
    (a.x === b.x &&
      a.y === b.y &&
      a.frame === b.frame &&
      a.unit === b.unit &&
      a.alpha === b.alpha &&
      a.tint === b.tint &&
      a.size === b.size &&
      a.isMirrored === b.isMirrored &&
      isSameStretch(a.stretch, b.stretch))
  );
}

function isSameStretch(a: Node['stretch'], b: Node['stretch']): boolean {
  return a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);
}

/** A lumino that travels from place to place; what only fades stays in its layer. */
function isOverAll({ flight }: Entry): boolean {
  return flight?.isCarried === true;
}

function isSamePlace(a: LayerTransform | undefined, b: LayerTransform): boolean {
  return a !== undefined && a.x === b.x && a.y === b.y && a.zoom === b.zoom;
}

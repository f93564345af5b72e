import type { Point } from '../layout';
import type { LayerName, Node } from '../scene/nodes';
import type { BoardView, Motion } from '../view';
import type { Entry } from './sprites';
import { type Flight, type Shown, staggerOf, TIMINGS } from './tween';

/** Drawn luminos come out of the bag one after the other; everything else fades in. None without motion. */
export function flightsIn(
  arrivals: readonly Entry[],
  before: BoardView,
  { motion, layout }: BoardView,
  now: number,
): ReadonlyMap<Entry, Flight> {
  const flights = new Map<Entry, Flight>();
  if (motion === 'off') return flights;
  const { move, fade } = TIMINGS[motion];
  const { bag, emergency } = before.state.supply;
  const tops = arrivals.filter(({ node }) => isTop(node)).map(({ node }) => node.lumino);
  const drawn = tops.filter((lumino) => lumino !== null && (bag.includes(lumino) || emergency.includes(lumino)));
  const wait = staggerOf(motion, drawn.length);
  for (const entry of arrivals) {
    const { lumino } = entry.node;
    const turn = move > 0 ? drawn.indexOf(lumino) : -1;
    if (turn >= 0) {
      const from = inBag(layout.bag, entry.shown);
      flights.set(entry, { from, start: now + turn * wait, duration: move, isCarried: true });
    } else {
      // A part that joins a lumino on its way, a mark for example, appears when that has landed.
      const isJoining = lumino !== null && !tops.includes(lumino);
      const start = isJoining ? now + move : now;
      flights.set(entry, { from: { ...entry.shown, alpha: 0 }, start, duration: fade, isCarried: false });
    }
  }
  return flights;
}

/** From where it is to where it belongs now. None for what only comes and goes, and none without motion. */
export function flightOn(
  { shown }: Entry,
  node: Node,
  layer: LayerName,
  target: Shown,
  motion: Motion,
  now: number,
): Flight | null {
  const { move, fade } = TIMINGS[motion];
  if (node.lumino === null || isInAir(layer) || fade === 0) return null;
  return move > 0
    ? { from: shown, start: now, duration: move, isCarried: true }
    : { from: { ...target, alpha: 0 }, start: now, duration: fade, isCarried: false };
}

/** A discarded lumino goes into the bag; what is covered stays until it is; everything else fades away. */
export function flightOut(
  { node, layer, shown }: Entry,
  { motion, layout, state }: BoardView,
  now: number,
): { readonly flight: Flight; readonly exit: Shown } | null {
  const { move, fade } = TIMINGS[motion];
  const { lumino } = node;
  if (fade === 0 || (isInAir(layer) && lumino === null)) return null;
  const isInBag = lumino !== null && move > 0 && state.supply.bag.includes(lumino);
  const start = layer === 'reef' && lumino !== null ? now + move : now;
  return {
    flight: { from: shown, start, duration: isInBag ? move : fade, isCarried: false },
    exit: isInBag ? inBag(layout.bag, shown) : { ...shown, alpha: 0 },
  };
}

/** Under a finger, or let go and not yet in its place. */
export function isInAir(layer: LayerName): boolean {
  return layer === 'dragged' || layer === 'dropped';
}

/** The picture that stands for its whole lumino. */
export function isTop({ key }: Node): boolean {
  return key.startsWith('top/');
}

/** Small and unseen, where the bag is. */
function inBag(bag: Point, { unitX, unitY }: Shown): Shown {
  return { ...bag, unitX: unitX * 0.4, unitY: unitY * 0.4, alpha: 0 };
}

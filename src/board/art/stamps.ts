import type { Point } from '../../art/points';
import type { Context } from './brush';

const stamps = new Map<string, HTMLCanvasElement>();

/**
 * Paints around the origin, so far to either side and up and down, but only once for each scale: from then on a copy is
 * put down. Coral is costly to paint, and the same coral is on many luminos. A copy lies on whole pixels, or else it
 * would be blurred. What is soft anyway can be painted with a `share` of the pixels.
 */
export function stamp(
  context: Context,
  name: string,
  [right, low]: Point,
  paint: (context: Context) => void,
  share = 1,
): void {
  const { a: scale, e: x, f: y } = context.getTransform();
  const [left, top] = [Math.ceil(right * scale * share), Math.ceil(low * scale * share)];
  const key = `${name}/${scale}`;
  let copy = stamps.get(key);
  if (!copy) {
    copy = document.createElement('canvas');
    copy.width = 2 * left;
    copy.height = 2 * top;
    const own = copy.getContext('2d');
    own?.setTransform(scale * share, 0, 0, scale * share, left, top);
    if (own) paint(own);
    stamps.set(key, copy);
  }
  context.save();
  context.resetTransform();
  context.translate(Math.round(x), Math.round(y));
  context.scale(1 / share, 1 / share);
  context.drawImage(copy, -left, -top);
  context.restore();
}

/** They are of no use once everything is painted, and canvases are not freed soon by themselves everywhere. */
export function throwStampsAway(): void {
  for (const copy of stamps.values()) copy.width = 0;
  stamps.clear();
}

import type { Point } from '../../art/points';

/** What the pictures of the board are painted with: a canvas, and what is kept from one picture to the next. */
export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly kept: Kept;
}

/** The same shapes are painted in several sizes, and the same coral is on many luminos. */
interface Kept {
  readonly paths: Map<string, Path2D>;
  readonly bevels: Map<string, Map<number, Path2D>>;
  readonly stamps: Map<string, HTMLCanvasElement>;
}

type Stop = readonly [number, string];

export const CYAN = '#a8f1ff';
export const RED = '#ff6b57';
export const CREAM = '#fff3dc';

/** A brush for a canvas; with what another one has kept, if both paint parts of one thing. */
export function createBrush(canvas: HTMLCanvasElement, kept: Kept = newKept()): Brush {
  return { context: contextOf(canvas), kept };
}

/** Stamps are of no use once everything is painted, and browsers free canvases late. */
export function dropStamps({ kept: { stamps } }: Brush): void {
  for (const copy of stamps.values()) copy.width = 0;
  stamps.clear();
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to paint on');
  return context;
}

function newKept(): Kept {
  return { paths: new Map(), bevels: new Map(), stamps: new Map() };
}

/** Path data as a path, made once. */
function pathOf({ kept: { paths } }: Brush, data: string): Path2D {
  let path = paths.get(data);
  if (!path) {
    path = new Path2D(data);
    paths.set(data, path);
  }
  return path;
}

export function fill(brush: Brush, data: string, style: string | CanvasGradient): void {
  brush.context.fillStyle = style;
  brush.context.fill(pathOf(brush, data));
}

/** Lines have round ends and joints, as there is nothing sharp under water, unless their ends meet anyway. */
export function stroke(
  brush: Brush,
  data: string,
  width: number,
  style: string | CanvasGradient,
  cap: CanvasLineCap = 'round',
): void {
  const { context } = brush;
  context.lineWidth = width;
  context.lineCap = cap;
  context.lineJoin = 'round';
  context.strokeStyle = style;
  context.stroke(pathOf(brush, data));
}

/** Paints around that point: what is moved, turned or clipped meanwhile ends with it. */
export function within({ context }: Brush, x: number, y: number, paint: () => void): void {
  context.save();
  context.translate(x, y);
  paint();
  context.restore();
}

export function vertical({ context }: Brush, top: number, bottom: number, ...stops: readonly Stop[]): CanvasGradient {
  return withStops(context.createLinearGradient(0, top, 0, bottom), stops);
}

export function radial({ context }: Brush, x: number, y: number, radius: number, ...stops: readonly Stop[]) {
  return withStops(context.createRadialGradient(x, y, 0, x, y, radius), stops);
}

/**
 * From here to the end of `paint` colour only sticks to what is painted already. Clipping would do the same, but a clip
 * with round edges makes everything inside it several times slower.
 */
export function atop({ context }: Brush, paint: () => void): void {
  context.globalCompositeOperation = 'source-atop';
  paint();
  context.globalCompositeOperation = 'source-over';
}

/**
 * Light or shade along the edges of a shape that face up (`by` above 0) or down, whichever way the shape is turned: what
 * the shape and itself moved by that much do not share. Half of that is outside, so it is to be painted atop the shape.
 */
export function bevel(brush: Brush, data: string, by: number, style: string): void {
  const { bevels } = brush.kept;
  const ofShape = bevels.get(data) ?? new Map<number, Path2D>();
  bevels.set(data, ofShape);
  let crescents = ofShape.get(by);
  if (!crescents) {
    crescents = new Path2D(pathOf(brush, data));
    crescents.addPath(pathOf(brush, data), new DOMMatrix([1, 0, 0, 1, 0, by]));
    ofShape.set(by, crescents);
  }
  brush.context.fillStyle = style;
  brush.context.fill(crescents, 'evenodd');
}

/**
 * Paints around the origin, within a reach to either side and up and down, but only once for each scale: from then on a
 * copy is put down, since coral is costly to paint. A copy lies on whole pixels, or else it would be blurred. What is soft anyway can be painted with a `share` of the pixels.
 */
export function stamp(brush: Brush, name: string, [right, low]: Point, paint: (brush: Brush) => void, share = 1): void {
  const { context, kept } = brush;
  const { a: scale, e: x, f: y } = context.getTransform();
  const [left, top] = [Math.ceil(right * scale * share), Math.ceil(low * scale * share)];
  const key = `${name}/${scale}`;
  let copy = kept.stamps.get(key);
  if (!copy) {
    copy = document.createElement('canvas');
    copy.width = 2 * left;
    copy.height = 2 * top;
    const own = createBrush(copy, kept);
    own.context.setTransform(scale * share, 0, 0, scale * share, left, top);
    paint(own);
    kept.stamps.set(key, copy);
  }
  context.save();
  context.resetTransform();
  context.translate(Math.round(x), Math.round(y));
  context.scale(1 / share, 1 / share);
  context.drawImage(copy, -left, -top);
  context.restore();
}

/** Lines of falling width on top of each other: a soft edge without a filter, which Safari lacks. */
export function soften(brush: Brush, data: string, width: number, steps: number, style: string): void {
  const { context } = brush;
  context.lineJoin = 'bevel';
  context.strokeStyle = style;
  for (let step = 0; step < steps; step++) {
    context.lineWidth = width * (1 - step / steps);
    context.stroke(pathOf(brush, data));
  }
}

/** A hexadecimal colour, let through. */
export function sheer(colour: string, alpha: number): string {
  const hex = Math.round(alpha * 255).toString(16);
  return `${colour}${hex.padStart(2, '0')}`;
}

function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

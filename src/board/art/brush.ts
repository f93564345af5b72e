/** What everything on the board is painted on. */
export type Context = CanvasRenderingContext2D;

type Stop = readonly [number, string];

const paths = new Map<string, Path2D>();
const bevels = new Map<string, Map<number, Path2D>>();

/** Path data as a path, made once: the same shapes are painted in several sizes. */
function pathOf(data: string): Path2D {
  let path = paths.get(data);
  if (!path) {
    path = new Path2D(data);
    paths.set(data, path);
  }
  return path;
}

export function fill(context: Context, data: string, style: string | CanvasGradient): void {
  context.fillStyle = style;
  context.fill(pathOf(data));
}

/** Lines have round ends and joints, as there is nothing sharp under water, unless their ends meet anyway. */
export function stroke(
  context: Context,
  data: string,
  width: number,
  style: string | CanvasGradient,
  cap: CanvasLineCap = 'round',
): void {
  context.lineWidth = width;
  context.lineCap = cap;
  context.lineJoin = 'round';
  context.strokeStyle = style;
  context.stroke(pathOf(data));
}

/** Paints in a place of its own: whatever is moved, turned or clipped there ends there. */
export function within(context: Context, x: number, y: number, paint: () => void): void {
  context.save();
  context.translate(x, y);
  paint();
  context.restore();
}

export function vertical(context: Context, top: number, bottom: number, ...stops: readonly Stop[]): CanvasGradient {
  return withStops(context.createLinearGradient(0, top, 0, bottom), stops);
}

export function radial(context: Context, x: number, y: number, radius: number, ...stops: readonly Stop[]) {
  return withStops(context.createRadialGradient(x, y, 0, x, y, radius), stops);
}

/**
 * From here to the end of `paint` colour only sticks to what is painted already. Clipping would do the same, but a clip
 * with round edges makes everything inside it several times slower.
 */
export function atop(context: Context, paint: () => void): void {
  context.globalCompositeOperation = 'source-atop';
  paint();
  context.globalCompositeOperation = 'source-over';
}

/**
 * Light or shade along the edges of a shape that face up (`by` above 0) or down, whichever way the shape is turned: what
 * the shape and itself moved by that much do not share. Half of that is outside, so it is to be painted atop the shape.
 */
export function bevel(context: Context, data: string, by: number, style: string): void {
  const ofShape = bevels.get(data) ?? new Map<number, Path2D>();
  bevels.set(data, ofShape);
  let crescents = ofShape.get(by);
  if (!crescents) {
    crescents = new Path2D(pathOf(data));
    crescents.addPath(pathOf(data), new DOMMatrix([1, 0, 0, 1, 0, by]));
    ofShape.set(by, crescents);
  }
  context.fillStyle = style;
  context.fill(crescents, 'evenodd');
}

/** Lines of falling width on top of each other: a soft edge without a filter, which Safari lacks. */
export function soften(context: Context, data: string, width: number, steps: number, style: string): void {
  context.lineJoin = 'bevel';
  context.strokeStyle = style;
  for (let step = 0; step < steps; step++) {
    context.lineWidth = width * (1 - step / steps);
    context.stroke(pathOf(data));
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

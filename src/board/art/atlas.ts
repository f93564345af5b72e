import { createBrush, dropStamps } from './brush';
import { DRAWINGS } from './drawings';
import type { Drawing, FrameName } from './frames';
import { pack, type Size } from './packing';

export const SIZES = ['large', 'tray', 'small'] as const;
export type SizeName = (typeof SIZES)[number];

/** Where a picture is in the atlas, in pixels. */
export interface AtlasFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its anchor, seen from its top left. */
  readonly anchorX: number;
  readonly anchorY: number;
  /** How many pixels wide a field is in it. */
  readonly scale: number;
}

export type AtlasKey = `${SizeName}/${FrameName}`;

/** Every picture has its place from the beginning, and is painted when it is needed. */
export interface Atlas {
  readonly canvas: HTMLCanvasElement;
  readonly frames: ReadonlyMap<AtlasKey, AtlasFrame>;
  /** Whether it had not been painted yet. */
  paint(key: AtlasKey): boolean;
}

interface Planned extends Size {
  readonly key: AtlasKey;
  readonly drawing: Drawing;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly scale: number;
}

/** What of the pictures is needed where. The water moves below the canvas. Reefs and trays of the others are small and carry no signs. */
const NEEDED: Readonly<Record<SizeName, RegExp>> = {
  large: /^(?!caustics)/,
  tray: /^(?:field\/water$|(?:top|wall|shadow|number|animal|ring\/chosen)\/)/,
  small: /^(?:field|top|wall|start|startWall|shadow|number|animal|ring\/last)\//,
};

/** How much smaller each try is than the one before, if the pictures do not fit. */
const SHRINK = 0.94;

/** Room for every picture that is needed, at the given pixels per field width, in one canvas. */
export function planAtlas(sizes: Readonly<Record<SizeName, number>>, limit: number): Atlas {
  for (let factor = 1; factor > 0.01; factor *= SHRINK) {
    const planned = SIZES.flatMap((size) => planSize(size, sizes[size] * factor));
    const packing = pack(planned, limit);
    if (packing) return createAtlas(planned, packing.places, packing);
  }
  throw new Error(`No atlas fits into ${limit} pixels`);
}

/** Whole pixels around an anchor that is a whole pixel too: painted and shown without blur. */
function planSize(size: SizeName, pixels: number): readonly Planned[] {
  return [...DRAWINGS].flatMap(([name, drawing]): readonly Planned[] => {
    if (!NEEDED[size].test(name)) return [];
    const scale = pixels * (drawing.resolution ?? 1);
    const unit = scale / 100;
    const anchorX = Math.ceil(-drawing.x * unit);
    const anchorY = Math.ceil(-drawing.y * unit);
    const width = anchorX + Math.ceil((drawing.x + drawing.width) * unit);
    const height = anchorY + Math.ceil((drawing.y + drawing.height) * unit);
    return [{ key: `${size}/${name}`, drawing, anchorX, anchorY, width, height, scale }];
  });
}

function createAtlas(
  planned: readonly Planned[],
  places: readonly { readonly x: number; readonly y: number }[],
  size: Size,
): Atlas {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const brush = createBrush(canvas);
  const { context } = brush;
  const frames = new Map<AtlasKey, AtlasFrame>();
  const unpainted = new Map<AtlasKey, Planned>();
  for (const [index, picture] of planned.entries()) {
    const { key, anchorX, anchorY, width, height, scale } = picture;
    frames.set(key, { ...places[index], width, height, anchorX, anchorY, scale });
    unpainted.set(key, picture);
  }

  function paint(key: AtlasKey): boolean {
    const picture = unpainted.get(key);
    const place = frames.get(key);
    if (picture === undefined || place === undefined) return false;
    unpainted.delete(key);
    const { x, y, width, height, anchorX, anchorY, scale } = place;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.translate(x + anchorX, y + anchorY);
    context.scale(scale / 100, scale / 100);
    picture.drawing.paint(brush);
    context.restore();
    if (unpainted.size === 0) dropStamps(brush);
    return true;
  }

  return { canvas, frames, paint };
}

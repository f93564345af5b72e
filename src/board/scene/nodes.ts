import type { LuminoId } from '../../rules/data/luminos';
import type { SizeName } from '../art/atlas';
import type { FrameName } from '../art/frames';

/** One picture on the screen. Its key stays the same as long as it is the same thing. */
export interface Node {
  readonly key: string;
  readonly size: SizeName;
  readonly frame: FrameName;
  /** Where its anchor is, in CSS pixels of its layer. */
  readonly x: number;
  readonly y: number;
  /** How wide a field is there, in CSS pixels. */
  readonly unit: number;
  readonly alpha: number;
  readonly tint: number;
  /** The lumino that it is a part of: those travel from place to place, everything else just comes and goes. */
  readonly lumino: LuminoId | null;
  /** Not a picture of its own size: a surface stretched to these pixels. */
  readonly stretch: readonly [number, number] | null;
  /** Drawn the other way round, so that not every stone looks the same. */
  readonly isMirrored: boolean;
}

/** From the back to the front. Behind the panels all layers lie on the large reef and follow its camera. */
export const LAYERS = [
  'seabed',
  'reef',
  'signs',
  'ghost',
  'panels',
  'small',
  'trays',
  'fan',
  'dropped',
  'dragged',
] as const;
export type LayerName = (typeof LAYERS)[number];

export const CAMERA_LAYERS: ReadonlySet<LayerName> = new Set<LayerName>(['seabed', 'reef', 'signs', 'ghost']);

export type Scene = Readonly<Record<LayerName, readonly Node[]>>;

/** What the page is like around the canvas, too: `turningSurface.css`. */
export const PANEL = 0x0a2238;

export const WHITE = 0xffffff;

/** A tint that leaves this share of the light: 0 black, 1 as painted. */
export function shade(light: number): number {
  const channel = Math.round(255 * Math.min(1, Math.max(0, light)));
  return (channel << 16) | (channel << 8) | channel;
}

/** A picture that belongs to no lumino. */
export function sign(
  key: string,
  size: SizeName,
  frame: FrameName,
  x: number,
  y: number,
  unit: number,
  alpha = 1,
  tint = WHITE,
): Node {
  return { key, size, frame, x, y, unit, alpha, tint, lumino: null, stretch: null, isMirrored: false };
}

/** A plain surface, or one that fades away. A negative size turns it round. */
export function surface(
  key: string,
  x: number,
  y: number,
  width: number,
  height: number,
  tint: number,
  alpha = 1,
  frame: FrameName = 'blank',
): Node {
  return {
    key,
    size: 'large',
    frame,
    x: x + width / 2,
    y: y + height / 2,
    unit: 1,
    alpha,
    tint,
    lumino: null,
    stretch: [width, height],
    isMirrored: false,
  };
}

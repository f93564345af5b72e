import type { GameState, Seat } from '../../rules/state';
import { type Brush, createBrush, dropStamps } from '../art/brush';
import { DRAWINGS } from '../art/drawings';
import type { FrameName } from '../art/frames';
import type { Rect } from '../layout';
import { WHITE } from '../scene/nodes';
import { type Plan, planPicture } from './plan';

/** Whose reef it is, and what it was worth. */
export interface Caption {
  readonly name: string;
  readonly points: string;
}

/** A reef as a PNG to keep or to show around: painted like the board, but without a graphics card. */
export async function drawReefPicture(state: GameState, seat: Seat, caption: Caption, width = 1200): Promise<Blob> {
  const plan = planPicture(state.side, state.players[seat].reef, width);
  const canvas = document.createElement('canvas');
  canvas.width = plan.width;
  canvas.height = plan.height;
  const brush = createBrush(canvas);
  const { context } = brush;
  paintNight(context, plan);
  paintReef(brush, plan);
  writeCaption(context, plan.caption, caption);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Old iPads count canvas memory until it is given back.
  canvas.width = 0;
  if (blob === null) throw new Error('The picture could not be made');
  return blob;
}

function paintReef(brush: Brush, { nodes, middle }: Plan): void {
  const { context } = brush;
  const cuts = createCuts(brush);
  for (const { frame, x, y, unit, alpha, tint, isMirrored } of nodes) {
    const { canvas, anchorX, anchorY, scale } = cuts.of(frame, unit, tint);
    context.save();
    context.translate(middle.x + x, middle.y + y);
    context.scale(((isMirrored ? -1 : 1) * unit) / scale, unit / scale);
    context.globalAlpha = alpha;
    context.drawImage(canvas, -anchorX, -anchorY);
    context.restore();
  }
  cuts.destroy();
}

/** The water around the reef: light from above, night below. */
function paintNight(context: CanvasRenderingContext2D, { width, height, middle }: Plan): void {
  const night = context.createRadialGradient(0.7 * width, -0.1 * height, 0, 0.7 * width, -0.1 * height, 1.25 * height);
  for (const [at, colour] of [
    [0, '#16557a'],
    [0.42, '#0b2740'],
    [1, '#061627'],
  ] as const) {
    night.addColorStop(at, colour);
  }
  context.fillStyle = night;
  context.fillRect(0, 0, width, height);
  const radius = 0.56 * width;
  const glow = context.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, radius);
  glow.addColorStop(0, '#2a7fa855');
  glow.addColorStop(1, '#2a7fa800');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}

/** Whose reef it is, what it was worth, and in which game. */
function writeCaption(context: CanvasRenderingContext2D, area: Rect, { name, points }: Caption): void {
  const { fontFamily } = getComputedStyle(document.documentElement);
  const size = area.height * 0.72;
  const baseline = area.y + area.height / 2;
  context.textBaseline = 'middle';
  /** What is too long is written smaller; gives back how wide it came out. */
  const write = (text: string, weight: number, share: number, style: string, x: number, most: number): number => {
    const font = (pixels: number) => `${weight} ${pixels}px ${fontFamily}`;
    context.font = font(size * share);
    const { width } = context.measureText(text);
    if (width > most) context.font = font((size * share * most) / width);
    context.fillStyle = style;
    context.fillText(text, x, baseline);
    return Math.min(most, width);
  };
  context.textAlign = 'right';
  const signature = write('Lumicora', 600, 0.7, '#a9c6da', area.x + area.width, area.width / 4);
  context.textAlign = 'left';
  const room = area.width - signature - 2 * size;
  const named = write(name, 700, 1, '#eef8ff', area.x, room * 0.68);
  write(points, 600, 0.8, '#8fe9ff', area.x + named + size * 0.6, room * 0.3);
}

/** A picture by itself: its anchor in pixels, and how many of them a field is wide. */
interface Cut {
  readonly canvas: HTMLCanvasElement;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly scale: number;
}

/** Pictures painted as they are asked for, each once: a reef needs a few of them, an atlas would hold all. */
export interface Cuts {
  of(frame: FrameName, unit: number, tint: number): Cut;
  destroy(): void;
}

/** For a picture that is painted with that brush. */
function createCuts(brush: Brush): Cuts {
  const made = new Map<string, Cut>();
  return {
    of(frame, unit, tint) {
      const key = `${frame} ${unit} ${tint}`;
      const cut = made.get(key) ?? paintCut(brush, frame, unit, tint);
      made.set(key, cut);
      return cut;
    },
    destroy() {
      dropStamps(brush);
      for (const { canvas } of made.values()) canvas.width = 0;
      made.clear();
    },
  };
}

function paintCut({ kept }: Brush, frame: FrameName, unit: number, tint: number): Cut {
  const drawing = DRAWINGS.get(frame);
  if (drawing === undefined) throw new Error(`There is no picture ${frame}`);
  const scale = unit * (drawing.resolution ?? 1);
  const anchorX = Math.ceil((-drawing.x * scale) / 100);
  const anchorY = Math.ceil((-drawing.y * scale) / 100);
  const canvas = document.createElement('canvas');
  canvas.width = anchorX + Math.ceil(((drawing.x + drawing.width) * scale) / 100);
  canvas.height = anchorY + Math.ceil(((drawing.y + drawing.height) * scale) / 100);
  const brush = createBrush(canvas, kept);
  brush.context.setTransform(scale / 100, 0, 0, scale / 100, anchorX, anchorY);
  drawing.paint(brush);
  if (tint !== WHITE) dye(brush.context, tint);
  return { canvas, anchorX, anchorY, scale };
}

/** A grey takes light away from a picture; a colour takes the place of the white in pictures that are only light. */
function dye(context: CanvasRenderingContext2D, tint: number): void {
  const [red, green, blue] = [tint >> 16, (tint >> 8) & 255, tint & 255];
  const isGrey = red === green && green === blue;
  const { width, height } = context.canvas;
  context.resetTransform();
  context.globalCompositeOperation = isGrey ? 'source-atop' : 'source-in';
  context.fillStyle = isGrey ? `rgb(0 0 0 / ${1 - red / 255})` : `rgb(${red} ${green} ${blue})`;
  context.fillRect(0, 0, width, height);
}

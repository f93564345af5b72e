import { DRAWINGS } from '../art/drawings';
import type { FrameName } from '../art/frames';
import { throwStampsAway } from '../art/stamps';
import { WHITE } from '../scene/nodes';
import { contextOf } from './canvas';

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

export function createCuts(): Cuts {
  const made = new Map<string, Cut>();
  return {
    of(frame, unit, tint) {
      const key = `${frame} ${unit} ${tint}`;
      const cut = made.get(key) ?? paintCut(frame, unit, tint);
      made.set(key, cut);
      return cut;
    },
    destroy() {
      throwStampsAway();
      for (const { canvas } of made.values()) canvas.width = 0;
      made.clear();
    },
  };
}

function paintCut(frame: FrameName, unit: number, tint: number): Cut {
  const drawing = DRAWINGS.get(frame);
  if (drawing === undefined) throw new Error(`There is no picture ${frame}`);
  const scale = unit * (drawing.resolution ?? 1);
  const anchorX = Math.ceil((-drawing.x * scale) / 100);
  const anchorY = Math.ceil((-drawing.y * scale) / 100);
  const canvas = document.createElement('canvas');
  canvas.width = anchorX + Math.ceil(((drawing.x + drawing.width) * scale) / 100);
  canvas.height = anchorY + Math.ceil(((drawing.y + drawing.height) * scale) / 100);
  const context = contextOf(canvas);
  context.setTransform(scale / 100, 0, 0, scale / 100, anchorX, anchorY);
  drawing.paint(context);
  if (tint !== WHITE) dye(context, tint);
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

import type { GameState, Seat } from '../rules/state';
import { paintNight } from './picture/background';
import { contextOf } from './picture/canvas';
import { type Caption, writeCaption } from './picture/caption';
import { createCuts } from './picture/cuts';
import { type Plan, planPicture } from './picture/plan';

/** A reef as a PNG to keep or to show around: painted like the board, but without a graphics card. */
export async function drawReefPicture(state: GameState, seat: Seat, caption: Caption, width = 1200): Promise<Blob> {
  const plan = planPicture(state.side, state.players[seat].reef, width);
  const canvas = document.createElement('canvas');
  canvas.width = plan.width;
  canvas.height = plan.height;
  const context = contextOf(canvas);
  paintNight(context, plan);
  paintReef(context, plan);
  writeCaption(context, plan.caption, caption);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Old iPads count canvas memory until it is given back.
  canvas.width = 0;
  if (blob === null) throw new Error('The picture could not be made');
  return blob;
}

function paintReef(context: CanvasRenderingContext2D, { nodes, middle }: Plan): void {
  const cuts = createCuts();
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

import { NUMERALS } from '../../art/numerals';
import { type Context, stroke } from './brush';

const HEIGHT = 32;
const PEN = 7.6;

/** Digits and minus signs side by side around the origin, `height` high. */
export function write(context: Context, text: string, height: number, style: string | CanvasGradient, pen = PEN): void {
  const signs = [...text];
  const advance = 20 + pen + 3;
  context.save();
  context.scale(height / (HEIGHT + pen), height / (HEIGHT + pen));
  context.translate(-((signs.length - 1) * advance) / 2, 0);
  for (const sign of signs) {
    stroke(context, NUMERALS[sign] ?? '', pen, style);
    context.translate(advance, 0);
  }
  context.restore();
}

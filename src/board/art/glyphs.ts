import { FIGURES } from '../../art/animals';
import { NUMERALS } from '../../art/numerals';
import { NIGHT } from '../../art/shades';
import { circleOf } from '../../art/shapes';
import type { Animal } from '../../rules/data/luminos';
import { type Brush, fill, stroke, vertical, within } from './brush';
import type { Drawing } from './frames';

const DISC = 28;

/** The dark plate under numbers and animals: sunk into the coral, so that its upper edge lies in shade. */
function paintDisc(brush: Brush): void {
  const circle = circleOf(DISC);
  const shade = vertical(brush, -DISC, DISC, [0, '#020a14d0'], [0.35, '#04101e40'], [1, '#1d476a66']);
  const rim = vertical(brush, -DISC, DISC, [0, '#00000066'], [0.5, '#9fdcff22'], [1, '#d5f3ff99']);
  fill(brush, circle, `${NIGHT}f2`);
  fill(brush, circle, shade);
  stroke(brush, circleOf(DISC - 0.7), 1.4, rim);
}

/** Where numbers and animals are painted. */
function discDrawing(paint: (brush: Brush) => void): Drawing {
  return { x: -DISC - 1, y: -DISC - 1, width: 2 * DISC + 2, height: 2 * DISC + 2, paint };
}

export function numberDrawing(value: string): Drawing {
  return discDrawing((brush) => {
    paintDisc(brush);
    within(brush, 0, 1.6, () => write(brush, value, 37, '#00060ecc', 8.4));
    write(brush, value, 37, vertical(brush, -18, 18, [0, '#ffffff'], [1, '#dff3ff']), 8.4);
  });
}

export function animalDrawing(animal: Animal): Drawing {
  return discDrawing((brush) => paintAnimal(brush, animal));
}

function paintAnimal(brush: Brush, animal: Animal): void {
  const { light, base, dark, body, limbs, lines } = FIGURES[animal];
  paintDisc(brush);
  const tone = vertical(brush, -22, 22, [0, light], [1, base]);
  const paint = (style: string | CanvasGradient) => {
    for (const [path, width] of limbs) stroke(brush, path, width, style);
    fill(brush, body, style);
    stroke(brush, body, 1.6, style);
  };
  within(brush, 0, 1.6, () => paint('#00060ecc'));
  paint(tone);
  for (const [path, width] of lines) stroke(brush, path, width, dark);
}

const HEIGHT = 32;
const PEN = 7.6;

/** Digits and minus signs side by side around the origin, `height` high. */
export function write(brush: Brush, text: string, height: number, style: string | CanvasGradient, pen = PEN): void {
  const signs = [...text];
  const advance = 20 + pen + 3;
  brush.context.save();
  brush.context.scale(height / (HEIGHT + pen), height / (HEIGHT + pen));
  brush.context.translate(-((signs.length - 1) * advance) / 2, 0);
  for (const sign of signs) {
    stroke(brush, NUMERALS[sign] ?? '', pen, style);
    brush.context.translate(advance, 0);
  }
  brush.context.restore();
}

import { FIGURES } from '../../art/animals';
import type { Animal } from '../../rules/data/luminos';
import { type Context, fill, stroke, vertical, within } from './brush';
import { disc, discDrawing } from './disc';
import type { Drawing } from './frames';

export function animalDrawing(animal: Animal): Drawing {
  return discDrawing((context) => paintAnimal(context, animal));
}

function paintAnimal(context: Context, animal: Animal): void {
  const { light, base, dark, body, limbs, lines } = FIGURES[animal];
  disc(context);
  const tone = vertical(context, -22, 22, [0, light], [1, base]);
  const paint = (style: string | CanvasGradient) => {
    for (const [path, width] of limbs) stroke(context, path, width, style);
    fill(context, body, style);
    stroke(context, body, 1.6, style);
  };
  within(context, 0, 1.6, () => paint('#00060ecc'));
  paint(tone);
  for (const [path, width] of lines) stroke(context, path, width, dark);
}

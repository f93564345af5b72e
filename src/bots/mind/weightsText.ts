import { COLOUR_UNITS, emptyWeights, UNITS, type Weights } from './network';

// Weights as text: each row of a layer is its largest weight, two signs long, and then a sign for each weight as a share
// of it. Text needs no way of loading of its own, in Node or in a worker, and packs as small as bytes would.

/** Every printable sign that is safe in a string of JavaScript: 91 of them. */
const SIGNS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (sign) => !"'\\`$".includes(sign),
);
const MIDDLE = (SIGNS.length - 1) / 2;
/** The largest weight of a row in this many parts. */
const FINENESS = 1000;

export function parseWeights(text: string): Weights {
  const codes = new Map(SIGNS.map((sign, code) => [sign, code]));
  const codeAt = (at: number) => {
    const code = codes.get(text[at]);
    if (code === undefined) throw new Error(`no weight at ${at}`);
    return code;
  };
  const weights = emptyWeights();
  let at = 0;
  for (const [part, size] of rowSizes(weights)) {
    for (let from = 0; from < part.length; from += size) {
      const largest = (SIGNS.length * codeAt(at) + codeAt(at + 1)) / FINENESS;
      at += 2;
      for (let index = from; index < from + size; index++) part[index] = ((codeAt(at++) - MIDDLE) * largest) / MIDDLE;
    }
  }
  if (at !== text.length) throw new Error('more weights than there is room for');
  return weights;
}

export function formatWeights(weights: Weights): string {
  let text = '';
  for (const [part, size] of rowSizes(weights)) {
    for (let from = 0; from < part.length; from += size) {
      const row = part.subarray(from, from + size);
      const parts = Math.ceil(FINENESS * row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0));
      if (parts >= SIGNS.length ** 2) throw new Error('a weight is too large to be written');
      text += SIGNS[Math.floor(parts / SIGNS.length)] + SIGNS[parts % SIGNS.length];
      for (const weight of row)
        text += SIGNS[MIDDLE + (parts === 0 ? 0 : Math.round((MIDDLE * FINENESS * weight) / parts))];
    }
  }
  return text;
}

function rowSizes({ colour, whole, joint, output }: Weights): readonly (readonly [Float32Array, number])[] {
  return [
    [colour, COLOUR_UNITS],
    [whole, UNITS],
    [joint, UNITS],
    [output, UNITS + 1],
  ];
}

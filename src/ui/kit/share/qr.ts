import { type Bitmap2D, correction, generate } from 'lean-qr/nano';

/** A QR code as one path, each row of dark squares as a bar of height 1; `size` counts the squares of a side. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** How many light squares cameras need around it. */
export const QUIET_ZONE = 4;

/** Null if the text is too long for any. */
export function drawQr(text: string): QrDrawing | null {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const rows = Array.from({ length: code.size }, (_, y) => rowOf(code, y));
    return { size: code.size, path: rows.join('') };
  } catch {
    // It says so by an error, without a kind of its own.
    return null;
  }
}

function rowOf(code: Bitmap2D, y: number): string {
  let row = '';
  for (let x = 0; x < code.size; x++) {
    const from = x;
    while (x < code.size && code.get(x, y)) x++;
    if (x > from) row += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return row;
}

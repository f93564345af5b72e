export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly x: number;
  readonly y: number;
}

export interface Packing extends Size {
  /** Where each box goes, in the order in which they came. */
  readonly places: readonly Corner[];
}

/** Free pixels around each box, so that no picture bleeds into the next when it is scaled. */
export const GUTTER = 2;

/** Puts boxes onto shelves, the tall ones first, in a sheet at most `limit` on a side; null if they do not fit. */
export function pack(boxes: readonly Size[], limit: number): Packing | null {
  const widest = Math.max(0, ...boxes.map(({ width }) => width + 2 * GUTTER));
  if (widest > limit) return null;
  const area = boxes.reduce((sum, { width, height }) => sum + (width + GUTTER) * (height + GUTTER), 0);
  // A little wider than a square: shelves waste less at their ends the longer they are.
  const across = Math.min(limit, Math.max(widest, Math.ceil(Math.sqrt(area) * 1.1)));
  const order = [...boxes.keys()].sort((a, b) => boxes[b].height - boxes[a].height);
  const places: Corner[] = boxes.map(() => ({ x: 0, y: 0 }));
  let x = GUTTER;
  let y = GUTTER;
  let shelf = 0;
  for (const index of order) {
    const { width, height } = boxes[index];
    if (x + width + GUTTER > across) {
      x = GUTTER;
      y += shelf + GUTTER;
      shelf = 0;
    }
    places[index] = { x, y };
    x += width + GUTTER;
    shelf = Math.max(shelf, height);
  }
  const height = y + shelf + GUTTER;
  if (height <= limit) return { width: across, height, places };
  return null;
}

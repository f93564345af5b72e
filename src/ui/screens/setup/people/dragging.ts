import type { Seat } from '../../../../rules/state';

/** A row of a list: where it starts and how high it is. */
export interface Row {
  readonly top: number;
  readonly height: number;
}

/** A person is being dragged to another seat. */
export interface Drag {
  readonly rows: readonly Row[];
  readonly from: Seat;
  /** The seat that the person would get if dropped now. */
  readonly to: Seat;
  /** How far down, in CSS pixels; negative is up. */
  readonly by: number;
}

/** The dragged row takes the seat of each row whose middle it has passed, and never leaves the list. */
export function draggedBy(before: Drag, distance: number): Drag {
  const { rows, from } = before;
  const { top, height } = rows[from];
  const last = rows[rows.length - 1];
  const by = Math.max(rows[0].top - top, Math.min(distance, last.top + last.height - top - height));
  // Downwards the lower edge counts, upwards the upper one: rows need not be equally high.
  const to = rows.filter((row, seat) => {
    const middle = row.top + row.height / 2;
    return seat < from ? middle < top + by : seat > from && middle <= top + height + by;
  }).length;
  return { ...before, by, to };
}

/** How far a row has to make way. */
export function shiftOf({ rows, from, to, by }: Drag, seat: Seat): number {
  if (seat === from) return by;
  const room = rows[from].height + gapOf(rows);
  if (from < seat && seat <= to) return -room;
  return to <= seat && seat < from ? room : 0;
}

function gapOf(rows: readonly Row[]): number {
  const [first, second] = rows;
  return second.top - first.top - first.height;
}

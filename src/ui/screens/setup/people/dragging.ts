import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../../../rules/state';
import { draft } from '../../../setup/keeping';
import { type Draft, moveSeat } from '../draft';

/** A row of a list: where it starts and how high it is. */
export interface Row {
  readonly top: number;
  readonly height: number;
}

/** Somebody is being dragged to another seat. */
export interface Drag {
  readonly rows: readonly Row[];
  readonly from: Seat;
  /** Where they would sit if they were let go now. */
  readonly to: Seat;
  /** How far they have been dragged down. */
  readonly by: number;
}

const held = signal<Drag | null>(null);

export const drag: ReadonlySignal<Drag | null> = held;

/** The draft as it would be if whoever is being dragged were let go now. */
export const foreseen: ReadonlySignal<Draft> = computed(() =>
  held.value === null ? draft.value : moveSeat(draft.value, held.value.from, held.value.to),
);

export function pickUp(rows: readonly Row[], from: Seat): void {
  held.value = { rows, from, to: from, by: 0 };
}

export function dragBy(distance: number): void {
  if (held.value !== null) held.value = draggedBy(held.value, distance);
}

/** Lets go; who was dragged from where to where, if anybody was. */
export function letGo(): Drag | null {
  const last = held.value;
  held.value = null;
  return last;
}

/** Whoever is dragged takes the seats of all whose middle they have passed, and never leaves the list. */
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

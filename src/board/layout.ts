import { COORDINATES, FIELDS, type FieldId } from '../rules/data/hex';
import type { LuminoId } from '../rules/data/luminos';
import type { Seat } from '../rules/state';
import type { TrayPlace } from './view';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A reef board on the screen: its middle, and the width of a field, which is the unit of all drawing. */
export interface ReefPlace {
  readonly seat: Seat;
  readonly middle: Point;
  readonly unit: number;
  readonly area: Rect;
}

/** A lumino's room in a tray. */
export interface TraySlot {
  readonly lumino: LuminoId;
  readonly middle: Point;
}

/** A row or a block of luminos beside the reefs. */
export interface Tray {
  readonly place: TrayPlace;
  readonly seat: Seat | null;
  readonly area: Rect;
  readonly unit: number;
  /** The field width of a lumino that is turned: on end it is higher than its row. */
  readonly turnedUnit: number;
  readonly slots: readonly TraySlot[];
  /** The middles of all places, from the first on: those of `slots`, and where nothing lies yet. */
  readonly places: readonly Point[];
}

/** Where everything is, in CSS pixels from the top left of the canvas. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly large: ReefPlace;
  readonly small: readonly ReefPlace[];
  readonly trays: readonly Tray[];
  /** Where drawn luminos come from. */
  readonly bag: Point;
}

/** From one row to the next, in field widths. */
const ROW = Math.sqrt(3) / 2;
/** From a field's middle to its corner. */
export const RADIUS = 1 / Math.sqrt(3);
/** How far a level lifts a lumino. */
export const LIFT = 0.1;

/** No field of a lumino beside the reef is drawn wider than this, in pixels. */
export const LARGEST_TRAY = 62;

/** How high a lumino on end is, with its wall and its ring, in field widths. */
const TURNED_HEIGHT = 2.24;

const MIDDLE_ROW = 3;
const BOARD_WIDTH = 8;
const BOARD_HEIGHT = 6 * ROW + 2 * RADIUS;
/** Room above the board for towers, so that they stay within the area. */
const HEADROOM = 0.6;

/** A reef board as large as the area allows. */
export function placeReef(seat: Seat, area: Rect): ReefPlace {
  const unit = Math.max(1, Math.min(area.width / (BOARD_WIDTH + 0.2), area.height / (BOARD_HEIGHT + HEADROOM + 0.2)));
  return {
    seat,
    area,
    unit,
    middle: { x: area.x + area.width / 2, y: area.y + area.height / 2 + (HEADROOM * unit) / 2 },
  };
}

/** Where a field lies, in field widths from the board's middle; `level` lifts it. */
export function fieldPoint(field: FieldId, level = 0): Point {
  const { x, row } = COORDINATES[field];
  return { x: x / 2, y: (row - MIDDLE_ROW) * ROW - level * LIFT };
}

/** Halfway between two fields. */
export function between(a: FieldId, b: FieldId, level = 0): Point {
  const from = fieldPoint(a, level);
  const to = fieldPoint(b, level);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** From field widths around the board's middle to the screen, and back. */
export function toScreen({ middle, unit }: ReefPlace, point: Point): Point {
  return { x: middle.x + point.x * unit, y: middle.y + point.y * unit };
}

export function fromScreen({ middle, unit }: ReefPlace, point: Point): Point {
  return { x: (point.x - middle.x) / unit, y: (point.y - middle.y) / unit };
}

/** The field under a point in field widths, as the reef stands there: a higher stack hides what is behind it. */
export function fieldAt(heights: readonly number[], point: Point): FieldId | null {
  let best: FieldId | null = null;
  let highest = -1;
  for (const field of FIELDS) {
    const { x, y } = fieldPoint(field, heights[field]);
    if (heights[field] > highest && isInHexagon(point.x - x, point.y - y)) {
      best = field;
      highest = heights[field];
    }
  }
  return best;
}

function isInHexagon(x: number, y: number): boolean {
  return Math.abs(x) <= 0.5 && Math.abs(x) / 2 + ROW * Math.abs(y) <= 0.5;
}

/** Where half `other` lies from the middle of a lumino that points that way, in field widths; the number is opposite. */
export function halfOffset(direction: number): Point {
  const angle = (direction * Math.PI) / 3;
  return { x: Math.cos(angle) / 2, y: Math.sin(angle) / 2 };
}

/** A tray of the player to move, or the atoll. */
export function isOfSeatToMove({ seat }: Tray, toMove: Seat): boolean {
  return seat === null || seat === toMove;
}

/** Left free at both ends of a row or column together, in widths of a field: no lumino touches the tray's edge. */
const RIM = 0.2;

/**
 * Luminos in rows within an area, as large as fits and no larger than `largest`; `tall` leaves room for turning them. There
 * are at least as many places as `least`, so that what stays lies still when others come and go.
 */
export function placeTray(
  place: TrayPlace,
  seat: Seat | null,
  area: Rect,
  luminos: readonly LuminoId[],
  largest: number,
  tall = false,
  least = 0,
): Tray {
  const across = tall ? 2.1 : 2.12;
  const down = tall ? 1.8 : 1.34;
  const all = Math.max(luminos.length, least);
  let columns = 1;
  let unit = 0;
  for (let count = 1; count <= all; count++) {
    const rows = Math.ceil(all / count);
    const high = rows * down + (rows > 1 ? RIM : 0);
    const fitting = Math.min(largest, area.width / (count * across + RIM), area.height / high);
    if (fitting > unit + 0.01) {
      unit = fitting;
      columns = count;
    }
  }
  const rows = Math.ceil(all / columns);
  const left = area.x + area.width / 2;
  const top = area.y + (area.height - rows * down * unit) / 2;
  const places = Array.from({ length: all }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, all - row * columns);
    return {
      x: left + ((index % columns) - (inRow - 1) / 2) * across * unit,
      y: top + (row + 0.5) * down * unit,
    };
  });
  const slots = luminos.map((lumino, index): TraySlot => ({ lumino, middle: places[index] }));
  const turnedUnit = Math.min(unit, area.height / (Math.max(1, rows) * TURNED_HEIGHT));
  return { place, seat, area, unit, turnedUnit, slots, places };
}

import { FIELDS, type FieldId } from '../rules/data/hex';
import { COLOURS, type Colour, HALVES, type LuminoId } from '../rules/data/luminos';
import type { GameState, Seat } from '../rules/state';

// Pointers and links may name what does not exist; from here on everything does.

export function isField(value: unknown): value is FieldId {
  return isIndex(value, FIELDS.length);
}

export function isLumino(value: unknown): value is LuminoId {
  return isIndex(value, HALVES.length / 2);
}

export function isColour(value: unknown): value is Colour {
  return COLOURS.some((colour) => colour === value);
}

export function isSeat(value: unknown, { players }: GameState): value is Seat {
  return isIndex(value, players.length);
}

// -0 would get into a move, and the rules do not take it for one.
function isIndex(value: unknown, length: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < length && !Object.is(value, -0);
}

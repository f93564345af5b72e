import { FIELDS, type FieldId } from './hex';
import { COLOURS, type Colour, LUMINOS, type LuminoId, START_LUMINOS } from './luminos';

// Is a value that comes from outside (a file, a link, a pointer) what it should be?

export function isField(value: unknown): value is FieldId {
  return isIndexOf(FIELDS, value);
}

export function isColour(value: unknown): value is Colour {
  return COLOURS.some((colour) => colour === value);
}

/** One of the 104 luminos. Start luminos are none of them: no move names one. */
export function isLumino(value: unknown): value is LuminoId {
  return isIndexOf(LUMINOS, value);
}

/** One of the 104 luminos or of the six start luminos: whatever a player can pick up. */
export function isLuminoOrStart(value: unknown): value is LuminoId {
  return isLumino(value) || START_LUMINOS.some(({ id }) => id === value);
}

/** An index of the list. -0 is none: it would get into the state and not survive JSON. */
export function isIndexOf(list: readonly unknown[], value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < list.length && !Object.is(value, -0)
  );
}

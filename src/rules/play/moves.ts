import { isColour, isField, isLumino } from '../data/guards';
import { LUMINOS } from '../data/luminos';
import type { Move } from '../state';

/** Is this value, from a file or a link, a move at all? Whether it is legal, `play` says. */
export function isMove(value: unknown): value is Move {
  return malformedKey(value) === null;
}

/** What keeps a value from being a move: the name of the key at fault, or null. Whether the move is legal is another matter. */
export function malformedKey(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return 'type';
  const move: Readonly<Record<string, unknown>> & { readonly type: unknown } = value;
  switch (move.type) {
    case 'layStart':
      return isColour(move.left) ? null : 'left';
    case 'special':
      if (move.from !== 'atoll' && move.from !== 'display') return 'from';
      return isLuminos(move.luminos) ? null : 'luminos';
    case 'takeFromAtoll':
      return isLuminos(move.luminos) ? null : 'luminos';
    case 'offer':
    case 'takeFromDisplay':
    case 'discard':
      return isLumino(move.lumino) ? null : 'lumino';
    case 'lay':
      if (!isLumino(move.lumino)) return 'lumino';
      if (!isField(move.numberOn)) return 'numberOn';
      return isField(move.otherOn) ? null : 'otherOn';
    case 'score':
      return isColour(move.colour) ? null : 'colour';
    case 'takeLimestone':
    case 'endTurn':
    case 'pass':
      return null;
    default:
      return 'type';
  }
}

function isLuminos(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > LUMINOS.length) return false;
  // By index: `every` would skip holes.
  for (let index = 0; index < value.length; index++) if (!isLumino(value[index])) return false;
  return true;
}

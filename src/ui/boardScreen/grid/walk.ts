import { COORDINATES, type Direction, type FieldId, fieldTowards } from '../../../rules/data/hex';

const RIGHT = 0;
const LEFT = 3;
const UP_LEFT = 4;
const UP_RIGHT = 5;
const DOWN_RIGHT = 1;
const DOWN_LEFT = 2;

/** Where a key leads from a field: to itself at the rim, null if the key does not walk. */
export function walk(field: FieldId, key: string): FieldId | null {
  const { row } = COORDINATES[field];
  // Straight up and down there is no neighbour: going left and right in turn keeps the column, and the way back is the same.
  const isOdd = row % 2 === 1;
  switch (key) {
    case 'ArrowRight':
      return towards(field, RIGHT);
    case 'ArrowLeft':
      return towards(field, LEFT);
    case 'ArrowUp':
      return isOdd ? towards(field, UP_RIGHT, UP_LEFT) : towards(field, UP_LEFT, UP_RIGHT);
    case 'ArrowDown':
      return isOdd ? towards(field, DOWN_RIGHT, DOWN_LEFT) : towards(field, DOWN_LEFT, DOWN_RIGHT);
    case 'Home':
      return COORDINATES.findIndex((place) => place.row === row);
    case 'End':
      return (
        COORDINATES.findIndex((place) => place.row === row) +
        COORDINATES.filter((place) => place.row === row).length -
        1
      );
    default:
      return null;
  }
}

function towards(field: FieldId, direction: Direction, otherwise: Direction = direction): FieldId {
  return fieldTowards(field, direction) ?? fieldTowards(field, otherwise) ?? field;
}

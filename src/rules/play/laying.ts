import type { Board } from '../data/boards';
import { areNeighbours, type FieldId } from '../data/hex';
import { type Colour, LUMINOS, type LuminoId } from '../data/luminos';
import { isCongruent, isLevel, topLumino, visibleCorals } from '../reef';
import type { LayRefusal, Move, Reef } from '../state';
import { common, isEmpty, maskOf, remove, takeLowest } from './fieldMask';
import { AROUND, reachOf } from './reach';

/** Every two neighbouring fields on which a lumino of this colour may lie, either way round, with that limestone. */
export function legalLays(
  reef: Reef,
  board: Board,
  colour: Colour,
  limestone: number,
): readonly (readonly [FieldId, FieldId])[] {
  const lays: (readonly [FieldId, FieldId])[] = [];
  forEachLegalPair(reef, board, colour, limestone, (a, b) => lays.push([a, b]));
  return lays;
}

/** The legal lays of a hand as moves; all luminos of a hand have one colour. */
export function layMoves(reef: Reef, board: Board, hand: readonly LuminoId[], limestone: number): Move[] {
  const moves: Move[] = [];
  forEachLegalPair(reef, board, LUMINOS[hand[0]].colour, limestone, (a, b) => {
    for (const lumino of hand) {
      moves.push({ type: 'lay', lumino, numberOn: a, otherOn: b }, { type: 'lay', lumino, numberOn: b, otherOn: a });
    }
  });
  return moves;
}

/** Every rule of section 6 that this lay would break; none if it is legal. */
export function layRefusals(
  reef: Reef,
  board: Board,
  colour: Colour,
  limestone: number,
  numberOn: FieldId,
  otherOn: FieldId,
): LayRefusal[] {
  const fields = [numberOn, otherOn];
  const refusals: LayRefusal[] = [];
  if (!areNeighbours(numberOn, otherOn)) refusals.push({ rule: 'neighbours', fields });
  if (!isLevel(reef, numberOn, otherOn)) {
    refusals.push({ rule: 'level', fields, heights: fields.map((field) => reef[field].length) });
    return refusals;
  }
  if (isCongruent(reef, numberOn, otherOn)) {
    refusals.push({ rule: 'congruent', fields, lumino: topLumino(reef[numberOn]) });
  }
  const { heights, exception } = reachOf(reef, colour);
  if (isEmpty(common(heights[reef[numberOn].length].reached, maskOf(fields)))) {
    const level = reef[numberOn].length + 1;
    refusals.push(
      level === 1 && exception
        ? { rule: 'reef', fields }
        : { rule: 'colour', fields, colour, level, wanted: coralsNear(reef, colour, level) },
    );
  }
  const cost = layCost(reef, board, numberOn, otherOn);
  if (cost > limestone) {
    refusals.push({
      rule: 'limestone',
      fields: fields.filter((field) => board.toll[field] > 0),
      cost,
      store: limestone,
    });
  }
  return refusals;
}

/** [6.4] What a lay costs: 1 limestone for each water field that it covers on level 1. */
export function layCost(reef: Reef, board: Board, a: FieldId, b: FieldId): number {
  return reef[a].length === 0 ? board.toll[a] + board.toll[b] : 0;
}

/** Visits the two fields of every legal lay, direction aside; the field with the smaller id first. */
function forEachLegalPair(
  reef: Reef,
  board: Board,
  colour: Colour,
  limestone: number,
  visit: (a: FieldId, b: FieldId) => void,
): void {
  for (const { fields, reached } of reachOf(reef, colour).heights) {
    // Both fields of a lay have the same height, and it is enough if one of them is reached.
    const rest = common(reached, fields);
    for (let field = takeLowest(rest); field >= 0; field = takeLowest(rest)) {
      remove(fields, field);
      const others = common(AROUND[field], fields);
      for (let other = takeLowest(others); other >= 0; other = takeLowest(others)) {
        if (!isCongruent(reef, field, other) && layCost(reef, board, field, other) <= limestone) {
          if (field < other) visit(field, other);
          else visit(other, field);
        }
      }
    }
  }
}

/** The visible corals of the colour that a lumino on this level could touch there, or cover one level below. */
function coralsNear(reef: Reef, colour: Colour, level: number): FieldId[] {
  return visibleCorals(reef)
    .filter((coral) => coral.half.colour === colour && (coral.level === level || coral.level === level - 1))
    .map(({ field }) => field);
}

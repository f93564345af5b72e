import { type Point, shift, trace } from '../../../art/points';
import { fieldShape } from '../../../art/shapes';
import { BOARDS, type Side } from '../../../rules/data/boards';
import { FIELDS, type FieldId } from '../../../rules/data/hex';
import { once } from '../once';
import { FIELD_POINTS, topAt } from './shape';

/** All fields of a board that look alike, as one path each: few large paths are drawn faster than many small ones. */
export interface SeabedPaths {
  readonly water: string;
  readonly waves: string;
  readonly stone: string;
  readonly cracks: string;
  readonly pores: string;
  readonly start: string;
  readonly cuts: string;
}

function pathsOf(side: Side): SeabedPaths {
  const of = (base: string) => FIELDS.filter((field) => BOARDS[side].base[field] === base);
  return {
    water: outlines(of('water'), FIELD_POINTS),
    waves: lines(of('water'), WAVES),
    stone: outlines(of('limestone'), FIELD_POINTS),
    cracks: lines(of('limestone'), CRACKS),
    pores: lines(of('limestone'), PORES),
    start: outlines(of('start'), FIELD_POINTS),
    cuts: outlines(of('start'), fieldShape(31)),
  };
}

/** Where each line begins in its field, and how it goes on from there. */
type Line = readonly [Point, string];

const WAVES: readonly Line[] = [
  [[-30, -13], 'q7.500-7 15 0t15 0t15 0t15 0'],
  [[-19, 5], 'q6-5.500 12 0t12 0t12 0'],
  [[-30, 22], 'q6.500-6 13 0t13 0'],
  [[14, 22], 'q5-4.500 10 0'],
];
const CRACKS: readonly Line[] = [
  [[-46, -12], 'l12 4l5 11l14 5l3 8'],
  [[12, -50], 'l2 10l11 7l2 11'],
  [[46, 20], 'l-9-3l-6 8l-11-1'],
];
const PORES: readonly Line[] = [
  [[-20, -27], 'h.01'],
  [[35, -6], 'h.01'],
  [[-33, 25], 'h.01'],
  [[-8, 40], 'h.01'],
  [[6, -12], 'h.01'],
];

function outlines(fields: readonly FieldId[], shape: readonly Point[]): string {
  return fields.map((field) => trace(shape.map((point) => shift(point, topAt(field, 0))))).join('');
}

function lines(fields: readonly FieldId[], all: readonly Line[]): string {
  return fields
    .flatMap((field) => all.map(([from, on]) => `M${coordinates(shift(from, topAt(field, 0)))}${on}`))
    .join('');
}

function coordinates(point: Point): string {
  return point.map((each) => each.toFixed(1)).join(' ');
}

/** By side. */
export const SEABED_PATHS: Readonly<Record<Side, () => SeabedPaths>> = {
  A: once(() => pathsOf('A')),
  B: once(() => pathsOf('B')),
};

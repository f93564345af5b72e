import { COLOUR_GROUPS, COLOUR_ROWS, GLOBAL_GROUPS, GLOBAL_ROWS, TABLES, TIMES } from './groups';

/** Units of a colour's block, and of the layer above. */
export const COLOUR_UNITS = 32;
export const UNITS = 32;

/**
 * All weights. A colour's features make COLOUR_UNITS numbers with weights that all four colours share; their sum and the
 * features of the whole make UNITS numbers; a row for each kind of table and point in time makes points of those.
 */
export interface Weights {
  /** COLOUR_ROWS x COLOUR_UNITS */
  readonly colour: Float32Array;
  /** GLOBAL_ROWS x UNITS */
  readonly whole: Float32Array;
  /** COLOUR_UNITS x UNITS */
  readonly joint: Float32Array;
  /** TABLES x TIMES x (UNITS + 1), the last of each row by itself. */
  readonly output: Float32Array;
}

export function emptyWeights(): Weights {
  return {
    colour: new Float32Array(COLOUR_ROWS * COLOUR_UNITS),
    whole: new Float32Array(GLOBAL_ROWS * UNITS),
    joint: new Float32Array(COLOUR_UNITS * UNITS),
    output: new Float32Array(TABLES * TIMES * (UNITS + 1)),
  };
}

/**
 * The points that the network expects beyond those of now, for the rows of features and a row of the output. Only + and
 * *: alike everywhere.
 */
export type Network = (rows: Int16Array, output: number) => number;

/**
 * A weight below the output is a whole number of such parts: sums of whole numbers do not depend on their order, as long
 * as they stay below 2 ** 53, and these stay far below.
 */
const PARTS = 4096;

/**
 * Positions that are judged one after the other differ in a few features only: the sums of each layer are kept, and
 * changed by the rows that are others than before.
 */
export function createNetwork(weights: Weights): Network {
  const colour = Int32Array.from(weights.colour, (weight) => Math.round(weight * PARTS));
  const whole = Int32Array.from(weights.whole, (weight) => Math.round(weight * PARTS));
  const joint = Float64Array.from(weights.joint, (weight) => Math.round(weight * PARTS));
  const output = Float64Array.from(weights.output, (weight) => weight / (PARTS * PARTS));
  const blocks = new Int32Array(4 * COLOUR_UNITS);
  const sums = new Int32Array(COLOUR_UNITS);
  const globalSums = new Int32Array(UNITS);
  const jointSums = new Float64Array(UNITS);
  const last = new Int16Array(4 * COLOUR_GROUPS + GLOBAL_GROUPS);
  // Row 0 of each part stands in every group at first.
  for (let unit = 0; unit < COLOUR_UNITS; unit++) {
    for (let each = 0; each < 4; each++) blocks[each * COLOUR_UNITS + unit] = COLOUR_GROUPS * colour[unit];
    globalSums[unit] = GLOBAL_GROUPS * whole[unit];
  }

  return (rows, made) => {
    for (let each = 0; each < 4; each++) {
      const to = each * COLOUR_UNITS;
      const end = (each + 1) * COLOUR_GROUPS;
      for (let index = each * COLOUR_GROUPS; index < end; index++) {
        if (rows[index] !== last[index]) exchange(blocks, to, colour, rows[index], last[index]);
      }
    }
    for (let index = 4 * COLOUR_GROUPS; index < rows.length; index++) {
      if (rows[index] !== last[index]) exchange(globalSums, 0, whole, rows[index], last[index]);
    }
    last.set(rows);
    for (let from = 0; from < COLOUR_UNITS; from++) {
      const sum =
        positive(blocks[from]) +
        positive(blocks[from + COLOUR_UNITS]) +
        positive(blocks[from + 2 * COLOUR_UNITS]) +
        positive(blocks[from + 3 * COLOUR_UNITS]);
      const change = sum - sums[from];
      if (change === 0) continue;
      sums[from] = sum;
      const row = from * UNITS;
      for (let unit = 0; unit < UNITS; unit += 4) {
        jointSums[unit] += change * joint[row + unit];
        jointSums[unit + 1] += change * joint[row + unit + 1];
        jointSums[unit + 2] += change * joint[row + unit + 2];
        jointSums[unit + 3] += change * joint[row + unit + 3];
      }
    }
    const row = made * (UNITS + 1);
    let points = output[row + UNITS] * PARTS * PARTS;
    for (let unit = 0; unit < UNITS; unit++) {
      points += Math.max(0, PARTS * globalSums[unit] + jointSums[unit]) * output[row + unit];
    }
    return 10 * points;
  };
}

/** A number of 32 bits, or 0 if it is negative, without a branch that nobody can foretell. */
function positive(value: number): number {
  return value & ~(value >> 31);
}

/** Takes one row of weights out of a sum and puts another one in. Both layers have as many units; four at a time. */
function exchange(sums: Int32Array, to: number, weights: Int32Array, added: number, removed: number): void {
  const end = to + UNITS;
  for (let unit = to, plus = added * UNITS, minus = removed * UNITS; unit < end; unit += 4, plus += 4, minus += 4) {
    sums[unit] += weights[plus] - weights[minus];
    sums[unit + 1] += weights[plus + 1] - weights[minus + 1];
    sums[unit + 2] += weights[plus + 2] - weights[minus + 2];
    sums[unit + 3] += weights[plus + 3] - weights[minus + 3];
  }
}

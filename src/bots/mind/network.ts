import { COLOUR_GROUPS, COLOUR_ROWS, GLOBAL_GROUPS, GLOBAL_ROWS, TIMES } from './groups';

/** Units of a colour's block, and of the layer above. */
export const COLOUR_UNITS = 32;
export const UNITS = 32;

/**
 * All weights. A colour's features make COLOUR_UNITS numbers with weights that all four colours share; their sum and the
 * features of the whole make UNITS numbers; a row for each point in time makes points of those.
 */
export interface Weights {
  /** COLOUR_ROWS x COLOUR_UNITS */
  readonly colour: Float32Array;
  /** GLOBAL_ROWS x UNITS */
  readonly global: Float32Array;
  /** COLOUR_UNITS x UNITS */
  readonly joint: Float32Array;
  /** TIMES x (UNITS + 1), the last of each row by itself. */
  readonly output: Float32Array;
}

export function emptyWeights(): Weights {
  return {
    colour: new Float32Array(COLOUR_ROWS * COLOUR_UNITS),
    global: new Float32Array(GLOBAL_ROWS * UNITS),
    joint: new Float32Array(COLOUR_UNITS * UNITS),
    output: new Float32Array(TIMES * (UNITS + 1)),
  };
}

/** The points that the network expects beyond those of now, for the rows of features. Only + and *: alike everywhere. */
export type Network = (rows: Int16Array, time: number) => number;

export function createNetwork(weights: Weights): Network {
  const { colour, global, joint, output } = weights;
  const block = new Float32Array(COLOUR_UNITS);
  const sums = new Float32Array(COLOUR_UNITS);
  const units = new Float32Array(UNITS);
  return (rows, time) => {
    sums.fill(0);
    for (let each = 0; each < 4; each++) {
      block.fill(0);
      addRows(block, colour, rows, each * COLOUR_GROUPS, COLOUR_GROUPS);
      for (let unit = 0; unit < COLOUR_UNITS; unit++) if (block[unit] > 0) sums[unit] += block[unit];
    }
    units.fill(0);
    addRows(units, global, rows, 4 * COLOUR_GROUPS, GLOBAL_GROUPS);
    for (let from = 0; from < COLOUR_UNITS; from++) {
      const value = sums[from];
      if (value === 0) continue;
      const row = from * UNITS;
      for (let unit = 0; unit < UNITS; unit++) units[unit] += value * joint[row + unit];
    }
    const row = time * (UNITS + 1);
    let points = output[row + UNITS];
    for (let unit = 0; unit < UNITS; unit++) if (units[unit] > 0) points += units[unit] * output[row + unit];
    return 10 * points;
  };
}

function addRows(sum: Float32Array, weights: Float32Array, rows: Int16Array, from: number, count: number): void {
  for (let index = from; index < from + count; index++) {
    const row = rows[index] * COLOUR_UNITS;
    for (let unit = 0; unit < COLOUR_UNITS; unit++) sum[unit] += weights[row + unit];
  }
}

import { COLOUR_GROUPS, GLOBAL_GROUPS } from '../../../src/bots/mind/groups';
import { COLOUR_UNITS, UNITS, type Weights } from '../../../src/bots/mind/network';

/** Learns weights from samples by gradient descent (Adam) in batches. */
export interface Learner {
  /** One step of the batch's mean gradient. Returns the mean squared error. */
  learn(batch: readonly Sample[], rate: number): number;
}

export interface Sample {
  readonly rows: Int16Array;
  /** The row of the network's output. */
  readonly output: number;
  /** Points beyond those of now. */
  readonly target: number;
}

const PARTS = ['colour', 'whole', 'joint', 'output'] as const;
const SCALE = 10;
const GROUPS = 4 * COLOUR_GROUPS + GLOBAL_GROUPS;

export function createLearner(weights: Weights): Learner {
  const sizes = PARTS.map((part) => weights[part].length);
  const gradients = sizes.map((size) => new Float32Array(size));
  const means = sizes.map((size) => new Float32Array(size));
  const squares = sizes.map((size) => new Float32Array(size));
  const blocks = new Float32Array(4 * COLOUR_UNITS);
  const sums = new Float32Array(COLOUR_UNITS);
  const units = new Float32Array(UNITS);
  const unitErrors = new Float32Array(UNITS);
  const blockErrors = new Float32Array(4 * COLOUR_UNITS);
  const { colour, whole, joint, output } = weights;
  const [colourGradient, globalGradient, jointGradient, outputGradient] = gradients;
  let steps = 0;

  function addGradient({ rows, output: made, target }: Sample): number {
    blocks.fill(0);
    units.fill(0);
    for (let each = 0; each < 4; each++) {
      const to = each * COLOUR_UNITS;
      const end = (each + 1) * COLOUR_GROUPS;
      for (let index = each * COLOUR_GROUPS; index < end; index++)
        addRow(blocks, to, colour, rows[index] * COLOUR_UNITS);
    }
    for (let index = 4 * COLOUR_GROUPS; index < GROUPS; index++) addRow(units, 0, whole, rows[index] * UNITS);
    for (let from = 0; from < COLOUR_UNITS; from++) {
      let sum = 0;
      for (let at = from; at < 4 * COLOUR_UNITS; at += COLOUR_UNITS) if (blocks[at] > 0) sum += blocks[at];
      sums[from] = sum;
      if (sum > 0) for (let unit = 0; unit < UNITS; unit++) units[unit] += sum * joint[from * UNITS + unit];
    }
    const row = made * (UNITS + 1);
    let points = output[row + UNITS];
    for (let unit = 0; unit < UNITS; unit++) if (units[unit] > 0) points += units[unit] * output[row + unit];
    const miss = points - target / SCALE;
    const error = Math.max(-3, Math.min(3, miss));
    outputGradient[row + UNITS] += error;
    for (let unit = 0; unit < UNITS; unit++) {
      unitErrors[unit] = units[unit] > 0 ? error * output[row + unit] : 0;
      if (units[unit] > 0) outputGradient[row + unit] += error * units[unit];
    }
    for (let from = 0; from < COLOUR_UNITS; from++) {
      const sum = sums[from];
      let sumError = 0;
      if (sum > 0) {
        for (let at = from * UNITS, unit = 0; unit < UNITS; at++, unit++) {
          sumError += unitErrors[unit] * joint[at];
          jointGradient[at] += unitErrors[unit] * sum;
        }
      }
      for (let at = from; at < 4 * COLOUR_UNITS; at += COLOUR_UNITS) blockErrors[at] = blocks[at] > 0 ? sumError : 0;
    }
    for (let index = 4 * COLOUR_GROUPS; index < GROUPS; index++) {
      addRow(globalGradient, rows[index] * UNITS, unitErrors, 0);
    }
    for (let each = 0; each < 4; each++) {
      const from = each * COLOUR_UNITS;
      const end = (each + 1) * COLOUR_GROUPS;
      for (let index = each * COLOUR_GROUPS; index < end; index++) {
        addRow(colourGradient, rows[index] * COLOUR_UNITS, blockErrors, from);
      }
    }
    return SCALE * SCALE * miss * miss;
  }

  return {
    learn(batch, rate) {
      let squared = 0;
      for (const sample of batch) squared += addGradient(sample);
      steps++;
      const corrected = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
      for (const [part, name] of PARTS.entries()) {
        descend(weights[name], gradients[part], means[part], squares[part], corrected, 1 / batch.length);
      }
      return squared / batch.length;
    },
  };
}

/** A row of weights is as long as a layer is wide: 32 in both, four at a time. */
function addRow(to: Float32Array, at: number, weights: Float32Array, row: number): void {
  for (let unit = 0; unit < UNITS; unit += 4) {
    to[at + unit] += weights[row + unit];
    to[at + unit + 1] += weights[row + unit + 1];
    to[at + unit + 2] += weights[row + unit + 2];
    to[at + unit + 3] += weights[row + unit + 3];
  }
}

/** One step of Adam. */
function descend(
  values: Float32Array,
  gradient: Float32Array,
  mean: Float32Array,
  square: Float32Array,
  rate: number,
  share: number,
): void {
  for (let index = 0; index < values.length; index++) {
    const slope = gradient[index] * share;
    mean[index] = 0.9 * mean[index] + 0.1 * slope;
    square[index] = 0.999 * square[index] + 0.001 * slope * slope;
    values[index] -= (rate * mean[index]) / (Math.sqrt(square[index]) + 1e-8);
    gradient[index] = 0;
  }
}

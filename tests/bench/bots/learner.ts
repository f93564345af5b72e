import { COLOUR_GROUPS, GLOBAL_GROUPS } from '../../../src/bots/mind/groups';
import { COLOUR_UNITS, UNITS, type Weights } from '../../../src/bots/mind/network';

/** Learns weights from samples by gradient descent (Adam) in batches. */
export interface Learner {
  /** One step of the batch's mean gradient; `rows` has one sample after the other. Returns the mean squared error. */
  learn(batch: readonly Sample[], rate: number): number;
}

export interface Sample {
  readonly rows: Int16Array;
  readonly time: number;
  /** Points beyond those of now. */
  readonly target: number;
}

const PARTS = ['colour', 'whole', 'joint', 'output'] as const;
const SCALE = 10;

export function createLearner(weights: Weights): Learner {
  const sizes = PARTS.map((part) => weights[part].length);
  const gradients = sizes.map((size) => new Float32Array(size));
  const means = sizes.map((size) => new Float32Array(size));
  const squares = sizes.map((size) => new Float32Array(size));
  const blocks = new Float32Array(4 * COLOUR_UNITS);
  const sums = new Float32Array(COLOUR_UNITS);
  const units = new Float32Array(UNITS);
  const unitErrors = new Float32Array(UNITS);
  const sumErrors = new Float32Array(COLOUR_UNITS);
  const blockErrors = new Float32Array(COLOUR_UNITS);
  const { colour, whole, joint, output } = weights;
  const [colourGradient, globalGradient, jointGradient, outputGradient] = gradients;
  let steps = 0;

  function addGradient({ rows, time, target }: Sample): number {
    blocks.fill(0);
    sums.fill(0);
    for (let each = 0; each < 4; each++) {
      const from = each * COLOUR_UNITS;
      for (let index = each * COLOUR_GROUPS; index < (each + 1) * COLOUR_GROUPS; index++) {
        const row = rows[index] * COLOUR_UNITS;
        for (let unit = 0; unit < COLOUR_UNITS; unit++) blocks[from + unit] += colour[row + unit];
      }
      for (let unit = 0; unit < COLOUR_UNITS; unit++) sums[unit] += Math.max(0, blocks[from + unit]);
    }
    units.fill(0);
    for (let index = 4 * COLOUR_GROUPS; index < 4 * COLOUR_GROUPS + GLOBAL_GROUPS; index++) {
      const row = rows[index] * UNITS;
      for (let unit = 0; unit < UNITS; unit++) units[unit] += whole[row + unit];
    }
    for (let from = 0; from < COLOUR_UNITS; from++) {
      for (let unit = 0; unit < UNITS; unit++) units[unit] += sums[from] * joint[from * UNITS + unit];
    }
    const row = time * (UNITS + 1);
    let points = output[row + UNITS];
    for (let unit = 0; unit < UNITS; unit++) points += Math.max(0, units[unit]) * output[row + unit];
    const miss = points - target / SCALE;
    const error = Math.max(-3, Math.min(3, miss));
    outputGradient[row + UNITS] += error;
    for (let unit = 0; unit < UNITS; unit++) {
      unitErrors[unit] = units[unit] > 0 ? error * output[row + unit] : 0;
      if (units[unit] > 0) outputGradient[row + unit] += error * units[unit];
    }
    sumErrors.fill(0);
    for (let from = 0; from < COLOUR_UNITS; from++) {
      let sum = 0;
      for (let unit = 0; unit < UNITS; unit++) {
        sum += unitErrors[unit] * joint[from * UNITS + unit];
        jointGradient[from * UNITS + unit] += unitErrors[unit] * sums[from];
      }
      sumErrors[from] = sum;
    }
    for (let index = 4 * COLOUR_GROUPS; index < 4 * COLOUR_GROUPS + GLOBAL_GROUPS; index++) {
      const at = rows[index] * UNITS;
      for (let unit = 0; unit < UNITS; unit++) globalGradient[at + unit] += unitErrors[unit];
    }
    for (let each = 0; each < 4; each++) {
      for (let unit = 0; unit < COLOUR_UNITS; unit++) {
        blockErrors[unit] = blocks[each * COLOUR_UNITS + unit] > 0 ? sumErrors[unit] : 0;
      }
      for (let index = each * COLOUR_GROUPS; index < (each + 1) * COLOUR_GROUPS; index++) {
        const at = rows[index] * COLOUR_UNITS;
        for (let unit = 0; unit < COLOUR_UNITS; unit++) colourGradient[at + unit] += blockErrors[unit];
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
        const values = weights[name];
        const gradient = gradients[part];
        const mean = means[part];
        const square = squares[part];
        for (let index = 0; index < values.length; index++) {
          const slope = gradient[index] / batch.length;
          mean[index] = 0.9 * mean[index] + 0.1 * slope;
          square[index] = 0.999 * square[index] + 0.001 * slope * slope;
          values[index] -= (corrected * mean[index]) / (Math.sqrt(square[index]) + 1e-8);
          gradient[index] = 0;
        }
      }
      return squared / batch.length;
    },
  };
}

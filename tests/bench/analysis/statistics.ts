/** A mean with half the width of its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly width: number;
  readonly count: number;
}

export function meanOf(list: readonly number[]): Mean {
  const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
  const variance = list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, list.length - 1);
  return { mean, width: 1.96 * Math.sqrt(variance / list.length), count: list.length };
}

export function told({ mean, width }: Mean): string {
  return `${mean.toFixed(2)} ± ${width.toFixed(2)}`;
}

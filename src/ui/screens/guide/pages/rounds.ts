const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Span {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Rounds in a row for which something is the same. */
export function roundsAlike(amountIn: (round: number) => number): readonly Span[] {
  const starts = ROUNDS.filter((round) => round === 1 || amountIn(round) !== amountIn(round - 1));
  return starts.map((from, index) => ({
    from,
    to: (starts[index + 1] ?? ROUNDS.length + 1) - 1,
    amount: amountIn(from),
  }));
}

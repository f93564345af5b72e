/** Points by round as a line chart: everything in shares of its width and height, from the top left. */
export interface Chart {
  readonly lines: readonly (readonly ChartPoint[])[];
  /** Where each line's fish is: at its end, but not on top of another fish. */
  readonly ends: readonly number[];
  readonly grid: readonly { readonly points: number; readonly y: number }[];
}

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** Steps between the lines of the grid that are easy to read. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 5;
/** Fish are at least that far apart. */
const APART = 0.13;

/** `rounds` holds the points by seat after each round, the start first. */
export function chartOf(rounds: readonly (readonly number[])[]): Chart {
  const all = rounds.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const step = STEPS.find((each) => (most - least) / each <= MOST_LINES) ?? most - least;
  // Points are never far below 0: a whole step for that would only take room away.
  const bottom = least;
  const top = Math.ceil(most / step) * step;
  const yOf = (points: number) => 1 - (points - bottom) / (top - bottom);
  const xOf = (index: number) => (rounds.length < 2 ? 1 : index / (rounds.length - 1));
  const lines = rounds[0].map((_, seat) => rounds.map((points, index) => ({ x: xOf(index), y: yOf(points[seat]) })));
  const lowest = Math.ceil(bottom / step);
  const grid = Array.from({ length: top / step - lowest + 1 }, (_, index) => (lowest + index) * step);
  return {
    lines,
    ends: spread(lines.map((line) => line[line.length - 1].y)),
    grid: grid.map((points) => ({ points, y: yOf(points) })),
  };
}

/** Moves what lies too close apart, from the middle of each heap, and keeps the order. */
export function spread(places: readonly number[]): readonly number[] {
  const order = [...places.keys()].sort((a, b) => places[a] - places[b] || a - b);
  const moved = [...places];
  for (let again = 0; again < 20; again++) {
    for (let index = 1; index < order.length; index++) {
      const [above, below] = [order[index - 1], order[index]];
      const lack = APART - (moved[below] - moved[above]);
      if (lack <= 0.001) continue;
      moved[above] -= lack / 2;
      moved[below] += lack / 2;
    }
  }
  const over = Math.max(0, ...moved.map((place) => place - 1));
  return moved.map((place) => place - over);
}

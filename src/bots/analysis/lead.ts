/** The points of a seat less those of the best other one. */
export function leadOf(points: ArrayLike<number>, seat: number, players: number): number {
  return points[seat] - bestOther(points, seat, players);
}

export function bestOther(points: ArrayLike<number>, seat: number, players: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < players; other++) if (other !== seat && points[other] > best) best = points[other];
  return best;
}

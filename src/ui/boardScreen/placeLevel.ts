/** How many there is room for beside the reef's hexagon, one above the other; below there is room for two in a row. */
const MOST_ROWS = 5;

/** Where a choice stands in the corner: levels rise from the bottom, and where two share a row from left to right. */
export function placeLevel(index: number, count: number): { readonly gridRow: number; readonly gridColumn: number } {
  const pairs = Math.max(0, count - MOST_ROWS);
  const fromBottom = index < 2 * pairs ? Math.floor(index / 2) : index - pairs;
  return { gridRow: count - pairs - fromBottom, gridColumn: index < 2 * pairs ? 1 + (index % 2) : 1 };
}

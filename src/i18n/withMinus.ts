/** A whole number as it is printed: with a minus sign, which a hyphen is not. */
export function withMinus(count: number): string {
  return String(count).replace('-', '−');
}

/** Something does not fit the format: what was to be written, or what was read. */
export class Unfit extends Error {}

/** A whole number below its base. */
interface Digit {
  readonly digit: bigint;
  readonly base: bigint;
}

/** Digits on their way into one number; each has its own base, and nothing is lost between them. */
export type Digits = Digit[];

/** A number on its way back into digits. They come out in the order in which they were put in. */
export interface Source {
  rest: bigint;
}

export function put(digits: Digits, digit: number | bigint, base: number | bigint): void {
  if (!isWhole(digit) || digit < 0 || digit >= base) throw new Unfit();
  digits.push({ digit: BigInt(digit), base: BigInt(base) });
}

/** The last digit first: the first one is what is left over when dividing. Behind the last one comes `rest`. */
export function numberFrom(digits: Digits, rest = 0n): bigint {
  return digits.reduceRight((value, { digit, base }) => value * base + digit, rest);
}

export function pop(source: Source, base: number): number {
  return Number(popLarge(source, BigInt(base)));
}

/** The same, for bases beyond 2^53. */
export function popLarge(source: Source, base: bigint): bigint {
  if (base < 1n) throw new Unfit();
  const digit = source.rest % base;
  source.rest /= base;
  return digit;
}

/** A count that is mostly small: three bits at a time, and a fourth that says whether more of them follow. */
export function putCount(digits: Digits, count: number): void {
  let rest = count;
  for (; rest >= 8; rest = Math.floor(rest / 8)) put(digits, 8 + (rest % 8), 16);
  put(digits, rest, 16);
}

export function popCount(source: Source, most: number): number {
  let count = 0;
  for (let weight = 1; weight <= most || weight === 1; weight *= 8) {
    const group = pop(source, 16);
    count += (group % 8) * weight;
    if (group < 8) {
      // A last group of nothing would have been left out.
      if (count > most || (group === 0 && weight > 1)) throw new Unfit();
      return count;
    }
  }
  throw new Unfit();
}

function isWhole(digit: number | bigint): boolean {
  return typeof digit === 'bigint' || Number.isInteger(digit);
}

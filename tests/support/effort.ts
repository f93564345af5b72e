/** `npm run test:all` asks for it: random inputs as many as were meant. `npm test` takes a share of them. */
const IS_LONG = process.env.LUMICORA_LONG === '1';
const SHORT_SHARE = 1 / 7;

/** How many random inputs to try of that many. */
export function fuzzRuns(count: number): number {
  return IS_LONG ? count : Math.ceil(count * SHORT_SHARE);
}

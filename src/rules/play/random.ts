/** The generator's whole state, a signed 32-bit integer. It is part of the game's state, so a game can be repeated. */
export type RandomState = number;

/** The generator's next state. (A Weyl sequence, the counter of splitmix32: each state comes once in 2^32 steps.) */
export function nextRandom(random: RandomState): RandomState {
  return (random + 0x9e3779b9) | 0;
}

/** A number from 0 to `count - 1` read off a state. With at most 104 luminos the bias is below one in 10 million. */
export function randomBelow(random: RandomState, count: number): number {
  let mixed = random ^ (random >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  mixed ^= mixed >>> 15;
  return Math.floor(((mixed >>> 0) / 2 ** 32) * count);
}

import type { Motion } from '../view';

/** How something appears on the screen at one moment. */
export interface Shown {
  readonly x: number;
  readonly y: number;
  /** Field widths, in pixels: equal but for the moment of landing. */
  readonly unitX: number;
  readonly unitY: number;
  readonly alpha: number;
}

/** A way from one place to another. */
export interface Flight {
  readonly from: Shown;
  readonly start: number;
  readonly duration: number;
  /** Rises on the way and settles with weight. */
  readonly isCarried: boolean;
}

interface Timing {
  /** From place to place. */
  readonly move: number;
  readonly fade: number;
  /** Between two luminos drawn one after the other, at most. */
  readonly stagger: number;
}

export const TIMINGS: Readonly<Record<Motion, Timing>> = {
  off: { move: 0, fade: 0, stagger: 0 },
  fade: { move: 0, fade: 180, stagger: 0 },
  brisk: { move: 240, fade: 140, stagger: 90 },
  calm: { move: 350, fade: 200, stagger: 140 },
};

/** All draws of a move together take no longer than this before the last one sets off. */
const LONGEST_WAIT_MS = 600;

export function staggerOf(motion: Motion, count: number): number {
  return Math.min(TIMINGS[motion].stagger, LONGEST_WAIT_MS / Math.max(1, count));
}

/** How far along it is, 0 to 1. */
export function progress({ start, duration }: Flight, now: number): number {
  return duration <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / duration));
}

/** Where it is on its way to `to` after that share of the time. */
export function along({ from, isCarried }: Flight, to: Shown, share: number): Shown {
  const eased = 1 - (1 - share) ** 3;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  // Less than a third of the distance: on its way it never gets farther from where it goes.
  const rise = isCarried ? Math.sin(Math.PI * eased) * Math.min(0.35 * to.unitX, 0.2 * distance) : 0;
  const squash = isCarried && share > 0.72 ? Math.sin(((share - 0.72) / 0.28) * Math.PI) * 0.045 : 0;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) - rise,
    unitX: mix(from.unitX, to.unitX) * (1 + squash),
    unitY: mix(from.unitY, to.unitY) * (1 - squash),
    alpha: mix(from.alpha, to.alpha),
  };
}

/** The time in which a dragged lumino makes up two thirds of its way to the finger. */
const CHASE_MS = 38;

/** A step towards something that may move on itself, until it is there. */
export function chase(from: Shown, to: Shown, elapsed: number): Shown {
  const share = 1 - Math.exp(-elapsed / CHASE_MS);
  const near = (a: number, b: number) => (Math.abs(b - a) < 0.3 ? b : a + (b - a) * share);
  return {
    x: near(from.x, to.x),
    y: near(from.y, to.y),
    unitX: near(from.unitX, to.unitX),
    unitY: near(from.unitY, to.unitY),
    alpha: to.alpha,
  };
}

/** The difference is too small to be seen. */
export function isSameShown(a: Shown, b: Shown): boolean {
  return (
    Math.abs(a.x - b.x) < 0.01 &&
    Math.abs(a.y - b.y) < 0.01 &&
    Math.abs(a.unitX - b.unitX) < 0.01 &&
    a.alpha === b.alpha
  );
}

import type { Page } from '@playwright/test';
import type { Point } from '../../../src/board/layout';

/** Real touches on the page, as the browser makes them of what a screen reports. */
export interface Fingers {
  /** A contact of that radius, in pixels; a palm is larger. */
  down(at: Point, finger?: number, radius?: number): Promise<void>;
  move(to: Point, finger?: number): Promise<void>;
  up(finger?: number): Promise<void>;
  /** The system takes all touches away: a call, a gesture of its own. */
  cancel(): Promise<void>;
  tap(at: Point, finger?: number): Promise<void>;
  /** Puts a finger down and moves it there, on the way as fingers do; it stays down. */
  drag(from: Point, to: Point, finger?: number): Promise<void>;
}

interface TouchPoint extends Point {
  readonly id: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

const STEPS = 2;

export async function createFingers(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const touches = new Map<number, TouchPoint>();
  // Each event names the one touch that it is about; the browser remembers the others.
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: TouchPoint[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const touchOf = (finger: number) => {
    const touch = touches.get(finger);
    if (touch === undefined) throw new Error(`finger ${finger} is not down`);
    return touch;
  };
  const fingers: Fingers = {
    async down({ x, y }, finger = 1, radius = 10) {
      const touch = { x, y, id: finger, radiusX: radius, radiusY: radius };
      touches.set(finger, touch);
      await send('touchStart', touch);
    },
    async move({ x, y }, finger = 1) {
      const touch = { ...touchOf(finger), x, y };
      touches.set(finger, touch);
      await send('touchMove', touch);
    },
    async up(finger = 1) {
      const touch = touchOf(finger);
      touches.delete(finger);
      await send('touchEnd', touch);
    },
    async cancel() {
      touches.clear();
      await send('touchCancel');
    },
    async tap(at, finger = 1) {
      // At once: a busy page would answer late, and the tap would become a long one.
      await Promise.all([fingers.down(at, finger), fingers.up(finger)]);
    },
    async drag(from, to, finger = 1) {
      await fingers.down(from, finger);
      for (let step = 1; step <= STEPS; step++) {
        const share = step / STEPS;
        await fingers.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, finger);
      }
    },
  };
  return fingers;
}

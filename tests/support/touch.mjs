// Fingers as the browser gets them from a screen, which Playwright's own taps cannot hold in mid-air.

/** @typedef {{ x: number; y: number }} Point */

/** How far a lumino hangs above the finger that drags it. */
export const ABOVE_FINGER = 62;

/** @param {import('@playwright/test').CDPSession} session */
export function fingers(session) {
  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {readonly Point[]} points */
  const dispatch = (type, points) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id, radiusX: 6, radiusY: 6, force: 1 })),
    });
  /** @param {readonly Point[]} points */
  const down = (...points) => dispatch('touchStart', points);
  /** @param {readonly Point[]} points */
  const move = (...points) => dispatch('touchMove', points);
  const up = () => dispatch('touchEnd', []);
  return {
    down,
    move,
    up,
    /** @param {Point} point */
    async tap(point) {
      await down(point);
      await up();
    },
    /** From one point to another in small steps, the finger staying down.
     * @param {Point} from @param {Point} to */
    async drag(from, to, steps = 12) {
      await down(from);
      for (let step = 1; step <= steps; step++) await move(along(from, to, step / steps));
    },
  };
}

/** @param {Point} from @param {Point} to @param {number} share */
export function along(from, to, share) {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The middle of an element on the screen.
 * @param {import('@playwright/test').Locator} locator */
export async function middleOf(locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

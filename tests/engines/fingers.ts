import type { Point } from '../../src/board/layout';
import { until } from '../support/waiting.mjs';
import type { Driver } from './driver';

/** Something on the screen to be tapped: one of several alike, with that text or that name if they are told. */
export interface Target {
  readonly selector: string;
  readonly index?: number;
  readonly text?: string;
  readonly name?: string;
  /** It lies on the canvas, which gets the tap. */
  readonly isDrawn?: boolean;
}

/** In milliseconds, how long a tap may go without an answer before it counts as lost. */
export const ANSWER = { usual: 2500, ofButton: 800 } as const;

/** Taps until that has happened. A lost tap is seen by nothing happening, and made again. */
export async function tapUntil(
  driver: Driver,
  target: Target,
  what: string,
  hasHappened: () => Promise<boolean>,
  answer: number = ANSWER.usual,
): Promise<void> {
  await until(what, async () => {
    if (await hasHappened()) return true;
    const at = await driver.evaluate(placeOf, target);
    if (at === null) return false;
    await driver.tap(at);
    return until(what, hasHappened, answer);
  });
}

/** Runs in the page: the middle of what can be tapped now, else null. */
function placeOf({ selector, index = 0, text, name, isDrawn }: Target): Point | null {
  const alike = [...document.querySelectorAll(selector)].filter(
    ({ textContent }) => text === undefined || textContent?.trim() === text,
  );
  const element = alike[index];
  if (element === undefined || (name !== undefined && element.getAttribute('aria-label') !== name)) return null;
  if (!isDrawn) element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isOnTop = isDrawn ? top?.matches('.board canvas') : top !== null && element.contains(top);
  return isOnTop ? middle : null;
}

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the page has drawn so far: see `countFrames`. */
    readonly drawn: { frames: number; draws: number; last: number; readonly waiting: Set<number> };
  }
}

/** That long without a frame, and it is at rest: the longest wait between two, for a repaint, is shorter. */
const REST_MS = 250;

/** Lets the page count its own frames and draw calls from the next load on. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: Window['drawn'] = { frames: 0, draws: 0, last: 0, waiting: new Set() };
    Object.assign(window, { drawn });
    const request = window.requestAnimationFrame.bind(window);
    const cancel = window.cancelAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      const id = request((now) => {
        drawn.waiting.delete(id);
        drawn.frames++;
        drawn.last = performance.now();
        callback(now);
      });
      drawn.waiting.add(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      drawn.waiting.delete(id);
      cancel(id);
    };
    const { prototype } = WebGL2RenderingContext;
    const { drawElements, drawArrays } = prototype;
    prototype.drawElements = function (...args) {
      drawn.draws++;
      drawElements.apply(this, args);
    };
    prototype.drawArrays = function (...args) {
      drawn.draws++;
      drawArrays.apply(this, args);
    };
  });
}

/** Waits until nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (rest) =>
      window.drawn.waiting.size === 0 &&
      performance.now() - window.drawn.last > rest &&
      document.querySelector('.dissolving') === null,
    REST_MS,
    { polling: 50 },
  );
}

export async function framesDrawn(page: Page): Promise<{ frames: number; draws: number }> {
  return page.evaluate(() => ({ frames: window.drawn.frames, draws: window.drawn.draws }));
}

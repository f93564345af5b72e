// Time in the hand of the camera: nothing moves between two frames, however long they take.

/** A multiple of the 16 ms in which the replaced clock has its animation frames: a picture comes right after one. */
export const FRAME_MS = 48;
const EVENING = new Date('2026-11-18T18:00:00');
const LOADED = new Date('2026-11-18T18:01:00');
/**
 * Fingers come between two animation frames. A timer that begins with a touch then never ends together with a frame: its
 * picture would show the page after the timer and the canvas before it, which no browser paints.
 */
const TOUCH_AT_MS = 5;
const ANIMATION_FRAME_MS = 16;
/** Between two frames the database and the page do what takes no time on the screen. */
const PAUSE_MS = 30;

/**
 * @typedef {object} Roll
 * @property {Buffer[]} frames
 * @property {() => Promise<void>} stop The page is loaded: from now on time stands still.
 * @property {(ms: number) => Promise<void>} run Lets that much time go by, a picture every `FRAME_MS`.
 * @property {(ms: number) => Promise<void>} leap The same without pictures.
 */

/** Takes the time over, before the page is loaded.
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<Roll>} */
export async function startRoll(page, session) {
  await page.clock.install({ time: EVENING });
  await session.send('Animation.enable');
  // Styles and Web Animations do not ask the clock that Playwright replaces.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  /** @type {Buffer[]} */
  const frames = [];
  const tick = async (/** @type {number} */ ms) => {
    await page.clock.runFor(ms);
    await page.evaluate(seek, ms);
    await page.waitForTimeout(PAUSE_MS);
  };
  const toFrame = ANIMATION_FRAME_MS - TOUCH_AT_MS;
  return {
    frames,
    async stop() {
      await page.clock.pauseAt(LOADED);
      await page.clock.runFor(TOUCH_AT_MS);
    },
    async run(ms) {
      await tick(toFrame);
      for (let time = FRAME_MS; ; time += FRAME_MS) {
        frames.push(await page.screenshot());
        if (time >= ms) break;
        await tick(FRAME_MS);
      }
      await tick(FRAME_MS - toFrame);
    },
    async leap(ms) {
      for (let time = 0; time < ms; time += FRAME_MS) await tick(FRAME_MS);
    },
  };
}

/** Runs in the page.
 * @param {number} by */
function seek(by) {
  for (const animation of document.getAnimations()) {
    animation.currentTime = Number(animation.currentTime ?? 0) + by;
  }
}

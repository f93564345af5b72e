// Runs in the page before anything else: tells when the page last did something in a frame.

/** Without a frame for that long the picture has settled. The board repaints itself after 160. */
const QUIET_MS = 220;

/** Counts frames from now on.
 * @param {import('@playwright/test').Page} page */
export function watchFrames(page) {
  return page.addInitScript(() => {
    const original = window.requestAnimationFrame.bind(window);
    const watched = Object.assign(window, { lastFrame: performance.now() });
    window.requestAnimationFrame = (callback) =>
      original((now) => {
        watched.lastFrame = performance.now();
        callback(now);
      });
  });
}

/** Waits until the screen has been loaded, its canvas too unless it has none, and nothing moves any more.
 * @param {import('@playwright/test').Page} page @param {boolean} hasCanvas */
export async function settle(page, hasCanvas = true) {
  await page.locator('.waiting').waitFor({ state: 'detached' });
  if (hasCanvas) await page.waitForSelector('.board canvas');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    (quiet) => performance.now() - Number(Object.getOwnPropertyDescriptor(window, 'lastFrame')?.value) > quiet,
    QUIET_MS,
    // Not with every frame: that would be a frame.
    { polling: 40 },
  );
}

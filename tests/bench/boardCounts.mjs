// Runs in the page before anything else: counts frames, draw calls and calls that wait for the graphics card.

/** @typedef {{ frames: number; drawsPerFrame: number[]; draws: number; waits: string[] }} Counts */

/** @param {import('@playwright/test').Page} page */
export function countDrawing(page) {
  return page.addInitScript(() => {
    /** @type {Counts} */
    const counts = { frames: 0, drawsPerFrame: [], draws: 0, waits: [] };
    Object.assign(window, { counts });
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        const before = counts.draws;
        callback(now);
        counts.frames++;
        counts.drawsPerFrame.push(counts.draws - before);
      });
    /** @param {Record<string, unknown>} prototype @param {string} name @param {() => void} note */
    const wrap = (prototype, name, note) => {
      const original = prototype[name];
      if (typeof original !== 'function') return;
      prototype[name] = function (/** @type {unknown[]} */ ...args) {
        note();
        return original.apply(this, args);
      };
    };
    for (const context of [WebGLRenderingContext, WebGL2RenderingContext]) {
      /** @type {Record<string, unknown>} */
      const prototype = Object(context.prototype);
      for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
        wrap(prototype, name, () => counts.draws++);
      }
      for (const name of ['readPixels', 'finish', 'getError', 'clientWaitSync', 'getBufferSubData']) {
        wrap(prototype, name, () => counts.waits.push(name));
      }
    }
    // Without a graphics card a picture of this size takes a processor a second. How long is no matter here, so nothing
    // but one pixel is ever filled; our script and Pixi's do not notice.
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply(target, canvas, args) {
        const context = Reflect.apply(target, canvas, args);
        if (context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext) {
          context.enable(context.SCISSOR_TEST);
          context.scissor(0, 0, 1, 1);
          context.scissor = () => {};
          const disable = context.disable.bind(context);
          context.disable = (capability) => capability !== context.SCISSOR_TEST && disable(capability);
        }
        return context;
      },
    });
  });
}

/** Hands over what was counted since the last time.
 * @param {import('@playwright/test').Page} page @returns {Promise<Counts>} */
export function takeCounts(page) {
  return page.evaluate(() => {
    const counts = Object.getOwnPropertyDescriptor(window, 'counts')?.value;
    const taken = { ...counts };
    Object.assign(counts, { frames: 0, draws: 0, drawsPerFrame: [], waits: [] });
    return taken;
  });
}

// What runs in a page before anything of its own does, and notes when things have happened.

/** @typedef {import('./startNoted').Noted} Noted */

/** Presses the first button of that kind as soon as it is there: the first press that changes the address counts.
 * @param {string} selector */
export function noteAnswer(selector) {
  /** @type {Noted} */
  const noted = { answered: null, tapped: null, drawn: null };
  window.noted = noted;
  const observer = new MutationObserver(() => {
    const button = document.querySelector(selector);
    if (!(button instanceof HTMLButtonElement) || button.disabled) return;
    const before = location.href;
    button.click();
    if (location.href === before) return;
    noted.answered = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Notes the first tap on something of that kind, and the first picture on the screen that was drawn after it.
 * @param {string} selector */
export function noteDrawing(selector) {
  /** @type {Noted} */
  const noted = { answered: null, tapped: null, drawn: null };
  window.noted = noted;
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(selector)) noted.tapped ??= timeStamp;
    },
    true,
  );
  let isDrawn = false;
  for (const name of /** @type {const} */ ([
    'drawElements',
    'drawArrays',
    'drawElementsInstanced',
    'drawArraysInstanced',
  ])) {
    const drawing = new Proxy(WebGL2RenderingContext.prototype[name], {
      apply(target, context, args) {
        if (context.canvas.isConnected && noted.tapped !== null && !isDrawn) {
          isDrawn = true;
          requestAnimationFrame(() => setTimeout(noteShown));
        }
        return Reflect.apply(target, context, args);
      },
    });
    Object.assign(WebGL2RenderingContext.prototype, { [name]: drawing });
  }

  function noteShown() {
    noted.drawn = performance.now();
  }
}

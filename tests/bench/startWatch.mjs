// What runs in a page before anything of its own does, and notes when things have happened.

/** @typedef {import('./startNoted').Noted} Noted */

/** Presses the first button of that kind as soon as it is there: the first press that changes the address counts.
 * @param {string} selector */
export function noteAnswer(selector) {
  /** @type {Noted} */
  const noted = { answered: null, tapped: null, drawn: null, read: null, painted: null, uploaded: null };
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

/** Notes the first tap on something of that kind, the first picture on the screen that was drawn after it, and what was
 * done in between.
 * @param {string} selector */
export function noteDrawing(selector) {
  /** @type {Noted} */
  const noted = { answered: null, tapped: null, drawn: null, read: null, painted: null, uploaded: null };
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
    around(WebGL2RenderingContext.prototype, name, ({ canvas }) => {
      if (!canvas.isConnected || noted.tapped === null || isDrawn) return;
      isDrawn = true;
      requestAnimationFrame(() => setTimeout(noteShown));
    });
  }
  around(IDBObjectStore.prototype, 'get', (_, __, from, request) => {
    request.addEventListener('success', () => extend('read', from), { once: true });
  });
  // The atlas clips each of its pictures, and is one canvas.
  around(CanvasRenderingContext2D.prototype, 'clip', (_, __, from) => extend('painted', from));
  for (const name of /** @type {const} */ (['texImage2D', 'texSubImage2D'])) {
    around(WebGL2RenderingContext.prototype, name, (_, args, from) => {
      const [source] = args.slice(-1);
      const isPicture = source instanceof HTMLCanvasElement || source instanceof ImageBitmap;
      if (isPicture) extend('uploaded', from);
    });
  }

  /** @param {'read' | 'painted' | 'uploaded'} step @param {number} from */
  function extend(step, from) {
    if (noted.tapped !== null && !isDrawn) noted[step] = [noted[step]?.[0] ?? from, performance.now()];
  }

  function noteShown() {
    noted.drawn = performance.now();
  }

  /** @param {any} prototype @param {string} name
   * @param {(self: any, args: readonly unknown[], from: number, result: any) => void} note */
  function around(prototype, name, note) {
    prototype[name] = new Proxy(prototype[name], {
      apply(target, self, args) {
        const from = performance.now();
        const result = Reflect.apply(target, self, args);
        note(self, args, from, result);
        return result;
      },
    });
  }
}

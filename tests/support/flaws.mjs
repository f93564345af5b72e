// What can be told to be wrong with a screen without looking at it.

/** Fingers miss targets that are smaller, in CSS pixels. */
const MIN_TARGET_PX = 48;

/** What is wrong with a screen of a tablet with text of normal size, in words.
 * @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
export function findFlaws(page) {
  return page.evaluate((least) => {
    const isTable = document.querySelector('.place') !== null;
    const root = document.documentElement;
    /** @param {Element} element */
    const isTooHigh = (element) => element.scrollHeight > element.clientHeight + 1;
    /** @param {Element} element @param {'overflowX' | 'overflowY'} axis */
    const isScrolledBy = (element, axis) => {
      for (let each = element.parentElement; each !== null && each !== root; each = each.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(each)[axis])) return !each.matches('.scroller');
      }
      return axis === 'overflowY' && !isTable;
    };
    const scroller = document.querySelector('.scroller');
    const scrolls =
      isTable && (isTooHigh(root) || (scroller !== null && isTooHigh(scroller))) ? ['the table scrolls'] : [];

    // The fields of the reef are as large as the reef; the finger takes the nearest one. What cannot be pressed now need not
    // be hit.
    const open = 'button:not([data-field], [aria-disabled="true"]), summary, label:has(> input)';
    const controls = [...document.querySelectorAll(open)];
    // What lies behind something else waits to be used.
    const seen = controls.filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('[inert]') === null,
    );
    const flaws = seen.flatMap((control) => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
      const isSmall = width < least - 0.1 || height < least - 0.1;
      const isBeside = (left < -0.5 || right > innerWidth + 0.5) && !isScrolledBy(control, 'overflowX');
      const isBeyond = (top < -0.5 || bottom > innerHeight + 0.5) && !isScrolledBy(control, 'overflowY');
      return [
        ...(isSmall ? [`"${name}" is only ${Math.round(width)} x ${Math.round(height)}`] : []),
        ...(isBeside || isBeyond ? [`"${name}" lies outside`] : []),
      ];
    });
    return [...scrolls, ...flaws];
  }, MIN_TARGET_PX);
}

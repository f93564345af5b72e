// A screen that scrolls is more than one picture.

/** How many screens are taken of a page that scrolls, at most. */
const MAX_SCREENS = 4;

/** Takes what is seen, and whatever else is seen by scrolling on: `name.png`, `name-2.png` and so on.
 * @param {import('@playwright/test').Page} page @param {string} path without `.png` @param {() => Promise<void>} settle */
export async function takeScreenfuls(page, path, settle) {
  await page.screenshot({ path: `${path}.png` });
  for (let count = 2; count <= MAX_SCREENS && (await page.evaluate(scrollOn)); count++) {
    await settle();
    await page.screenshot({ path: `${path}-${count}.png` });
  }
}

/** Runs in the page: scrolls what is large and on top; whether there was more to see. */
function scrollOn() {
  const large = [...document.querySelectorAll('*')].filter((element) => {
    const { clientWidth, clientHeight, scrollHeight } = element;
    const isRoot = element === document.scrollingElement;
    const canScroll = isRoot || /auto|scroll/.test(getComputedStyle(element).overflowY);
    const isLarge = clientHeight > innerHeight * 0.3 && clientWidth > Math.min(innerWidth * 0.3, 300);
    return canScroll && isLarge && scrollHeight > clientHeight + 2 && element.closest('[inert]') === null;
  });
  return large.reverse().some((element) => {
    const before = element.scrollTop;
    element.scrollBy({ top: element.clientHeight * 0.85, behavior: 'instant' });
    return element.scrollTop > before + 2;
  });
}

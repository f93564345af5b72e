import type { Page } from '@playwright/test';
import { expect } from './test';

export const SCREENS = [
  { name: 'a tablet in landscape', width: 1180, height: 820 },
  { name: 'a tablet in portrait', width: 820, height: 1180 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1440, height: 900 },
] as const;

/** Text of double size, as a reader may ask for it. */
export async function doubleText(page: Page): Promise<void> {
  await sizeText(page, 2);
}

/** Enlarges the text by that factor. */
export async function sizeText(page: Page, times: number): Promise<void> {
  await page.evaluate(
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    },
    `${100 * times}%`,
  );
}

/** Nothing is wider than the page, no words stick out, and everything that can be pressed is large enough. */
export async function expectToFit(page: Page): Promise<void> {
  const { width, scrollWidth, sticksOut, small } = await page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    // What is only for listening has no size to speak of.
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) => part.closest('.unseen') === null);
    const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent;
    return {
      width,
      scrollWidth,
      // Pictures may bleed off the page, which clips them; words and controls may not.
      sticksOut: seen('button, p, h1, h2, legend, label, label b')
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          // What a label holds may be larger: a tick over its corner.
          return left < 0 || right > width || (part.scrollWidth > part.clientWidth && !part.matches('label'));
        })
        .map(nameOf),
      small: seen('button, label, input')
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width < 48 || box.height < 48;
        })
        .map(nameOf),
    };
  });
  expect(scrollWidth).toBe(width);
  expect(sticksOut).toEqual([]);
  expect(small).toEqual([]);
}

import type { Page } from '@playwright/test';

/** What the page has shown between moves since it was opened. */
export interface Calls {
  /** The headings of the banners that called a player, in order. */
  readonly banners: readonly string[];
  /** How many modal elements have covered the table. */
  readonly covers: number;
}

/** From the next page on it notes down every banner and every cover, however soon they go. */
export async function noteCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const banners: string[] = [];
    const covers = new Set<Element>();
    let last: string | null = null;
    const look = () => {
      const now = document.querySelector('.nextBanner .called')?.textContent ?? null;
      if (now !== null && now !== last) banners.push(now);
      last = now;
      // A question is no cover: it is asked because of what a player has just done.
      for (const cover of document.querySelectorAll('[aria-modal]:not(.modal > .box)')) covers.add(cover);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    Reflect.set(window, 'callsSoFar', () => ({ banners, covers: covers.size }));
  });
}

export function callsIn(page: Page): Promise<Calls> {
  return page.evaluate(() => Reflect.get(window, 'callsSoFar')());
}

import type { Page } from '@playwright/test';
import { parseFile } from '../../../src/storage/format/file';

/** An iPad that shares only right at a tap: stricter than any. */
export async function shareAtTapsOnly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isTap = false;
    addEventListener(
      'click',
      () => {
        isTap = true;
      },
      { capture: true },
    );
    addEventListener('click', () => {
      isTap = false;
    });
    const shared: string[] = [];
    Object.assign(window, { shared });
    const share = async ({ files }: { readonly files: readonly File[] }) => {
      if (!isTap) throw new DOMException('no tap', 'NotAllowedError');
      shared.push(await files[0].text());
    };
    for (const [key, value] of Object.entries({ userAgent: 'iPad', canShare: () => true, share })) {
      Object.defineProperty(navigator, key, { value });
    }
  });
}

/** Where the games stood that went to the share sheet. */
export async function sharedPositions(page: Page): Promise<readonly string[]> {
  const all: readonly string[] = await page.evaluate(() => Reflect.get(window, 'shared'));
  return all.map(parseFile).flatMap((file) => (file.ok ? file.saves.map(({ position }) => position) : []));
}

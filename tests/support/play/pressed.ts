import type { Locator } from '@playwright/test';
import { expect } from '../page/test';

/** What is chosen says so itself. */
export async function isPressed(button: Locator): Promise<boolean> {
  return (await button.getAttribute('aria-pressed')) === 'true';
}

/** Soon, or the tap has been lost and is to be made again. */
export async function expectPressed(button: Locator): Promise<void> {
  await expect.poll(() => isPressed(button), { intervals: [20, 20, 50, 100], timeout: 3000 }).toBe(true);
}

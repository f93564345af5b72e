import type { Locator, Page } from '@playwright/test';
import { expect } from '../page/test';

/** One try is enough on a page that stands still. If something has moved the focus meanwhile, it looks again. */
const TRIES = 4;

/** Presses Tab, or Shift and Tab if that is shorter, until the keyboard is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < TRIES; count++) {
    const steps = await target.evaluate(stepsTo);
    if (steps === 0) return;
    for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
}

/** Within the page: how many stops of the Tab key lie between here and there; below 0 going back. */
function stepsTo(target: Element): number {
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    // Of a group of radio buttons the chosen one.
    (!element.matches('input[type="radio"]') || element.matches(':checked'));
  const elements = document.querySelectorAll<HTMLElement>('a, button, input, [tabindex]');
  const stops: readonly Element[] = [...elements].filter(isStop);
  const there = stops.indexOf(target);
  const focused = document.activeElement ?? document.body;
  if (stops.includes(focused)) return there - stops.indexOf(focused);
  // The focus is where the Tab key does not stop, or nowhere: what follows is one step away.
  const passed = stops.filter(
    (stop) => focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING,
  ).length;
  return there < passed ? there - passed : there - passed + 1;
}

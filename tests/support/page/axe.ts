import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test';

/** Axe finds nothing. It is half a megabyte of script, which takes as long to load as to run: each page gets it once. */
export async function expectAccessible(page: Page): Promise<void> {
  // The shell alone, painted before any script, is not the page.
  await expect(page.locator('main').first()).toBeAttached();
  // It looks into frames only if it is in each of them, too.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  });
  expect(violations).toEqual([]);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

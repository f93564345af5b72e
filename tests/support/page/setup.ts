import type { Locator, Page } from '@playwright/test';
import type { GameRecord } from '../../../src/history/record';
import { SETUP_TEXTS } from '../texts';
import { keptRecord } from './keptRecord';
import { expect } from './test';

const { en } = SETUP_TEXTS;

/** As for players who have said before that it is not their first game. */
export async function declineLessons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      const key = 'lumicora.people';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"isGuided":false}');
    } catch {
      // A browser that stores nothing.
    }
  });
}

export async function openSetup(page: Page, texts = en): Promise<void> {
  await declineLessons(page);
  await page.goto('/#/setup');
  await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
}

/** As if these people had played last time. */
export async function rememberPeople(page: Page, ...names: readonly string[]): Promise<void> {
  const draft = { people: names.map((name) => ({ name })), count: names.length, isGuided: false };
  await page.addInitScript((text) => {
    if (localStorage.getItem('lumicora.people') === null) localStorage.setItem('lumicora.people', text);
  }, JSON.stringify(draft));
}

export function fields(page: Page): Locator {
  return page.getByRole('textbox');
}

export async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(names);
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Presses "Play" and gives back the game that came of it. */
export async function play(page: Page, texts = en): Promise<GameRecord> {
  await button(page, texts.play).click();
  await expect(page).toHaveURL(/#\/game\//);
  return keptRecord(page);
}

import type { Locator, Page } from '@playwright/test';
import type { FieldId } from '../../../src/rules/data/hex';
import { walk } from '../../../src/ui/boardScreen/grid/walk';
import { expect } from '../page/test';
import type { Hands } from './hands';
import { expectPressed, isPressed } from './pressed';
import { tabTo } from './tabbing';

/** Plays with keys alone: Tab from place to place, arrows within a list or the reef, R to turn, Enter. */
export function playByKeys(page: Page): Hands {
  const { keyboard } = page;
  const press = async (button: Locator) => {
    await tabTo(page, button);
    await keyboard.press('Enter');
  };
  return {
    press,
    act: press,
    async write(field, text) {
      await tabTo(page, field);
      await keyboard.type(text);
    },
    async choose(radio) {
      const name = await radio.getAttribute('name');
      await tabTo(page, page.locator(`input[name="${name}"]:checked`));
      while (!(await radio.isChecked())) await keyboard.press('ArrowDown');
    },
    async pick(lumino) {
      if (await isPressed(lumino)) return;
      await focusInList(page, lumino);
      await keyboard.press('Enter');
      await expectPressed(lumino);
    },
    async weigh(colour) {
      if (await isPressed(colour)) return;
      await press(colour);
      await expectPressed(colour);
    },
    async lay({ lumino, numberOn, confirm, turns, isAgain }) {
      if (isAgain && confirm !== null && (await confirm.isVisible())) return press(confirm);
      if (isAgain && (await numberOn.evaluate((field) => field.matches(':focus')))) return keyboard.press('Enter');
      await focusInList(page, lumino);
      // On to the reef, where it could lie.
      await keyboard.press('Enter');
      const from = Number(await page.locator('[data-field]:focus').getAttribute('data-field'));
      const to = Number(await numberOn.getAttribute('data-field'));
      for (const key of wayThrough(from, to)) await keyboard.press(key);
      await expect(numberOn).toBeFocused();
      for (let turn = 0; turn < turns; turn++) await keyboard.press('r');
      await keyboard.press('Enter');
      if (confirm !== null) await press(confirm);
    },
  };
}

/** The Tab key stops at one of the list; arrows lead on from there. */
async function focusInList(page: Page, lumino: Locator): Promise<void> {
  await tabTo(page, lumino.locator('xpath=ancestor::ul').locator('button[tabindex="0"]'));
  const steps = await lumino.evaluate((wanted) => {
    const buttons: readonly (Element | null)[] = [...(wanted.closest('ul')?.querySelectorAll('button') ?? [])];
    return buttons.indexOf(wanted) - buttons.indexOf(document.activeElement);
  });
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight');
  await expect(lumino).toBeFocused();
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** The shortest way with arrow keys from one field to another. */
function wayThrough(from: FieldId, to: FieldId): readonly string[] {
  const ways = new Map<FieldId, readonly string[]>([[from, []]]);
  for (const [field, way] of ways) {
    if (field === to) return way;
    for (const arrow of ARROWS) {
      const next = walk(field, arrow);
      if (next !== null && !ways.has(next)) ways.set(next, [...way, arrow]);
    }
  }
  throw new Error(`no way from ${from} to ${to}`);
}

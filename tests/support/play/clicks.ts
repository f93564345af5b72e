import type { Locator } from '@playwright/test';
import { expect } from '../page/test';
import type { Hands } from './hands';
import { expectPressed, isPressed } from './pressed';

/** Plays as screen readers and switches do: presses the buttons that lie over the picture, wherever the focus is. */
export function playByClicks(): Hands {
  const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());
  const pressUntilOn = async (button: Locator) => {
    if (await isPressed(button)) return;
    await press(button);
    await expectPressed(button);
  };
  return {
    press,
    act: press,
    write: (field, text) => field.fill(text),
    choose: press,
    pick: pressUntilOn,
    weigh: pressUntilOn,
    async lay({ lumino, isHeld, numberOn, otherOn, mark, confirm }) {
      if (!isHeld) await pressUntilOn(lumino);
      const nameOf = async () => (await numberOn.getAttribute('aria-label')) ?? '';
      if (!(await nameOf()).endsWith(mark)) await press(numberOn);
      await expect.poll(nameOf).toMatch(new RegExp(`${mark}$`));
      await press(confirm ?? otherOn);
    },
  };
}

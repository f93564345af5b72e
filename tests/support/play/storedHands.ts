import type { Page } from '@playwright/test';
import type { Hands } from './hands';
import { playByKeys } from './keys';

/** Plays with keys, and goes straight to what it wants: here it matters what is kept, not how it is reached. */
export function playQuickly(page: Page): Hands {
  const press = (button: Parameters<Hands['press']>[0]) => button.press('Enter');
  return {
    press,
    act: press,
    write: (field, text) => field.fill(text),
    choose: (radio) => radio.check({ force: true }),
    pick: press,
    weigh: press,
    lay: playByKeys(page).lay,
  };
}

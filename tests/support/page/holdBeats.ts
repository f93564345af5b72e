import type { Page } from '@playwright/test';

/** Longer than every timer of the table but those of its beats, in milliseconds. */
const LONGEST_OTHER_MS = 400;

export interface HeldBeats {
  /** Whatever waits for that time or less has waited long enough. */
  pass(ms: number): Promise<void>;
}

/** From now on no beat goes on by itself, and its deaf beginning does not end, until the test lets time pass. */
export async function holdBeats(page: Page): Promise<HeldBeats> {
  await page.evaluate((longest) => {
    const begin = window.setTimeout.bind(window);
    const end = window.clearTimeout.bind(window);
    const held = new Map<number, { readonly run: () => void; readonly ms: number }>();
    let count = 0;
    Object.assign(window, {
      setTimeout(run: () => void, ms = 0) {
        if (ms <= longest) return begin(run, ms);
        count--;
        held.set(count, { run, ms });
        return count;
      },
      clearTimeout(timer: number) {
        if (!held.delete(timer)) end(timer);
      },
      passTime(passed: number) {
        for (const [timer, { run, ms }] of [...held]) {
          if (ms <= passed && held.delete(timer)) run();
        }
      },
    });
  }, LONGEST_OTHER_MS);
  return { pass: (ms) => page.evaluate((passed) => Reflect.get(window, 'passTime')(passed), ms) };
}

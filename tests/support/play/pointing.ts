import type { Locator, Page } from '@playwright/test';
import type { Point } from '../../../src/board/layout';
import { REPEATED_TAP_MS } from '../../../src/ui/kit/repeatedTap';
import type { Fingers } from '../page/fingers';
import { below, middleOf } from '../page/table';
import { expect } from '../page/test';
import type { Hands, Lay } from './hands';
import { expectPressed, isPressed } from './pressed';

/** Taps that are nearer to each other may count as a repeated tap; the page itself is stricter. */
const NEAR_PX = 60;
/** The clocks of the page and of the tests differ by up to that. */
const CLOCK_SKEW_MS = 20;

/** Plays with a finger: taps, and drags now and then. */
export function playByTouch(page: Page, fingers: Fingers): Hands {
  // At once, or on a busy machine it would be a long press.
  const tap = async (at: Point) => {
    await Promise.all([fingers.down(at), fingers.up()]);
  };
  const hands = pointing(page, tap);
  return {
    ...hands,
    async carry(lumino, to) {
      await fingers.drag(await restingMiddle(lumino), await middleOf(to));
      await fingers.up();
    },
    async lay({ lumino, isHeld, numberOn, otherOn, mark, confirm, isStraight }: Lay) {
      if (isStraight) {
        const from = await restingMiddle(lumino);
        const to = between(await middleOf(numberOn), await middleOf(otherOn));
        await fingers.drag(from, await belowFor(page, to));
        await fingers.up();
        return;
      }
      if (!isHeld) await hands.pick(lumino);
      const nameOf = async () => (await numberOn.getAttribute('aria-label')) ?? '';
      if (!(await nameOf()).endsWith(mark)) await tap(await restingMiddle(numberOn));
      await expect.poll(nameOf, { intervals: [20, 20, 50, 100], timeout: 3000 }).toMatch(new RegExp(`${mark}$`));
      if (confirm === null) await tap(await restingMiddle(otherOn));
      else await hands.act(confirm);
    },
  };
}

/** Plays with a mouse: the lumino in hand follows it, its right button turns it. */
export function playByMouse(page: Page): Hands {
  const hands = pointing(page, ({ x, y }) => page.mouse.click(x, y));
  return {
    ...hands,
    async carry(lumino, to) {
      const from = await restingMiddle(lumino);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      const { x, y } = await middleOf(to);
      await page.mouse.move(x, y, { steps: 2 });
      await page.mouse.up();
    },
    async lay({ lumino, isHeld, numberOn, turns, isAgain }) {
      if (!isHeld) await hands.pick(lumino);
      const { x, y } = await restingMiddle(numberOn);
      await page.mouse.move(x, y);
      // The ghost keeps its turns: only the last click can have been lost, or the lumino would lie elsewhere.
      for (let turn = 0; !isAgain && turn < turns; turn++) await page.mouse.click(x, y, { button: 'right' });
      await page.mouse.click(x, y);
    },
  };
}

/** What can be done by pointing, however that is done. */
function pointing(page: Page, tap: (at: Point) => Promise<void>): Omit<Hands, 'lay'> {
  let acted = { x: 0, y: 0, time: 0 };
  const press = async (button: Locator) => {
    await tap(await button.evaluate(pressableMiddle));
  };
  return {
    press,
    async act(button) {
      let at = await button.evaluate(pressableMiddle);
      const rest = acted.time + REPEATED_TAP_MS + CLOCK_SKEW_MS - Date.now();
      // Only where the last such button was tapped a tap so soon would count as its second half.
      if (rest > 0 && Math.hypot(at.x - acted.x, at.y - acted.y) < NEAR_PX) {
        await page.waitForTimeout(rest);
        at = await button.evaluate(pressableMiddle);
      }
      await tap(at);
      acted = { ...at, time: Date.now() };
    },
    async write(field, text) {
      await press(field);
      await page.keyboard.type(text);
    },
    async choose(radio) {
      await press(radio.locator('..'));
      await expect(radio).toBeChecked();
    },
    async pick(lumino) {
      if (await isPressed(lumino)) return;
      await tap(await restingMiddle(lumino));
      await expectPressed(lumino);
    },
    async weigh(colour) {
      if (await isPressed(colour)) return;
      await press(colour);
      await expectPressed(colour);
    },
  };
}

/**
 * Runs in the page: where a button can be pressed. The screen between two turns keeps its buttons from trembling fingers
 * for a moment; set-up may have to be scrolled.
 */
async function pressableMiddle(button: Element): Promise<Point> {
  button.scrollIntoView({ block: 'nearest' });
  const end = performance.now() + 5000;
  while (getComputedStyle(button).pointerEvents === 'none') {
    if (performance.now() > end) throw new Error(`"${button.textContent}" cannot be pressed`);
    await new Promise((done) => setTimeout(done, 20));
  }
  await new Promise(requestAnimationFrame);
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where something lies once the page has had the time to move it. */
async function restingMiddle(locator: Locator): Promise<Point> {
  return locator.evaluate(async (element) => {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A lumino hangs above the finger as seen by the player who sits there. */
async function belowFor(page: Page, point: Point): Promise<Point> {
  const facing = await page.locator('[data-facing]').getAttribute('data-facing');
  const { y } = below({ x: 0, y: 0 });
  const angle = (Number(facing) * Math.PI) / 180;
  return { x: point.x - y * Math.sin(angle), y: point.y + y * Math.cos(angle) };
}

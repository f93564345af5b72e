import { settled } from '../../support/page/frames';
import { expectLikePicture, expectReefUnderGrid } from '../../support/page/picture';
import { expectUnchanged, field, fieldBoxes, middleOf, openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { OFFERING, settling } from '../../support/tablePositions';

// Only what counts as mobile zooms its pages by pinching and tapping twice: here it must not.
test.use({ deviceScaleFactor: 1, hasTouch: true, isMobile: true });

test('two fingers zoom the reef and nothing else, and back to where it was', async ({ page, fingers }) => {
  await openTable(page, OFFERING);
  const before = await page.screenshot();
  const boxes = await fieldBoxes(page);
  const { x, y } = await middleOf(field(page, 'd4'));

  await fingers.down({ x: x - 60, y });
  await fingers.down({ x: x + 60, y }, 2);
  await fingers.move({ x: x - 90, y });
  await fingers.move({ x: x + 90, y }, 2);
  await fingers.up(2);
  await fingers.up();
  await settled(page);
  const zoomed = await fieldBoxes(page);
  for (const [index, { width }] of zoomed.entries()) expect(width / boxes[index].width).toBeCloseTo(1.5, 2);
  const middle = await middleOf(field(page, 'd4'));
  expect(Math.hypot(middle.x - x, middle.y - y)).toBeLessThan(2);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await expectReefUnderGrid(page, OFFERING);

  await fingers.down({ x: x - 200, y });
  await fingers.down({ x: x + 200, y }, 2);
  await fingers.move({ x: x - 50, y });
  await fingers.move({ x: x + 50, y }, 2);
  await fingers.up();
  await fingers.up(2);
  await settled(page);
  expect(await fieldBoxes(page)).toEqual(boxes);
  await expectLikePicture(page, await page.screenshot(), before);
  await expectUnchanged(page, OFFERING);
});

test('a tap on the zoomed and moved reef hits the field that is seen there', async ({ page, fingers }) => {
  const state = settling('y3s1', { limestone: 2 });
  await openTable(page, state);
  const { x, y } = await middleOf(field(page, 'd3'));
  await fingers.down({ x: x - 40, y });
  await fingers.down({ x: x + 40, y }, 2);
  await fingers.move({ x: x + 80, y }, 2);
  await fingers.up(2);
  await fingers.move({ x: x + 20, y: y + 30 });
  await fingers.up();
  await settled(page);
  const moved = await middleOf(field(page, 'c3'));
  await fingers.tap(moved);
  await expect(field(page, 'c3')).toHaveAccessibleName(/the number lies here$/);
  await expectUnchanged(page, state);
});

test('the wheel zooms around the mouse, and back', async ({ page }) => {
  await openTable(page, OFFERING);
  const boxes = await fieldBoxes(page);
  const { x, y } = await middleOf(field(page, 'd4'));
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await fieldBoxes(page))[0].width).toBeGreaterThan(boxes[0].width * 1.3);
  const middle = await middleOf(field(page, 'd4'));
  expect(Math.hypot(middle.x - x, middle.y - y)).toBeLessThan(2);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => fieldBoxes(page)).toEqual(boxes);
});

test('two quick taps do not zoom the page', async ({ page, fingers }) => {
  await openTable(page, OFFERING);
  const boxes = await fieldBoxes(page);
  const at = await middleOf(field(page, 'd4'));
  await fingers.tap(at);
  await fingers.tap(at);
  await settled(page);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect(await fieldBoxes(page)).toEqual(boxes);
});

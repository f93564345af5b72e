import type { Page } from '@playwright/test';
import { BOARDS } from '../../../src/rules/data/boards';
import { FIELDS } from '../../../src/rules/data/hex';
import type { GameState } from '../../../src/rules/state';
import { tableWith } from '../tableDriver';
import { type Box, fieldBoxes } from './table';
import { expect } from './test';

/** The light in the water is blurred by the browser, which does not round the same way each time: no eye sees one step of 255. */
const ROUNDING = 2;

/** The same picture, pixel by pixel. */
export async function expectSamePicture(page: Page, one: Buffer, other: Buffer): Promise<void> {
  expect(await shareAbove(page, one, other, ROUNDING), 'the share of what is different').toBe(0);
}

export async function expectOtherPicture(page: Page, one: Buffer, other: Buffer): Promise<void> {
  expect(await shareAbove(page, one, other, ROUNDING), 'the share of what is different').toBeGreaterThan(0);
}

/** The same but for what shrinking does: pictures painted for a larger window serve a smaller one, too. */
export async function expectLikePicture(page: Page, one: Buffer, other: Buffer): Promise<void> {
  expect(await shareAbove(page, one, other, 40), 'the share of what is clearly different').toBeLessThan(0.0005);
}

/** Which share of two pictures' colour values is further apart than that; all of it if they differ in size. */
async function shareAbove(page: Page, one: Buffer, other: Buffer, apart: number): Promise<number> {
  return page.evaluate(
    async ({ pngs, apart }) => {
      const [a, b] = await Promise.all(
        pngs.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      const different = a.filter((value, index) => Math.abs(value - b[index]) > apart).length;
      return a.length === b.length && a.length > 0 ? different / a.length : 1;
    },
    { pngs: [one.toString('base64'), other.toString('base64')], apart },
  );
}

/** How many different colours there are in a picture: very few in a blank one. */
export async function countColours(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
    return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer())).size;
  }, png.toString('base64'));
}

/** The canvas draws each field where the page has its button: bare limestone is reddish there, bare water blue. */
export async function expectReefUnderGrid(page: Page, state: GameState): Promise<void> {
  const { reef } = state.players[state.seat];
  const area = await reefArea(page);
  const boxes = await fieldBoxes(page);
  // A price lies in the middle of its field.
  const priced = tableWith(state).lays.value.map(({ numberOn }) => numberOn);
  const seen = FIELDS.filter(
    (field) => reef[field].length === 0 && !priced.includes(field) && isWithin(area, boxes[field]),
  );
  expect(seen.length).toBeGreaterThan(5);
  const colours = await coloursIn(
    page,
    await page.screenshot({ scale: 'css' }),
    seen.map((field) => boxes[field]),
  );
  const drawn = colours.map(([red, , blue]) => (red > blue ? 'limestone' : 'water'));
  expect(drawn).toEqual(seen.map((field) => BOARDS[state.side].base[field]));
}

async function reefArea(page: Page): Promise<Box> {
  const box = await page.locator('.reefSlot').boundingBox();
  if (box === null) throw new Error('there is no room for the reef');
  return box;
}

function isWithin(area: Box, { x, y, width, height }: Box): boolean {
  return x >= area.x && y >= area.y && x + width <= area.x + area.width && y + height <= area.y + area.height;
}

/** The average colour in the middle of each box. */
async function coloursIn(page: Page, png: Buffer, boxes: readonly Box[]): Promise<readonly (readonly number[])[]> {
  return page.evaluate(
    async ({ base64, boxes }) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      return boxes.map(({ x, y, width, height }) => {
        const side = Math.ceil(width / 3);
        const { data = [] } =
          context?.getImageData(x + width / 2 - side / 2, y + height / 2 - side / 2, side, side) ?? {};
        const sums = [0, 0, 0];
        data.forEach((value, index) => {
          if (index % 4 < 3) sums[index % 4] += value / (side * side);
        });
        return sums;
      });
    },
    { base64: png.toString('base64'), boxes: [...boxes] },
  );
}

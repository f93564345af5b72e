import type { Locator } from '@playwright/test';
import { LIFT } from '../../../src/board/layout';
import { directionTo } from '../../../src/rules/data/hex';
import { heightOf } from '../../../src/rules/reef';
import { field, position } from '../rules/build';
import { ABOVE_FINGER, middleOf, type Point } from '../touch.mjs';
import type { Stage } from './scene';

export function fieldButton({ page }: Stage, name: string): Locator {
  return page.locator(`[data-field="${field(name)}"]`);
}

/** The lumino in hand that would be laid. */
function heldLumino({ page }: Stage): Locator {
  return page.locator('.luminos button[aria-pressed=true]');
}

/** Fails unless this stands in the bubble over the reef; what a legal lay costs is not seen there. */
export async function expectBubble({ page }: Stage, sentence: string): Promise<void> {
  await page.locator('.ghostBubble', { hasText: sentence }).waitFor({ state: 'attached', timeout: 20_000 });
}

/** Turns the lumino in hand, drags it over two fields and holds it there. */
export async function holdOver(stage: Stage, text: string, numberOn: string, otherOn: string): Promise<void> {
  const from = await middleOf(heldLumino(stage));
  const turns = directionTo(field(numberOn), field(otherOn)) ?? 0;
  for (let turn = 0; turn < turns; turn++) await stage.finger.tap(await middleOf(stage.page.locator('.turnButton')));
  const middle = await hoverPoint(stage, text, numberOn, otherOn);
  await stage.finger.drag(from, { x: middle.x, y: middle.y + ABOVE_FINGER }, 6);
}

/** Where a lumino's middle is when it lies there. The buttons lie on what is there now, the lumino on top of the higher. */
async function hoverPoint(stage: Stage, text: string, ...names: readonly [string, string]): Promise<Point> {
  const { players, seat } = position(text);
  const heights = names.map((name) => heightOf(players[seat].reef, field(name)));
  const level = Math.max(...heights) + 1;
  const boxes = await Promise.all(names.map((name) => fieldButton(stage, name).boundingBox()));
  const points = boxes.map((box, index) => {
    if (!box) throw new Error(`${names[index]} is not on the screen`);
    const unit = box.width / SHARE_OF_FIELD;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 - (level - heights[index]) * LIFT * unit };
  });
  return { x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2 };
}

/** A field's button is that much smaller than the field. */
const SHARE_OF_FIELD = 0.94;

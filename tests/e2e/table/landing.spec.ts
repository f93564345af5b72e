import type { Page } from '@playwright/test';
import type { Point } from '../../../src/board/layout';
import type { GameState, Move } from '../../../src/rules/state';
import { settled } from '../../support/page/frames';
import { holdBeats } from '../../support/page/holdBeats';
import { holdDatabase } from '../../support/page/holdDatabase';
import { followSprites, noteSprites, type Way, waysSinceRelease } from '../../support/page/sprites';
import {
  below,
  between,
  expectPosition,
  expectUnchanged,
  field,
  luminoButton,
  middleOf,
  openTable,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { ACTING, OFFERING, STARTING, settling, spot } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

// A lumino that is let go stays there until its move is kept, then settles: seen in the ways of the pictures themselves.

test.use({ deviceScaleFactor: 1, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

/** So long keeping takes. */
const KEEPING_MS = 500;
/** Nearer than that, in pixels, is the same place. */
const NEAR_PX = 0.75;

const { screen } = TABLE_TEXTS.en;
const LAY = { type: 'lay', lumino: lumino('y3s1'), ...spot('d2d3') } as const;

interface Drop {
  readonly state: GameState;
  readonly moves: readonly Move[];
  /** The button over the lumino, and where its middle is brought. */
  readonly from: (page: Page) => ReturnType<Page['locator']>;
  readonly to: (page: Page) => Promise<Point>;
  /** Over the reef it snaps to its fields: all that is left is to be laid down. */
  readonly isOnReef: boolean;
}

const DROPS: Readonly<Record<string, Drop>> = {
  'an offer': {
    state: OFFERING,
    moves: [{ type: 'offer', lumino: lumino('g4o1') }],
    from: (page) => luminoButton(page, 'g4o1'),
    to: (page) => beside(page, screen.atoll),
    isOnReef: false,
  },
  'a taking': {
    state: ACTING,
    moves: [{ type: 'takeFromAtoll', luminos: [lumino('y4o1')] }],
    from: (page) => luminoButton(page, 'y4o1'),
    to: (page) => beside(page, screen.hand),
    isOnReef: false,
  },
  'a lay': {
    state: settling('y3s1'),
    moves: [LAY],
    from: (page) => luminoButton(page, 'y3s1'),
    to: (page) => between(page, 'd2d3'),
    isOnReef: true,
  },
  'a start lumino': {
    state: STARTING,
    moves: [{ type: 'layStart', left: 'yellow' }],
    from: (page) => page.locator('.hand .luminos button'),
    to: (page) => between(page, 'd4d5'),
    isOnReef: true,
  },
  'a taking and laying in one': {
    state: ACTING,
    moves: [{ type: 'takeFromDisplay', lumino: lumino('y3s1') }, LAY],
    from: (page) => luminoButton(page, 'y3s1'),
    to: (page) => between(page, 'd2d3'),
    isOnReef: true,
  },
};

for (const [name, { state, moves, from, to, isOnReef }] of Object.entries(DROPS)) {
  for (const pointer of ['finger', 'mouse'] as const) {
    test(`${name} by ${pointer}, kept ${KEEPING_MS} ms later, never gets farther from its place`, async ({
      page,
      fingers,
    }) => {
      await noteSprites(page);
      await openTable(page, state);
      const slot = await middleOf(from(page));
      expect(await followSprites(page, slot)).toBeGreaterThan(0);
      const target = await to(page);
      // Its turn stays in sight: after that it goes on to a small reef.
      await holdBeats(page);
      const release = await holdDatabase(page);
      if (pointer === 'finger') {
        await fingers.drag(slot, below(target));
        await settled(page);
        await fingers.up();
      } else {
        await page.mouse.move(slot.x, slot.y);
        await page.mouse.down();
        await page.mouse.move(target.x, target.y, { steps: 4 });
        await settled(page);
        await page.mouse.up();
      }
      await waitInPage(page, KEEPING_MS);
      await expectWaiting(await waysSinceRelease(page));
      await release();
      await expectPosition(
        page,
        moves.reduce((now, move) => must(now, move).state, state),
      );
      await settled(page);
      const ways = await waysSinceRelease(page);
      expectLanding(ways, isOnReef ? 1 : 10);
    });
  }
}

test('a lumino that is refused goes back once, with its sentence', async ({ page, fingers }) => {
  const state = settling('y3s1');
  await noteSprites(page);
  await openTable(page, state);
  const slot = await middleOf(luminoButton(page, 'y3s1'));
  await followSprites(page, slot);
  await fingers.drag(slot, below(await between(page, 'a1a2')));
  await settled(page);
  await fingers.up();
  await expect(page.locator('.ghostBubble.illegal')).toBeVisible();
  await expectUnchanged(page, state);
  const ways = await waysSinceRelease(page);
  expectLanding(ways, 100);
  for (const way of ways) expect(distance(way[way.length - 1], slot)).toBeLessThan(16);
});

test('while it is dragged, every place that would take it shows it', async ({ page, fingers }) => {
  const takers = () =>
    page.locator('.slot.taker').evaluateAll((slots) => slots.map((slot) => slot.parentElement?.className));
  await openTable(page, OFFERING);
  const over = below(await between(page, 'd2d3'));
  await fingers.drag(await middleOf(luminoButton(page, 'g4o1')), over);
  await expect.poll(takers).toEqual(['atoll']);
  await fingers.cancel();
  await expect.poll(takers).toEqual([]);

  await openTable(page, ACTING);
  await fingers.drag(await middleOf(luminoButton(page, 'y4o1')), over);
  await expect.poll(takers).toEqual(['hand']);
  await expect(field(page, 'd3')).toHaveAccessibleName(/lay here: legal/);
  await fingers.cancel();
  await expect.poll(takers).toEqual([]);
});

/** Beside what lies in a tray, so that there is a way left. */
async function beside(page: Page, name: string): Promise<Point> {
  const box = await page.getByRole('region', { name }).boundingBox();
  if (box === null) throw new Error(`${name} is nowhere`);
  return { x: box.x + box.width * 0.4, y: box.y + box.height * 0.45 };
}

/** As the page counts time, since the last thing that was done there. */
async function waitInPage(page: Page, ms: number): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(({ from, span }) => performance.now() - from > span, { from: since, span: ms });
}

/** As long as the move is not kept nothing goes anywhere. */
async function expectWaiting(ways: readonly Way[]): Promise<void> {
  expect(ways.length).toBeGreaterThan(0);
  for (const way of ways) {
    for (const point of way) expect(distance(point, way[0])).toBeLessThan(NEAR_PX);
  }
}

/** Each picture comes nearer to where it ends, all the time, and by at least so many pixels in all. */
function expectLanding(ways: readonly Way[], least: number): void {
  expect(ways.length).toBeGreaterThan(0);
  const longest = Math.max(...ways.map((way) => distance(way[0], way[way.length - 1])));
  expect(longest).toBeGreaterThan(least);
  for (const way of ways) {
    const distances = way.map((point) => distance(point, way[way.length - 1]));
    const growing = distances.flatMap((each, index) =>
      index > 0 && each > distances[index - 1] + NEAR_PX ? [[distances[index - 1], each]] : [],
    );
    expect(growing).toEqual([]);
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

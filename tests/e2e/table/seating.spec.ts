import type { Page } from '@playwright/test';
import type { Point } from '../../../src/board/layout';
import type { GameState, Seat } from '../../../src/rules/state';
import { settled } from '../../support/page/frames';
import { expectReefUnderGrid } from '../../support/page/picture';
import {
  between,
  bubble,
  expectPosition,
  expectUnchanged,
  field,
  luminoButton,
  middleOf,
  openTable,
  turned,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { crowdedAtoll, finished, handful, opening, startA } from '../../support/positions/games';
import { LEGAL_LAYS } from '../../support/positions/lays';
import { must, position } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { spot } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

test.use({ deviceScaleFactor: 1, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lumicora.seating', 'around'));
});

const { screen, fields } = TABLE_TEXTS.en;

/** Which edge of the tablet the four sit at, in the order of play, and which way is up for them. */
const SEATS = [
  { seat: 0, edge: 'bottom', up: { x: 0, y: -1 } },
  { seat: 1, edge: 'left', up: { x: 1, y: 0 } },
  { seat: 2, edge: 'top', up: { x: 0, y: 1 } },
  { seat: 3, edge: 'right', up: { x: -1, y: 0 } },
] as const;

const TABLET = { width: 1180, height: 820 };
const SCORING = finished.replace(' r10 over ', ' r8 score:- ').replaceAll('/jjjj/', '/cjcc/');

const HELD = 'y4o3';
const ABOVE_FINGER = 62;

for (const { seat, edge, up } of SEATS) {
  const next = SEATS[(seat + 1) % SEATS.length];
  const below = ({ x, y }: Point): Point => ({ x: x - up.x * ABOVE_FINGER, y: y - up.y * ABOVE_FINGER });

  test.describe(`a player at the ${edge} of the tablet`, () => {
    const state = holdingAt(seat);

    test('has everything upright, drags a lumino, which hangs above the finger, and lays it; then it is the next one', async ({
      page,
      fingers,
    }) => {
      await openTable(page, state);
      expect(await edgeBelow(page)).toBe(edge);
      expect(await buttonsOutside(page)).toEqual([]);
      await expectReefUnderGrid(page, state);
      await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'e2e3')));
      await expect(bubble(page)).toHaveText(fields.cost(1));
      await fingers.up();
      const laid = layAt(state, 'e2e3');
      await expectPosition(page, laid);
      await fingers.tap(await middleOf(page.getByRole('button', { name: screen.endTurnMove })));
      await expect.poll(() => edgeBelow(page)).toBe(next.edge);
      await turned(page);
      await expectPosition(page, must(laid, { type: 'endTurn' }).state);
    });

    test('puts it back by leaving the screen, zooms with two fingers and a wheel, and lays it with two taps', async ({
      page,
      fingers,
    }) => {
      await openTable(page, state);
      await fingers.drag(await middleOf(luminoButton(page, HELD)), below(await between(page, 'e2e3')));
      await expect(bubble(page)).not.toBeEmpty();
      await fingers.move(beyond(page, up));
      await expect(bubble(page)).toBeEmpty();
      await fingers.up();
      await expectUnchanged(page, state);

      const middle = await middleOf(field(page, 'd5'));
      const size = await sizeOf(page, 'd5');
      for (const finger of [1, 2]) await fingers.down(beside(middle, up, finger, 40), finger);
      for (const finger of [1, 2]) await fingers.move(beside(middle, up, finger, 60), finger);
      for (const finger of [1, 2]) await fingers.up(finger);
      await expect.poll(() => sizeOf(page, 'd5')).toBeCloseTo(size * 1.5, 0);
      await expectNear(page, 'd5', middle);
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => sizeOf(page, 'd5')).toBeGreaterThan(size * 1.6);
      await expectNear(page, 'd5', middle);

      await fingers.tap(await middleOf(field(page, 'c4')));
      await fingers.tap(await middleOf(field(page, 'd5')));
      await expectPosition(page, layAt(state, 'c4d5'));
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every player has everything upright and within the screen', { tag: '@main' }, async ({ page }) => {
    for (const { seat, edge } of SEATS) {
      await openTable(page, holdingAt(seat));
      expect(await edgeBelow(page)).toBe(edge);
      expect(await buttonsOutside(page)).toEqual([]);
      await expectReefUnderGrid(page, holdingAt(seat));
    }
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the screen turns; meanwhile nothing can be hit, and everything is measured as it will lie', async ({
    page,
  }) => {
    test.slow();
    // Time stands still in the middle of the turn.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...args) {
        const animation = animate.apply(this, args);
        animation.pause();
        animation.currentTime = 100;
        return animation;
      };
      // What had come in by itself, such as the parts of the last turn, would vanish and come in once more.
      const again: string[] = [];
      Reflect.set(window, 'again', again);
      const note = ({ target, animationName }: AnimationEvent) => {
        if (!(target instanceof Element) || target.closest('.leaving') === null) return;
        if (target.closest('.water') === null) again.push(animationName);
      };
      addEventListener('animationstart', note, { capture: true });
    });
    const laid = layAt(holdingAt(0), 'e2e3');
    await openTable(page, laid);
    await page.getByRole('button', { name: screen.endTurnMove }).click();
    const turns = () => page.evaluate(() => document.querySelector('.turned')?.getAnimations().length);
    // A busy machine draws the last turn, the screen and its copy for a long time.
    await expect.poll(turns, { timeout: 60_000 }).toBe(1);
    await settled(page);
    const hit = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.className);
    expect(hit).toBe('place');
    // What the last player saw is still there, picture and words, and fades while it turns: no frame is dark.
    const leaving = await page.evaluate(() => {
      const screen = document.querySelector('.leaving');
      const effect = screen?.getAnimations()[0]?.effect;
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const canvas = screen?.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return {
        edge: screen?.getAttribute('data-facing'),
        strip: screen?.querySelectorAll('.turnStrip').length,
        opacities: frames.map(({ opacity }) => opacity),
        again: Reflect.get(window, 'again'),
        isPainted: pixels?.some((value) => value > 0),
      };
    });
    expect(leaving).toEqual({ edge: '0', strip: 1, opacities: ['1', '1', '0', '0'], again: [], isPainted: true });
    // What leaves takes nothing along: all levels are still chosen.
    await expect(page.locator('.turned:not(.leaving) .levels input:checked')).toHaveCount(1);
    const coming = await page.evaluate(() => {
      const effect = document.querySelector('.turned')?.getAnimations()[0]?.effect;
      return effect instanceof KeyframeEffect ? effect.getKeyframes().map((frame) => frame.opacity) : [];
    });
    expect(coming).toEqual([undefined, undefined]);
    await page.evaluate(() => {
      // The water behind the reef never comes to an end.
      for (const animation of document.getAnimations()) {
        if (!(animation instanceof CSSAnimation)) animation.finish();
      }
    });
    await expect(page.locator('.leaving')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const next = must(laid, { type: 'endTurn' }).state;
    expect(await edgeBelow(page)).toBe('left');
    await settled(page);
    await expectReefUnderGrid(page, next);
  });
});

test.describe('handed on', () => {
  test.use({ locale: 'de-AT' });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lumicora.seating', 'handOn'));
  });

  for (const viewport of [TABLET, { width: TABLET.height, height: TABLET.width }]) {
    const size = `${viewport.width} x ${viewport.height}`;

    test(`four need not scroll during a turn, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const text of [startA, opening, crowdedAtoll, handful, SCORING]) {
        await openTable(page, position(text));
        expect(await scrolls(page), text).toBe(false);
      }
      await page.locator('.scorings button').first().click();
      expect(await scrolls(page)).toBe(false);
    });

    test(`with large letters nothing lies over anything else, and everything can be reached, ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openTable(page, position(handful));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await settled(page);
      expect(await overlaps(page)).toEqual([]);
      for (const button of await page.locator('.players button').all()) {
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 0.95 });
      }
    });
  }

  test('for the left hand everything lies the other way round', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lumicora.hand', 'left'));
    await openTable(page, holdingAt(0));
    const order = ['.players', '.levels', '.atoll', '.display', '.hand', '.turnButton', '.actions button'];
    const [players, levels, atoll, display, hand, turn, discard] = await Promise.all(
      order.map(async (each) => (await middleOf(page.locator(each).first())).x),
    );
    expect(atoll).toBeLessThan(levels);
    expect(levels).toBeLessThan(players);
    expect(discard).toBeLessThan(turn);
    expect(turn).toBeLessThan(hand);
    expect(hand).toBeLessThan(display);
  });
});

/** The seat has one lumino in hand, the others sit around it as they did. */
function holdingAt(seat: Seat): GameState {
  const words = LEGAL_LAYS[0].position.split(' ');
  const players = words.slice(-4);
  const seated = players.map((_, index) => players[(index + players.length - seat) % players.length]);
  const octopus = ((2 + seat) % players.length) + 1;
  return position(
    [...words.slice(0, -4), ...seated]
      .join(' ')
      .replace(' s1 ', ` s${seat + 1} `)
      .replace(' o3 ', ` o${octopus} `),
  );
}

function layAt(state: GameState, names: string): GameState {
  return must(state, { type: 'lay', lumino: lumino(HELD), ...spot(names) }).state;
}

/** The edge that is below for the player whom the screen faces: opposite to the one that the bar lies at. */
async function edgeBelow(page: Page): Promise<string> {
  const box = await page.locator('.turned:not(.leaving) .topBar').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (box === null) return 'nowhere';
  const isUpright = box.width > box.height;
  if (isUpright) return box.y < height / 2 ? 'bottom' : 'top';
  return box.x < width / 2 ? 'right' : 'left';
}

async function buttonsOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((button) => {
        const { left, top, right, bottom, width } = button.getBoundingClientRect();
        return width > 0 && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
      })
      .map((button) => button.ariaLabel ?? button.textContent ?? ''),
  );
}

/** Below the lower edge, as the player sees it. */
function beyond(page: Page, up: Point): Point {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: width / 2 - up.x * (width / 2 + 5), y: height / 2 - up.y * (height / 2 + 5) };
}

/** Fingers 1 and 2 on both sides of a point. */
function beside({ x, y }: Point, up: Point, finger: number, apart: number): Point {
  const side = finger === 1 ? -apart : apart;
  return { x: x + side * up.y, y: y - side * up.x };
}

async function sizeOf(page: Page, name: string): Promise<number> {
  return (await field(page, name).boundingBox())?.width ?? 0;
}

async function expectNear(page: Page, name: string, point: Point): Promise<void> {
  const { x, y } = await middleOf(field(page, name));
  expect(Math.hypot(x - point.x, y - point.y)).toBeLessThan(2);
}

async function scrolls(page: Page): Promise<boolean> {
  return page.locator('.scroller').evaluate((scroller) => scroller.scrollHeight > scroller.clientHeight);
}

/** Parts of the table that lie over each other. */
async function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('.topBar, .levels, .reefSlot, .atoll, .display, .hand, .actions, .players'),
    ]
      .map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    return parts.flatMap((a, index) =>
      parts
        .slice(index + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 1 &&
            b.box.top < a.box.bottom - 1,
        )
        .map((b) => `${a.name} over ${b.name}`),
    );
  });
}

import type { Page } from '@playwright/test';
import type { Point } from '../../../src/board/layout';

/** What Pixi draws, as far as the ways of its pictures go. */
interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly scale: Point;
  readonly children: readonly Drawn[];
}

/** Where one picture was on the screen, frame by frame from some moment on. */
export type Way = readonly Point[];

/** From the next load on the page notes where each picture is, whenever it draws. Pixi itself tells of its renderer. */
export async function noteSprites(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Map<object, Point>[] = [];
    const walk = (drawn: Drawn, { x, y }: Point, scale: Point, found: Map<object, Point>) => {
      const at = { x: x + drawn.x * scale.x, y: y + drawn.y * scale.y };
      const inside = { x: scale.x * drawn.scale.x, y: scale.y * drawn.scale.y };
      if (drawn.children.length === 0) found.set(drawn, at);
      for (const child of drawn.children) walk(child, at, inside, found);
    };
    const look = (root: Drawn) => {
      const found = new Map<object, Point>();
      walk(root, { x: 0, y: 0 }, { x: 1, y: 1 }, found);
      frames.push(found);
    };
    Reflect.set(window, '__PIXI_RENDERER_INIT__', (renderer: { render: (root: Drawn) => void }) => {
      const render = renderer.render.bind(renderer);
      renderer.render = (root) => {
        render(root);
        look(root);
      };
    });
    let released = 0;
    addEventListener('pointerup', () => (released = frames.length - 1), { capture: true });
    let followed: readonly object[] = [];
    Object.assign(window, {
      /** The pictures that lie there now, or nearly, are followed: a chosen lumino in hand is lifted a little. */
      followSprites({ x, y }: Point) {
        const last = frames[frames.length - 1] ?? new Map();
        followed = [...last].flatMap(([sprite, at]) => (Math.hypot(at.x - x, at.y - y) < 16 ? [sprite] : []));
        return followed.length;
      },
      /** Their ways since the last pointer went up, of those that are still there. */
      waysSinceRelease() {
        const since = frames.slice(released);
        return followed
          .map((sprite) => since.flatMap((frame) => frame.get(sprite) ?? []))
          .filter((way) => way.length === since.length);
      },
    });
  });
}

/** From now on the pictures that lie there are followed; how many those are. */
export function followSprites(page: Page, at: Point): Promise<number> {
  return page.evaluate((point) => Reflect.get(window, 'followSprites')(point), at);
}

/** Where they have been since the last pointer went up. */
export function waysSinceRelease(page: Page): Promise<readonly Way[]> {
  return page.evaluate(() => Reflect.get(window, 'waysSinceRelease')());
}

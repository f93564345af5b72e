import type { Point } from '../layout';

/** By how many degrees something is turned clockwise on the screen. */
export type Facing = 0 | 90 | 180 | 270;

/** Where the board lies on the screen, as the browser sees it, and which way it faces. */
export interface HostBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly facing: Facing;
}

/** From the screen to the board: pixels from what is the top left for the player it faces. */
export function toLocal({ left, top, width, height, facing }: HostBox, { x, y }: Point): Point {
  switch (facing) {
    case 0:
      return { x: x - left, y: y - top };
    case 90:
      return { x: y - top, y: left + width - x };
    case 180:
      return { x: left + width - x, y: top + height - y };
    case 270:
      return { x: top + height - y, y: x - left };
  }
}

export function isOutside({ left, top, width, height }: HostBox, { x, y }: Point): boolean {
  return x < left || y < top || x > left + width || y > top + height;
}

export function boxOf(host: Element): HostBox {
  const { left, top, width, height } = host.getBoundingClientRect();
  return { left, top, width, height, facing: facingOf(host) };
}

/** Whatever turns the board says so in `data-facing`: a rectangle on the screen is the same upside down. */
export function facingOf(host: Element): Facing {
  switch (host.closest('[data-facing]')?.getAttribute('data-facing')) {
    case '90':
      return 90;
    case '180':
      return 180;
    case '270':
      return 270;
    default:
      return 0;
  }
}

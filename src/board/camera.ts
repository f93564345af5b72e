import type { Point, ReefPlace } from './layout';

/** How the large reef is looked at: how much larger, and how far its middle is moved, in pixels. */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const AT_REST: Camera = { zoom: 1, x: 0, y: 0 };
const LARGEST = 2;

/** The reef's place as the camera shows it. */
export function seenBy(camera: Camera, place: ReefPlace): ReefPlace {
  return {
    ...place,
    unit: place.unit * camera.zoom,
    middle: { x: place.middle.x + camera.x, y: place.middle.y + camera.y },
  };
}

/** Zooms by a factor around a point of the screen that stays where it is, within limits that never lose the reef. */
export function zoomAt(camera: Camera, place: ReefPlace, at: Point, factor: number): Camera {
  const zoom = Math.min(LARGEST, Math.max(1, camera.zoom * factor));
  const grown = zoom / camera.zoom;
  const dx = at.x - place.middle.x;
  const dy = at.y - place.middle.y;
  return bounded({ zoom, x: dx - (dx - camera.x) * grown, y: dy - (dy - camera.y) * grown }, place);
}

export function panBy(camera: Camera, place: ReefPlace, by: Point): Camera {
  return bounded({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, place);
}

/** The camera moved back so far that the reef still fills its area. */
export function bounded({ zoom, x, y }: Camera, { area }: ReefPlace): Camera {
  const roomX = (area.width * (zoom - 1)) / 2;
  const roomY = (area.height * (zoom - 1)) / 2;
  return { zoom, x: Math.min(roomX, Math.max(-roomX, x)), y: Math.min(roomY, Math.max(-roomY, y)) };
}

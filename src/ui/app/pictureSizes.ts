import type { openAhead } from '../../board/ahead';
import { BROWSER_KEYS, readKey, writeKey } from '../../storage/localKeys';

type Sizes = Parameters<typeof openAhead>[0];

/** In which window pictures of which sizes were painted last. */
const SIZES_KEY = 'lumicora.pictures';

/** No field of a board is wider. */
const MOST_PIXELS = 2000;

export function noteSizes({ large, tray, small }: Sizes): void {
  const note = [innerWidth, innerHeight, large, tray, small].join(' ');
  if (readKey(BROWSER_KEYS, SIZES_KEY) !== note) writeKey(BROWSER_KEYS, SIZES_KEY, note);
}

/** Null if there are none, or those of another window. */
export function readSizes(): Sizes | null {
  const [width, height, large, tray, small] = (readKey(BROWSER_KEYS, SIZES_KEY) ?? '').split(' ').map(Number);
  const isThisWindow = width === innerWidth && height === innerHeight;
  const areSizes = [large, tray, small].every((size) => size > 1 && size < MOST_PIXELS);
  return isThisWindow && areSizes ? { large, tray, small } : null;
}

import type { SizeName } from '../art/atlas';
import { LARGEST_TRAY } from '../layout';
import type { BoardView } from '../view';

/** Pixels per field width, for each kind of picture. */
export type Sizes = Readonly<Record<SizeName, number>>;

/** Old iPads cap canvas memory, and more pixels make no visible difference. */
const MOST_PIXELS = 2;
/** From this zoom on the large reef has pictures of its own, for the largest zoom there is. */
const NEAR = 1.3;
const LARGEST_ZOOM = 2;

export function pixelRatio(): number {
  return Math.min(MOST_PIXELS, window.devicePixelRatio || 1);
}

/** The sizes that the pictures are needed in. Trays grow and shrink with what lies in them: theirs is the largest. */
export function wantedSizes({ layout, camera, state }: BoardView, ratio: number): Sizes {
  const others = layout.trays.filter(({ seat }) => seat !== null && seat !== state.seat);
  return {
    large: layout.large.unit * (camera.zoom > NEAR ? LARGEST_ZOOM : 1) * ratio,
    tray: LARGEST_TRAY * ratio,
    small: Math.max(16, ...[...layout.small, ...others].map(({ unit }) => unit)) * ratio,
  };
}

/** Pictures may be shrunk by half; enlarged only by what cannot be seen. */
export function areGoodEnough(painted: Sizes, wanted: Sizes): boolean {
  const isGood = (name: SizeName, most: number) => {
    const share = wanted[name] / painted[name];
    return share <= most && share >= 0.48;
  };
  return isGood('large', 1.02) && isGood('tray', 1.02) && isGood('small', 1.12);
}

/** A window can go to a screen with another pixel ratio without changing its size. Gives back what ends the watch. */
export function watchRatio(changed: () => void): () => void {
  const ended = new AbortController();
  const watch = () => {
    // There is no event for a new ratio, only for leaving the old one.
    const leave = () => {
      changed();
      watch();
    };
    const options = { once: true, signal: ended.signal };
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', leave, options);
  };
  watch();
  return () => ended.abort();
}

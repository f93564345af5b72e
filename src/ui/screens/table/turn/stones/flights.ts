import type { Point, Rect } from '../../../../../board/layout';
import type { Motion } from '../../../../../board/view';
import type { StoneWay } from './ways';

/** How long a stone is on its way, and how much later the next one sets off, in milliseconds; none flies otherwise. */
const PACES: Readonly<Partial<Record<Motion, { readonly flight: number; readonly gap: number }>>> = {
  brisk: { flight: 420, gap: 80 },
  calm: { flight: 600, gap: 120 },
};

const EASING = 'cubic-bezier(0.3, 0.1, 0.3, 1)';

/**
 * Lets stones fly once, moved by the compositor alone. `store` has a place for each stone, `corner` says where it is on the
 * board, and `count` how many there are now.
 */
export function flyStones(
  store: HTMLElement,
  corner: Rect,
  count: number,
  ways: readonly StoneWay[],
  motion: Motion,
): void {
  const pace = PACES[motion];
  if (pace === undefined) return;
  const places = [...store.querySelectorAll<HTMLElement>(':scope > .stone')];
  for (const { type, count: moved, at } of ways) {
    const first = type === 'earned' ? count - moved : count;
    for (const [turn, place] of places.slice(first, first + moved).entries()) {
      const away = { x: at.x - corner.x, y: at.y - corner.y };
      // The uppermost goes first.
      const order = type === 'earned' ? turn : moved - 1 - turn;
      fly(place, away, type, pace.flight, order * pace.gap);
    }
  }
}

function fly(place: HTMLElement, away: Point, type: StoneWay['type'], duration: number, delay: number): void {
  const flying = place.cloneNode(true);
  if (!(flying instanceof HTMLElement)) return;
  flying.className = 'stone flying';
  flying.style.left = `${place.offsetLeft}px`;
  flying.style.top = `${place.offsetTop}px`;
  flying.style.width = `${place.offsetWidth}px`;
  flying.style.height = `${place.offsetHeight}px`;
  place.parentElement?.append(flying);
  const x = away.x - place.offsetLeft - place.offsetWidth / 2;
  const y = away.y - place.offsetTop - place.offsetHeight / 2;
  const there = { transform: `translate(${x}px, ${y}px) scale(1.7)`, opacity: 0 };
  const onTheWay = { opacity: 1, offset: type === 'earned' ? 0.2 : 0.8 };
  const here = { transform: 'none', opacity: 1 };
  const frames = type === 'earned' ? [there, onTheWay, here] : [here, onTheWay, there];
  const timing = { duration, delay, easing: EASING, fill: 'both' } as const;
  const flight = flying.animate(frames, timing);
  flight.finished.then(
    () => flying.remove(),
    () => flying.remove(),
  );
  // Until it is there its place is still empty.
  if (type === 'earned') {
    const hidden = { opacity: 0 };
    place.firstElementChild?.animate([hidden, { ...hidden, offset: 0.95 }, { opacity: 1 }], {
      duration: duration + delay,
      fill: 'backwards',
    });
  }
}

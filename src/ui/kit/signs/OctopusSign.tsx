import { useLayoutEffect, useRef } from 'preact/hooks';
import { motion } from '../../app/state/motion';
import { usePageState } from '../pageState';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the octopus was last and until when: there is only one, and it swims from player to player. */
function createOctopusTrack(): { last: { readonly at: Point; readonly until: number } | null } {
  return { last: null };
}

/** A move takes it away here and puts it there at once; what comes later is another game. */
const SAME_MOVE_MS = 100;

export function OctopusSign() {
  const track = usePageState(createOctopusTrack);
  const element = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const here = positionOf(current);
    if (here === null) return;
    const isMoving = motion.peek() === 'brisk' || motion.peek() === 'calm';
    const { last } = track;
    if (last !== null && isMoving && performance.now() - last.until < SAME_MOVE_MS) swim(current, last.at, here);
    return () => {
      track.last = { at: here, until: performance.now() };
    };
  }, []);
  return (
    <svg class="octopus" viewBox="0 0 24 24" aria-hidden="true" ref={element}>
      <path
        class="body"
        d="M12 2.5c-4 0-6.5 3-6.5 6.7 0 2.3.9 3.6.7 5-.3 1.8-3 1.6-3.7 3.8M12 2.5c4 0 6.5 3 6.5 6.7 0 2.3-.9 3.6-.7 5 .3 1.8 3 1.6 3.7 3.8M8.5 13.5c.4 3-1.7 4-2 7.5M15.5 13.5c-.4 3 1.7 4 2 7.5M12 14v7.5M6 10c0 3 2.5 5 6 5s6-2 6-5"
      />
      <path class="eyes" d="M9.5 9.5h.01M14.5 9.5h.01" />
    </svg>
  );
}

/** Long enough to be followed by the eye. */
const SWIM_MS = 1100;

function swim(element: SVGSVGElement, from: Point, to: Point): void {
  const away = { x: from.x - to.x, y: from.y - to.y };
  const midway = { x: away.x / 2, y: away.y / 2 - 30 };
  element.animate(
    [
      { transform: `translate(${away.x}px, ${away.y}px) scale(1)` },
      { transform: `translate(${midway.x}px, ${midway.y}px) scale(1.8)` },
      { transform: 'none' },
    ],
    { duration: SWIM_MS, easing: 'ease-in-out' },
  );
}

/** In the table's own pixels, however the table is turned: an SVG has no offset, its player has. Elsewhere it is only a sign. */
function positionOf(element: SVGSVGElement): Point | null {
  const block = element.closest<HTMLElement>('.player');
  return block === null ? null : { x: block.offsetLeft, y: block.offsetTop };
}

import { useLayoutEffect, useRef } from 'preact/hooks';
import { motion } from '../../app/state/motion';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the octopus was last and until when: there is only one, and it swims from player to player. */
let last: { readonly spot: Spot; readonly until: number } | null = null;

/** A move takes it away here and puts it there at once, in milliseconds; later it is another game. */
const AT_ONCE = 100;

export function OctopusSign() {
  const element = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const here = spotOf(current);
    if (here === null) return;
    const isMoving = motion.peek() === 'brisk' || motion.peek() === 'calm';
    if (last !== null && isMoving && performance.now() - last.until < AT_ONCE) swim(current, last.spot, here);
    return () => {
      last = { spot: here, until: performance.now() };
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

/** Long enough to be followed by the eye, in milliseconds. */
const SWIM = 1100;

function swim(element: SVGSVGElement, from: Spot, to: Spot): void {
  const away = { x: from.x - to.x, y: from.y - to.y };
  const midway = { x: away.x / 2, y: away.y / 2 - 30 };
  element.animate(
    [
      { transform: `translate(${away.x}px, ${away.y}px) scale(1)` },
      { transform: `translate(${midway.x}px, ${midway.y}px) scale(1.8)` },
      { transform: 'none' },
    ],
    { duration: SWIM, easing: 'ease-in-out' },
  );
}

/** In the table's own pixels, however the table is turned: an SVG has no offset, its player has. Elsewhere it is only a sign. */
function spotOf(element: SVGSVGElement): Spot | null {
  const block = element.closest<HTMLElement>('.player');
  return block === null ? null : { x: block.offsetLeft, y: block.offsetTop };
}

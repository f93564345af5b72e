import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CAUSTICS_REACH, causticsWeb } from '../../../art/caustics';
import { motion } from '../../app/state/motion';
import { FishSign } from '../../kit/fish/FishSign';
import type { BoardScreen } from '../boardScreen';
import { fishOf, usePeople } from '../people';
import { watchStillness } from './stillness';
import './water.css';

const [REACH_X, REACH_Y] = CAUSTICS_REACH;
const BOX = `${-REACH_X} ${-REACH_Y} ${2 * REACH_X} ${2 * REACH_Y}`;

/**
 * The water behind the large reef: light that drifts and, now and then, the fish of two players. Only the compositor
 * moves it; it lies behind the canvas, so it never hides a number.
 */
export function Water({ screen: { layout } }: { readonly screen: BoardScreen }) {
  const people = usePeople();
  const isStill = useSignal(true);
  useEffect(() => {
    const stillness = watchStillness(motion);
    const unfollow = stillness.isStill.subscribe((value) => {
      isStill.value = value;
    });
    return () => {
      unfollow();
      stillness.end();
    };
  }, []);
  // Without motion there is no way for a fish to get anywhere.
  const isMoving = useComputed(() => motion.value === 'brisk' || motion.value === 'calm');
  const look = useComputed(() => `water ${isMoving.value ? 'living' : ''} ${isStill.value ? 'still' : ''}`);
  const place = useComputed(() => {
    const { x, y, width, height } = layout.value.large.area;
    return `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
  });
  return (
    <div class={look} style={place} aria-hidden="true">
      <Web name="near" />
      <Web name="far" />
      {isMoving.value &&
        [0, 1].map((seat) => (
          <div key={seat} class={`swimmer swimmer${seat}`}>
            <FishSign fish={fishOf(people, seat)} />
          </div>
        ))}
    </div>
  );
}

/** One of two webs of light that cross each other. */
function Web({ name }: { readonly name: 'near' | 'far' }) {
  const web = causticsWeb();
  return (
    <div class={`web ${name}`}>
      <svg aria-hidden="true" viewBox={BOX} preserveAspectRatio="xMidYMid slice">
        <path d={web} />
        <path class="bright" d={web} />
      </svg>
    </div>
  );
}

import type { Seat } from '../../../../../rules/state';
import { fishOf, usePeople } from '../../../../boardScreen/people';
import { FishSign } from '../../../../kit/fish/FishSign';
import './winners.css';

interface Props {
  readonly winners: readonly Seat[];
  /** How long they take to cross the reef; null if they are just there. */
  readonly crossingMs: number | null;
}

/** Where bubbles stay behind, as shares of the way over the reef. */
const BUBBLES = [0.08, 0.17, 0.22, 0.34, 0.41, 0.5, 0.58, 0.67, 0.75, 0.86] as const;

/** The winner's fish swims across the glowing reef, and bubbles stay behind. The compositor moves all of it. */
export function Winners({ winners, crossingMs }: Props) {
  const people = usePeople();
  const crossing = crossingMs === null ? {} : { '--crossing': `${crossingMs}ms` };
  return (
    <div class={`winning ${crossingMs === null ? '' : 'crossing'}`} style={crossing} aria-hidden="true">
      <div class="glow" />
      {winners.map((seat, index) => {
        // One above the other.
        const lane = { '--lane': `${(100 * (index + 1)) / (winners.length + 1)}%` };
        return [
          ...BUBBLES.map((share) => (
            <i key={`${seat}/${share}`} class="bubble" style={{ ...lane, '--share': share }} />
          )),
          <div key={seat} class="winnerFish" style={lane}>
            <div class="wake" />
            <div class="body">
              <FishSign fish={fishOf(people, seat)} />
            </div>
          </div>,
        ];
      })}
    </div>
  );
}

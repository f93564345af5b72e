import { facingOf } from '../boardScreen/facing';
import { FishSign } from '../kit/fish/FishSign';
import { seatedIn } from '../screens/setup/draft';
import { foreseen } from '../screens/setup/people/dragging';
import type { Seating } from '../settings/seating';
import './seatingPicture.css';

/** The tablet and the fish of those who play, where they sit. */
export function SeatingPicture({ seating }: { readonly seating: Seating }) {
  const seated = seatedIn(foreseen.value);
  if (seating === 'around') {
    return (
      <span class="aroundPicture">
        <AroundTablet />
        {seated.map(({ id, fish }, seat) => (
          <span key={id} class={`seat${facingOf(seating, seated.length, seat)}`}>
            <FishSign fish={fish} />
          </span>
        ))}
      </span>
    );
  }
  const [first, second] = seated;
  return (
    <span class="handOnPicture">
      <FishSign fish={first.fish} />
      <HandedTablet />
      <FishSign fish={second.fish} />
    </span>
  );
}

/** It lies still; what it shows turns. */
function AroundTablet() {
  return (
    <svg viewBox="0 0 72 52" aria-hidden="true">
      <rect class="frame" x="1.5" y="1.5" width="69" height="49" rx="8" />
      <path class="way" d="M46.5 19A12.5 12.5 0 1 0 48.5 27M47.5 12.5V20H40" />
    </svg>
  );
}

/** It goes from one to the next. */
function HandedTablet() {
  return (
    <svg viewBox="0 0 72 52" aria-hidden="true">
      <rect class="frame" x="17" y="21" width="38" height="28" rx="5" />
      <path class="way" d="M10 14C24 1 48 1 61 12M62.5 4.5L61.5 12.5 53.5 11.5M28 35H43M38 29.5L43.5 35 38 40.5" />
    </svg>
  );
}

import { goHome } from '../app/state/route';
import { texts } from '../app/state/texts';
import './backHome.css';

/** The way home from every screen that is not the table. */
export function BackHome() {
  return (
    <button type="button" class="backHome" onClick={goHome}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m14.5 5-7 7 7 7" />
      </svg>
      {texts.value.home}
    </button>
  );
}

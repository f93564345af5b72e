import { goHome } from '../app/state/route';
import { texts } from '../language';
import { shareTexts } from './texts';
import './noGame.css';

/** A link that cannot be read: what happened, what it means for the games that are here, and what to do now. */
export function NoGame({ why }: { readonly why: 'damaged' | 'newer' }) {
  const { damaged, damagedMeans, damagedNow, newer, newerMeans, newerNow, unchanged } = shareTexts.value;
  const [heading, means, now] = why === 'newer' ? [newer, newerMeans, newerNow] : [damaged, damagedMeans, damagedNow];
  return (
    <div class="noGame">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="15" cy="25" r="11" />
        <circle cx="30" cy="11" r="6.5" />
        <circle cx="33" cy="27" r="3" />
      </svg>
      <h1>{heading}</h1>
      <p>{means}</p>
      <p>{unchanged}</p>
      <p>{now}</p>
      <button type="button" class="filled" onClick={goHome}>
        {texts.value.home}
      </button>
    </div>
  );
}

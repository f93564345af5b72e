import { replayTexts } from '../../app/state/texts';
import { type Autoplay, SPEEDS, type Speed } from './autoplay';
import './speeds.css';

const SIGNS: Readonly<Record<Speed, string>> = { slow: '½×', normal: '1×', fast: '2×' };

/** How fast the game goes on by itself. */
export function Speeds({ playing: { speed, chooseSpeed } }: { readonly playing: Autoplay }) {
  const { speed: legend, speeds } = replayTexts.value;
  return (
    <fieldset class="watchSpeeds">
      <legend class="unseen">{legend}</legend>
      {SPEEDS.map((each) => (
        <label key={each} title={speeds[each]}>
          <input
            type="radio"
            name="speed"
            class="unseen"
            aria-label={speeds[each]}
            checked={each === speed.value}
            onChange={() => chooseSpeed(each)}
          />
          <span aria-hidden="true">{SIGNS[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

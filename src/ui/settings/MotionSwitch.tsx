import { tableTexts } from '../table/texts';
import { chooseMotion, chosenMotion, MOTIONS } from './motion';
import './segments.css';

export function MotionSwitch() {
  const { motion, motions } = tableTexts.value.screen;
  return (
    <fieldset class="segments">
      <legend class="unseen">{motion}</legend>
      {MOTIONS.map((each) => (
        <button key={each} type="button" aria-pressed={each === chosenMotion.value} onClick={() => chooseMotion(each)}>
          {motions[each]}
        </button>
      ))}
    </fieldset>
  );
}

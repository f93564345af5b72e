import { useId } from 'preact/hooks';
import { AroundPicture, HandOnPicture } from '../screens/settings/SeatingSetting';
import { chooseSeating, SEATINGS, type Seating, seating } from './seating';
import { settingsTexts } from './texts';
import './seatingSetting.css';

/** Two ways to sit, each with a picture and what happens then. */
export function SeatingSetting() {
  const { name, around, aroundAbout, handOn, handOnAbout } = settingsTexts.value.seating;
  const id = useId();
  const words: Readonly<Record<Seating, readonly [name: string, about: string]>> = {
    around: [around, aroundAbout],
    handOn: [handOn, handOnAbout],
  };
  return (
    <fieldset class="setting" aria-labelledby={id}>
      <b id={id}>{name}</b>
      <div class="seatings">
        {SEATINGS.map((each) => {
          const [heading, about] = words[each];
          return (
            <button key={each} type="button" aria-pressed={each === seating.value} onClick={() => chooseSeating(each)}>
              {each === 'around' ? <AroundPicture /> : <HandOnPicture />}
              <b>{heading}</b>
              <span>{about}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

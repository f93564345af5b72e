import { facingOf } from '../boardScreen/facing';
import { PictureChoice } from '../screens/setup/choices/PictureChoice';
import { calledIn, seatedIn } from '../screens/setup/draft';
import { foreseen } from '../screens/setup/people/dragging';
import { chooseSeating, SEATINGS, seating } from '../settings/seating';
import { SeatingPicture } from './SeatingPicture';
import { setupTexts } from './texts';

/** How the players and their tablet sit together. It holds for all games: the settings know it, too. */
export function SeatingChoice() {
  const texts = setupTexts.value;
  const seated = seatedIn(foreseen.value);
  const sits = seated.map((person, seat) =>
    texts.sits(calledIn(person, texts.fish), facingOf('around', seated.length, seat)),
  );
  return (
    <PictureChoice
      name="seating"
      question={texts.seating}
      choices={SEATINGS.map((value) => ({ value, ...texts[value], picture: <SeatingPicture seating={value} /> }))}
      chosen={seating.value}
      choose={chooseSeating}
      {...(seating.value === 'around' && { description: sits.join(', ') })}
    />
  );
}

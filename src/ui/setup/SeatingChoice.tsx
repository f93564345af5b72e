import { chooseSeating, SEATINGS, seating } from '../settings/seating';
import { facingOf } from '../table/facing';
import { calledIn, seatedIn } from './draft';
import { foreseen } from './dragging';
import { PictureChoice } from './PictureChoice';
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

import { chooseSeating, SEATINGS, type Seating, seating } from '../../../app/state/preferences';
import { setupTexts } from '../../../app/state/texts';
import { facingOf } from '../../../boardScreen/facing';
import { FishSign } from '../../../kit/fish/FishSign';
import { calledIn, seatedIn } from '../draft';
import { useSetup } from '../setupState';
import { PictureChoice } from './PictureChoice';

/** How the players and their tablet sit together. It holds for all games: the settings know it, too. */
export function SeatingChoice() {
  const { draftAfterDrop } = useSetup();
  const texts = setupTexts.value;
  const seated = seatedIn(draftAfterDrop.value);
  const sits = seated.map((person, seat) =>
    texts.sits(calledIn(person, texts.fish), facingOf('around', seated.length, seat)),
  );
  return (
    <PictureChoice
      name="seating"
      question={texts.seating}
      choices={SEATINGS.map((value) => ({ value, ...texts[value], picture: <SeatingPicture value={value} /> }))}
      chosen={seating.value}
      choose={chooseSeating}
      {...(seating.value === 'around' && { description: sits.join(', ') })}
    />
  );
}

/** The tablet and the fish of those who play, where they sit. */
function SeatingPicture({ value }: { readonly value: Seating }) {
  const seated = seatedIn(useSetup().draftAfterDrop.value);
  if (value === 'around') {
    return (
      <span class="aroundPicture">
        <AroundTablet />
        {seated.map(({ id, fish }, seat) => (
          <span key={id} class={`seat${facingOf(value, seated.length, seat)}`}>
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

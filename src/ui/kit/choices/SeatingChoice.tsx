import type { Facing } from '../../../board/pointer/frame';
import { chooseSeating, SEATINGS, type Seating, seating } from '../../app/state/preferences';
import { setupTexts } from '../../app/state/texts';
import { PersonSign, type SignedPerson } from '../characters/PersonSign';
import { PictureChoice } from './PictureChoice';
import './seatingChoice.css';

/** A player at the table: who, and at which side of the tablet if it lies between them. */
export interface Seated extends SignedPerson {
  readonly facing: Facing;
}

interface Props {
  /** In turn order, two at least. */
  readonly seated: readonly Seated[];
  /** What the picture shows beyond the words, for screen readers. */
  readonly description?: string | undefined;
}

/** How the players and their tablet sit together, asked before a game and in the settings alike: it holds for all games. */
export function SeatingChoice({ seated, description }: Props) {
  const texts = setupTexts.value;
  return (
    <PictureChoice
      name="seating"
      question={texts.seating}
      choices={SEATINGS.map((value) => ({
        value,
        ...texts[value],
        picture: <SeatingPicture value={value} seated={seated} />,
      }))}
      chosen={seating.value}
      choose={chooseSeating}
      {...(description !== undefined && { description })}
    />
  );
}

/** The tablet and the fish of those who play, where they sit. */
function SeatingPicture({ value, seated }: { readonly value: Seating; readonly seated: readonly Seated[] }) {
  if (value === 'around') {
    return (
      <span class="aroundPicture">
        <AroundTablet />
        {seated.map(({ fish, mind, facing }) => (
          <span key={facing} class={`seat${facing}`}>
            <PersonSign fish={fish} mind={mind} />
          </span>
        ))}
      </span>
    );
  }
  const [first, second] = seated;
  return (
    <span class="handOnPicture">
      <PersonSign fish={first.fish} mind={first.mind} />
      <HandedTablet />
      <PersonSign fish={second.fish} mind={second.mind} />
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

import { seating } from '../../../app/state/preferences';
import { setupTexts } from '../../../app/state/texts';
import { sideOf } from '../../../boardScreen/facing';
import { SeatingChoice } from '../../../kit/choices/SeatingChoice';
import { calledIn, seatedIn } from '../draft';
import { useSetup } from '../setupState';

/** How those who are about to play sit, in the order that a drag would give them. */
export function SetupSeating() {
  const { fish: fishName, sits } = setupTexts.value;
  const people = seatedIn(useSetup().draftAfterDrop.value);
  const isCharacter = people.map(({ character }) => character !== null);
  const seated = people.map(({ fish, character }, seat) => ({
    fish,
    mind: character,
    facing: sideOf(isCharacter, seat),
  }));
  const told = people.map((person, seat) => sits(calledIn(person, fishName), seated[seat].facing));
  return <SeatingChoice seated={seated} description={seating.value === 'around' ? told.join(', ') : undefined} />;
}

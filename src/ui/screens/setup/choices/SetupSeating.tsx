import { seating } from '../../../app/state/preferences';
import { setupTexts } from '../../../app/state/texts';
import { facingOf } from '../../../boardScreen/facing';
import { SeatingChoice } from '../../../kit/choices/SeatingChoice';
import { calledIn, seatedIn } from '../draft';
import { useSetup } from '../setupState';

/** How those who are about to play sit, in the order that a drag would give them. */
export function SetupSeating() {
  const { fish: fishName, sits } = setupTexts.value;
  const people = seatedIn(useSetup().draftAfterDrop.value);
  const seated = people.map(({ fish }, seat) => ({ fish, facing: facingOf('around', people.length, seat) }));
  const told = people.map((person, seat) => sits(calledIn(person, fishName), seated[seat].facing));
  return <SeatingChoice seated={seated} description={seating.value === 'around' ? told.join(', ') : undefined} />;
}

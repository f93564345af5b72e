import { FISH } from '../../../history/record';
import { sideOf } from '../../boardScreen/facing';
import { fishOf, usePeople } from '../../boardScreen/people';
import { SeatingChoice } from '../../kit/choices/SeatingChoice';

/** The same question as before a game. At a table its own players are in the picture, else all there could be. */
export function SeatingSetting() {
  const people = usePeople();
  const count = people.length === 0 ? FISH.length : people.length;
  const isCharacter = Array.from({ length: count }, (_, seat) => (people[seat]?.mind ?? null) !== null);
  const seated = Array.from({ length: count }, (_, seat) => ({
    fish: fishOf(people, seat),
    mind: people[seat]?.mind ?? null,
    facing: sideOf(isCharacter, seat),
  }));
  return (
    <div class="setting seatingSetting">
      <SeatingChoice seated={seated} />
    </div>
  );
}

import { FISH } from '../../../history/record';
import { facingOf } from '../../boardScreen/facing';
import { fishOf, usePeople } from '../../boardScreen/people';
import { SeatingChoice } from '../../kit/choices/SeatingChoice';

/** The same question as before a game. At a table its own players are in the picture, else all there could be. */
export function SeatingSetting() {
  const people = usePeople();
  const count = people.length === 0 ? FISH.length : people.length;
  const seated = Array.from({ length: count }, (_, seat) => ({
    fish: fishOf(people, seat),
    facing: facingOf('around', count, seat),
  }));
  return (
    <div class="setting seatingSetting">
      <SeatingChoice seated={seated} />
    </div>
  );
}

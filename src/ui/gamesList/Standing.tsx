import { LAST_ROUND } from '../../rules/state';
import type { Person } from '../../storage/record';
import type { Glimpse } from './glimpse';
import { listOf, nameOf } from './names';
import { gamesListTexts } from './texts';

interface Props {
  readonly people: readonly Person[];
  readonly glimpse: Glimpse;
}

/** Which round it is and whose turn, or how the game ended: two lines. */
export function Standing({ people, glimpse: { round, toMove, winners, points } }: Props) {
  const texts = gamesListTexts.value;
  const [first, second] =
    toMove === null
      ? [texts.finished, texts.won(listOf(winners.map((seat) => nameOf(people, seat))), winners.length, points)]
      : [texts.round(round, LAST_ROUND), texts.turn(nameOf(people, toMove))];
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}

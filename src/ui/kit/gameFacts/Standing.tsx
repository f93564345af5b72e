import type { Person } from '../../../history/record';
import { LAST_ROUND } from '../../../rules/state';
import { gamesListTexts } from '../../app/state/texts';
import type { Glimpse } from './glimpse';
import { listOf, nameOf } from './names';

interface Props {
  readonly people: readonly Person[];
  readonly glimpse: Glimpse;
}

/** Which round it is and whose turn, or how the game ended: two lines. */
export function Standing({ people, glimpse }: Props) {
  const texts = gamesListTexts.value;
  const [first, second] =
    glimpse.toMove === null
      ? [texts.finished, winOf(people, glimpse)]
      : [texts.round(glimpse.round, LAST_ROUND), texts.turn(nameOf(people, glimpse.toMove))];
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}

/** "Nora has won" */
export function winOf(people: readonly Person[], { winners }: Glimpse): string {
  return gamesListTexts.value.won(listOf(winners.map((seat) => nameOf(people, seat))), winners.length);
}

import { LUMINOS, type LuminoId } from '../../../rules/data/luminos';
import type { GameState } from '../../../rules/state';
import { type Lesson, pointAt } from '../lesson';

/** [5.1] The first turn: what the game is about, and that one lumino goes into the atoll. */
export const offer: Lesson = {
  name: 'offer',
  isRare: false,
  gesture: 'bring',
  look: ({ state }) => (state.step.type === 'offer' ? pointAt('display', { luminos: [goodOffer(state)] }) : null),
};

/** One of the colour that the own reef shows least, so that what fits stays; of those the highest, which limestone needs. */
function goodOffer({ players, seat, atoll }: GameState): LuminoId {
  const { display } = players[seat];
  const alike = (lumino: LuminoId) => atoll.filter((each) => LUMINOS[each].colour === LUMINOS[lumino].colour).length;
  return display.reduce((best, lumino) => {
    const more = alike(best) - alike(lumino);
    return more > 0 || (more === 0 && LUMINOS[lumino].value > LUMINOS[best].value) ? lumino : best;
  });
}

import { STORE } from '../../../rules/data/limestone';
import type { GameState } from '../../../rules/state';
import { priceOfLay, RULES } from '../../table/moveSource';
import { type LayOfHand, type Lesson, laysAt, NO_FACTS, pointAt } from '../lesson';

/** [6.4] Limestone is short, or only water is left: what water costs, and where limestone comes from. */
export const water: Lesson = {
  name: 'water',
  isRare: false,
  gesture: null,
  look: (moment) => {
    const { state } = moment;
    const { hand, limestone } = state.players[state.seat];
    if (state.step.type !== 'settle' || hand.length === 0) return null;
    const lays = laysAt(moment);
    const costs = lays.filter(({ numberOn, otherOn }) => priceOfLay(state, numberOn, otherOn) > 0);
    const isOnlyPlace = lays.length > 0 && costs.length === lays.length;
    const shown = isOnlyPlace ? costs : outOfReach(state, lays);
    if (shown.length === 0) return null;
    const [{ numberOn, otherOn }] = shown;
    return pointAt('store', { fields: [numberOn, otherOn], facts: { ...NO_FACTS, limestone } });
  },
};

/** What could be laid with a full store, and cannot now. */
function outOfReach(state: GameState, lays: readonly LayOfHand[]): readonly LayOfHand[] {
  const { players, seat } = state;
  if (players[seat].limestone > 1) return [];
  const rich = players.map((player, each) => (each === seat ? { ...player, limestone: STORE } : player));
  const all = RULES.legal({ ...state, players: rich }).filter((move): move is LayOfHand => move.type === 'lay');
  return all.filter(
    (move) => !lays.some(({ numberOn, otherOn }) => move.numberOn === numberOn && move.otherOn === otherOn),
  );
}

import { STORE } from '../../../rules/data/limestone';
import type { GameState } from '../../../rules/state';
import { priceOfLay, RULES } from '../../table/moveSource';
import { type LayOfHand, type Lesson, laysAt, type Moment, momentOf, NO_FACTS, pointAt, type Shown } from '../lesson';

/** [6.4] Limestone is short, or only water is left: what water costs, and where limestone comes from. */
export const water: Lesson = {
  name: 'water',
  isRare: false,
  gesture: null,
  look: (moment) => {
    const { state, last } = moment;
    // While the first lumino of all was laid, there was something else to say.
    const isLaid = state.step.type === 'settle' && (last?.move.type === 'lay' || last?.move.type === 'discard');
    return shortage(moment) ?? (isLaid && last !== null ? shortage(momentOf(last.state, null)) : null);
  },
};

function shortage(moment: Moment): Shown | null {
  const { state } = moment;
  const { hand, limestone } = state.players[state.seat];
  // From the second turn on an empty store is worth a word before one decides what to offer.
  if (state.step.type === 'offer' && limestone === 0 && state.round > 1) return pointAt('store');
  if (state.step.type !== 'settle' || hand.length === 0) return null;
  const lays = laysAt(moment);
  const costs = lays.filter(({ numberOn, otherOn }) => priceOfLay(state, numberOn, otherOn) > 0);
  const isOnlyPlace = lays.length > 0 && costs.length === lays.length;
  const shown = isOnlyPlace ? costs : outOfReach(state, lays);
  if (shown.length === 0) return null;
  const [{ numberOn, otherOn }] = shown;
  return pointAt('store', { fields: [numberOn, otherOn], facts: { ...NO_FACTS, limestone } });
}

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

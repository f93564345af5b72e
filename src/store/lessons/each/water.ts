import { STORE } from '../../../rules/data/limestone';
import type { GameState } from '../../../rules/state';
import { priceOfLay, RULES } from '../../table/moveSource';
import { isLay, type LayOfHand, type Lesson, type Moment, momentOf, NO_FACTS, pointAt, type Shown } from '../lesson';
import { goodLays, richOffers } from '../suggestions';

/** [6.4] What a lay costs at most. With less in store some water is out of reach. */
const MOST_PAID = 2;

/** [6.4] Limestone is short, or water can or must be laid on: what water costs, and where limestone comes from. */
export const water: Lesson = {
  name: 'water',
  isRare: false,
  canWait: true,
  hasLine: true,
  gesture: null,
  look: (moment) => {
    const { state } = moment;
    const { limestone } = state.players[state.seat];
    // From the second turn on a bare store is worth a word before one decides what to offer.
    if (state.step.type === 'offer' && state.round > 1 && limestone < MOST_PAID) {
      return pointAt('store', { facts: { ...NO_FACTS, limestone }, suggested: richOffers(state) });
    }
    return shortage(moment) ?? missed(moment);
  },
};

/** With luminos in hand. The first turn has enough to say: in it only if there is no other place. */
function shortage({ state, lays }: Moment): Shown | null {
  const { hand, limestone } = state.players[state.seat];
  if (state.step.type !== 'settle' || hand.length === 0) return null;
  const costs = ({ numberOn, otherOn }: LayOfHand) => priceOfLay(state, numberOn, otherOn) > 0;
  // Who could pay should know that it costs, too.
  if (state.round === 1 && !lays.every(costs)) return null;
  const shown = laysOfRich(state).find(costs);
  if (shown === undefined) return null;
  const { numberOn, otherOn } = shown;
  const facts = { ...NO_FACTS, limestone };
  return pointAt('store', { fields: [numberOn, otherOn], facts, suggested: goodLays(state, lays) });
}

/** While the last lumino was in hand, there may have been something else to say. */
function missed({ last }: Moment): Shown | null {
  if (last?.move.type !== 'lay' && last?.move.type !== 'discard') return null;
  const shown = shortage(momentOf(last.state, null));
  return shown === null ? null : { ...shown, suggested: [] };
}

/** What could be laid with a full store. */
function laysOfRich(state: GameState): readonly LayOfHand[] {
  const players = state.players.map((player, each) => (each === state.seat ? { ...player, limestone: STORE } : player));
  return RULES.legal({ ...state, players }).filter(isLay);
}

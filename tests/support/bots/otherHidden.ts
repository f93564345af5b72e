import type { GameState } from '../../../src/rules/state';
import { chance } from '../rules/build';

/** The same game for everyone who looks: another generator, and other luminos set aside. */
export function otherHidden(state: GameState, seed: number): GameState {
  const random = chance(seed);
  const unseen = [...state.supply.bag, ...state.supply.emergency];
  for (let index = unseen.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [unseen[index], unseen[other]] = [unseen[other], unseen[index]];
  }
  const bag = unseen.slice(0, state.supply.bag.length);
  const emergency = unseen.slice(state.supply.bag.length);
  return { ...state, supply: { bag, emergency, random: Math.floor(random() * 2 ** 31), dry: state.supply.dry } };
}

import { STORE } from '../../../../src/rules/data/limestone';
import type { GameState } from '../../../../src/rules/state';
import { after, FOUR, LIGHT, when } from '../games';
import { AROUND, LEFT_HANDED, openedGame } from '../kept';
import { arrive, type Scene } from '../scene';

const empty = when(LIGHT, () => true);
const dealt = after(LIGHT, ({ move, events }) => {
  return move.type === 'layStart' && events.some(({ type }) => type === 'drawn');
});
const full = when(FOUR, (state) => limestoneOf(state) === STORE);
const none = when(FOUR, (state) => state.step.type === 'settle' && state.round > 3 && limestoneOf(state) === 0);

/** What lies beside the reef, and where nothing lies yet: atoll, display, limestone. */
export const TRAYS: readonly Scene[] = [
  { name: 'deal-empty-around', ...openedGame(empty, AROUND) },
  { name: 'deal-done', ...openedGame(dealt), prepare: arrive },
  { name: 'deal-done-around', ...openedGame(dealt, AROUND), prepare: arrive },
  { name: 'stones-full', ...openedGame(full), prepare: arrive },
  { name: 'stones-none', ...openedGame(none), prepare: arrive },
  { name: 'stones-left-handed', ...openedGame(full, LEFT_HANDED), prepare: arrive },
  { name: 'muted', ...openedGame(none, { 'lumicora.sound': 'off' }), prepare: arrive },
];

function limestoneOf({ players, seat }: GameState): number {
  return players[seat].limestone;
}

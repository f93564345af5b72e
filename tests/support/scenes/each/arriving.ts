import type { GameState, Seat } from '../../../../src/rules/state';
import { before, EMPTIED, FOUR, LIGHT, when } from '../games';
import { AROUND, openedGame } from '../kept';
import { arrive, nextButton, type Scene, type Stage } from '../scene';

const isDone = ({ step, players, seat, round }: GameState) =>
  step.type === 'settle' && players[seat].hand.length === 0 && round === 6;

/** Their turn ends, and the game goes on to another player. */
const done = when(FOUR, isDone);
const lastTurn = before(EMPTIED, ({ move, events }) => {
  return move.type === 'endTurn' && events.some(({ type }) => type === 'emergencyOpened');
});

/** From one player to the next, in both ways to sit. */
export const ARRIVING: readonly Scene[] = [
  { name: 'start-named', ...openedGame(when(LIGHT, () => true)) },
  { name: 'start-second', ...openedGame(when(LIGHT, ({ seat }) => seat === 1)) },
  { name: 'welcome-back', ...openedGame(done) },
  { name: 'handover', ...openedGame(done), prepare: endTurn },
  { name: 'handover-emergency', ...openedGame(lastTurn), prepare: endTurn },
  { name: 'around-handover', ...openedGame(done, AROUND), prepare: endTurn },
  ...[0, 1, 2, 3].map(
    (seat): Scene => ({ name: `around-seat-${seat + 1}`, ...openedGame(turnOf(seat), AROUND), prepare: arrive }),
  ),
];

async function endTurn(stage: Stage): Promise<void> {
  await arrive(stage);
  await stage.press(nextButton(stage));
  await stage.page.locator('.handover:not(.trembling)').waitFor();
}

function turnOf(seat: Seat) {
  return when(FOUR, (state) => state.step.type === 'act' && state.round === 7 && state.seat === seat);
}

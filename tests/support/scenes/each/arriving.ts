import type { GameState, Seat } from '../../../../src/rules/state';
import { holdBeats } from '../../page/holdBeats';
import { before, FOUR, LIGHT, when } from '../games';
import { AROUND, CARD, MOVING, openedGame } from '../kept';
import { arrive, nextButton, type Scene, type Stage } from '../scene';

const isDone = ({ step, players, seat, round }: GameState) =>
  step.type === 'settle' && players[seat].hand.length === 0 && round === 6;

/** Their turn ends, and the game goes on to another player. */
const done = when(FOUR, isDone);
const earned = before(FOUR, ({ move, state }) => {
  return (
    move.type === 'endTurn' &&
    state.round === 6 &&
    FOUR.past[FOUR.past.findIndex((made) => made.state === state) - 1].move.type === 'takeLimestone'
  );
});

/** From one player to the next, in both ways to sit. */
export const ARRIVING: readonly Scene[] = [
  { name: 'start-named', ...openedGame(when(LIGHT, () => true)) },
  { name: 'start-second', ...openedGame(when(LIGHT, ({ seat }) => seat === 1)) },
  { name: 'welcome-back', ...openedGame(done) },
  { name: 'turn-shown', ...openedGame(done, MOVING), prepare: showTurn },
  { name: 'turn-shown-limestone', ...openedGame(earned, MOVING), prepare: showTurn },
  { name: 'around-turn-shown', ...openedGame(done, { ...AROUND, ...MOVING }), prepare: showTurn },
  { name: 'next-banner', ...openedGame(done, MOVING), prepare: callNext },
  { name: 'around-next-banner', ...openedGame(done, { ...AROUND, ...MOVING }), prepare: callNext },
  { name: 'next-taken-back', ...openedGame(done, MOVING), prepare: takeBack },
  { name: 'since-last-turn', ...openedGame(turnOf(2)), prepare: seeSince },
  { name: 'card', ...openedGame(done, CARD), prepare: callByCard },
  { name: 'around-card', ...openedGame(done, { ...AROUND, ...CARD }), prepare: callByCard },
  ...[0, 1, 2, 3].map(
    (seat): Scene => ({ name: `around-seat-${seat + 1}`, ...openedGame(turnOf(seat), AROUND), prepare: arrive }),
  ),
];

/** What was done is shown, and stays so. */
async function showTurn(stage: Stage): Promise<void> {
  await arrive(stage);
  await holdBeats(stage.page);
  await stage.press(nextButton(stage));
  await stage.page.locator('.turnStrip').waitFor();
}

/** The next player is called, and stays so. */
async function callNext(stage: Stage): Promise<void> {
  await showTurn(stage);
  await stage.page.keyboard.press('Enter');
  await keepBanner(stage);
}

/** It would fade by itself, though its time stands still. */
async function keepBanner({ page }: Stage): Promise<void> {
  await page.locator('.nextBanner').evaluate((banner: HTMLElement) => {
    banner.style.animation = 'none';
  });
}

async function takeBack(stage: Stage): Promise<void> {
  await callNext(stage);
  await stage.page.keyboard.press('u');
  await stage.page.locator('.nextBanner').getByText(stage.texts.table.screen.takenBack.turn('小林さくら')).waitFor();
  await keepBanner(stage);
}

async function seeSince(stage: Stage): Promise<void> {
  await arrive(stage);
  await holdBeats(stage.page);
  await stage.press(stage.page.locator('.sinceButton'));
  await stage.page.locator('.turnStrip').waitFor();
}

/** Those who want it are called by a card with words. */
async function callByCard(stage: Stage): Promise<void> {
  await arriveByCard(stage);
  await stage.press(nextButton(stage));
  await stage.page.locator('.handover:not(.deaf)').waitFor();
}

async function arriveByCard({ page, press, settle }: Stage): Promise<void> {
  await press(page.locator('.handover:not(.deaf) .filled'));
  await settle();
}

function turnOf(seat: Seat) {
  return when(FOUR, (state) => state.step.type === 'act' && state.round === 7 && state.seat === seat);
}

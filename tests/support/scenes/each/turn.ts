import { limestoneGain } from '../../../../src/rules/data/limestone';
import { LUMINOS } from '../../../../src/rules/data/luminos';
import type { GameState } from '../../../../src/rules/state';
import { RULES } from '../../../../src/store/table/moveSource';
import { sortByLook } from '../../../../src/ui/boardScreen/canvas/boardLayout';
import { after, EMPTIED, FOUR, when } from '../games';
import { expectBubble } from '../holding';
import { LEFT_HANDED, openedGame, WITHOUT_MARKS } from '../kept';
import { arrive, luminoIn, type Scene } from '../scene';

const offering = when(FOUR, ({ step, round }) => step.type === 'offer' && round === 5);
const special = when(FOUR, RULES.hasSpecial);
const acting = when(FOUR, (state) => state.round > 3 && takeableColours(state) === 3);
const full = when(FOUR, (state) => limestoneGain(state).fitting < limestoneGain(state).value);
const three = when(FOUR, (state) => state.round === 6 && handOf(state) === 3);
const drawn = after(EMPTIED, ({ state, events }) => {
  return state.round > 3 && state.step.type === 'act' && events.some(({ type }) => type === 'drawn');
});
const one = when(FOUR, (state) => state.round === 7 && handOf(state) === 1);
const done = when(FOUR, (state) => state.round === 7 && handOf(state) === 0);

/** The steps of a turn, and what can be asked on the way. */
export const TURN: readonly Scene[] = [
  { name: 'offer', ...openedGame(offering), prepare: arrive },
  {
    name: 'offer-chosen',
    ...openedGame(offering),
    async prepare(stage) {
      await arrive(stage);
      await stage.touch(luminoIn(stage, 'display', 1));
      await stage.page.getByRole('button', { name: stage.texts.table.screen.offerMove }).waitFor();
    },
  },
  { name: 'special-possible', ...openedGame(special), prepare: arrive },
  {
    name: 'special-chosen',
    ...openedGame(special),
    async prepare(stage) {
      const { specialBegin, specialMove } = stage.texts.table.screen;
      await arrive(stage);
      await stage.press(stage.page.getByRole('button', { name: specialBegin }));
      for (const index of [0, 1]) await stage.touch(luminoIn(stage, 'atoll', index));
      await stage.page.getByRole('button', { name: specialMove(2) }).waitFor();
    },
  },
  { name: 'act', ...openedGame(acting), prepare: arrive },
  {
    name: 'act-refused',
    ...openedGame(acting),
    async prepare(stage) {
      await arrive(stage);
      const { atoll, step } = acting.state;
      const offered = step.type === 'act' ? step.offered : 0;
      await stage.touch(luminoIn(stage, 'atoll', sortByLook(atoll).indexOf(offered)));
      await expectBubble(stage, stage.texts.table.refusals.offeredColour(LUMINOS[offered].colour));
    },
  },
  { name: 'act-full-store', ...openedGame(full), prepare: arrive },
  { name: 'settle-three', ...openedGame(three), prepare: arrive },
  { name: 'discard-price', ...openedGame(one), prepare: arrive },
  { name: 'end-turn', ...openedGame(done), prepare: arrive },
  {
    name: 'consent',
    ...openedGame(drawn),
    async prepare(stage) {
      await arrive(stage);
      const { undo, consentAsk } = stage.texts.table.screen;
      await stage.press(stage.page.getByRole('button', { name: undo, exact: true }));
      await stage.page.getByRole('dialog', { name: consentAsk.undo }).waitFor();
    },
  },
  { name: 'left-handed', ...openedGame(three, LEFT_HANDED), prepare: arrive },
  { name: 'without-marks', ...openedGame(three, WITHOUT_MARKS), prepare: arrive },
];

/** How many colours could be taken from the atoll; 0 if it is not the time for that. */
function takeableColours({ step, atoll }: GameState): number {
  if (step.type !== 'act') return 0;
  const { colour } = LUMINOS[step.offered];
  return new Set(atoll.map((lumino) => LUMINOS[lumino].colour).filter((each) => each !== colour)).size;
}

/** How many luminos are in hand while there is laying to do; else none, not even 0. */
function handOf({ step, players, seat }: GameState): number | null {
  return step.type === 'settle' ? players[seat].hand.length : null;
}
